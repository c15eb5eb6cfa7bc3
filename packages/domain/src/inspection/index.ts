export {
  cycleLengthDays,
  categoriesMax,
  guideUrlChars,
  itemsMax,
  linesMax,
  pointsMax,
  imageNameChars,
  itemContentChars,
  linePointCount,
  locationChars,
  nameChars,
  pointItemCount,
  qrEditionMax,
  requirementChars,
  resultChars,
  resultImageCount,
  resultKeyChars,
  routeChars,
  serialChars,
  validityYearsMax,
} from './limits.ts';
export {
  type Industry,
  type TagType,
  industries,
  inspectionCategory,
  inspectionItem,
  pointForm,
  tagForm,
  tagTypes,
} from './catalogue.ts';
export {
  type LinePoint,
  type PlacedPoint,
  checkDeletePoint,
  checkLinePoints,
  lineForm,
  reorder,
  setToLine,
  setToLineForm,
} from './lines.ts';
export {
  type Cycle,
  type Pause,
  type PlanContext,
  type PlanCycle,
  type PlanEvent,
  type PlanState,
  cycleLengthOf,
  cycleNames,
  cycles,
  inspectionPlanForm,
  pausesAfter,
  planEvents,
  planMachine,
  planStates,
  planStep,
} from './plans.ts';
export { type GeneratingPlan, type PlannedTask, generateTasks, taskKey } from './generation.ts';
export {
  type InspectionTask,
  type ItemOutcome,
  type ItemResult,
  type ResultPlace,
  type TaskProgress,
  type TaskState,
  itemOutcomes,
  resultForm,
  resultProblem,
  taskProgress,
  taskSpan,
  taskStates,
} from './tasks.ts';
export { type MergedRow, type QueuedResult, imagesToSend, mergeResults } from './offline.ts';
export { type FailedItem, type HazardDraft, hazardDraft, sourceKeyOf, workOrderDraft } from './drafts.ts';
export {
  type CountedTask,
  type InspectionStatistics,
  countedTask,
  inspectionStatistics,
  statisticsBy,
} from './statistics.ts';
export { type PointQr, type ReadPointQr, pointQrProblem, pointQrSigned, pointQrText, readPointQr } from './qr.ts';
export { inspectionCatalogueWords } from './catalogue/words.ts';
export { inspectionGuardWords, inspectionLimitWords, inspectionRefusalWords, inspectionWords } from './words.ts';
export { type BuildingStops, type RouteBuilding, type RouteStop, type RouteStops, routeStops } from './route.ts';
