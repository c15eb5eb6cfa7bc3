export { type BuildingChoice, type ChoiceOf, buildingChoices, requiredSelections } from './choices.ts';
export { buildingForm } from './buildings.ts';
export { type FloorCounts, floorName, floorsOf, hasFloor, lostFloors, readFloor } from './floors.ts';
export { type FireResourceKind, fireResourceKinds, mappedResources } from './fireResources.ts';
export {
  areaM2,
  bimLinkChars,
  buildingImagesMax,
  buildingNumberChars,
  buildingRemarkChars,
  evacuationDiagramsMax,
  exitPlansMax,
  floorsAbove,
  floorsUnder,
  heightM,
  responsibleChars,
  waysOut,
} from './limits.ts';
export { buildingLimitWords, buildingWords } from './words.ts';
