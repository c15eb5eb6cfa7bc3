import type { Rehearsal } from '@fireline/domain/alarm';
import type { DeviceType, Measurement } from '@fireline/domain/device';
import { dayMs } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Row, Tx } from '../../../lib/db/schema.ts';
import { isFree } from '../../../lib/jobs/lease.ts';
import { scopeFilter } from '../../../lib/scopeFilter.ts';

/** How many of their own a reader sees: the newest. */
const shownMax = 10;

export type RehearsalRow = Row<'rehearsal'>;

export const ofUser = (db: Db | Tx, rentId: string, userId: number) =>
  db
    .selectFrom('rehearsal')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .orderBy('rehearsalId', 'desc')
    .limit(shownMax)
    .execute();

export const byId = (db: Db | Tx, rehearsalId: number) =>
  db.selectFrom('rehearsal').selectAll().where('rehearsalId', '=', rehearsalId).executeTakeFirst();

/** Whose rehearsal of the tenant is under way. */
export const underWay = (tx: Tx, rentId: string) =>
  tx
    .selectFrom('rehearsal')
    .select('askedBy')
    .where('rentId', '=', rentId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();

export const insert = async (tx: Tx, row: NewRow<'rehearsal'>): Promise<number> =>
  (await tx.insertInto('rehearsal').values(row).returning('rehearsalId').executeTakeFirstOrThrow()).rehearsalId;

/** The newest stay: nobody looks at more. */
export const dropOld = (tx: Tx, userId: number) =>
  sql`delete from rehearsal where user_id = ${userId} and state not in ('waiting', 'running') and rehearsal_id not in (
    select rehearsal_id from rehearsal where user_id = ${userId} order by rehearsal_id desc limit ${sql.lit(shownMax)})`.execute(
    tx,
  );

export const lock = (tx: Tx, rentId: string, userId: number, rehearsalId: number) =>
  tx
    .selectFrom('rehearsal')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .where('rehearsalId', '=', rehearsalId)
    .forUpdate()
    .executeTakeFirst();

export const end = (tx: Tx | Db, rehearsalId: number, state: 'done' | 'cancelled' | 'failed', endedAt: string) =>
  tx
    .updateTable('rehearsal')
    .set({ state, endedAt, claimedUntil: null })
    .where('rehearsalId', '=', rehearsalId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();

/** Claims the longest waiting one. */
export async function claim(db: Db, now: string, leaseMs: number): Promise<RehearsalRow | undefined> {
  const until = new Date(Date.parse(now) + leaseMs).toISOString();
  const { rows } = await sql<{ rehearsalId: number }>`
    update rehearsal set state = 'running', claimed_until = ${until}::timestamptz, claims = claims + 1, tries = tries + 1
    where rehearsal_id = (select rehearsal_id from rehearsal where state in ('waiting', 'running') and ${isFree('claimed_until', now, leaseMs)}
      order by rehearsal_id limit 1 for update skip locked) returning rehearsal_id`.execute(db);
  const [found] = rows;
  return found && byId(db, found.rehearsalId);
}

export const release = (db: Db, { rehearsalId, claims }: RehearsalRow) =>
  db
    .updateTable('rehearsal')
    .set({ claimedUntil: null, tries: 0 })
    .where('rehearsalId', '=', rehearsalId)
    .where('claims', '=', claims)
    .execute();

interface Part {
  readonly lastDeviceId: number;
  readonly devicesDone: number;
  readonly devices: number;
  readonly draft: Rehearsal | null;
  readonly current: Rehearsal | null;
  readonly until: string;
}
/** Keeps what was counted so far. @returns whether the claim still holds and nobody has given it up */
export const keepPart = async (db: Db, { rehearsalId, claims }: RehearsalRow, part: Part): Promise<boolean> =>
  (await db
    .updateTable('rehearsal')
    .set({
      lastDeviceId: part.lastDeviceId,
      devicesDone: part.devicesDone,
      devices: part.devices,
      draft: JSON.stringify(part.draft),
      current: JSON.stringify(part.current),
      claimedUntil: part.until,
      tries: 0,
    })
    .where('rehearsalId', '=', rehearsalId)
    .where('claims', '=', claims)
    .where('state', '=', 'running')
    .returning('rehearsalId')
    .executeTakeFirst()) !== undefined;

const inScope = (db: Db, scope: Scope, types: readonly DeviceType[], partnerId: number | null) =>
  db
    .selectFrom('device')
    .where(scopeFilter(scope, 'device'))
    .where('deviceType', 'in', [...types])
    .$if(partnerId !== null, (q) => q.where('partnerId', '=', partnerId));

export const countDevices = async (db: Db, scope: Scope, types: readonly DeviceType[], partnerId: number | null) =>
  (
    await inScope(db, scope, types, partnerId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The next devices by id. */
export const devicesAfter = (
  db: Db,
  scope: Scope,
  of: { types: readonly DeviceType[]; partnerId: number | null; after: number },
  most: number,
) =>
  inScope(db, scope, of.types, of.partnerId)
    .select(['deviceId', 'deviceType'])
    .where('deviceId', '>', of.after)
    .orderBy('deviceId')
    .limit(most)
    .execute();

/** Pieces of readings of devices in scope that may hold something of the time between, the measurements alone; a piece lasts a day at most. */
export const piecesOf = async (
  db: Db,
  deviceIds: readonly number[],
  measured: readonly Measurement[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) => {
  const columns = sql.join(measured.flatMap((name) => [sql`${sql.lit(name)}`, sql`points -> 'v' -> ${sql.lit(name)}`]));
  const { rows } = await sql<{ deviceId: number; fromAt: string; points: object }>`
    select device_id, from_at, jsonb_build_object('t', points -> 't', 'v', jsonb_strip_nulls(jsonb_build_object(${columns}))) as points
    from reading where device_id = ${anyId(deviceIds)}
      and from_at >= ${new Date(fromMs - dayMs).toISOString()}::timestamptz and from_at <= ${new Date(toMs).toISOString()}::timestamptz
      and to_at >= ${new Date(fromMs).toISOString()}::timestamptz`.execute(db);
  return rows;
};

/** Reports of devices in scope that are not packed yet; both ends of the time belong to it. */
export const reportsOf = (
  db: Db,
  deviceIds: readonly number[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) =>
  db
    .selectFrom('report')
    .select(['deviceId', 'at', 'readings'])
    .where('deviceId', '=', anyId(deviceIds))
    .where('at', '>=', new Date(fromMs).toISOString())
    .where('at', '<=', new Date(toMs).toISOString())
    .execute();
