import { defineWords } from '@fireline/domain/lib';

export const alarmListWords = defineWords({
  'AlarmList.label': { cn: '当前报警', hk: '現時警報', en: 'Current alarms' },
  'AlarmList.order': { cn: '排序', hk: '排序', en: 'Order' },
  'AlarmList.sorted.newest': { cn: '新到的在前', hk: '新到的在前', en: 'Newest first' },
  'AlarmList.sorted.worst': {
    cn: '未确认的在前，再按级别从高到低，同级新到的在前',
    hk: '未確認的在前，再按級別由高至低，同級新到的在前',
    en: 'Unacknowledged first, then by level, then newest',
  },
  'AlarmList.live': { cn: '自动更新', hk: '自動更新', en: 'Updating' },
  'AlarmList.paused': { cn: '浏览时暂停', hk: '瀏覽時暫停', en: 'Paused while you read' },
  'AlarmList.news': { cn: '{count} 条新报警', hk: '{count} 個新警報', en: '{count} new' },
  'AlarmList.flood.since': { cn: '自 {time} 起', hk: '自 {time} 起', en: 'Since {time}' },
  'AlarmList.flood.flat': { cn: '逐条显示', hk: '逐個顯示', en: 'Show one by one' },
  'AlarmList.flood.fold': { cn: '按位置折叠', hk: '按位置摺疊', en: 'Fold by place' },
  'AlarmList.flood.began': {
    cn: '报警洪峰开始，列表已折叠',
    hk: '警報湧現開始，清單已摺疊',
    en: 'Alarm flood, the list is folded',
  },
  'AlarmList.first': {
    cn: '始于 {time} · {kind} · {place}',
    hk: '始於 {time} · {kind} · {place}',
    en: 'Since {time} · {kind} · {place}',
  },
  'AlarmList.unknown.unit': { cn: '单位未知', hk: '單位不明', en: 'Unit not known' },
  'AlarmList.unknown.building': { cn: '建筑未知', hk: '樓宇不明', en: 'Building not known' },
  'AlarmList.unknown.floor': { cn: '楼层未知', hk: '樓層不明', en: 'Floor not known' },
  'AlarmList.repeats': { cn: '重复 {count} 次', hk: '重複 {count} 次', en: '{count} {count|time|times}' },
  'AlarmList.acknowledgeAll': { cn: '全部确认', hk: '全部確認', en: 'Acknowledge all' },
  'AlarmList.empty': { cn: '没有当前报警', hk: '沒有現時警報', en: 'No current alarms' },
});
