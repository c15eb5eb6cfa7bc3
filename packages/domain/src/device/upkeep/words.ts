import { defineWords, type Phrase } from '../../lib/index.ts';
import type { BatteryUrgency } from './battery.ts';
import type { UpkeepKind } from './entry.ts';
import type { SelfTestState } from './selfTest.ts';

type Needed =
  | `device.battery.${BatteryUrgency}`
  | `device.upkeep.kind.${UpkeepKind}`
  | `device.selfTest.${SelfTestState}`;

/** The words of battery rounds, upkeep and self-tests. @spec SHL-12 DEV-14 */
export const deviceUpkeepWords = defineWords({
  'device.battery.now': { cn: '立即更换电池', hk: '立即更換電池', en: 'Replace the battery now' },
  'device.battery.soon': { cn: '近期更换电池', hk: '近期更換電池', en: 'Replace the battery soon' },
  'device.battery.later': { cn: '电池充足', hk: '電池充足', en: 'The battery lasts' },
  'device.battery.unknown': { cn: '无法估算', hk: '未能估算', en: 'Cannot be told' },
  'device.battery.daysLeft': { cn: '约可用 {0} 天', hk: '約可用 {0} 日', en: 'About {0} {0|day|days} left' },
  'device.upkeep.kind.cleaned': { cn: '清洁', hk: '清潔', en: 'Cleaned' },
  'device.upkeep.kind.battery': { cn: '更换电池', hk: '更換電池', en: 'Battery replaced' },
  'device.upkeep.kind.moved': { cn: '移位', hk: '移位', en: 'Moved' },
  'device.upkeep.kind.replaced': { cn: '更换部件', hk: '更換零件', en: 'Part replaced' },
  'device.upkeep.kind.tested': { cn: '现场测试', hk: '現場測試', en: 'Tested on site' },
  'device.upkeep.future': { cn: '日期不能晚于今天', hk: '日期不可遲於今日', en: 'The day is still to come' },
  'device.upkeep.notFound': { cn: '没有这条维保记录', hk: '沒有此保養記錄', en: 'There is no such entry of upkeep' },
  'device.upkeep.photoGone': {
    cn: '{name} 已删除此照片',
    hk: '{name} 已刪除此照片',
    en: '{name} has removed this photo already',
  },
  'device.upkeep.inspector': {
    cn: '所选巡检员已不在该设备的单位',
    hk: '所選巡查員已不在該裝置的單位',
    en: 'The inspector is no longer one of the unit of the device',
  },
  'device.upkeep.mains': {
    cn: '该类型设备由市电供电，没有电池',
    hk: '此類裝置以市電供電，沒有電池',
    en: 'Devices of this type run on mains and have no battery',
  },
  'device.selfTest.overdue': { cn: '自检逾期', hk: '自我測試逾期', en: 'Self-test overdue' },
  'device.selfTest.soon': { cn: '自检将到期', hk: '自我測試快將到期', en: 'Self-test due soon' },
  'device.selfTest.tested': { cn: '自检正常', hk: '自我測試正常', en: 'Self-test done' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
