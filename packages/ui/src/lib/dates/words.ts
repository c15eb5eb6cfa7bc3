import { defineWords } from '@fireline/domain/lib';

export const dateWords = defineWords({
  'Dates.open': { cn: '打开日历', hk: '開啟月曆', en: 'Open the calendar' },
  'Dates.calendar': { cn: '日历', hk: '月曆', en: 'Calendar' },
  'Dates.clear': { cn: '清除日期', hk: '清除日期', en: 'Clear' },
  'Dates.from': { cn: '开始日期', hk: '開始日期', en: 'First day' },
  'Dates.to': { cn: '结束日期', hk: '結束日期', en: 'Last day' },
  'Dates.presets': { cn: '常用范围', hk: '常用範圍', en: 'Common ranges' },
  'Dates.today': { cn: '今天', hk: '今日', en: 'today' },
  'Dates.chosen': { cn: '已选', hk: '已選', en: 'chosen' },
  'Dates.previousYear': { cn: '上一年', hk: '上一年', en: 'Previous year' },
  'Dates.previousMonth': { cn: '上个月', hk: '上個月', en: 'Previous month' },
  'Dates.nextMonth': { cn: '下个月', hk: '下個月', en: 'Next month' },
  'Dates.nextYear': { cn: '下一年', hk: '下一年', en: 'Next year' },
  'Dates.unread': {
    cn: '无法识别粘贴的“{text}”',
    hk: '無法識別貼上的「{text}」',
    en: 'The pasted “{text}” could not be read',
  },
});
