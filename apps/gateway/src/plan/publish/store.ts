import type { Problem } from '@fireline/domain/lib';
import type { PublishState } from '@fireline/domain/plan';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { isFree } from '../../lib/jobs/lease.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { isOpenTo, type Reader, searchesPlan } from '../layer/store.ts';

export type PublishRow = Row<'planPublish'>;
export type VersionRow = Row<'planVersion'>;

export const insertPublish = async (tx: Tx, row: NewRow<'planPublish'>): Promise<number> =>
  (await tx.insertInto('planPublish').values(row).returning('publishId').executeTakeFirstOrThrow()).publishId;

export const insertVersion = async (tx: Tx, row: NewRow<'planVersion'>): Promise<number> =>
  (await tx.insertInto('planVersion').values(row).returning('versionId').executeTakeFirstOrThrow()).versionId;

/** Whether a publish or a version was made of a file; one of which none was is nobody's once it is replaced. */
export const isFileUsed = async (tx: Tx, fileKey: string): Promise<boolean> => {
  const published = await tx
    .selectFrom('planPublish')
    .select('publishId')
    .where('fileKey', '=', fileKey)
    .executeTakeFirst();
  return (
    published !== undefined ||
    (await tx.selectFrom('planVersion').select('versionId').where('fileKey', '=', fileKey).executeTakeFirst()) !==
      undefined
  );
};

/** Takes the oldest publish that nobody runs; it is the taker's until the instant given. */
export async function claimPublish(db: Db, now: string, until: string): Promise<PublishRow | undefined> {
  const { rows } = await sql<PublishRow>`
    update plan_publish set claimed_until = ${until}, starts = starts + 1 where publish_id = (
      select publish_id from plan_publish where state = 'inProgress' and ${isFree('claimed_until', now)}
      order by publish_id limit 1 for update skip locked) returning *`.execute(db);
  return rows[0];
}

/** A publish belongs to whoever began it last: one that was taken over is no longer written by who had it before. */
const mine = (tx: Db | Tx, { publishId, starts }: Pick<PublishRow, 'publishId' | 'starts'>) =>
  tx
    .updateTable('planPublish')
    .where('publishId', '=', publishId)
    .where('starts', '=', starts)
    .where('state', '=', 'inProgress');

/** Keeps the claim, and says how far it is. @returns whether it is still the caller's */
export async function keepClaim(tx: Tx, publish: PublishRow, progressPercent: number, until: string): Promise<boolean> {
  const { numUpdatedRows } = await mine(tx, publish).set({ progressPercent, claimedUntil: until }).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable('planLayer').set({ progressPercent }).where('layerId', '=', publish.layerId).execute();
  return true;
}

/** Gives a publish back to whoever takes it next, as if it had not been begun. */
export const releaseClaim = (db: Db, publish: PublishRow) =>
  mine(db, publish)
    .set({ claimedUntil: null, starts: publish.starts - 1 })
    .execute();

/** All claims end: whoever had them is gone. */
export const releaseAll = (db: Db) =>
  db.updateTable('planPublish').set({ claimedUntil: null }).where('state', '=', 'inProgress').execute();

interface Ending {
  readonly state: Extract<PublishState, 'complete' | 'failed'>;
  readonly endedAt: string;
  readonly versionId?: number;
  readonly problem?: Problem;
}

/** @returns whether it was still the caller's to end */
export async function endPublish(tx: Tx, publish: PublishRow, { problem, ...ending }: Ending): Promise<boolean> {
  const { numUpdatedRows } = await mine(tx, publish)
    .set({
      ...ending,
      claimedUntil: null,
      ...(ending.state === 'complete' ? { progressPercent: 100 } : {}),
      problem: problem ? JSON.stringify(problem) : null,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The plan of a publish, locked, whoever may see it. */
export const layerOf = (tx: Tx, { layerId }: Pick<PublishRow, 'layerId'>) =>
  tx.selectFrom('planLayer').selectAll().where('layerId', '=', layerId).forUpdate().executeTakeFirstOrThrow();

export interface PublishFilter {
  readonly search?: string | undefined;
  readonly layerId?: number | undefined;
  readonly state?: PublishState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const joined = (db: Db) =>
  db
    .selectFrom('planPublish')
    .innerJoin('planLayer', 'planLayer.layerId', 'planPublish.layerId')
    .leftJoin('place', 'place.placeId', 'planLayer.placeId')
    .leftJoin('building', 'building.buildingId', 'planLayer.buildingId')
    .leftJoin('planVersion', 'planVersion.versionId', 'planPublish.versionId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

function filtered(query: Joined, reader: Reader, { search, layerId, state, from, to }: PublishFilter): Joined {
  let q = query
    .where(scopeFilter(reader.scope, 'planLayer'))
    .where('planLayer.deletedAt', 'is', null)
    .where(isOpenTo(reader));
  if (search) q = q.where(searchesPlan(search));
  if (layerId !== undefined) q = q.where('planPublish.layerId', '=', layerId);
  if (state) q = q.where('planPublish.state', '=', state);
  if (from !== undefined) q = q.where('planPublish.at', '>=', from);
  if (to !== undefined) q = q.where('planPublish.at', '<', to);
  return q;
}

/** Publish records of the plans that the reader has open, newest first. @spec PLN-03 PLN-05 */
export async function publishesPage(db: Db, reader: Reader, query: PublishFilter & Paging) {
  const rows = filtered(joined(db), reader, query)
    .select(['planPublish.publishId', 'planPublish.layerId', 'planLayer.name as layerName', 'planPublish.kind'])
    .select(['planPublish.state', 'planPublish.progressPercent', 'planPublish.by', 'planPublish.at'])
    .select(['planPublish.endedAt', 'planPublish.fileName', 'planPublish.fileBytes', 'planPublish.versionId'])
    .select(['planVersion.versionNo', 'planPublish.problem'])
    .orderBy('planPublish.at', 'desc')
    .orderBy('planPublish.publishId', 'desc');
  return pageOf(rows, query);
}

/** Versions of a plan, newest first. */
export const versionsOf = (db: Db | Tx, layerId: number): Promise<VersionRow[]> =>
  db.selectFrom('planVersion').selectAll().where('layerId', '=', layerId).orderBy('versionNo', 'desc').execute();

export const versionOf = (db: Db | Tx, layerId: number, versionId: number) =>
  db
    .selectFrom('planVersion')
    .selectAll()
    .where('layerId', '=', layerId)
    .where('versionId', '=', versionId)
    .executeTakeFirst();

/** The names of devices in scope. */
export const deviceNames = (db: Db, scope: Scope, deviceIds: readonly number[]) =>
  deviceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('device')
        .select(['deviceId', 'name'])
        .where(scopeFilter(scope, 'device'))
        .where('deviceId', 'in', deviceIds)
        .execute();

/** Every file that something still names. */
export async function namedFiles(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from plan_layer where file_key is not null
    union select file_key from plan_version union select drawing_key from plan_version
    union select file_key from plan_publish where state = 'inProgress'`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Plans that were taken away before the instant go for good, with all that hangs on them; their files follow. */
export async function purgeDeleted(db: Db, before: string): Promise<void> {
  const gone = sql`(select layer_id from plan_layer where deleted_at < ${before})`;
  await db.transaction().execute(async (tx) => {
    for (const table of [
      'plan_point',
      'plan_resource',
      'plan_key_try',
      'plan_grant',
      'plan_publish',
      'plan_version',
      'plan_layer',
    ])
      await sql`delete from ${sql.table(table)} where layer_id in ${gone}`.execute(tx);
  });
}
