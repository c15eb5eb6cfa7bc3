export {
  type UserImportColumn,
  readUserImportHead,
  userImportColumns,
  userImportForm,
  userImportRow,
  userImportSheet,
} from './users.ts';
export { sessionImportWords } from './words.ts';
