export {
  analysisDaysMax,
  operatorsMax,
  qualityDaysMax,
  chartPointsMin,
  customRangeDaysMax,
  electricityDays,
  electricityMonths,
  heatSteps,
  humidityDays,
  humidityHours,
  idleCurrentA,
  unmannedAfterMinutes,
  usageDevicesMax,
} from './limits.ts';
export {
  type ReportKind,
  type ReportPeriod,
  isPeriodOver,
  periodLabel,
  periodOf,
  readPeriod,
  reportKinds,
  shiftPeriod,
} from './periods.ts';
export {
  type Bucket,
  type BucketStep,
  type DayRange,
  type StatisticsRange,
  bucketSteps,
  bucketsOf,
  countInBuckets,
  customRangeForm,
  statisticsDays,
  statisticsRanges,
  stepFor,
} from './ranges.ts';
export { type Share, changePercent, heatStep, percentages, sharesOf } from './shares.ts';
export { type ChartPoint, downsample } from './downsample.ts';
export { type ChartRow, type ChartSeries, chartTable } from './table.ts';
export {
  type Occupancy,
  type OnInterval,
  type Usage,
  type WorkingHours,
  isFarFromUsual,
  occupancies,
  occupancyOf,
  onIntervals,
  usageForm,
  usageOf,
  usageRanking,
} from './usage.ts';
export {
  type OfflineBy,
  isDayRunning,
  nbDeviceTypes,
  offlineBy,
  offlineRanges,
  offlineRowsMax,
  offlineShares,
  withOfflineShares,
} from './offline.ts';
export {
  type ElectricityWindow,
  type HumidityWindow,
  type WindowRow,
  consumption,
  electricityWindows,
  humidityWindows,
  windowBounds,
} from './windows.ts';
export {
  type DaySum,
  type MinuteSpan,
  type SummedMeasurement,
  daySpans,
  dayMeter,
  dayPeak,
  daysTouched,
  joinSpans,
  minutesByHour,
  monthAndDate,
  spanMinutes,
  spansAt,
  summedMeasurements,
} from './daySums.ts';
export {
  type ReportScope,
  type SafetyFacts,
  type SafetyPart,
  type SafetyRule,
  type ScoredPart,
  reportScopes,
  safetyAdvice,
  safetyParts,
  safetyRules,
  safetyScore,
} from './safety/score.ts';
export { reportPeriods } from './report.ts';
export { analysisSafetyWords } from './safety/words.ts';
export { analysisLimitWords, analysisWords } from './words.ts';
