import { defineWords } from '@fireline/domain/lib';

export const treeWords = defineWords({
  'Tree.search': { cn: '查找', hk: '搜尋', en: 'Find' },
  'Tree.found': { cn: '{count} 项匹配', hk: '{count} 項符合', en: 'Matches: {count}' },
  'Tree.notFound': { cn: '没有匹配的项', hk: '沒有符合的項目', en: 'Nothing matches' },
  'Tree.searching': { cn: '正在查找…', hk: '正在搜尋…', en: 'Searching…' },
  'Tree.findFailed': {
    cn: '查找失败，只显示已展开过的分支中的结果',
    hk: '搜尋失敗，只顯示曾展開的分支中的結果',
    en: 'The search failed: only branches that were opened are shown',
  },
  'Tree.loadedOnly': {
    cn: '只查找已展开过的分支',
    hk: '只搜尋曾展開的分支',
    en: 'Only branches that were opened are searched',
  },
  'Tree.empty': { cn: '这里还没有内容', hk: '這裏尚未有內容', en: 'There is nothing here yet' },
  'Tree.loading': { cn: '正在加载…', hk: '正在載入…', en: 'Loading…' },
  'Tree.failed': { cn: '加载失败', hk: '載入失敗', en: 'Loading failed' },
  'Tree.retry': { cn: '重试', hk: '重試', en: 'Try again' },
});
