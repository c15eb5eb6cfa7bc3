export { type ImeiList, hasLuhnDigit, imei, luhnDigit, parseImeis } from './imei.ts';
export { callNumber } from './number.ts';
export { type SosRow, sosBatchForm, sosBatchWarnings, sosRowForm, sosRowProblems } from './batch.ts';
export { deviceSosWords } from './words.ts';
