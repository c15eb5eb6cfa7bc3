import { isDay, type Day } from './calendar.ts';

/** Full-width letters, digits and signs of a Chinese keyboard as the usual ones; nothing else changes. @example halfWidth('１２．３４') // '12.34' */
export const halfWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (char) => String.fromCodePoint(char.charCodeAt(0) - 0xfe_e0))
    .replaceAll('\u3000', ' ');

const plain = (text: string): string => (text.length > 40 ? '' : text.normalize('NFKC').trim());
const two = (part: string): string => part.padStart(2, '0');

// the year goes first: where it does not, nobody can tell which of the other two is the month
const dayForms = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/u];

/**
 * The day that people write or sheets copy: `2026-11-21`, `2026/11/21`, `20261121`, `2026年11月21日`, in full-width digits too. Nothing for
 * what is no day, or could be read in two ways.
 * @example readDay('２０２６/1/5') // '2026-01-05'
 */
export const readDay = (text: string): Day | undefined => {
  const parts = dayForms.map((form) => form.exec(plain(text))).find((found) => found !== null);
  if (!parts) return undefined;
  const [, year = '', month = '', date = ''] = parts;
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
};

const timeForm = /^([01]?\d|2[0-3])\s*[:.时時點点]?\s*([0-5]\d)\s*分?$/u;

/**
 * The time of day that people write: `8:30`, `08:30`, `0830`, `8时30分`, in full-width digits too.
 * @example readTime('８：３０') // '08:30'
 */
export const readTime = (text: string): string | undefined => {
  const parts = timeForm.exec(plain(text));
  return parts ? `${two(parts[1] ?? '')}:${parts[2]}` : undefined;
};
