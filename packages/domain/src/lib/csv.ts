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

/** As it was before `csvCell` made it safe. */
const cellOf = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

/**
 * The rows of a file as `csvText` and spreadsheets write it, every cell as text; rows without any text are left out. Total: a quote that is never
 * closed ends with the file.
 * @example csvRows('a,"b, c"\r\n') // [['a', 'b, c']]
 */
export const csvRows = (file: string): string[][] => {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = (): void => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        cell += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"' || quote < 0) break;
        cell += '"';
        at += 1;
      }
    }
    const rest = /[,\r\n]/g;
    rest.lastIndex = at;
    const end = rest.exec(text)?.index ?? text.length;
    cell += text.slice(at, end);
    row.push(cellOf(cell));
    at = end + 1;
    if (text[end] === ',') {
      if (at >= text.length) row.push('');
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    endRow();
  }
  endRow();
  return rows;
};
