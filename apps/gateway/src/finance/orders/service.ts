import { openOrdersMax, type OrderLineKind, orderTotal } from '@fireline/domain/finance';
import { type Cents, ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import type { ServiceMode } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { logUse } from '../../session/userLog.ts';
import { sellerTo } from '../../tariff/packages.ts';
import { callersParty } from './party.ts';
import { insertOrder, openOf } from './placing.ts';

/** Service for a device, at the price of the book by which it is sold. */
export interface ServiceLine {
  readonly deviceId: number;
  readonly mode: ServiceMode;
  readonly years: number;
  readonly priceId: number;
  readonly cents: Cents;
}
export interface ServiceOrder {
  /** Of the press: pressed again, or sent again after a time-out, it is the same order. */
  readonly requestId: string;
  readonly kind: Exclude<OrderLineKind, 'package'>;
  readonly lines: readonly ServiceLine[];
  /** What the page showed for all. */
  readonly seenCents: Cents;
}
export interface PlacedService {
  readonly orderId: number;
  readonly payableCents: Cents;
}

type Asked = Pick<ServiceOrder, 'requestId' | 'kind'> & {
  readonly deviceIds: readonly number[];
  readonly years: number;
};

/**
 * Presses of one account wait for each other from here on. @returns the order of the same press, if there is one and it asked for the same
 * @spec FIN-01
 */
export async function pressedBefore(
  tx: Tx,
  { account }: SignedInAsks,
  { requestId, kind, deviceIds, years }: Asked,
): Promise<Result<PlacedService> | undefined> {
  await tx.selectFrom('appUser').select('userId').where('userId', '=', account.userId).forUpdate().executeTakeFirst();
  const known = await tx
    .selectFrom('tradeOrder')
    .select(['orderId', 'payableCents'])
    .where('creatorId', '=', account.userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!known) return undefined;
  const kept = await tx
    .selectFrom('orderLine')
    .select(['kind', 'deviceId', 'quantity'])
    .where('orderId', '=', known.orderId)
    .execute();
  const asked = new Set(deviceIds);
  const isSame =
    kept.length === asked.size &&
    kept.every((line) => line.kind === kind && line.quantity === years && asked.has(line.deviceId ?? 0));
  return isSame ? ok(known) : refuse({ code: 'finance.order.otherContent', field: 'requestId' });
}

/**
 * Writes an order of service for devices that the caller holds locked: it waits to be paid as any other. Decision: its money goes to the tenant,
 * and of a tenant to the operator, as for messages; what sellers between earn is split from there.
 * @spec FIN-01 REN-01 DEV-23 TAR-09
 */
export async function placeService(
  tx: Tx,
  asks: SignedInAsks,
  { requestId, kind, lines, seenCents }: ServiceOrder,
): Promise<Result<PlacedService>> {
  const { deps, scope, account } = asks;
  const payer = await callersParty(tx, asks);
  const seller =
    payer && payer.kind !== 'operator' ? await sellerTo(tx, scope.rentId, payer.kind === 'tenant') : undefined;
  if (!payer || !seller) return refuse({ code: 'finance.order.noBalance' });
  if ((await openOf(tx, account.userId)) >= openOrdersMax)
    return refuse({ code: 'finance.order.tooManyOpen', args: { 0: openOrdersMax } });
  const total = orderTotal(lines.map(({ cents }) => cents));
  if (!total.ok) return total;
  if (total.value !== seenCents)
    return refuse({
      code: 'finance.order.priceChanged',
      field: 'cents',
      args: { seen: yuanText(seenCents), now: yuanText(total.value) },
    });
  const orderId = await insertOrder(tx, asks, {
    requestId,
    payer,
    payeeRentId: seller.rentId,
    type: 'serviceFee',
    payableCents: total.value,
    nowMs: deps.clock(),
    endsSession: kind === 'opening',
  });
  await tx
    .insertInto('orderLine')
    .values(
      lines.map(({ deviceId, mode, years, priceId, cents }, position) => ({
        orderId,
        position,
        kind,
        deviceId,
        resource: mode,
        quantity: years,
        count: 1,
        priceId,
        unitCents: cents,
        amountCents: cents,
        holderKind: 'device' as const,
        holderId: String(deviceId),
      })),
    )
    .execute();
  await logUse(tx, asks, {
    detail: `${lines.length} ${yuanText(total.value)}`,
    target: { kind: 'order', id: orderId },
  });
  return ok({ orderId, payableCents: total.value });
}
