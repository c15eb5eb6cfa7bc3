export {
  type LoggedField,
  type UserLogAction,
  type UserLogArea,
  userLogActions,
  userLogAreas,
  userLogWords,
} from './areas.ts';
export { type LoggedChanges, loggedChanges } from './changes.ts';
export {
  type UserLogColumn,
  type UserLogExportColumn,
  type UserLogResult,
  userLogColumns,
  userLogExportColumns,
  userLogResults,
} from './columns.ts';
export { userLogFilter } from './filter.ts';
