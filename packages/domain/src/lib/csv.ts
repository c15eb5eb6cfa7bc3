/** What a spreadsheet takes for the start of a formula, also behind blanks; the full-width forms count in East Asian settings. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const needsQuotes = /["\n\r,]|^\s|\s$/;

/**
 * One cell. Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 * @example csvCell('=1+2') // "'=1+2"
 * @example csvCell('say "hi", all') // '"say ""hi"", all"'
 */
export const csvCell = (value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && !Number.isFinite(value)) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A whole file: a byte order mark (without it spreadsheets misread Chinese), rows ended by CR LF as RFC 4180 asks.
 */
export const csvText = (rows: Iterable<readonly (string | number | boolean | null | undefined)[]>): string => {
  let text = '\uFEFF';
  for (const row of rows) text += `${row.map(csvCell).join(',')}\r\n`;
  return text;
};

/** Text that was written as a formula, so that a spreadsheet leaves it as it is: `="001"`. */
const wrapped = /^\s*=\s*"((?:[^"]|"")*)"\s*$/;

/**
 * The text that the cell of a file was meant to hold: without the apostrophe of `csvCell`, and without what keeps a spreadsheet from reading a number.
 * @example asWritten("'=1+2") // '=1+2'
 * @example asWritten('="001"') // '001'
 */
export const asWritten = (text: string): string => {
  if (text.startsWith("'") && formulaStart.test(text.slice(1))) return text.slice(1);
  return wrapped.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
};

const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d{2,3}$/i;
/**
 * Whether a text is all that a spreadsheet left of a long number: its first digits, and how many there were.
 * @example hasLostDigits('8.6E+14') // true
 */
export const hasLostDigits = (text: string): boolean =>
  text.length < 40 && /[+＋]/.test(text) && shortened.test(text.normalize('NFKC').trim());
