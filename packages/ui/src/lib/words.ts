import { defineWords } from '@fireline/domain/lib';

export const fieldWords = defineWords({
  'Field.optional': { cn: '（选填）', hk: '（可留空）', en: '(optional)' },
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
