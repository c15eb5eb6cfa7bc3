import { defineWords } from '@fireline/domain/lib';

/** The history of a record. */
export const historyWords = defineWords({
  'history.field': { cn: '字段', hk: '欄位', en: 'Field' },
  'history.before': { cn: '之前', hk: '之前', en: 'Before' },
  'history.after': { cn: '之后', hk: '之後', en: 'After' },
  'history.changes': { cn: '变更内容', hk: '更改內容', en: 'What changed' },
  'history.nothing': { cn: '无', hk: '無', en: 'Nothing' },
  'history.historyOf': { cn: '变更记录', hk: '更改記錄', en: 'History' },
  'history.noHistory': { cn: '没有变更记录', hk: '沒有更改記錄', en: 'No changes are recorded' },
});
