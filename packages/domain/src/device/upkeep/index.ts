export {
  type BatteryDevice,
  type BatteryForecast,
  type BatteryTask,
  type BatteryUrgency,
  batteryForecast,
  batteryUrgencies,
  batteryWorklist,
} from './battery.ts';
export { type UpkeepKind, checkUpkeep, upkeepForm, upkeepKinds } from './entry.ts';
export {
  type SelfTestDue,
  type SelfTestState,
  hasSelfTest,
  selfTestDue,
  selfTestStates,
  selfTestTypes,
} from './selfTest.ts';
export { deviceUpkeepWords } from './words.ts';
