import { defineWords } from '@fireline/domain/lib';

export const alarmPopupQueueWords = defineWords({
  'AlarmPopupQueue.label': { cn: '新报警', hk: '新警報', en: 'New alarms' },
  'AlarmPopupQueue.more': { cn: '未列出 {count} 条', hk: '未列出 {count} 個', en: '{count} not listed' },
  'AlarmPopupQueue.others': { cn: '另有 {count} 条', hk: '另有 {count} 個', en: '{count} more' },
  'AlarmPopupQueue.fold': { cn: '收起', hk: '收起', en: 'Hide' },
  'AlarmPopupQueue.unfold': { cn: '展开', hk: '展開', en: 'Show' },
  'AlarmPopupQueue.merged': { cn: '{count} 条报警', hk: '{count} 個警報', en: '{count} {count|alarm|alarms}' },
  'AlarmPopupQueue.first': {
    cn: '最先：{kind} · {place}',
    hk: '最先：{kind} · {place}',
    en: 'First: {kind} · {place}',
  },
  'AlarmPopupQueue.acknowledge': { cn: '确认', hk: '確認', en: 'Acknowledge' },
  'AlarmPopupQueue.acknowledgeMany': { cn: '确认 {count} 条', hk: '確認 {count} 個', en: 'Acknowledge {count}' },
  'AlarmPopupQueue.open': { cn: '查看', hk: '檢視', en: 'Open' },
  'AlarmPopupQueue.new': { cn: '新：', hk: '新：', en: 'New: ' },
  'AlarmPopupQueue.look': { cn: '看', hk: '看', en: 'Look' },
  'AlarmPopupQueue.handle': { cn: '处理', hk: '處理', en: 'Handle' },
});
