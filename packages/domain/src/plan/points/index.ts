export { type Alignment, alignPoints, alignments, alignsFrom } from './align.ts';
export {
  type PlanEdit,
  type PlanEditAction,
  editChanges,
  isEdited,
  planEdit,
  startEdit,
  undoStepsMax,
} from './edit.ts';
export {
  type ConflictChoice,
  type PointConflict,
  type PointMerge,
  conflictChoices,
  mergePoints,
  settleConflict,
} from './merge.ts';
export {
  type Nearest,
  type NearestKind,
  type PlanResource,
  nearestKinds,
  nearestTo,
  resourcesAmong,
} from './nearest.ts';
export { type PlacedPoint, isPlaced, isSamePoint, turned } from './point.ts';
export {
  type MarkedKind,
  type MarkedResource,
  checkResources,
  markedKinds,
  nextResourceId,
  resourcesMarked,
} from './resource.ts';
export { planPointWords } from './words.ts';
