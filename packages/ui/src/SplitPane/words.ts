import { defineWords } from '@fireline/domain/lib';

export const splitPaneWords = defineWords({
  'SplitPane.resize': { cn: '调整“{name}”的大小', hk: '調整「{name}」的大小', en: 'Resize {name}' },
  'SplitPane.collapsed': { cn: '已收起', hk: '已收起', en: 'collapsed' },
});
