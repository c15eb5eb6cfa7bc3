import { openOrdersMax, type OrderLineKind, orderTotal, type OrderType } from '@fireline/domain/finance';
import { type Cents, ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import type { Party, ServiceMode } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { NewRow, Row, Tx } from '../../lib/db/schema.ts';
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
  readonly kind: Exclude<OrderLineKind, 'package' | 'storage'>;
  readonly lines: readonly ServiceLine[];
  /** What the page showed for all. */
  readonly seenCents: Cents;
}
export interface PlacedService {
  readonly orderId: number;
  readonly payableCents: Cents;
}

/** A line of an order as it is written. */
export type NewLine = Omit<NewRow<'orderLine'>, 'orderId' | 'position'>;

/**
 * Presses of one account wait for each other from here on. @returns the order of the same press, if there is one and its lines are those that are
 * asked for
 * @spec FIN-01
 */
export async function placedBefore(
  tx: Tx,
  { account }: SignedInAsks,
  requestId: string,
  isSame: (lines: readonly Row<'orderLine'>[]) => boolean,
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
    .selectAll()
    .where('orderId', '=', known.orderId)
    .orderBy('position')
    .execute();
  return isSame(kept) ? ok(known) : refuse({ code: 'finance.order.otherContent', field: 'requestId' });
}

type Asked = Pick<ServiceOrder, 'requestId' | 'kind'> & {
  readonly deviceIds: readonly number[];
  readonly years: number;
};

/** @returns the order of the same press, if there is one and it asked for the same @spec FIN-01 */
export const pressedBefore = (tx: Tx, asks: SignedInAsks, { requestId, kind, deviceIds, years }: Asked) =>
  placedBefore(tx, asks, requestId, (kept) => {
    const asked = new Set(deviceIds);
    return (
      kept.length === asked.size &&
      kept.every((line) => line.kind === kind && line.quantity === years && asked.has(line.deviceId ?? 0))
    );
  });

interface NewOrderLines {
  readonly requestId: string;
  readonly typeFor: (payer: Party) => OrderType;
  readonly lines: readonly NewLine[];
  /** What the page showed for all. */
  readonly seenCents: Cents;
  readonly endsSession?: boolean;
}

/**
 * Writes an order that waits to be paid as any other; what it is about is held locked by the caller. Decision: its money goes to the tenant,
 * and of a tenant to the operator, whatever it brings; what sellers between earn is split from there.
 * @spec FIN-01 REN-01 REN-06 DEV-23 TAR-09
 */
export async function placeLines(
  tx: Tx,
  asks: SignedInAsks,
  { requestId, typeFor, lines, seenCents, endsSession = false }: NewOrderLines,
): Promise<Result<PlacedService>> {
  const { deps, scope, account } = asks;
  const payer = await callersParty(tx, asks);
  const seller =
    payer && payer.kind !== 'operator' ? await sellerTo(tx, scope.rentId, payer.kind === 'tenant') : undefined;
  if (!payer || !seller) return refuse({ code: 'finance.order.noBalance' });
  if ((await openOf(tx, account.userId)) >= openOrdersMax)
    return refuse({ code: 'finance.order.tooManyOpen', args: { 0: openOrdersMax } });
  const total = orderTotal(lines.map(({ amountCents }) => amountCents));
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
    type: typeFor(payer),
    payableCents: total.value,
    nowMs: deps.clock(),
    endsSession,
  });
  await tx
    .insertInto('orderLine')
    .values(lines.map((line, position) => ({ ...line, orderId, position })))
    .execute();
  await logUse(tx, asks, {
    detail: `${lines.length} ${yuanText(total.value)}`,
    target: { kind: 'order', id: orderId },
  });
  return ok({ orderId, payableCents: total.value });
}

/** A line that brings a device something. */
export const deviceLine = (
  line: Pick<NewLine, 'resource' | 'quantity' | 'priceId'> & {
    readonly kind: OrderLineKind;
    readonly deviceId: number;
    readonly cents: Cents;
  },
): NewLine => {
  const { cents, deviceId, ...rest } = line;
  return {
    ...rest,
    deviceId,
    count: 1,
    unitCents: cents,
    amountCents: cents,
    holderKind: 'device',
    holderId: String(deviceId),
  };
};

/** Writes an order of service for devices that the caller holds locked. @spec FIN-01 REN-01 DEV-23 TAR-09 */
export const placeService = (
  tx: Tx,
  asks: SignedInAsks,
  { requestId, kind, lines, seenCents }: ServiceOrder,
): Promise<Result<PlacedService>> =>
  placeLines(tx, asks, {
    requestId,
    typeFor: () => 'serviceFee',
    seenCents,
    endsSession: kind === 'opening',
    lines: lines.map(({ deviceId, mode: resource, years: quantity, priceId, cents }) =>
      deviceLine({ kind, deviceId, resource, quantity, priceId, cents }),
    ),
  });
