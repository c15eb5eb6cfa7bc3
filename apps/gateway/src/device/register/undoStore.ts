import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { isFree } from '../../lib/jobs/lease.ts';
import type { RefusedDevice } from './chosen.ts';

export type Undo = Row<'deviceUndo'>;
/** Until when a move is the caller's to take back. */
interface Lease {
  readonly now: string;
  readonly until: string;
}

/** How many devices of a move its maker has not had taken back. */
export const countMoved = async (tx: Tx, moveId: string, userId: number): Promise<number> =>
  (
    await tx
      .selectFrom('deviceLife')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('moveId', '=', moveId)
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
  ).count;

type Begun = Pick<Undo, 'moveId' | 'rentId' | 'userId' | 'by'>;
/** Puts down that a move is taken back. @returns undefined: somebody has it in hand */
export const beginUndo = (tx: Tx, undo: Begun, { now, until }: Lease): Promise<Undo | undefined> =>
  tx
    .insertInto('deviceUndo')
    .values({ ...undo, at: now, claim: 1, claimedUntil: until })
    .onConflict((on) =>
      on
        .column('moveId')
        .doUpdateSet((eb) => ({ claim: eb('deviceUndo.claim', '+', 1), claimedUntil: until, endedAt: null }))
        .where((eb) => eb.or([eb('deviceUndo.endedAt', 'is not', null), isFree('device_undo.claimed_until', now)])),
    )
    .returningAll()
    .executeTakeFirst();

/** The oldest that no living gateway has in hand, now the caller's. */
export async function claimUndo(db: Db, { now, until }: Lease) {
  const { rows } = await sql<{ moveId: string }>`
    update device_undo set claim = claim + 1, claimed_until = ${until}::timestamptz where move_id = (
      select move_id from device_undo where ended_at is null
        and ${isFree('claimed_until', now)}
      order by at, move_id limit 1 for update skip locked)
    returning move_id`.execute(db);
  const [found] = rows;
  return found && db.selectFrom('deviceUndo').selectAll().where('moveId', '=', found.moveId).executeTakeFirst();
}

const mine = (db: Db | Tx, { moveId, claim }: Pick<Undo, 'moveId' | 'claim'>) =>
  db.updateTable('deviceUndo').where('moveId', '=', moveId).where('claim', '=', claim).where('endedAt', 'is', null);

/** Keeps it in hand for another while. @returns the move as it stands; undefined: another gateway has it by now */
export const keepUndo = (tx: Tx, undo: Undo, claimedUntil: string): Promise<Undo | undefined> =>
  mine(tx, undo).set({ claimedUntil }).returningAll().executeTakeFirst();

/** Gives it up, so that another gateway goes on. */
export const releaseUndo = (db: Db, undo: Undo) => mine(db, undo).set({ claimedUntil: null }).execute();

/** All claims end: the only gateway of the database has just started. */
export const releaseAll = (db: Db) =>
  db.updateTable('deviceUndo').set({ claimedUntil: null }).where('endedAt', 'is', null).execute();

interface Noted {
  readonly done: number;
  readonly refused: readonly RefusedDevice[];
  readonly isPutBack: boolean;
  readonly endedAt: string | null;
}
export const noteUndo = (tx: Tx, undo: Undo, { done, refused, isPutBack, endedAt }: Noted) =>
  mine(tx, undo)
    .set({ done, refused: JSON.stringify(refused), isPutBack, endedAt })
    .execute();

/** What devices are called, wherever they are. */
export const namesOf = (tx: Tx, deviceIds: readonly number[]) =>
  tx.selectFrom('device').select(['deviceId', 'name']).where('deviceId', '=', anyId(deviceIds)).execute();

/** Deletes what was noted of moves that were taken back by then. @returns how many */
export const deleteEndedBefore = async (db: Db, before: string): Promise<number> =>
  Number((await db.deleteFrom('deviceUndo').where('endedAt', '<', before).executeTakeFirst()).numDeletedRows);

export const undoOf = (db: Db, moveId: string) =>
  db.selectFrom('deviceUndo').selectAll().where('moveId', '=', moveId).executeTakeFirst();

/** The next devices of a move that has not been taken back: those that went last come back first. */
export const nextMoved = (tx: Tx, { moveId, userId }: Undo, limit: number) =>
  tx
    .selectFrom('deviceLife')
    .select(['lifeId', 'deviceId', 'at', 'was'])
    .where('moveId', '=', moveId)
    .where('userId', '=', userId)
    .orderBy('deviceId', 'desc')
    .limit(limit)
    .execute();
export type MovedRow = Awaited<ReturnType<typeof nextMoved>>[number];

/** Those of the devices that a move took along and that it has not brought back. */
export async function movedAmong(
  tx: Tx,
  { moveId, userId }: Undo,
  deviceIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (deviceIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('deviceLife')
    .select('deviceId')
    .where('moveId', '=', moveId)
    .where('userId', '=', userId)
    .where('deviceId', '=', anyId(deviceIds))
    .execute();
  return new Set(rows.map(({ deviceId }) => deviceId));
}

/** From now on nobody takes these back, and what ended of them is noted no longer. */
export const forgetMoved = (tx: Tx, lifeIds: readonly number[]) =>
  tx
    .updateTable('deviceLife')
    .set({ moveId: null, was: sql`was - 'ended'` })
    .where('lifeId', '=', anyId(lifeIds))
    .execute();
