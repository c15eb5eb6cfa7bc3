import { ok, type Result } from '@fireline/domain/lib';
import { isStorage, type MeteredResource } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import { moveDays } from '../../device/life/renewing.ts';
import { moveMonths } from '../../device/media/renewing.ts';
import type { Work } from '../../lib/transact.ts';
import { moveUnits } from '../../tariff/units/account.ts';
import type { LockedOrder } from '../orders/store.ts';

interface Taken {
  readonly order: LockedOrder;
  readonly refundId: number;
  readonly units: number;
}
interface By {
  readonly by: string;
  readonly nowMs: number;
}

/** The days of each device that a refund is about; empty: it is about messages or calls. */
const daysOf = (work: Work, refundId: number) =>
  work.tx
    .selectFrom('refundLine')
    .innerJoin('orderLine', 'orderLine.lineId', 'refundLine.lineId')
    .select(['orderLine.deviceId', 'orderLine.resource', 'refundLine.units'])
    .where('refundId', '=', refundId)
    .where('orderLine.kind', '<>', 'package')
    .execute();

/** Whose messages or calls the lines of an order hold. */
async function holderOf(work: Work, orderId: number) {
  const { holderKind, holderId, resource } = await work.tx
    .selectFrom('orderLine')
    .select(['holderKind', 'holderId', sql<MeteredResource>`resource`.as('resource')])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return { holder: { kind: holderKind, id: holderId }, resource };
}

async function move(work: Work, { order, refundId, units }: Taken, { by, nowMs }: By, way: 'take' | 'giveBack') {
  const { orderId, rentId } = order;
  const days = await daysOf(work, refundId);
  if (days.length > 0) {
    const moves = days.flatMap(({ deviceId, resource, units: count }) =>
      deviceId === null ? [] : [{ deviceId, resource, days: way === 'take' ? -count : count }],
    );
    const stored = moves.flatMap(({ resource: product, ...one }) => (isStorage(product) ? [{ ...one, product }] : []));
    const served = moves.filter(({ resource }) => !isStorage(resource));
    if (served.length > 0) await moveDays(work, rentId, served, { by, nowMs, orderId });
    if (stored.length > 0) await moveMonths(work, rentId, stored);
    return ok(undefined);
  }
  const of = await holderOf(work, orderId);
  const key = `refund ${refundId}${way === 'take' ? '' : ' back'}`;
  const sellType = way === 'take' ? ('rollback' as const) : ('purchase' as const);
  return moveUnits(work.tx, { rentId, ...of }, { sellType, amount: units, key, orderId, by }, nowMs);
}

/** Takes back what a refund is for, so that nobody uses it: units of a balance, or days of the services of devices. @spec FIN-08 FIN-09 TAR-08 */
export const takeUnits = (work: Work, taken: Taken, by: By): Promise<Result<unknown>> => move(work, taken, by, 'take');

/** Gives back what a refund had taken, once it failed. @spec FIN-08 FIN-09 */
export const giveUnitsBack = (work: Work, taken: Taken, by: By): Promise<Result<unknown>> =>
  move(work, taken, by, 'giveBack');
