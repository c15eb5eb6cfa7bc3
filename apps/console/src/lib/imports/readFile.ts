import { checkFile, csvRows, ok, refuse, type Result } from '@fireline/domain/lib';
import { importBytesMax } from '@fireline/domain/shell';
import type { FileRow, FileRows } from './readWorkbook.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
const zipStart = [0x50, 0x4b];
/** Excel of before 2007, and any workbook with a password. */
const oleStart = [0xd0, 0xcf, 0x11, 0xe0];

const nameEnds = (file: File, ...ends: readonly string[]): boolean =>
  ends.some((end) => file.name.toLowerCase().endsWith(end));

/** Text in UTF-8, else as spreadsheets of mainland China save it; undefined for what is no text. */
function decoded(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text;
    } catch {
      // the next encoding may read it
    }
  return undefined;
}

async function readCsv(file: File): Promise<Result<FileRows>> {
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined) return refuse({ code: 'sheet.noText', field: 'file' });
  return ok({ rows: csvRows(text).map((cells, at): FileRow => ({ line: at + 1, cells })) });
}

/**
 * The rows of a file that somebody chose, read in the browser: a workbook, or CSV in UTF-8 or GB18030. What it is counts, not what it is called;
 * a file whose name says something else is refused.
 * @spec DEV-26 SIT-04 SHL-26
 */
export async function readFile(file: File): Promise<Result<FileRows>> {
  const size = checkFile('file', { name: file.name, type: '', sizeBytes: file.size }, { bytesMax: importBytesMax });
  if (size) return refuse(size);
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(start, oleStart)) return refuse({ code: 'sheet.encrypted', field: 'file' });
  const isZip = startsWith(start, zipStart);
  if (nameEnds(file, '.xlsm', '.xltm', '.xlam')) return refuse({ code: 'sheet.macros', field: 'file' });
  if (isZip !== nameEnds(file, '.xlsx'))
    return refuse({ code: isZip ? 'sheet.namedText' : 'sheet.namedWorkbook', field: 'file' });
  if (!isZip) return readCsv(file);
  // the readers of workbooks are loaded with the first one
  const { readWorkbook } = await import('./readWorkbook.ts');
  return readWorkbook(file);
}
