import { defineWords } from '@fireline/domain/lib';

/** How good alarms were. */
export const alarmQualityWords = defineWords({
  'quality.operators': { cn: '同时值班人数', hk: '同時當值人數', en: 'Operators at once' },
  'quality.oneOperator': { cn: '1 人值班', hk: '1 人當值', en: '1 operator' },
  'quality.someOperators': { cn: '{count} 人值班', hk: '{count} 人當值', en: '{count} {count|operator|operators}' },
  'quality.alarms': { cn: '报警', hk: '警報', en: 'Alarms' },
  'quality.acknowledged': { cn: '确认用时（中位数）', hk: '確認時間（中位數）', en: 'Acknowledged after, median' },
  'quality.closed': { cn: '关闭用时（中位数）', hk: '關閉時間（中位數）', en: 'Closed after, median' },
  'quality.minutes': { cn: '分钟', hk: '分鐘', en: 'min' },
  'quality.slow': {
    cn: '90% 在 {p90} 内，95% 在 {p95} 内',
    hk: '90% 在 {p90} 內，95% 在 {p95} 內',
    en: '90 % within {p90}, 95 % within {p95}',
  },
  'quality.unacknowledged': { cn: '期末未确认', hk: '期末未確認', en: 'Unacknowledged at the end' },
  'quality.falseAlarms': { cn: '误报率', hk: '誤報率', en: 'False alarms' },
  'quality.falseOf': { cn: '{count} 条误报', hk: '{count} 個誤報', en: '{count} false {count|alarm|alarms}' },
  'quality.load': { cn: '每人每十分钟', hk: '每人每十分鐘', en: 'Per operator in ten minutes' },
  'quality.load.acceptable': { cn: '可接受', hk: '可接受', en: 'Acceptable' },
  'quality.load.manageable': { cn: '尚可应对', hk: '尚可應付', en: 'Manageable' },
  'quality.load.overloaded': { cn: '超负荷', hk: '超出負荷', en: 'Overloaded' },
  'quality.peak': {
    cn: '{load}，峰值 {peak}，洪峰占 {flood}%',
    hk: '{load}，高峰 {peak}，湧現佔 {flood}%',
    en: '{load}, peak {peak}, {flood} % flood',
  },
  'quality.standing': { cn: '超过一天未关闭', hk: '超過一日未關閉', en: 'Not closed for over a day' },
  'quality.nuisance': { cn: '报警最多的设备', hk: '警報最多的裝置', en: 'Devices with most alarms' },
  'quality.chattering': { cn: '反复报警的设备', hk: '反覆警報的裝置', en: 'Devices that chatter' },
  'quality.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'quality.place': { cn: '场所', hk: '場所', en: 'Place' },
  'quality.kind': { cn: '内容', hk: '內容', en: 'What' },
  'quality.count': { cn: '报警数', hk: '警報數目', en: 'Alarms' },
  'quality.share': { cn: '占比', hk: '佔比', en: 'Share' },
  'quality.none': { cn: '没有这样的设备', hk: '沒有這樣的裝置', en: 'No such device' },
});
