import { dayAt } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { type OrderLevel, orderDueAtMs, orderNumber } from '@fireline/domain/service';
import type { Whereabouts } from '@fireline/domain/role';
import { createdNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { NewRow } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { insertOrder, orderNumbers } from './newStore.ts';
import { addPart, addTrack } from './stepStore.ts';
import { tellOrder } from './telling.ts';

type Asked = Pick<NewRow<'workOrder'>, 'requestId' | 'problem' | 'category' | 'methods' | 'images'> &
  Partial<
    Pick<NewRow<'workOrder'>, 'sourceKey' | 'deviceId' | 'alarmId' | 'hazardId' | 'followsId' | 'diagnosisId'>
  > & {
    readonly where: Whereabouts;
    readonly level: OrderLevel;
  };

/**
 * Makes an order of the caller's with its number, its due time, the begin of its track and its entry in the log. The caller holds the counter.
 * @returns its id
 * @spec SRV-01 SES-10
 */
export async function makeOrder(work: Work, { where, ...asked }: Asked, asks: SignedInAsks): Promise<number> {
  const { tx } = work;
  const { userId } = asks.account;
  const nowMs = asks.deps.clock();
  const { day, last } = await orderNumbers.next(tx, where.rentId, dayAt(nowMs));
  const number = orderNumber(day, last);
  const created = createdNow(asks);
  const orderId = await insertOrder(tx, {
    ...where,
    ...created,
    ...asked,
    number,
    creatorId: userId,
    dueAt: new Date(orderDueAtMs(asked.level, nowMs)).toISOString(),
  });
  await addPart(tx, orderId, userId);
  const { createdBy: by, createdAt: at } = created;
  await addTrack(tx, { orderId, at, event: 'create', byId: userId, by });
  await logUse(tx, asks, {
    // a patrol makes it as well
    action: 'service.createOrder',
    detail: number,
    changes: loggedChanges({}, { level: asked.level, description: asked.problem }),
    target: { kind: 'workOrder', id: orderId },
  });
  await tellOrder(work, orderId);
  return orderId;
}
