import { minuteMs } from '@fireline/domain/lib';
import { type OrderReminder, remindMinutes } from '@fireline/domain/service';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { isThere } from './agentStore.ts';

const perRound = 200;

/** Orders whose transfer ends by itself now. */
export const overdueTransfers = async (db: Db, now: string): Promise<number[]> =>
  (
    await db
      .selectFrom('workOrderTransfer')
      .select('orderId')
      .where('state', '=', 'pendingConfirmation')
      .where((eb) =>
        eb.or([
          eb('expiresAt', '<=', now),
          eb.exists(
            eb
              .selectFrom('appUser')
              .select('appUser.userId')
              .where((side) =>
                side.or([
                  side('appUser.userId', '=', side.ref('workOrderTransfer.operatorId')),
                  side('appUser.userId', '=', side.ref('workOrderTransfer.targetId')),
                ]),
              )
              .where((side) => side.not(isThere)),
          ),
        ]),
      )
      .orderBy('orderId')
      .limit(perRound)
      .execute()
  ).map(({ orderId }) => orderId);

/** Orders that nobody accepted and that may have to be reminded of. */
export async function ordersToRemind(db: Db, now: string): Promise<number[]> {
  const latest = Math.max(...Object.values(remindMinutes)) * minuteMs;
  const rows = await db
    .selectFrom('workOrder')
    .select('orderId')
    .where('state', '=', 'pending')
    .where('dueAt', '<=', new Date(Date.parse(now) + latest).toISOString())
    .where((eb) => eb.or([eb('reminded', 'is', null), eb.and([eb('reminded', '=', 'near'), eb('dueAt', '<', now)])]))
    .orderBy('dueAt')
    .limit(perRound)
    .execute();
  return rows.map(({ orderId }) => orderId);
}

export const setReminded = (tx: Tx, orderId: number, reminded: OrderReminder) =>
  tx.updateTable('workOrder').set({ reminded }).where('orderId', '=', orderId).execute();

/** The agents of a tenant that work. */
export const agentsOf = async (tx: Tx, rentId: string): Promise<number[]> =>
  (
    await tx
      .selectFrom('serviceAgent')
      .innerJoin('appUser', 'appUser.userId', 'serviceAgent.userId')
      .select('serviceAgent.userId')
      .where('serviceAgent.rentId', '=', rentId)
      .where(isThere)
      .orderBy('serviceAgent.userId')
      .execute()
  ).map(({ userId }) => userId);
