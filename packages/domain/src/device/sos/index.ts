export { type ImeiList, hasLuhnDigit, imei, luhnDigit, parseImeis } from './imei.ts';
export {
  type Contact,
  type RefusedNumber,
  keptContacts,
  phoneBookArgs,
  phoneBookForm,
  phoneBookOf,
  withSosNumbers,
} from './phoneBook.ts';
export { callNumber } from './number.ts';
export { type SosRow, sosBatchForm, sosBatchWarnings, sosRowForm, sosRowProblems } from './batch.ts';
export { deviceSosWords } from './words.ts';
