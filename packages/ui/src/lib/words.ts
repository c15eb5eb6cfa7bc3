import { defineWords } from '@fireline/domain/lib';

export const fieldWords = defineWords({
  'Field.optional': { cn: '（选填）', hk: '（可留空）', en: '(optional)' },
});

export const referenceWords = defineWords({
  'Reference.name': { cn: '参考编号', hk: '參考編號', en: 'Reference' },
});

/** What a list says that is found by typing. */
export const choiceWords = defineWords({
  'Choices.count': { cn: '{count} 项可选', hk: '{count} 項可選', en: 'Choices: {count}' },
  'Choices.more': {
    cn: '另有 {count} 项，多输入几个字可缩小范围',
    hk: '另有 {count} 項，多輸入幾個字可縮小範圍',
    en: '{count} more: type on to narrow them down',
  },
  'Choices.empty': { cn: '没有匹配的选项', hk: '沒有符合的選項', en: 'Nothing matches' },
  'Choices.loading': { cn: '正在查找…', hk: '正在搜尋…', en: 'Searching…' },
  'Choices.failed': { cn: '查找失败', hk: '搜尋失敗', en: 'The search failed' },
  'Choices.retry': { cn: '重试', hk: '重試', en: 'Try again' },
});

export const undoWords = defineWords({
  'Undo.act': { cn: '撤销', hk: '復原', en: 'Undo' },
});

/** What every editor of a list says. */
export const listWords = defineWords({
  'List.up': { cn: '上移 {name}', hk: '上移 {name}', en: 'Move {name} up' },
  'List.down': { cn: '下移 {name}', hk: '下移 {name}', en: 'Move {name} down' },
  'List.remove': { cn: '删除 {name}', hk: '刪除 {name}', en: 'Remove {name}' },
  'List.moved': {
    cn: '{name} 已移到第 {position} 位，共 {count} 位',
    hk: '{name} 已移到第 {position} 位，共 {count} 位',
    en: '{name} moved to position {position} of {count}',
  },
  'List.removed': { cn: '已删除 {name}', hk: '已刪除 {name}', en: '{name} removed' },
  'List.count': { cn: '{count} / {max}', hk: '{count} / {max}', en: '{count} of {max}' },
});
