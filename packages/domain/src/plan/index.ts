export { type PlanFileKind, checkPlanHead, planFileKinds, planHeadBytes, readPlanFile } from './files.ts';
export {
  type PublishContext,
  type PublishEvent,
  type PublishState,
  checkStarts,
  publishEvents,
  publishMachine,
  publishStates,
  publishStep,
  shownPublish,
} from './publish.ts';
export { type KeyTries, accessKey, afterKeyTry, checkKeyTry, noTries, seenOf } from './accessKey.ts';
export {
  type Binding,
  type BoundKind,
  type PlanMode,
  bindingOf,
  bindings,
  boundKinds,
  checkKeyOnChange,
  checkLayerFloor,
  checkRevision,
  layerChangeForm,
  layerForm,
  modesOf,
  planModes,
} from './layers.ts';
export {
  type CarriedPoints,
  type OrphanReason,
  type PlanDiff,
  type PlanPoint,
  type PlanVersion,
  carryPoints,
  checkPoints,
  comparePlans,
  comparePoints,
  orphanReasons,
  rollBack,
} from './versions.ts';
export { type ModelFormat, type ModelType, modelForm, modelFormatOf, modelFormats, modelTypes } from './models.ts';
export {
  accessKeyChars,
  drawingInZipBelowBytes,
  keyOpensMin,
  keyWaitMin,
  modelBytes,
  modelLinkChars,
  modelSideM,
  planDescriptionChars,
  planFileBelowBytes,
  planNameChars,
  planPointsMax,
  publishStartsMax,
  wrongKeysMax,
  zipEntriesMax,
  zipRatioMax,
} from './limits.ts';
export { planLimitWords, planWords } from './words.ts';
