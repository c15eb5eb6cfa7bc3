import { defineWords } from '@fireline/domain/lib';

export const timelineWords = defineWords({
  'Timeline.after': { cn: '{gap} 后', hk: '{gap} 後', en: 'after {gap}' },
  'Timeline.since': { cn: '{what}后 {gap}', hk: '{what}後 {gap}', en: '{gap} after {what}' },
  'Timeline.empty': { cn: '还没有记录', hk: '尚未有記錄', en: 'Nothing has happened yet' },
  'Timeline.noTime': { cn: '时间不详', hk: '時間不詳', en: 'Time unknown' },
});
