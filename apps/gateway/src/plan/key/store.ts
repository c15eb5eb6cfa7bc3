import type { KeyTries } from '@fireline/domain/plan';
import { minuteMs } from '@fireline/domain/lib';
import { keyOpensMin, noTries } from '@fireline/domain/plan';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Present } from '../../lib/mending/ahead.ts';

interface Trying {
  readonly layerId: number;
  readonly userId: number;
}

/** The wrong keys of a reader at a plan, locked: of many tries at once each waits for the one before. */
export async function lockTries(tx: Tx, { layerId, userId }: Trying, now: string): Promise<KeyTries> {
  await tx
    .insertInto('planKeyTry')
    .values({ layerId, userId, wrong: noTries.wrong, lastAt: now })
    .onConflict((c) => c.columns(['layerId', 'userId']).doNothing())
    .execute();
  const { wrong, lastAt } = await tx
    .selectFrom('planKeyTry')
    .select(['wrong', 'lastAt'])
    .where('layerId', '=', layerId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { wrong, lastAtMs: Date.parse(lastAt) };
}

export const saveTries = (tx: Tx, { layerId, userId }: Trying, { wrong, lastAtMs }: KeyTries) =>
  tx
    .updateTable('planKeyTry')
    .set({ wrong, lastAt: new Date(lastAtMs).toISOString() })
    .where('layerId', '=', layerId)
    .where('userId', '=', userId)
    .execute();

export const forgetTries = (tx: Tx, { layerId, userId }: Trying) =>
  tx.deleteFrom('planKeyTry').where('layerId', '=', layerId).where('userId', '=', userId).execute();

export const insertGrant = (tx: Tx, layerId: number, sessionId: string, expiresAt: string) =>
  tx
    .insertInto('planGrant')
    .values({ layerId, sessionId, expiresAt })
    .onConflict((c) => c.columns(['layerId', 'sessionId']).doUpdateSet({ expiresAt }))
    .execute();

export const deleteGrants = (tx: Tx, layerId: number) =>
  tx.deleteFrom('planGrant').where('layerId', '=', layerId).execute();

export const deleteEndedGrants = (db: Db, now: string) =>
  db.deleteFrom('planGrant').where('expiresAt', '<=', now).execute();

/** A grant ends no later than one that is made now: a clock that ran ahead had made it. @spec PLN-05 */
export function mendGrants(db: Db, { nowMs }: Present) {
  const last = new Date(nowMs + keyOpensMin * minuteMs).toISOString();
  return db.updateTable('planGrant').set({ expiresAt: last }).where('expiresAt', '>', last).execute();
}
