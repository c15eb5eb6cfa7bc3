import { checkFile, ok, refuse, type Result, type SheetColumn } from '@fireline/domain/lib';
import { importBytesMax } from '@fireline/domain/shell';
import { readCsv, readingsOf, type SheetReading } from '@fireline/domain/site/sheets';
import type { FileRows, Reading } from './fileRows.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
const zipStart = [0x50, 0x4b];
/** Excel of before 2007, and any workbook with a password. */
const oleStart = [0xd0, 0xcf, 0x11, 0xe0];

const nameEnds = (file: File, ...ends: readonly string[]): boolean =>
  ends.some((end) => file.name.toLowerCase().endsWith(end));

const excerptChars = 40;
/** What of a text tells whether it is read right: the first letters that are no ASCII, with what is around them. */
function excerptOf(text: string): string {
  const at = Math.max(0, text.search(/[^\0-\u007F]/) - 4);
  return text.slice(at, at + excerptChars).replaceAll(/\s+/g, ' ');
}

function rowsOf({ text }: SheetReading, columns: readonly SheetColumn[]): Result<FileRows> {
  const read = readCsv(text, columns);
  return read.ok ? ok({ rows: read.value, hidden: 0 }) : read;
}

/** @param encoding the one that the reader chose */
function readText(bytes: Uint8Array, columns: readonly SheetColumn[], encoding?: string): Result<FileRows> {
  const readings = readingsOf(bytes);
  const [first] = readings;
  if (!first) return refuse({ code: 'sheet.noText', field: 'file' });
  if (readings.length === 1) return rowsOf(first, columns);
  const options = readings.map((one) => ({ value: one.encoding, text: `${one.encoding}: ${excerptOf(one.text)}` }));
  const chosen = readings.find((one) => one.encoding === encoding);
  const reading: Reading = { by: 'encoding', value: chosen?.encoding, options };
  if (!chosen) return ok({ rows: [], hidden: 0, reading });
  const read = rowsOf(chosen, columns);
  return ok(read.ok ? { ...read.value, reading } : { rows: [], hidden: 0, reading, problem: read.problems[0] });
}

/**
 * The rows of a file that somebody chose, read in the browser: a workbook, or CSV as spreadsheets save it. What it is counts, not what it is called;
 * a file whose name says something else is refused.
 * @param columns those that the file is expected to have
 * @param choice of the `reading` that came back before
 * @spec DEV-26 SIT-04 SHL-26
 */
export async function readFile(
  file: File,
  columns: readonly SheetColumn[],
  choice?: string,
): Promise<Result<FileRows>> {
  const size = checkFile('file', { name: file.name, type: '', sizeBytes: file.size }, { bytesMax: importBytesMax });
  if (size) return refuse(size);
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(start, oleStart)) return refuse({ code: 'sheet.encrypted', field: 'file' });
  const isZip = startsWith(start, zipStart);
  if (nameEnds(file, '.xlsm', '.xltm', '.xlam')) return refuse({ code: 'sheet.macros', field: 'file' });
  if (isZip !== nameEnds(file, '.xlsx'))
    return refuse({ code: isZip ? 'sheet.namedText' : 'sheet.namedWorkbook', field: 'file' });
  if (!isZip) return readText(new Uint8Array(await file.arrayBuffer()), columns, choice);
  // the readers of workbooks are loaded with the first one
  const { readWorkbook } = await import('./readWorkbook.ts');
  return readWorkbook(file, choice);
}
