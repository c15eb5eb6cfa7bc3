import { defineWords } from '@fireline/domain/lib';

export const alarmHandlingFormWords = defineWords({
  'AlarmHandlingForm.closing': { cn: '处理结果', hk: '處理結果', en: 'How it was handled' },
  'AlarmHandlingForm.remark': { cn: '备注', hk: '備註', en: 'Remark' },
  'AlarmHandlingForm.submit': { cn: '关闭报警', hk: '關閉警報', en: 'Close the alarm' },
  'AlarmHandlingForm.closedAt': {
    cn: '关闭时间：{time}。',
    hk: '關閉時間：{time}。',
    en: 'Closed {time}.',
  },
  'AlarmHandlingForm.kept': {
    cn: '您填写的内容仍保留在下方。',
    hk: '你填寫的內容仍保留在下方。',
    en: 'What you wrote is kept below.',
  },
  'AlarmHandlingForm.hint.manual': {
    cn: '确有其事，已处置',
    hk: '情況屬實，已處理',
    en: 'It was real and was dealt with',
  },
  'AlarmHandlingForm.hint.falseAlarm': {
    cn: '现场核实，没有危险',
    hk: '已到場核實，沒有危險',
    en: 'Checked on site, no danger',
  },
  'AlarmHandlingForm.hint.repeated': {
    cn: '同一情况已在另一条报警中处理',
    hk: '同一情況已於另一警報處理',
    en: 'Dealt with under another alarm',
  },
  'AlarmHandlingForm.hint.reset': { cn: '设备已现场复位', hk: '裝置已於現場重設', en: 'The device was reset on site' },
});
