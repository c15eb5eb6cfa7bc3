import { type Field, type Problem, type Result, defineForm, listOf, ok, refuse, isBlank } from '../lib/index.ts';
import { isMask, mobile } from '../session/index.ts';
import { pastedPhonesChars, placePhonesMax, unitPhonesMax } from './limits.ts';

const separators = /[\s\-()（）]/g;
/** Three figures of area code for the large cities and eight of number; else four, and seven or eight; then perhaps an extension. */
const landlineForm = /^(010|02\d|0[3-9]\d{2})(\d{7,8})(?:(?:转|轉|ext\.?|#|,)(\d{1,6}))?$/i;
const writtenMax = 40;
/** Abroad the zero of the area code is left out. */
const countryCode = /^\(?(?:\+|00)86\)?[\s-]*(?:\(0\)|0)?/;

/**
 * A landline number as `0755-12345678`, or `0755-12345678-801` with its extension; the country code is dropped.
 * @spec SIT-03
 * @example landline('(0755) 1234 5678', 'phone') // { ok: true, value: '0755-12345678' }
 */
export const landline: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  if (isMask(raw)) return refuse({ code: 'session.masked', field });
  const written =
    typeof raw === 'string' && raw.length <= writtenMax ? raw.normalize('NFKC').trim().replace(countryCode, '0') : '';
  const plain = written.replace(separators, '');
  // where a number is complete before its last hyphen, what follows is an extension
  const lead = written.replace(/-\d{1,6}$/, '').replace(separators, '');
  const [, area, number = '', inside] =
    (lead === plain ? null : landlineForm.exec(`${lead}#${plain.slice(lead.length)}`)) ??
    landlineForm.exec(plain) ??
    [];
  if (area === undefined || (area.length === 3 && number.length === 7))
    return refuse({ code: 'site.phone.landline', field });
  return ok([area, number, ...(inside === undefined ? [] : [inside])].join('-'));
};

/** The phone that alarms are told to: mobile or landline. @spec SIT-03 */
export const alarmPhone: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  if (isMask(raw)) return refuse({ code: 'session.masked', field });
  const number = [mobile, landline].map((one) => one(raw, field)).find((result) => result.ok);
  return number ?? refuse({ code: 'site.phone.alarmContact', field });
};

/** What has the numbers, and how many of each kind it may have. @spec SIT-03 */
export const phonesMax = { unit: unitPhonesMax, place: placePhonesMax } as const;

const sameNumber = (numbers: readonly string[], field: string, code: string): Problem[] =>
  numbers.flatMap((number, at) => (numbers.indexOf(number) < at ? [{ code, field: `${field}.${at}` }] : []));

/** The fields of the numbers on a unit or a place. @spec SIT-03 */
export const phoneFields = (of: keyof typeof phonesMax) => ({
  mobiles: listOf(mobile, { min: 0, max: phonesMax[of] }),
  landlines: listOf(landline, { min: 0, max: phonesMax[of] }),
});

/**
 * The rules across them: no number twice, and at least one. Decision: a mobile or a landline, whichever.
 * @spec SIT-03
 */
export const phoneRules = (phones: { readonly mobiles: readonly string[]; readonly landlines: readonly string[] }) => [
  ...sameNumber(phones.mobiles, 'mobiles', 'site.phone.sameMobile'),
  ...sameNumber(phones.landlines, 'landlines', 'site.phone.sameLandline'),
  phones.mobiles.length + phones.landlines.length === 0 ? { code: 'site.phone.required', field: 'mobiles' } : undefined,
];

/** The same as a rule of a form that has more fields. @spec SIT-03 */
export const phonesRule = { of: ['mobiles', 'landlines'], check: phoneRules } as const;

/** The phones editor of a unit or a place by itself. @spec SIT-03 SIT-06 */
export const phonesForm = {
  unit: defineForm(phoneFields('unit'), (value) => phoneRules(value)),
  place: defineForm(phoneFields('place'), (value) => phoneRules(value)),
};

/** What was found in pasted text. @spec SIT-03 */
export interface PastedPhones {
  readonly mobiles: readonly string[];
  readonly landlines: readonly string[];
  /** What is neither, by its place in the text, the first being 1. */
  readonly problems: readonly Problem[];
}

const between = /[,;、。/|\t\r\n]+/;
const isNumber = (text: string): boolean => mobile(text, '').ok || landline(text, '').ok;

/** A blank may stand inside a number as well as between two: it parts them where one of the parts is a number by itself. */
const apart = (piece: string): readonly string[] => {
  const parts = piece.trim().split(/\s+/);
  return !isNumber(piece) && parts.some(isNumber) ? parts : [piece];
};

/**
 * Phone numbers out of pasted text, set apart by commas, semicolons, slashes, tabs, line ends or blanks, full-width ones too; each
 * number once.
 * @spec SIT-03
 */
export const pastedPhones = (text: string, field = 'mobiles'): Result<PastedPhones> => {
  if (text.length > pastedPhonesChars) return refuse({ code: 'form.tooLong', field, args: { 0: pastedPhonesChars } });
  const [mobiles, landlines] = [new Set<string>(), new Set<string>()];
  const problems: Problem[] = [];
  const pieces = text
    .normalize('NFKC')
    .split(between)
    .filter((piece) => piece.trim() !== '')
    .flatMap(apart);
  for (const [at, piece] of pieces.entries()) {
    const [asMobile, asLandline] = [mobile(piece, field), landline(piece, field)];
    if (asMobile.ok) mobiles.add(asMobile.value);
    else if (asLandline.ok) landlines.add(asLandline.value);
    else
      problems.push({ code: 'site.phone.pasted', field, args: { position: at + 1, text: piece.trim().slice(0, 40) } });
  }
  return ok({ mobiles: [...mobiles], landlines: [...landlines], problems });
};
