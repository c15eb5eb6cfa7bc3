const [quote, carriageReturn, lineFeed] = [0x22, 0x0d, 0x0a];

/** Where the row that is being read begins and ends. */
export interface CsvCursor {
  /** Where the next row begins. */
  at: number;
  /** The row has a quote that is never closed. */
  isOpen: boolean;
}

/** Reads a cell between quotes, up to some characters more than it may have. @returns its text; the cursor is behind its closing quote */
function quoted(text: string, cursor: CsvCursor, charsMax: number): string {
  let cell = '';
  cursor.at += 1;
  while (cell.length <= charsMax) {
    const found = text.indexOf('"', cursor.at);
    const end = found < 0 ? text.length : found;
    cell += text.slice(cursor.at, end);
    cursor.at = end + 1;
    if (found < 0) {
      cursor.isOpen = true;
      cursor.at = end;
      break;
    }
    if (text.charCodeAt(cursor.at) !== quote) break;
    cell += '"';
    cursor.at += 1;
  }
  return cell;
}

/**
 * Reads one row. Each character is looked at once, so a file of any content costs what its length costs.
 * @param onCell takes the cells in their order; what it throws ends the reading
 * @param charsMax a cell that is longer is handed over cut, a character too long
 */
export function readCsvRow(
  text: string,
  cursor: CsvCursor,
  separator: number,
  charsMax: number,
  onCell: (cell: string, at: number) => void,
): void {
  for (let at = 0; ; at += 1) {
    const between = text.charCodeAt(cursor.at) === quote ? quoted(text, cursor, charsMax) : '';
    let end = cursor.at;
    let code = Number.NaN;
    const last = Math.min(text.length, end + charsMax + 1);
    for (; end < last; end += 1) {
      code = text.charCodeAt(end);
      if (code === separator || code === carriageReturn || code === lineFeed) break;
    }
    code = text.charCodeAt(end);
    onCell(between + text.slice(cursor.at, end), at);
    cursor.at = end + 1;
    if (code === separator) continue;
    if (code === carriageReturn && text.charCodeAt(cursor.at) === lineFeed) cursor.at += 1;
    return;
  }
}
