import { defineWords } from '@fireline/domain/lib';

export const personalWords = defineWords({
  'personal.show': {
    cn: '显示{name}的完整{field}（将记录到用户日志）',
    hk: '顯示{name}的完整{field}（將記錄到用戶日誌）',
    en: 'Show the {field} of {name} whole; the user log notes it',
  },
  'personal.hide': { cn: '隐藏{name}的{field}', hk: '隱藏{name}的{field}', en: 'Hide the {field} of {name}' },
  'personal.more': { cn: '等 {count} 个', hk: '等 {count} 個', en: '({count} in all)' },
  'personal.failed': {
    cn: '完整联系方式未能读取',
    hk: '未能讀取完整聯絡資料',
    en: 'The masked values could not be read whole',
  },
});
