import type { UploadFile } from '@fireline/api/shapes';
import {
  checkFile,
  csvRows,
  ok,
  type Problem,
  readSheetHead,
  refuse,
  type Result,
  sheetColumnsMax,
} from '@fireline/domain/lib';
import { importBytesMax, importRowsMax } from '@fireline/domain/shell';
import { checkImportRows, type ImportKind } from '@fireline/domain/site';
import { CutOff } from '../../lib/http/incomingForm.ts';
import { importSheets, type SentRow } from './kinds.ts';

const notText: Problem = { code: 'site.import.text', field: 'file' };
const workbook: Problem = { code: 'site.import.workbook', field: 'file' };

/** A zip, and what Excel of before 2007 and encrypted workbooks begin with. */
const workbookStarts = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
] as const;
const isWorkbook = (bytes: Uint8Array): boolean =>
  workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte));

/** The file as text, refused as soon as it turns out too large or to be something else. */
async function textOf(file: UploadFile): Promise<Result<string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let sizeBytes = 0;
  let text = '';
  try {
    for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
      if (sizeBytes === 0 && isWorkbook(chunk)) return refuse(workbook);
      sizeBytes += chunk.byteLength;
      const problem = checkFile('file', { name: file.name, type: '', sizeBytes }, { bytesMax: importBytesMax });
      if (problem) return refuse(problem);
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
  } catch (error) {
    if (error instanceof CutOff) return refuse({ code: 'shell.image.cut', field: 'file' });
    // a decoder throws at what is no UTF-8
    if (error instanceof TypeError) return refuse(notText);
    throw error;
  }
  return text.includes('\0') ? refuse(notText) : ok(text);
}

/** The rows of a file of the kind, by column. @spec DEV-26 */
export async function rowsOf(kind: ImportKind, file: UploadFile | undefined): Promise<Result<readonly SentRow[]>> {
  if (!file) return refuse(notText);
  const text = await textOf(file);
  if (!text.ok) return text;
  const sheet = importSheets[kind];
  const [head = [], ...rows] = csvRows(text.value);
  const columns = readSheetHead(sheet.columns, head.slice(0, sheetColumnsMax));
  if (!columns.ok) return columns;
  const problem = checkImportRows(rows.length, importRowsMax);
  return problem ? refuse(problem) : ok(rows.map((cells) => sheet.row(columns.value, cells)));
}
