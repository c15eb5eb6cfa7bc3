import { type Day, type Field, isDay, ok, refuse, isBlank } from '../lib/index.ts';
import { isMask } from './contact.ts';
import { idNumberChars } from './limits.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkDigits = '10X98765432';

/** The eighteenth character to seventeen digits, by GB 11643. @spec SES-07 */
export const idCheckDigit = (digits: string): string =>
  checkDigits.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11);

const idForm = /^[1-9]\d{16}[\dX]$/;

/** The day of birth in an ID number. @spec SES-07 */
export const birthDayOf = (idNumber: string): Day =>
  `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`;

/**
 * An ID number: seventeen digits with a day of birth that exists, and the check digit of GB 11643. A small x becomes X.
 * The check finds every single wrong digit and every exchange of two neighbours.
 * @spec SES-07
 */
export const idNumber: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  if (isMask(raw)) return refuse({ code: 'session.masked', field });
  const text = typeof raw === 'string' && raw.length <= 2 * idNumberChars ? raw.trim().toUpperCase() : '';
  if (!idForm.test(text)) return refuse({ code: 'session.idNumber.form', field, args: { 0: idNumberChars } });
  if (!isDay(birthDayOf(text))) return refuse({ code: 'session.idNumber.birthDay', field });
  return text.endsWith(idCheckDigit(text)) ? ok(text) : refuse({ code: 'session.idNumber.checkDigit', field });
};
