export {
  type ImportCount,
  type ImportEvent,
  type ImportState,
  importMachine,
  importResult,
  importStates,
} from './record.ts';
export { deviceImportColumnWords, deviceImportWords } from './words.ts';
export {
  type DeviceImportColumn,
  deviceImportColumns,
  deviceImportHeader,
  deviceImportRow,
  deviceImportSheet,
  readDeviceImportHead,
} from './devices.ts';
