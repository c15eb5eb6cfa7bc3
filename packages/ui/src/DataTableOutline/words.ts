import { defineWords } from '@fireline/domain/lib';

export const dataTableOutlineWords = defineWords({
  'DataTableOutline.openAll': { cn: '全部展开', hk: '全部展開', en: 'Expand all' },
  'DataTableOutline.closeAll': { cn: '全部收起', hk: '全部收合', en: 'Collapse all' },
  'DataTableOutline.open': { cn: '展开', hk: '展開', en: 'Expand' },
  'DataTableOutline.close': { cn: '收起', hk: '收合', en: 'Collapse' },
  'DataTableOutline.none': { cn: '（空）', hk: '（空白）', en: '(none)' },
  'DataTableOutline.count': { cn: '{count} 行', hk: '{count} 行', en: '{count} {count|row|rows}' },
  'DataTableOutline.loading': { cn: '正在加载', hk: '載入中', en: 'Loading' },
  'DataTableOutline.failed': { cn: '加载失败', hk: '載入失敗', en: 'Could not load' },
  'DataTableOutline.retry': { cn: '重试', hk: '重試', en: 'Try again' },
});
