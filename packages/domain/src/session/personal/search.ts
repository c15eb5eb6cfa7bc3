/** Fewer digits than this are a part of a number: who may search for parts finds a masked number out, one part after the other. */
const wholeFromDigits = 7;

const numberForm = /^\+?[\d\s\-().]+$/;
const idForm = /^\d{17}[\dX]$/;
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** Digits alone, without the mainland's code before a mobile: limits, blacklists and searches compare numbers by them. @spec SES-07 MSG-05 */
export const phoneDigits = (number: string): string =>
  number
    .normalize('NFKC')
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '');

/**
 * What a searched text has to be equal to in a list that masks phone numbers, ID numbers or e-mail addresses; undefined: it is none of
 * them as a whole, and finds no masked value. A phone number is compared by its digits, an ID number in capitals, an e-mail address in
 * small letters.
 * @spec SES-07
 * @example soughtPersonal('138 0013 8000') // '13800138000'
 * @example soughtPersonal('1380') // undefined
 */
export function soughtPersonal(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  if (emailForm.test(text)) return text.toLowerCase();
  if (idForm.test(text.toUpperCase())) return text.toUpperCase();
  if (!numberForm.test(text)) return undefined;
  const digits = phoneDigits(text);
  return digits.length < wholeFromDigits ? undefined : digits;
}
