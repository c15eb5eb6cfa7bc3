import { renewService } from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import { storageTurn } from '@fireline/domain/renewal';
import type { StorageProduct } from '@fireline/domain/tariff';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { noteStorage, type StorageTurn } from '../life/serviceLog.ts';
import { settleEnds } from './ends.ts';
import { endOf, isNoted, lockServices, withEnd, withMoved } from './kept.ts';
import { saveServices } from './store.ts';

/** Months of a product that were bought for a camera. */
export interface SoldMonths {
  readonly lineId: number;
  readonly deviceId: number;
  readonly product: StorageProduct;
  readonly months: number;
}
/** What became of them. */
export interface BroughtMonths {
  readonly lineId: number;
  readonly dayBefore: string | null;
  readonly dayAfter: string;
  readonly days: number;
}

/** Notes what has begun by orders, each by who ordered it. */
async function noteBought(tx: Tx, rentId: string, begun: readonly SoldMonths[], at: string): Promise<void> {
  if (begun.length === 0) return;
  const orders = await tx
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .select(['lineId', 'tradeOrder.orderId', 'createdBy as by'])
    .where('lineId', '=', anyId(begun.map(({ lineId }) => lineId)))
    .execute();
  const turns = begun.flatMap(({ lineId, deviceId, product }): StorageTurn[] => {
    const order = orders.find((one) => one.lineId === lineId);
    return order ? [{ deviceId, product, type: 'start', reason: 'buy', by: order.by, orderId: order.orderId }] : [];
  });
  await noteStorage(tx, rentId, turns, at);
}

/**
 * Brings cameras the months that were paid for, all in the caller's transaction: each product runs on from its last day, or begins again today.
 * A camera that was removed meanwhile has its days on record, as they were paid for. What begins is noted in the log of starts and stops.
 * @spec REN-04 REN-06 DEV-20
 */
export async function bringMonths(
  { tx }: Work,
  rentId: string,
  sold: readonly SoldMonths[],
  nowMs: number,
): Promise<readonly BroughtMonths[]> {
  const today = dayAt(nowMs);
  const held = await lockServices(tx, rentId, [...new Set(sold.map(({ deviceId }) => deviceId))]);
  const services = await settleEnds(tx, rentId, held, nowMs);
  const brought: BroughtMonths[] = [];
  const begun: SoldMonths[] = [];
  for (const one of sold) {
    const { lineId, deviceId, product, months } = one;
    const before = services.get(deviceId);
    if (!before) continue;
    const end = endOf(before, product);
    const { expiresOn, anchorDay, days } = renewService(end, today, months);
    if (storageTurn(isNoted(before, product), expiresOn, today) === 'start') begun.push(one);
    services.set(deviceId, withEnd(before, product, expiresOn, anchorDay));
    brought.push({ lineId, dayBefore: end.expiresOn, dayAfter: expiresOn, days });
  }
  for (const [deviceId, after] of services) await saveServices(tx, deviceId, after);
  await noteBought(tx, rentId, begun, new Date(nowMs).toISOString());
  return brought;
}

/**
 * Moves the last days of products of cameras by so many days, back for what a refund takes and on for what it gives back again. What starts or stops
 * by it is noted once its last day is over, or has come back (see `noteStorageEnds`).
 * @param moved each product of a camera once
 * @spec FIN-08 REN-06
 */
export async function moveMonths(
  { tx }: Work,
  rentId: string,
  moved: readonly { readonly deviceId: number; readonly product: StorageProduct; readonly days: number }[],
): Promise<void> {
  const services = await lockServices(tx, rentId, [...new Set(moved.map(({ deviceId }) => deviceId))]);
  for (const { deviceId, product, days } of moved) {
    const before = services.get(deviceId);
    const { expiresOn } = endOf(before, product);
    if (before && expiresOn !== null) services.set(deviceId, withMoved(before, product, addDays(expiresOn, days)));
  }
  for (const [deviceId, after] of services) await saveServices(tx, deviceId, after);
}
