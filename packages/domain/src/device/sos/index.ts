export { type ImeiList, hasLuhnDigit, imei, luhnDigit, parseImeis } from './imei.ts';
export { callNumber } from './number.ts';
export { sosBatchForm, sosBatchWarnings, sosRowForm } from './batch.ts';
export { deviceSosWords } from './words.ts';
