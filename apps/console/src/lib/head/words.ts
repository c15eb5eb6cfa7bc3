import { defineWords } from '@fireline/domain/lib';

/** What the pages of places, units, buildings and projects begin with. */
export const headWords = defineWords({
  'head.figures': { cn: '概况', hk: '概況', en: 'At a glance' },
  'head.alarms': { cn: '未关闭报警', hk: '未關閉警報', en: 'Alarms not closed' },
  'head.alarms.note': { cn: '未确认 {count}', hk: '未確認 {count}', en: '{count} unacknowledged' },
  'head.inAlarm': { cn: '报警中的设备', hk: '發出警報的裝置', en: 'Devices in alarm' },
  'head.inAlarm.note': {
    cn: '未关闭报警 {count}',
    hk: '未關閉警報 {count}',
    en: '{count} {count|alarm|alarms} not closed',
  },
  'head.online': { cn: '在线率', hk: '在線率', en: 'Online' },
  'head.online.note': { cn: '{online} / {total} 台', hk: '{online} / {total} 部', en: '{online} of {total}' },
  'head.online.none': { cn: '没有设备', hk: '沒有裝置', en: 'No devices' },
  'head.hazards': { cn: '逾期隐患', hk: '逾期隱患', en: 'Overdue hazards' },
  'head.hazards.note': { cn: '整改中 {count}', hk: '整改中 {count}', en: '{count} being rectified' },
  'head.selfTests': { cn: '自检逾期', hk: '自檢逾期', en: 'Overdue self-tests' },
  'head.selfTests.last': { cn: '最近自检 {day}', hk: '最近自檢 {day}', en: 'Last one {day}' },
  'head.selfTests.never': { cn: '还没有自检', hk: '尚未自檢', en: 'None so far' },
  'head.patrol': { cn: '巡检点', hk: '巡查點', en: 'Inspection points' },
  'head.expiring': { cn: '{days} 天内到期', hk: '{days} 日內到期', en: 'Service ends in {days} {days|day|days}' },
  'head.expiring.note': { cn: '含已到期', hk: '包括已到期', en: 'or is over' },
  'head.people': { cn: '人员', hk: '人員', en: 'People' },
  'head.records': { cn: '记录', hk: '記錄', en: 'Records' },
  'head.call': { cn: '联系', hk: '聯絡', en: 'Call' },
  'head.onMap': { cn: '在地图上查看', hk: '在地圖上檢視', en: 'Show on the map' },
  'head.building': { cn: '打开{name}', hk: '開啟{name}', en: 'Open {name}' },
});
