export {
  type GbComponent,
  componentKey,
  componentsText,
  gbComponentsChars,
  gbComponentsMax,
  parseComponents,
} from './components.ts';
export {
  type GbFrame,
  type GbPiece,
  buildGbFrame,
  gbAddressMax,
  gbChecksum,
  gbCommands,
  gbReader,
  gbUnitBytesMax,
} from './frame.ts';
export { type GbInstallation, type GbReport, type GbRow, gbReport } from './report.ts';
export { type GbComponentState, clockUnit, componentStateUnit, operationUnit } from './simulate.ts';
export {
  type GbKind,
  gbAnalogues,
  gbComponentBits,
  gbDownTypes,
  gbFireKind,
  gbFireKinds,
  gbOperationBits,
} from './tables.ts';
export { gbTime, gbTimeBytes } from './time.ts';
export { type GbObject, readGbUnit } from './unit.ts';
export { deviceGb26875Words } from './words.ts';
