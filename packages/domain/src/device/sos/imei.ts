import { type Field, hasLostDigits, ok, type Problem, refuse, isBlank } from '../../lib/index.ts';
import { imeiDigits, imeisPerParse } from '../limits.ts';

const form = /^\d{15}$/;

/** An IMEI: 15 digits, full-width ones too. Its check digit is a warning of its own, see {@link hasLuhnDigit}. @spec DEV-21 */
export const imei: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  const value = typeof raw === 'string' && raw.length <= 40 ? raw.normalize('NFKC').trim() : '';
  if (form.test(value)) return ok(value);
  return refuse(
    hasLostDigits(value)
      ? { code: 'form.lostDigits', field }
      : { code: 'device.imei.format', field, args: { 0: imeiDigits } },
  );
};

/** The check digit of the digits before it (Luhn): every second one doubled, from the last. @spec DEV-21 */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let at = digits.length - 1, doubles = true; at >= 0; at -= 1, doubles = !doubles) {
    const digit = digits.charCodeAt(at) - 48;
    const doubled = digit * 2;
    sum += !doubles ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit fits the others; false for one digit mistyped, and for most neighbours swapped. @spec DEV-21 */
export const hasLuhnDigit = (written: string): boolean =>
  form.test(written) && luhnDigit(written.slice(0, -1)) === Number(written.at(-1));

/** What can be taken, what cannot, and what can but looks mistyped. */
export interface ImeiList {
  /** Each once, in the order written; those with a warning too. */
  readonly imeis: readonly string[];
  readonly problems: readonly Problem[];
  /** Decision: a wrong check digit is told and let pass, since cheap devices are sold with made-up IMEIs. */
  readonly warnings: readonly Problem[];
}

const written = /[^\s,，、;；]+/g;
/** Enough of what stands there to find it again. */
const excerpt = (part: string): string => Array.from(part.slice(0, 40)).slice(0, 20).join('');

/**
 * The IMEIs in a pasted text, parted by commas, semicolons (also Chinese ones), blanks or line ends. Full-width digits are read
 * as digits. Each one at fault is told with its place: field `imeis.2`, and as arguments `0` the count from one, `start` where it
 * begins in the text, `imei` what stands there; of duplicates, the later one, with the place of the first.
 * More than 100: the first 100 are read and the rest refused as a whole.
 * @spec DEV-21
 * @example parseImeis('490154203237518，49015').problems // [{ code: 'device.imei.formatAt', field: 'imeis.1', … }]
 */
export function parseImeis(pasted: unknown): ImeiList {
  if (typeof pasted !== 'string' || pasted.trim() === '')
    return { imeis: [], problems: [{ code: 'form.required', field: 'imeis' }], warnings: [] };
  const places = new Map<string, number>();
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  let count = 0;
  for (const { 0: part, index: start } of pasted.matchAll(written)) {
    if (count === imeisPerParse) {
      problems.push({ code: 'device.imei.tooMany', field: 'imeis', args: { 0: imeisPerParse } });
      break;
    }
    const value = part.length <= 40 ? part.normalize('NFKC') : '';
    const problem = (code: string, one: string | number = imeiDigits): Problem => ({
      code,
      field: `imeis.${count}`,
      args: { 0: count + 1, 1: one, imei: excerpt(part), start },
    });
    const first = places.get(value);
    if (hasLostDigits(value)) problems.push(problem('device.imei.lostDigitsAt'));
    else if (!form.test(value)) problems.push(problem('device.imei.formatAt'));
    else if (first !== undefined) problems.push(problem('device.imei.duplicateAt', first + 1));
    else {
      places.set(value, count);
      if (!hasLuhnDigit(value)) warnings.push(problem('device.imei.checkDigitAt'));
    }
    count += 1;
  }
  if (count === 0) problems.push({ code: 'form.required', field: 'imeis' });
  return { imeis: [...places.keys()], problems, warnings };
}
