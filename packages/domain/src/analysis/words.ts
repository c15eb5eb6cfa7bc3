import { defineWords, type Phrase } from '../lib/index.ts';
import type * as limits from './limits.ts';
import type { ReportKind } from './periods.ts';
import type { BucketStep, StatisticsRange } from './ranges.ts';
import type { Occupancy } from './usage.ts';
import type { ElectricityWindow, HumidityWindow } from './windows.ts';

type Needed =
  | `analysis.report.${ReportKind}`
  | `analysis.period.${ReportKind}`
  | `analysis.range.${StatisticsRange}`
  | `analysis.step.${BucketStep}`
  | `analysis.occupancy.${Occupancy}`
  | `analysis.electricity.${ElectricityWindow}`
  | `analysis.humidity.${HumidityWindow}`;

/** @spec ANA-01 ANA-02 ANA-03 ANA-04 TAR-10 SHL-12 */
export const analysisWords = defineWords({
  'analysis.report.year': { cn: '年报', hk: '年報', en: 'Yearly report' },
  'analysis.report.month': { cn: '月报', hk: '月報', en: 'Monthly report' },
  'analysis.report.week': { cn: '周报', hk: '週報', en: 'Weekly report' },
  'analysis.report.none': { cn: '没有找到报告', hk: '找不到報告', en: 'No report found' },
  'analysis.period.year': { cn: '{year} 年', hk: '{year} 年', en: '{year}' },
  'analysis.period.month': { cn: '{year} 年 {part} 月', hk: '{year} 年 {part} 月', en: 'Month {part} of {year}' },
  'analysis.period.week': { cn: '{year} 年第 {part} 周', hk: '{year} 年第 {part} 週', en: 'Week {part} of {year}' },
  'analysis.period.unknown': {
    cn: '没有这个年份、月份或周',
    hk: '沒有這個年份、月份或星期',
    en: 'No such year, month or week',
  },

  'analysis.range.last7Days': { cn: '最近 7 天', hk: '最近 7 日', en: 'Last 7 days' },
  'analysis.range.last10Days': { cn: '最近 10 天', hk: '最近 10 日', en: 'Last 10 days' },
  'analysis.range.last30Days': { cn: '最近 30 天', hk: '最近 30 日', en: 'Last 30 days' },
  'analysis.range.last12Months': { cn: '最近 12 个月', hk: '最近 12 個月', en: 'Last 12 months' },
  'analysis.range.last5Years': { cn: '最近 5 年', hk: '最近 5 年', en: 'Last 5 years' },
  'analysis.range.order': {
    cn: '结束日期不能早于开始日期',
    hk: '結束日期不可早於開始日期',
    en: 'The last day must not come before the first',
  },
  'analysis.range.future': {
    cn: '结束日期不能晚于今天',
    hk: '結束日期不可遲於今日',
    en: 'The last day must not come after today',
  },
  'analysis.range.tooLong': { cn: '最多选择 {0} 天', hk: '最多可選 {0} 日', en: 'Choose at most {0} {0|day|days}' },

  'analysis.step.hour': { cn: '按小时', hk: '按小時', en: 'By hour' },
  'analysis.step.day': { cn: '按日', hk: '按日', en: 'By day' },
  'analysis.step.month': { cn: '按月', hk: '按月', en: 'By month' },
  'analysis.step.year': { cn: '按年', hk: '按年', en: 'By year' },

  'analysis.occupancy.manned': { cn: '有人', hk: '有人', en: 'Manned' },
  'analysis.occupancy.unmanned': { cn: '无人', hk: '無人', en: 'Unmanned' },
  'analysis.occupancy.unknown': { cn: '未知', hk: '不明', en: 'Not known' },
  'analysis.usage.devices': {
    cn: '请选择设备，最多 {0} 台',
    hk: '請選擇裝置，最多 {0} 部',
    en: 'Choose devices, at most {0}',
  },
  'analysis.usage.workEnd': {
    cn: '工作结束时间必须晚于开始时间',
    hk: '工作結束時間必須遲於開始時間',
    en: 'Working hours must end later than they start',
  },

  'analysis.electricity.days': { cn: '近 90 天', hk: '最近 90 日', en: 'Last 90 days' },
  'analysis.electricity.year': { cn: '近一年', hk: '最近一年', en: 'Last year' },
  'analysis.humidity.days': { cn: '近 7 天', hk: '最近 7 日', en: 'Last 7 days' },
  'analysis.humidity.hours': { cn: '近 24 小时', hk: '最近 24 小時', en: 'Last 24 hours' },

  'analysis.chartFailed': { cn: '查询图表失败：{0}', hk: '查詢圖表失敗：{0}', en: 'Query chart failed: {0}' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** The limits of the area, for people. @spec SHL-12 */
export const analysisLimitWords = defineWords({
  'analysis.limit.analysisDaysMax': {
    cn: '报警分析最长天数',
    hk: '警報分析最長日數',
    en: 'Longest range of an alarm analysis',
  },
  'analysis.limit.operatorsMax': { cn: '同时值班人数上限', hk: '同時當值人數上限', en: 'Most operators at once' },
  'analysis.limit.qualityDaysMax': {
    cn: '报警质量统计最长天数',
    hk: '警報質素統計最長日數',
    en: 'Longest range of the alarm quality figures',
  },
  'analysis.limit.customRangeDaysMax': {
    cn: '自定义统计范围最长天数',
    hk: '自訂統計範圍最長日數',
    en: 'Longest custom range of a statistic',
  },
  'analysis.limit.usageDevicesMax': {
    cn: '使用率一次最多选择的设备数',
    hk: '使用率一次最多可選的裝置數目',
    en: 'Most devices of one usage-rate view',
  },
  'analysis.limit.unmannedAfterMinutes': {
    cn: '多久没有动静算无人',
    hk: '多久沒有動靜當作無人',
    en: 'Time without movement until a place counts as unmanned',
  },
  'analysis.limit.idleCurrentA': {
    cn: '无人时电流超过多少算仍在用电（A）',
    hk: '無人時電流超過多少當作仍在用電（A）',
    en: 'Current of an empty place above which it still draws power (A)',
  },
  'analysis.limit.electricityDays': {
    cn: '用电查询与导出的短范围',
    hk: '用電查詢及匯出的短範圍',
    en: 'Shorter window of electricity views and exports',
  },
  'analysis.limit.electricityMonths': {
    cn: '用电查询与导出的长范围',
    hk: '用電查詢及匯出的長範圍',
    en: 'Longer window of electricity views and exports',
  },
  'analysis.limit.humidityDays': {
    cn: '湿度曲线的长范围',
    hk: '濕度曲線的長範圍',
    en: 'Longer window of the humidity chart',
  },
  'analysis.limit.humidityHours': {
    cn: '湿度曲线的短范围',
    hk: '濕度曲線的短範圍',
    en: 'Shorter window of the humidity chart',
  },
  'analysis.limit.chartPointsMin': {
    cn: '曲线精简后最少点数',
    hk: '曲線精簡後最少點數',
    en: 'Fewest points of a thinned chart',
  },
  'analysis.limit.heatSteps': { cn: '热力图色阶数', hk: '熱力圖色階數目', en: 'Shades of the heat map' },
} satisfies Readonly<Record<`analysis.limit.${keyof typeof limits}`, Phrase>>);
