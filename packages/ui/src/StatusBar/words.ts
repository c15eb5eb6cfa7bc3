import { defineWords } from '@fireline/domain/lib';

export const statusBarWords = defineWords({
  'StatusBar.label': { cn: '状态栏', hk: '狀態列', en: 'Status bar' },
  'StatusBar.counts': { cn: '当前报警', hk: '現時警報', en: 'Current alarms' },
  'StatusBar.count': { cn: '{level}：{count}', hk: '{level}：{count}', en: '{level}: {count}' },
  'StatusBar.say.alarms': {
    cn: '新增{level}报警 {more} 条，共 {count} 条',
    hk: '新增{level}警報 {more} 個，共 {count} 個',
    en: '{more} new {level} {more|alarm|alarms}, {count} in all',
  },
  'StatusBar.say.link': { cn: '推送连接：{state}', hk: '推送連線：{state}', en: 'Push link: {state}' },
  'StatusBar.say.muted': { cn: '声音已静音', hk: '聲音已靜音', en: 'Sound muted' },
  'StatusBar.say.stale': { cn: '已中断，数据不再更新', hk: '已中斷，資料不再更新', en: 'lost, nothing is updated' },
});
