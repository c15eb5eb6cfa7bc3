import { isDay } from '../../lib/index.ts';
import { mobile } from '../contact.ts';
import { birthDayOf } from '../idNumber.ts';

/** What stands for the digits that are left out: as long for every number, so that it does not say how long one is. */
const hidden = '****';
/** Digits at the end of a phone number by which somebody who knows the number finds it again. */
const tailDigits = 4;
/** Fewer digits than this are no number of a person, or too few to show any of. */
const shownFromDigits = 8;

const separators = /[\s\-().]/g;
const landlineForm = /^(?:(?:\+|00)860?|0)(10|2\d|[3-9]\d{2})(\d{8}|\d{7})(?:\D.*|\d{1,6})?$/;
const hongKongForm = /^(?:\+|00)852(\d{8})$/;
/** What this file makes of a phone number. */
const phoneMask = /^(?:1[3-9]\d|0\d{2,3}-|\+852)?\*{4}(?:\d{3,4})?$/;

/**
 * A phone number as those see it who did not ask for it: of a mobile the first three and the last four digits, of a landline the area code
 * and what follows the fourth digit, of a Hong Kong number its country code and the last four. A short number shows nothing.
 * @spec SES-07
 * @example maskedPhone('+86 138-0013-8000') // '138****8000'
 */
export function maskedPhone(written: string): string {
  const text = written.normalize('NFKC').trim();
  if (text === '' || phoneMask.test(text)) return text;
  const plain = text.replace(separators, '');
  const asMobile = mobile(plain, '');
  if (asMobile.ok) return `${asMobile.value.slice(0, 3)}${hidden}${asMobile.value.slice(-tailDigits)}`;
  const [, area = '', local] = landlineForm.exec(plain) ?? [];
  if (local !== undefined) return `0${area}-${hidden}${local.slice(hidden.length)}`;
  const [, hongKong] = hongKongForm.exec(plain) ?? [];
  if (hongKong !== undefined) return `+852${hidden}${hongKong.slice(-tailDigits)}`;
  const digits = plain.replace(/\D/g, '');
  return digits.length < shownFromDigits ? hidden : hidden + digits.slice(-tailDigits);
}

const idChars = { head: 3, tail: 2 } as const;
const idMask = /^(?:\d{3}\*{13}[\dX]{2}|\*{4})$/;

/**
 * An ID number without its county, its day of birth and most of its serial number; what is no ID number shows nothing.
 * @spec SES-07
 * @example maskedIdNumber('11010519491231002X') // '110*************2X'
 */
export function maskedIdNumber(written: string): string {
  const text = written.normalize('NFKC').trim().toUpperCase();
  if (text === '' || idMask.test(text)) return text;
  if (!/^\d{17}[\dX]$/.test(text)) return hidden;
  const { head, tail } = idChars;
  return text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(-tail);
}

/** An e-mail address with the first letter of its name; a name of one letter shows none. @spec SIT-02 @example maskedEmail('wang@example.com') // 'w***@example.com' */
export function maskedEmail(written: string): string {
  const text = written.normalize('NFKC').trim();
  const at = text.lastIndexOf('@');
  if (text === '') return text;
  if (at < 1) return hidden;
  const name = text.slice(0, at);
  const [first = ''] = name;
  return `${name.length === 1 || first === '*' ? '' : first}***${text.slice(at)}`;
}

const accountChars = { head: 2, tail: 4, shownFrom: 8 } as const;

/** A number or an id of an account at a payment provider, with its first two and its last four characters. @spec FIN-03 @example maskedAccount('oUpF8uMuAJO_M2pxb1Q9zNjWeS6o') // 'oU****eS6o' */
export function maskedAccount(written: string): string {
  const text = written.normalize('NFKC').trim();
  const { head, tail, shownFrom } = accountChars;
  if (text === '' || text === hidden || text.slice(head, -tail) === hidden) return text;
  return text.length < shownFrom ? hidden : text.slice(0, head) + hidden + text.slice(-tail);
}

const word = '[A-Za-z0-9_]';
const alone = (form: string): string => `(?<!${word})${form}(?!${word})`;
/**
 * The forms in which a text holds personal values, as sources of regular expressions that a database reads as well: a list of such texts
 * is searched without them.
 * @spec SES-07 SES-10
 */
export const personalInText = {
  email: String.raw`[^\s@,;，；<>()"']{1,64}@[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+`,
  idNumber: alone('[1-9][0-9]{16}[0-9Xx]'),
  mobile: alone(String.raw`(?:\+?86[- ]?)?1[3-9][0-9][- ]?[0-9]{4}[- ]?[0-9]{4}`),
} as const;
const [emailInText, idInText, mobileInText] = [
  new RegExp(personalInText.email, 'g'),
  new RegExp(personalInText.idNumber, 'g'),
  new RegExp(personalInText.mobile, 'g'),
];

/** A text in which e-mail addresses, ID numbers and mobile numbers are masked; other numbers, such as IMEIs, stay. @spec SES-10 */
export const maskedText = (text: string): string =>
  text
    .replaceAll(emailInText, maskedEmail)
    .replaceAll(idInText, (found) => (isDay(birthDayOf(found)) ? maskedIdNumber(found) : found))
    .replaceAll(mobileInText, maskedPhone);
