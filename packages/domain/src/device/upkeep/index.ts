export {
  type BatteryDevice,
  type BatteryForecast,
  type BatteryTask,
  type BatteryUrgency,
  batteryForecast,
  batteryUrgencies,
  batteryWorklist,
} from './battery.ts';
export { compareVersions, upgradePackageForm } from './upgrade.ts';
export { deviceUpkeepWords } from './words.ts';
