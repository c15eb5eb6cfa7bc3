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
