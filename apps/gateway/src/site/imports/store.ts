import type { Problem } from '@fireline/domain/lib';
import { type ImportKind, type ImportRowState, tenantShare } from '@fireline/domain/site';
import type { ImportState } from '@fireline/domain/device';
import { sql } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { isFree } from '../../lib/jobs/lease.ts';
import { piecesOf } from './reading/pieces.ts';
import type { SentLine } from './reading/reading.ts';
import './tables.ts';

/** Whose imports: the tenant's, or of one account. */
export interface Whose {
  readonly rentId: string;
  readonly userId: number | undefined;
}
export interface ImportFilter {
  readonly kind?: ImportKind | undefined;
  readonly state?: ImportState | undefined;
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const shown = [
  'importId',
  'kind',
  'fileName',
  'state',
  'by',
  'at',
  'endedAt',
  'rows',
  'successRows',
  'failureRows',
  'cancelledBy',
] as const;

const ofWhom = (db: Db, { rentId, userId }: Whose) => {
  const query = db.selectFrom('importJob').where('rentId', '=', rentId);
  return userId === undefined ? query : query.where('userId', '=', userId);
};

/** The newest first. */
export function importsPage(db: Db, whose: Whose, { kind, state, search, from, to, ...page }: ImportFilter & Paging) {
  let query = ofWhom(db, whose);
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(findsText(search, { open: ['fileName'], maskedTexts: ['by'] }));
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  return pageOf(query.select(shown).orderBy('at', 'desc').orderBy('importId', 'desc'), page);
}

export const importById = (db: Db, whose: Whose, importId: number) =>
  ofWhom(db, whose).select(shown).where('importId', '=', importId).executeTakeFirst();

interface RowsQuery extends Paging {
  readonly importId: number;
  readonly state?: Exclude<ImportRowState, 'waiting'> | undefined;
}
export function rowsPage(db: Db, { importId, state, ...page }: RowsQuery) {
  let query = db.selectFrom('importRow').where('importId', '=', importId);
  if (state) query = query.where('state', '=', state);
  return pageOf(query.select(['rowNo', 'state', 'sent', 'problems']).orderBy('rowNo'), page);
}

/**
 * Whose share each of the tenant's imports belongs to that has not finished.
 * @param held counted while no other is added
 */
export async function unfinished(db: Db | Tx, rentId: string, held?: 'held'): Promise<readonly string[]> {
  if (held) await db.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forNoKeyUpdate().execute();
  const rows = await db
    .selectFrom('importJob')
    .select('share')
    .where('rentId', '=', rentId)
    .where('state', '=', 'importing')
    .execute();
  return rows.map(({ share }) => share);
}

export async function insertImport(
  tx: Tx,
  job: Omit<NewRow<'importJob'>, 'rows' | 'state'>,
  rows: readonly SentLine[],
) {
  const made = await tx
    .insertInto('importJob')
    .values({ ...job, rows: rows.length, state: 'importing' })
    .returning(shown)
    .executeTakeFirstOrThrow();
  const { importId } = made;
  for (const piece of piecesOf(rows))
    await insertMany(
      tx,
      'importRow',
      piece.map(({ line, sent }) => ({ importId, rowNo: line, sent })),
    );
  return made;
}

/** The oldest import that no living gateway runs, now claimed. One that was begun before waits for those that were not: it may fail each time. */
export async function claimImport(db: Db, now: string, until: string) {
  const { rows } = await sql<{
    importId: number;
    rentId: string;
    userId: number;
    by: string;
    kind: ImportKind;
    starts: number;
  }>`
    update import_job set claimed_until = ${until}, starts = starts + 1
    where import_id = (
      select import_id from import_job where state = 'importing' and ${isFree('claimed_until', now)}
      order by starts, import_id limit 1 for update skip locked)
    returning import_id, rent_id, user_id, by, kind, starts`.execute(db);
  return rows[0];
}
export type ClaimedImport = NonNullable<Awaited<ReturnType<typeof claimImport>>>;

/** Keeps the claim for another while. @returns whether it still is the caller's */
export const keepClaim = async (tx: Tx, { importId, starts }: ClaimedImport, until: string): Promise<boolean> =>
  (await tx
    .updateTable('importJob')
    .set({ claimedUntil: until })
    .where('importId', '=', importId)
    .where('starts', '=', starts)
    .where('state', '=', 'importing')
    .returning('importId')
    .executeTakeFirst()) !== undefined;

export const waitingRows = (tx: Tx, importId: number, limit: number) =>
  tx
    .selectFrom('importRow')
    .select(['rowNo', 'sent'])
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('rowNo')
    .limit(limit)
    .execute();

interface EndedRow {
  readonly rowNo: number;
  /** Null: it failed. */
  readonly madeId: number | null;
  readonly problems: readonly Problem[];
}
/** All of them in one statement. */
export const endRows = (tx: Tx, importId: number, rows: readonly EndedRow[]) =>
  sql`
    update import_row set state = case when e.made_id is null then 'failure' else 'success' end, made_id = e.made_id, problems = e.problems
    from (select (one->>'rowNo')::int as row_no, (one->>'madeId')::bigint as made_id, one->'problems' as problems
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one) e
    where import_row.import_id = ${importId} and import_row.row_no = e.row_no`.execute(tx);

type ImportCounts = Readonly<Record<'rows' | 'successRows' | 'failureRows', number>> & {
  readonly state: ImportState;
};
interface Ended {
  readonly success: number;
  readonly failure: number;
}
/**
 * Adds rows that ended; an import without any left is finished.
 * @param ended undefined: all rows of the import are counted, however many there are
 */
export async function countRows(
  tx: Tx,
  importId: number,
  now: string,
  ended: Ended | undefined,
): Promise<ImportCounts> {
  const done = ended
    ? sql`select success_rows + ${ended.success}::int as success, failure_rows + ${ended.failure}::int as failure
        from import_job where import_id = ${importId}`
    : sql`select count(*) filter (where state = 'success') as success, count(*) filter (where state = 'failure') as failure
        from import_row where import_id = ${importId}`;
  const { rows } = await sql<ImportCounts>`
    update import_job set success_rows = done.success, failure_rows = done.failure,
      state = case when done.success + done.failure = import_job.rows then 'finished' else 'importing' end,
      ended_at = case when done.success + done.failure = import_job.rows then ${now}::timestamptz end
    from (${done}) done
    where import_id = ${importId}
    returning state, rows, success_rows, failure_rows`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error(`there is no import ${importId}`);
  return counts;
}

/** Ends every row that waits. The import is held: the gateway that runs it waits, and then finds it finished. @returns whose it is */
export async function cancelImport(
  tx: Tx,
  whose: Whose,
  { importId, by, now, problem }: { importId: number; by: string; now: string; problem: Problem },
): Promise<'unknown' | 'finished' | { readonly userId: number }> {
  const job = await ofWhom(tx, whose)
    .select(['state', 'userId'])
    .where('importId', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (job?.state !== 'importing') return job ? 'finished' : 'unknown';
  await tx.updateTable('importJob').set({ cancelledBy: by }).where('importId', '=', importId).execute();
  await tx
    .updateTable('importRow')
    .set({ state: 'failure', problems: JSON.stringify([problem]) })
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .execute();
  await countRows(tx, importId, now, undefined);
  return { userId: job.userId };
}

interface WhoseHeaders {
  readonly rentId: string;
  readonly share: string;
  readonly kind: ImportKind;
}
/** What headers of files of the kind mean as the platform chose it, and behind it as those of the share chose it for themselves. */
export const headersOf = (db: Db, { rentId, share, kind }: WhoseHeaders, headers: readonly string[]) =>
  db
    .selectFrom('importHeader')
    .select(['header', 'columnId'])
    .where('rentId', '=', rentId)
    .where('kind', '=', kind)
    .where('share', 'in', [tenantShare, share])
    .where('header', '=', anyText(headers))
    .orderBy(sql`share = ${share}`)
    .execute();

/** The last choice counts. */
export async function keepHeaders(tx: Tx, rows: readonly NewRow<'importHeader'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('importHeader')
    .values([...rows])
    .onConflict((c) =>
      c.columns(['rentId', 'kind', 'header', 'share']).doUpdateSet((eb) => ({
        columnId: eb.ref('excluded.columnId'),
        changedBy: eb.ref('excluded.changedBy'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute();
}

/** Gives the claim back, so that the next gateway goes on at once. */
export const releaseClaim = (db: Db, { importId, starts }: ClaimedImport) =>
  db
    .updateTable('importJob')
    .set({ claimedUntil: null })
    .where('importId', '=', importId)
    .where('starts', '=', starts)
    .execute();

/** What a gateway that has ended left on a database of its own. */
export const releaseAll = (db: Db) =>
  db.updateTable('importJob').set({ claimedUntil: null }).where('state', '=', 'importing').execute();
