import { defineWords, type Phrase } from '../../lib/index.ts';
import type { BatteryUrgency } from './battery.ts';

type Needed = `device.battery.${BatteryUrgency}`;

/** The words of battery rounds and software upgrades. @spec SHL-12 DEV-14 DEV-18 */
export const deviceUpkeepWords = defineWords({
  'device.battery.now': { cn: '立即更换电池', hk: '立即更換電池', en: 'Replace the battery now' },
  'device.battery.soon': { cn: '近期更换电池', hk: '近期更換電池', en: 'Replace the battery soon' },
  'device.battery.later': { cn: '电池充足', hk: '電池充足', en: 'The battery lasts' },
  'device.battery.unknown': { cn: '无法估算', hk: '未能估算', en: 'Cannot be told' },
  'device.battery.daysLeft': { cn: '约可用 {0} 天', hk: '約可用 {0} 日', en: 'About {0} {0|day|days} left' },
  'device.upgrade.version': { cn: '版本号格式如 V1.1', hk: '版本編號格式如 V1.1', en: 'A version looks like V1.1' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
