export {
  type ImportCount,
  type ImportEvent,
  type ImportState,
  importMachine,
  importResult,
  importStates,
} from './record.ts';
export { deviceImportWords } from './words.ts';
