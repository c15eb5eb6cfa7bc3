export {
  checkPackageSize,
  compareVersions,
  readPackageName,
  upgradePackageForm,
  upgradePackagesMax,
  versionKey,
} from './package.ts';
export { upgradePackageBytes, versionPattern } from './limits.ts';
export {
  type RolloutContext,
  type RolloutEvent,
  type RolloutProgress,
  type RolloutState,
  type RolloutStep,
  type RolloutTurn,
  hasTooManyFailed,
  rolloutDevicesMax,
  rolloutForm,
  rolloutMachine,
  rolloutStates,
  rolloutSteps,
  rolloutTurn,
  stopPercents,
  wavePauseMin,
  waveSizes,
} from './rollout.ts';
export {
  type RolloutDeviceState,
  type SentPackage,
  type SentPackageEnd,
  endOfSent,
  failedRolloutStates,
  openRolloutStates,
  rolloutDeviceStates,
} from './device.ts';
export { deviceUpgradeWords } from './words.ts';
