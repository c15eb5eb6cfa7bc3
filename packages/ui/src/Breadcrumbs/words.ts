import { defineWords } from '@fireline/domain/lib';

export const breadcrumbsWords = defineWords({
  'Breadcrumbs.label': { cn: '所在位置', hk: '所在位置', en: 'You are here' },
  'Breadcrumbs.more': {
    cn: '显示中间 {count} 级',
    hk: '顯示中間 {count} 層',
    en: 'Show {count} more {count|level|levels}',
  },
});
