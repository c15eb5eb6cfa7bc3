/** What has no width, or turns the direction of writing: copied along with a number, and seen by nobody. */
export const unseenChars =
  '\u00AD\u034F\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\uFEFF';
const unseen = new RegExp(`[${unseenChars}]`, 'gu');

/**
 * What was typed or pasted to be looked for: without characters that nobody sees, full-width forms as usual ones, and one blank for line ends
 * and blanks of any kind.
 * @example pastedText(' ８６９\n') // '869'
 */
export const pastedText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The same in small letters: how texts are compared wherever something is looked for. Twice makes no difference. */
export const plainText = (text: string): string => pastedText(pastedText(text).toLowerCase());

/** The words that all have to be found, as `plainText`. */
export const soughtWords = (sought: string): string[] => plainText(sought).split(' ').filter(Boolean);

/** Whether a text has every word that is looked for, in any order; nothing is found everywhere. */
export function hasWords(text: string, sought: string): boolean {
  const plain = plainText(text);
  return soughtWords(sought).every((word) => plain.includes(word));
}
