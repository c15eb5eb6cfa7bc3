export { type BuildingChoice, type ChoiceOf, buildingChoices, requiredSelections } from './choices.ts';
export { type BuildingRecord, buildingForm, buildingImages, buildingRecordForm, imagesOf } from './buildings.ts';
export {
  type FloorContent,
  type FloorCounts,
  type FloorRun,
  floorContents,
  floorField,
  floorName,
  floorRuns,
  floorsOf,
  hasFloor,
  lostFloors,
  readFloor,
} from './floors.ts';
export { type FloorState, firstFloor, worstFloor } from './stack.ts';
export {
  type FireResourceKind,
  type OwnResource,
  type ResourceAmount,
  type ResourceState,
  fireResourceForm,
  fireResourceKinds,
  mappedResources,
  ownResources,
  resourceAmounts,
  resourceStates,
  seesFireResource,
} from './fireResources.ts';
export {
  areaM2,
  bimLinkChars,
  buildingImageBytesMax,
  buildingImagesMax,
  buildingNumberChars,
  buildingRemarkChars,
  evacuationDiagramsMax,
  exitPlansMax,
  floorsAbove,
  floorsUnder,
  heightM,
  resourceAmount,
  responsibleChars,
  waysOut,
} from './limits.ts';
export { buildingLimitWords, buildingWords } from './words.ts';
