import type { areaShapes, UploadFile } from '@fireline/api/shapes';
import { importTopic } from '@fireline/api/site';
import { ok, plainHeader, type Problem, refuse, type Result, sheetColumnsMax } from '@fireline/domain/lib';
import { maskedFields } from '@fireline/domain/session';
import type { ImportKind } from '@fireline/domain/site';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { rowsOf } from './file.ts';
import { importQueue } from './importer.ts';
import { importSheets } from './reading/importSheets.ts';
import type { SentLine } from './reading/reading.ts';
import * as store from './store.ts';
import { inTurn, shareOf, turnProblem } from './turns.ts';

type Shapes = typeof areaShapes.site;

const badHeaders: Problem = { code: 'form.format', field: 'headers' };
type Headers = readonly (readonly [header: string, column: string | null])[];

/** What somebody chose for headers, as it was sent. */
function headersIn(kind: ImportKind, text: string | undefined): Result<Headers> {
  if (text === undefined || text === '') return ok([]);
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return refuse(badHeaders);
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return refuse(badHeaders);
  const isColumn = (id: unknown): id is string => importSheets[kind].columns.some((column) => column.id === id);
  const headers: [string, string | null][] = [];
  for (const [header, column] of Object.entries(sent as Readonly<Record<string, unknown>>)) {
    if (column !== null && !isColumn(column)) return refuse(badHeaders);
    if (plainHeader(header) !== '') headers.push([plainHeader(header), column]);
  }
  // more than a file has columns are no choices of a person
  return headers.length > sheetColumnsMax ? refuse(badHeaders) : ok([...new Map(headers)]);
}

interface Sent {
  readonly headers?: string | undefined;
  readonly file?: UploadFile | undefined;
}
/** Keeps the rows, and what was chosen for headers: by the platform for the tenant, by others for those of their share. */
function keepImport(
  kind: ImportKind,
  fileName: string,
  headers: Headers,
  rows: readonly SentLine[],
  asks: SignedInAsks,
) {
  const { deps, account } = asks;
  const { rentId, userId } = account;
  const share = shareOf(asks);
  return transact(deps.database, async ({ tx, tell }) => {
    const problem = turnProblem(await store.unfinished(tx, rentId, 'held'), asks);
    if (problem) return refuse(problem);
    const [by, at] = [nameOf(account), isoNow(deps.clock)];
    const made = await store.insertImport(tx, { rentId, userId, share, kind, fileName, by, at }, rows);
    const kept = headers.map(([header, columnId]) => ({ rentId, share, kind, header, columnId, changedBy: by, at }));
    await store.keepHeaders(tx, kept);
    await logUse(tx, asks, { detail: `${fileName} ${rows.length}`, target: { kind: 'import', id: made.importId } });
    await tell({ type: 'work', queue: importQueue });
    return ok(made);
  });
}

/** Takes a file of one kind of record; its rows are imported in the background. @spec DEV-26 SIT-04 SIT-06 SES-08 */
export async function beginImport(kind: ImportKind, sent: Sent, asks: SignedInAsks) {
  const { deps, account } = asks;
  const headers = headersIn(kind, sent.headers);
  if (!headers.ok) return headers;
  return inTurn(asks, async () => {
    // nothing of the file is read for somebody who has to wait anyway; asked again once it is
    const early = turnProblem(await store.unfinished(deps.database.db, account.rentId), asks);
    if (early) return refuse(early);
    const rows = await rowsOf(deps, kind, sent.file);
    if (!rows.ok) return rows;
    return keepImport(kind, (sent.file?.name ?? '').slice(0, 255), headers.value, rows.value, asks);
  });
}

/** The platform's people see what the tenant imports, others what they import themselves. @spec DEV-26 */
const whoseOf = ({ account }: SignedInAsks): store.Whose => ({
  rentId: account.rentId,
  userId: account.role === 'platform' ? undefined : account.userId,
});

/** @spec DEV-26 */
export const imports = async (query: z.output<Shapes['imports']['send']>, asks: SignedInAsks) =>
  ok(await store.importsPage(asks.deps.database.db, whoseOf(asks), query));

const unknown: Problem = { code: 'site.import.notFound', field: 'importId' };

/** @spec DEV-26 */
export async function importRows(query: z.output<Shapes['importRows']['send']>, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  if (!(await store.importById(db, whoseOf(asks), query.importId))) return refuse(unknown);
  const { rows, ...page } = await store.rowsPage(db, query);
  // a row that failed is downloaded, corrected and sent again
  const shown = rows.map((row) => (row.state === 'failure' ? row : { ...row, sent: maskedFields(row.sent) }));
  return ok({ ...page, rows: shown });
}

const cancelled: Problem = { code: 'site.import.cancelled' };

/** Ends an import that runs. What was imported stays, what waits fails with the reason. @spec DEV-26 */
export const cancelImport = (importId: number, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx, tell }) => {
    const by = nameOf(asks.account);
    const whose = whoseOf(asks);
    const end = await store.cancelImport(tx, whose, { importId, by, now: isoNow(asks.deps.clock), problem: cancelled });
    if (end === 'unknown') return refuse(unknown);
    if (end === 'finished') return refuse({ code: 'site.import.notRunning', field: 'importId' });
    const record = await store.importById(tx, whose, importId);
    if (!record) return refuse(unknown);
    await logUse(tx, asks, { detail: record.fileName, target: { kind: 'import', id: importId } });
    const { kind, state, rows, successRows, failureRows } = record;
    const data = { importId, kind, state, rows, successRows, failureRows };
    await tell({ type: 'tell', topic: importTopic.name, rentId: whose.rentId, userId: end.userId, data });
    return ok(record);
  });
