import type { UploadFile } from '@fireline/api/shapes';
import { checkFile, type Problem, refuse, type Result, ok } from '@fireline/domain/lib';
import { importBytesMax } from '@fireline/domain/shell';
import type { ImportKind } from '@fireline/domain/site';
import type { Deps } from '../../lib/context.ts';
import { CutOff } from '../../lib/http/body/incomingForm.ts';
import type { SentLine } from './reading/reading.ts';

const notText: Problem = { code: 'site.import.text', field: 'file' };
const workbook: Problem = { code: 'site.import.workbook', field: 'file' };

/** A zip, and what Excel of before 2007 and encrypted workbooks begin with. */
const workbookStarts = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
] as const;
const isWorkbook = (bytes: Uint8Array): boolean =>
  workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte));

/** The bytes of the file, refused as soon as it turns out too large or to be a workbook. */
async function bytesOf(file: UploadFile): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
      if (sizeBytes === 0 && isWorkbook(chunk)) return refuse(workbook);
      sizeBytes += chunk.byteLength;
      const problem = checkFile('file', { name: file.name, type: '', sizeBytes }, { bytesMax: importBytesMax });
      if (problem) return refuse(problem);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof CutOff) return refuse({ code: 'shell.image.cut', field: 'file' });
    throw error;
  }
  const bytes = new Uint8Array(sizeBytes);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(bytes);
}

/** The rows of a file of the kind, by column. @spec DEV-26 */
export async function rowsOf(
  { sheets }: Pick<Deps, 'sheets'>,
  kind: ImportKind,
  file: UploadFile | undefined,
): Promise<Result<readonly SentLine[]>> {
  if (!file) return refuse(notText);
  const bytes = await bytesOf(file);
  return bytes.ok ? sheets.read(kind, bytes.value) : bytes;
}
