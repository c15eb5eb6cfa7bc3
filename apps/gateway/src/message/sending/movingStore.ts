import type { CarriedChannel } from '@fireline/domain/message';
import { sql } from 'kysely';
import type { Tx } from '../../lib/db/schema.ts';
import type { AccessRow } from './deliveryStore.ts';

// Whoever locks an access and messages locks the access first: receipts, offers that end, pauses and changes run at the same time.

type Owned = Pick<AccessRow, 'accessId' | 'rentId' | 'partnerId' | 'channel'>;

/** Another access of the same owner and channel that is on, those that work first, in their order. */
export const otherAccess = (tx: Tx, { accessId, rentId, partnerId, channel }: Owned, now: string) =>
  tx
    .selectFrom('sendAccess')
    .select((eb) => ['accessId', eb.fn.coalesce(eb('pausedUntil', '>', now), sql.lit(false)).as('isPaused')])
    .where('rentId', '=', rentId)
    .where('channel', '=', channel)
    .where('accessId', '<>', accessId)
    .where('isEnabled', '=', true)
    .where('deletedAt', 'is', null)
    .where((eb) => (partnerId === null ? eb('partnerId', 'is', null) : eb('partnerId', '=', partnerId)))
    .orderBy('isPaused')
    .orderBy('position')
    .orderBy('accessId')
    .executeTakeFirst();

/** What waits for an access waits for another; a late receipt of the first still counts. A test belongs to the access that it tries. */
export const moveWaiting = (tx: Tx, accessId: number, to: number) =>
  tx
    .updateTable('sendRecord')
    .set((eb) => ({
      accessId: to,
      triedAccessId: eb.case().when('attempts', '>', 0).then(accessId).else(eb.ref('triedAccessId')).end(),
    }))
    .where('accessId', '=', accessId)
    .where('state', 'in', ['planned', 'held'])
    .where('claimedUntil', 'is', null)
    .where('kind', '<>', 'test')
    .execute();

/** One message goes to the next access of the same owner that works, if there is one. */
export async function moveToOther(
  tx: Tx,
  access: Owned,
  { recordId, claims }: { readonly recordId: number; readonly claims: number },
  now: string,
): Promise<void> {
  const other = await otherAccess(tx, access, now);
  if (!other || other.isPaused) return;
  await tx
    .updateTable('sendRecord')
    .set({ accessId: other.accessId, triedAccessId: access.accessId })
    .where('recordId', '=', recordId)
    .where('claims', '=', claims)
    .where('state', 'in', ['planned', 'held'])
    .execute();
}

/** Leaves an access alone until then; what waits for it goes to the next one of its owner that works. */
export async function pauseAccess(tx: Tx, access: Owned, pausedUntil: string, now: string): Promise<void> {
  const { accessId } = access;
  await tx.updateTable('sendAccess').set({ pausedUntil }).where('accessId', '=', accessId).execute();
  const other = await otherAccess(tx, access, now);
  if (other && !other.isPaused) await moveWaiting(tx, accessId, other.accessId);
}

/**
 * An access was switched off or deleted: what waits for it goes to the next one of its owner. Where there is none it is judged at once, and
 * waits for an access of somebody above, or for one that is switched on; a record says so.
 */
export async function leaveAccess(tx: Tx, access: Owned, now: string): Promise<void> {
  const other = await otherAccess(tx, access, now);
  if (other) return void (await moveWaiting(tx, access.accessId, other.accessId));
  await tx
    .updateTable('sendRecord')
    .set({ nextAt: now })
    .where('accessId', '=', access.accessId)
    .where('state', '=', 'planned')
    .where('claimedUntil', 'is', null)
    .execute();
}

/** Tests of an access that was deleted end with it. */
export const endTests = (tx: Tx, accessId: number, now: string) =>
  tx
    .updateTable('sendRecord')
    .set((eb) => {
      const maybeTaken = eb.case().when('unanswered', '>', 0);
      return {
        state: maybeTaken
          .then(sql.lit('handed' as const))
          .else(sql.lit('notSent' as const))
          .end(),
        reason: maybeTaken
          .then(sql.lit('unanswered' as const))
          .else(sql.lit('noAccess' as const))
          .end(),
        endedAt: now,
      };
    })
    .where('accessId', '=', accessId)
    .where('kind', '=', 'test')
    .where('state', 'in', ['planned', 'held'])
    .where('claimedUntil', 'is', null)
    .execute();

/** What waits because no access of its channel was on looks again. */
export const wakeWaiting = (tx: Tx, rentId: string, channel: CarriedChannel, now: string) =>
  tx
    .updateTable('sendRecord')
    .set({ nextAt: now })
    .where('rentId', '=', rentId)
    .where('channel', '=', channel)
    .where('state', '=', 'held')
    .where('reason', '=', 'noAccess')
    .execute();
