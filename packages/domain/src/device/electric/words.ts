import { defineWords, type Phrase } from '../../lib/index.ts';
import type { ElectricCategory, ElectricCode, electricPaths } from './codes.ts';

type Needed =
  | `device.electric.${ElectricCode}`
  | `device.electricCategory.${ElectricCategory}`
  | `device.electricPath.${keyof typeof electricPaths}`;

/** The words of electric codes and calls. @spec SHL-12 DEV-11 */
export const deviceElectricWords = defineWords({
  'device.electricCategory.fault': { cn: '故障', hk: '故障', en: 'Fault' },
  'device.electricCategory.alarm': { cn: '报警', hk: '警報', en: 'Alarm' },
  'device.electric.132': { cn: '剩余电流传感器故障', hk: '漏電感應器故障', en: 'Leakage sensor fault' },
  'device.electric.134': { cn: '温度传感器故障', hk: '溫度感應器故障', en: 'Temperature sensor fault' },
  'device.electric.136': { cn: '电流传感器故障', hk: '電流感應器故障', en: 'Current sensor fault' },
  'device.electric.138': { cn: '缺相', hk: '缺相', en: 'Phase loss' },
  'device.electric.143': { cn: '剩余电流超限', hk: '漏電超標', en: 'Leakage current' },
  'device.electric.144': { cn: '线缆温度过高', hk: '電纜溫度過高', en: 'Cable over-temperature' },
  'device.electric.145': { cn: '过电流', hk: '過電流', en: 'Over-current' },
  'device.electric.130': { cn: '过电压', hk: '過電壓', en: 'Over-voltage' },
  'device.electric.165': { cn: '故障电弧', hk: '故障電弧', en: 'Arc fault' },
  'device.electricPath.readings': { cn: '电气读数', hk: '電氣讀數', en: 'Electric readings' },
  'device.electricPath.alarms': { cn: '电气报警', hk: '電氣警報', en: 'Electric alarms' },
  'device.electricPath.faults': { cn: '电气故障', hk: '電氣故障', en: 'Electric faults' },
  'device.electricPath.statistics': { cn: '用电统计', hk: '用電統計', en: 'Electricity statistics' },
  'device.electricPath.thresholds': { cn: '电气阈值', hk: '電氣警戒值', en: 'Electric thresholds' },
  'device.electricPath.reset': { cn: '电气复位', hk: '電氣重設', en: 'Electric reset' },
  'device.electric.unknown': {
    cn: '未知的电气代码 {code}',
    hk: '不明的電氣代碼 {code}',
    en: 'No electric code is {code}',
  },
  'device.electric.otherType': {
    cn: '只有电气火灾探测器才会上报代码 {code}',
    hk: '只有電氣火警探測器才會上報代碼 {code}',
    en: 'Only electrical fire detectors report code {code}',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
