export { type PlanFileKind, checkPlanHead, planFileKinds, planHeadBytes, readPlanFile } from './files.ts';
export {
  type PublishContext,
  type PublishEvent,
  type PublishState,
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
  checkRevision,
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
  comparePlans,
  comparePoints,
  orphanReasons,
  rollBack,
} from './versions.ts';
export { type ModelFormat, type ModelType, modelForm, modelFormatOf, modelFormats, modelTypes } from './models.ts';
export {
  accessKeyChars,
  drawingInZipBelowBytes,
  keyWaitMin,
  modelBytes,
  modelLinkChars,
  modelSideM,
  planDescriptionChars,
  planFileBelowBytes,
  planNameChars,
  wrongKeysMax,
  zipEntriesMax,
  zipRatioMax,
} from './limits.ts';
export { planLimitWords, planWords } from './words.ts';
