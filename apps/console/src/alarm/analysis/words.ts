import { defineWords } from '@fireline/domain/lib';

/** Alarms of a range, counted by what they are. */
export const alarmAnalysisWords = defineWords({
  'alarms.range': { cn: '时间范围', hk: '時段', en: 'Range' },
  'alarms.total': { cn: '报警、故障和事件', hk: '警報、故障及事件', en: 'Alarms, faults and events' },
  'alarms.before': { cn: '上一时段 {count}', hk: '上一時段 {count}', en: '{count} in the previous period' },
  'alarms.change': {
    cn: '上一时段 {count}，{change}',
    hk: '上一時段 {count}，{change}',
    en: '{count} in the previous period, {change}',
  },
  'alarms.all': { cn: '查看', hk: '檢視', en: 'Show' },
  'alarms.drills': { cn: '演练报警（未计入）', hk: '演習警報（不計入）', en: 'Drill alarms (excluded)' },
  'alarms.byTime': { cn: '按时间', hk: '按時間', en: 'By time' },
  'alarms.byLevel': { cn: '按级别', hk: '按級別', en: 'By level' },
  'alarms.byKind': { cn: '按内容', hk: '按內容', en: 'By kind' },
  'alarms.byDeviceType': { cn: '按设备类型', hk: '按裝置類型', en: 'By device type' },
  'alarms.byClosing': { cn: '按处理结果（已关闭）', hk: '按處理結果（已關閉）', en: 'Closed, by result' },
  'alarms.byPlace': { cn: '按场所', hk: '按場所', en: 'By place' },
  'alarms.mostPlaces': {
    cn: '报警最多的 {shown} 个场所，共 {count} 个',
    hk: '警報最多的 {shown} 個場所，共 {count} 個',
    en: 'Top places, {shown} of {count}',
  },
  'alarms.noPlace': { cn: '无场所', hk: '沒有場所', en: 'No place' },
  'alarms.time': { cn: '时间', hk: '時間', en: 'Time' },
  'alarms.count': { cn: '条数', hk: '數目', en: 'Count' },
  'alarms.hint': { cn: '点击柱形查看对应报警', hk: '點按棒形檢視相應警報', en: 'Select a bar to open its alarms' },
  'alarms.anyUnit': { cn: '全部单位', hk: '所有單位', en: 'Any unit' },
  'alarms.anyPlace': { cn: '全部场所', hk: '所有場所', en: 'Any place' },
  'alarms.anyPartner': { cn: '全部合作商', hk: '所有合作夥伴', en: 'Any partner' },
  'alarms.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'alarms.place': { cn: '场所', hk: '場所', en: 'Place' },
  'alarms.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
});
