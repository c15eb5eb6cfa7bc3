import type { areaShapes, UploadFile } from '@fireline/api/shapes';
import { checkFile, csvRows, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { importBytesMax, importRowsMax, importsAtOnceMax } from '@fireline/domain/shell';
import { checkImportRows, type ImportKind, placeImportRow, readPlaceImportHead } from '@fireline/domain/site';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { CutOff } from '../../lib/http/incomingForm.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../session/names.ts';
import { logUse } from '../../session/userLog.ts';
import { importQueue } from './importer.ts';
import * as store from './store.ts';

type Shapes = typeof areaShapes.site;

const notText: Problem = { code: 'site.import.text', field: 'file' };

/** The file as text, refused as soon as it turns out too large or to be something else. */
async function textOf(file: UploadFile): Promise<Result<string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let sizeBytes = 0;
  let text = '';
  try {
    for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
      sizeBytes += chunk.byteLength;
      const problem = checkFile('file', { name: file.name, type: '', sizeBytes }, { bytesMax: importBytesMax });
      if (problem) return refuse(problem);
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
  } catch (error) {
    if (error instanceof CutOff) return refuse({ code: 'shell.image.cut', field: 'file' });
    // a decoder throws at what is no UTF-8, such as a workbook
    if (error instanceof TypeError) return refuse(notText);
    throw error;
  }
  return text.includes('\0') ? refuse(notText) : ok(text);
}

type Rows = readonly Readonly<Record<string, string>>[];
/** Reads the rows of a file of one kind: its columns by its first line, then each row. */
export interface RowReader<Columns> {
  readonly head: (cells: readonly string[]) => Result<Columns>;
  readonly row: (columns: Columns, cells: readonly string[]) => Readonly<Record<string, string>>;
}

function rowsOf<Columns>(text: string, reader: RowReader<Columns>): Result<Rows> {
  const [head = [], ...rows] = csvRows(text);
  const columns = reader.head(head);
  if (!columns.ok) return columns;
  const problem = checkImportRows(rows.length, importRowsMax);
  return problem ? refuse(problem) : ok(rows.map((cells) => reader.row(columns.value, cells)));
}

interface Sent {
  readonly file?: UploadFile | undefined;
}
/** Takes a file of one kind of record; its rows are imported in the background. @spec DEV-26 */
export async function beginImport<Columns>(
  kind: ImportKind,
  reader: RowReader<Columns>,
  { file }: Sent,
  asks: SignedInAsks,
) {
  const { deps, account } = asks;
  if (!file) return refuse(notText);
  const text = await textOf(file);
  if (!text.ok) return text;
  const rows = rowsOf(text.value, reader);
  if (!rows.ok) return rows;
  const { rentId, userId } = account;
  const fileName = file.name.slice(0, 255);
  return transact(deps.database, async ({ tx, tell }) => {
    const running = await store.unfinished(tx, rentId);
    if (running >= importsAtOnceMax)
      return refuse({ code: 'site.import.tooMany', field: 'file', args: { 0: running } });
    const job = { rentId, userId, kind, fileName, by: nameOf(account), at: isoNow(deps.clock) };
    const made = await store.insertImport(tx, job, rows.value);
    await logUse(tx, asks, {
      detail: `${fileName} ${rows.value.length}`,
      target: { kind: 'import', id: made.importId },
    });
    await tell({ type: 'work', queue: importQueue });
    return ok(made);
  });
}

/** Takes a file of small places. @spec SIT-04 DEV-26 */
export const importPlaces = (sent: Sent, asks: SignedInAsks) =>
  beginImport('place', { head: readPlaceImportHead, row: placeImportRow }, sent, asks);

/** The platform's people see what the tenant imports, others what they import themselves. @spec DEV-26 */
const whoseOf = ({ account }: SignedInAsks): store.Whose => ({
  rentId: account.rentId,
  userId: account.role === 'platform' ? undefined : account.userId,
});

/** @spec DEV-26 */
export const imports = async (query: z.output<Shapes['imports']['send']>, asks: SignedInAsks) =>
  ok(await store.importsPage(asks.deps.database.db, whoseOf(asks), query));

/** @spec DEV-26 */
export async function importRows(query: z.output<Shapes['importRows']['send']>, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  if (!(await store.importById(db, whoseOf(asks), query.importId)))
    return refuse({ code: 'site.import.notFound', field: 'importId' });
  return ok(await store.rowsPage(db, query));
}
