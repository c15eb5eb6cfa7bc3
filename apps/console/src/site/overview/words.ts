import { defineWords } from '@fireline/domain/lib';

/** What needs somebody at a unit or a place. */
export const overviewWords = defineWords({
  'overview.tab': { cn: '概览', hk: '概覽', en: 'Overview' },
  'overview.alarms': { cn: '未关闭报警', hk: '未關閉警報', en: 'Alarms not closed' },
  'overview.alarms.none': { cn: '没有未关闭的报警', hk: '沒有未關閉的警報', en: 'Every alarm is closed' },
  'overview.devices': { cn: '异常设备', hk: '異常裝置', en: 'Devices in trouble' },
  'overview.devices.none': {
    cn: '设备都在线，信号和电量正常',
    hk: '裝置全部在線，訊號及電量正常',
    en: 'All devices are online, with signal and battery as they should be',
  },
  'overview.devices.battery': { cn: '电量 {percent}%', hk: '電量 {percent}%', en: 'Battery {percent}%' },
  'overview.devices.signal': { cn: '信号 {value}', hk: '訊號 {value}', en: 'Signal {value}' },
  'overview.devices.seen': { cn: '最后上报', hk: '最後上報', en: 'Last report' },
  'overview.devices.neverSeen': { cn: '从未上报', hk: '從未上報', en: 'Never reported' },
  'overview.devices.offline': { cn: '全部离线 {count}', hk: '所有離線 {count}', en: 'All {count} offline' },
  'overview.devices.weak': {
    cn: '全部电量低或信号弱 {count}',
    hk: '所有電量低或訊號弱 {count}',
    en: 'All {count} with a low battery or weak signal',
  },
  'overview.hazards': { cn: '逾期隐患', hk: '逾期隱患', en: 'Overdue hazards' },
  'overview.hazards.none': { cn: '没有逾期的隐患', hk: '沒有逾期的隱患', en: 'No overdue hazards' },
  'overview.patrols': { cn: '巡检', hk: '巡查', en: 'Patrols' },
  'overview.patrols.ofUnit': { cn: '所属单位的巡检', hk: '所屬單位的巡查', en: 'Patrols of its unit' },
  'overview.patrols.none': { cn: '没有巡检任务', hk: '沒有巡查任務', en: 'No patrols' },
  'overview.patrols.next': { cn: '下一次', hk: '下一次', en: 'Next' },
  'overview.patrols.last': { cn: '上一次', hk: '上一次', en: 'Last' },
  'overview.patrols.until': { cn: '{who} · 截至 {day}', hk: '{who} · 截至 {day}', en: '{who} · until {day}' },
  'overview.patrols.failed': {
    cn: '不合格 {count} 项',
    hk: '不合格 {count} 項',
    en: '{count} {count|item|items} failed',
  },
  'overview.patrols.all': { cn: '全部任务', hk: '所有任務', en: 'All patrols' },
  'overview.all': { cn: '全部 {count}', hk: '全部 {count}', en: 'All {count}' },
});
export type OverviewKeys = keyof typeof overviewWords;
