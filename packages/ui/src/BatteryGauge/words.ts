import { defineWords } from '@fireline/domain/lib';

export const batteryGaugeWords = defineWords({
  'BatteryGauge.value': { cn: '电量 {value}%', hk: '電量 {value}%', en: 'Battery {value}%' },
  'BatteryGauge.low': { cn: '电量 {value}%，电量低', hk: '電量 {value}%，電量不足', en: 'Battery {value}%, low' },
  'BatteryGauge.lowUnknown': { cn: '电量低', hk: '電量不足', en: 'Battery low' },
  'BatteryGauge.mains': { cn: '市电供电', hk: '市電供電', en: 'Mains power' },
  'BatteryGauge.never': { cn: '从未上报电量', hk: '從未回報電量', en: 'Battery never reported' },
});
