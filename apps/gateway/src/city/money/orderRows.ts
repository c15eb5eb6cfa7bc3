import { expiryOf, postFee, postPaid, type Transfer } from '@fireline/domain/finance';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import { mealOrderType } from '@fireline/domain/renewal';
import type { Party } from '@fireline/domain/tariff';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import type { Dice } from '../../lib/dice.ts';
import type { Basket } from './baskets.ts';
import type { Buyer } from './buyers.ts';
import type { PriceRow } from './prices.ts';
import type { Renewed } from './renewals.ts';

export interface Rows {
  readonly order: BulkRow<'tradeOrder'>[];
  readonly line: BulkRow<'orderLine'>[];
  readonly track: BulkRow<'orderTrack'>[];
  readonly payment: BulkRow<'payment'>[];
  readonly transfers: {
    readonly rentId: string;
    readonly transfer: Transfer;
    readonly by: string;
    readonly at: string;
  }[];
}

export const iso = (ms: number): string => new Date(ms).toISOString();

/** How most orders end: paid within minutes, now and then after a failed attempt; some are forgotten or cancelled. */
const endOf = (dice: Dice): 'success' | 'expired' | 'cancelled' => {
  const share = dice.between(0, 1);
  return share < 0.88 ? 'success' : share < 0.96 ? 'expired' : 'cancelled';
};

export interface Placed {
  readonly buyer: Buyer;
  readonly price: Pick<PriceRow, 'rentId' | 'priceId' | 'resource' | 'quantity' | 'cents'>;
  /** It brings service to devices, and `price` says nothing but who is paid. */
  readonly service?: Renewed;
  /** It has several lines, and `price` says nothing but who is paid. */
  readonly basket?: Basket;
  readonly count: number;
  readonly atMs: number;
  readonly accessId: number;
}

/** The lines of an order, and what kind of order they make. */
function contentOf({ buyer, price, service, basket, count }: Placed): Pick<Basket, 'type' | 'lines'> {
  if (basket) return basket;
  if (service) {
    const { mode: resource, priceId, cents, devices } = service;
    const line = { kind: 'renewal', resource, quantity: 1, count: 1, priceId } as const;
    const sums = { unitCents: cents, amountCents: cents };
    return { type: 'serviceFee', lines: devices.map((device) => ({ ...line, ...sums, ...device })) };
  }
  const { resource, quantity, priceId, cents } = price;
  const line = { kind: 'package', resource, quantity, count, priceId, unitCents: cents } as const;
  const days = { deviceId: null, dayBefore: null, dayAfter: null, days: null };
  return {
    type: mealOrderType(resource, buyer.payer.kind),
    lines: [{ ...line, amountCents: cents * count, ...days }],
  };
}

/** All rows of one order that has ended, by the rules of the domain. */
export function addOrder(rows: Rows, placed: Placed, dice: Dice): 'success' | 'expired' | 'cancelled' {
  const { buyer, price, service, basket, atMs, accessId } = placed;
  const orderId = rows.order.length + 1;
  const orderNo = dayAt(atMs).replaceAll('-', '') + String(orderId).padStart(6, '0');
  // a device that was renewed has its days, and a camera what it keeps
  const state = service || basket ? 'success' : endOf(dice);
  const expiresMs = expiryOf(atMs, 'online');
  const endMs = state === 'expired' ? expiresMs : atMs + Math.floor(dice.between(1, 9) * minuteMs);
  const { type, lines } = contentOf(placed);
  const payableCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isTenant = buyer.payer.kind === 'tenant';
  const payee: Party = { kind: isTenant ? 'operator' : 'tenant', id: price.rentId };
  const isPaid = state === 'success';
  const { rentId, userId: creatorId, name: createdBy, partnerId, unitId } = buyer;
  const at = iso(atMs);
  const ended = iso(endMs);
  rows.order.push({
    orderId,
    orderNo,
    rentId,
    creatorId,
    createdBy,
    createdAt: at,
    requestId: `city-${orderId}`,
    type,
    state,
    payableCents,
    payerKind: buyer.payer.kind,
    payerId: buyer.payer.id,
    payeeKind: payee.kind,
    payeeId: payee.id,
    payeeRentId: price.rentId,
    partnerId,
    unitId,
    maintId: null,
    placeId: null,
    expiresAt: iso(expiresMs),
    endedAt: ended,
    paidCents: isPaid ? payableCents : 0,
    refundedCents: 0,
    hasPendingRefund: false,
    isByCode: false,
    method: state === 'cancelled' ? null : 'wechat',
    paidAt: isPaid ? ended : null,
  });
  const fulfilledAt = isPaid ? ended : null;
  for (const [position, line] of lines.entries()) {
    const { deviceId } = line;
    const holder = deviceId === null ? buyer.holder : { kind: 'device', id: String(deviceId) };
    rows.line.push({ orderId, position, ...line, holderKind: holder.kind, holderId: holder.id, fulfilledAt });
  }
  const noted = (event: BulkRow<'orderTrack'>['event'], ms: number, rest: Partial<BulkRow<'orderTrack'>> = {}) =>
    rows.track.push({
      orderId,
      at: iso(ms),
      by: '',
      event,
      stateBefore: null,
      stateAfter: null,
      attemptNo: null,
      cents: null,
      ...rest,
    });
  noted('place', atMs, { by: createdBy, stateAfter: 'unpaid', cents: payableCents });
  if (state === 'cancelled') noted('cancel', endMs, { by: createdBy, stateBefore: 'unpaid', stateAfter: 'cancelled' });
  if (state === 'cancelled') return state;
  const paymentId = rows.payment.length + 1;
  const feeCents = Math.round((payableCents * 6) / 1000);
  rows.payment.push({
    paymentId,
    rentId: price.rentId,
    orderId,
    attemptNo: 1,
    accessId,
    method: 'wechat',
    outNo: `${orderNo}-1`,
    cents: payableCents,
    state: isPaid ? 'paid' : 'closed',
    paidCents: isPaid ? payableCents : null,
    feeCents: isPaid ? feeCents : null,
    isPayer: isPaid,
    isSplit: false,
    createdAt: iso(atMs + minuteMs / 2),
    expiresAt: iso(expiresMs),
    endedAt: ended,
    providerNo: `city-${paymentId}`,
  });
  noted('pay', atMs + minuteMs / 2, {
    by: createdBy,
    attemptNo: 1,
    cents: payableCents,
    stateBefore: 'unpaid',
    stateAfter: 'paying',
  });
  noted('attempt', atMs + minuteMs / 2, { attemptNo: 1 });
  if (!isPaid) {
    noted('attemptClosed', endMs, { attemptNo: 1 });
    noted('expire', endMs, { stateBefore: 'paying', stateAfter: 'expired' });
    return state;
  }
  noted('paid', endMs, {
    by: 'Sandbox',
    attemptNo: 1,
    cents: payableCents,
    stateBefore: 'paying',
    stateAfter: 'success',
  });
  noted('deliver', endMs);
  const arrived = {
    orderId: String(orderId),
    paymentId: String(paymentId),
    payee,
    access: `a${accessId}`,
    cents: payableCents,
  };
  for (const posting of [postPaid(arrived), postFee({ ...arrived, cents: feeCents })])
    for (const transfer of posting.ok ? posting.value : [])
      rows.transfers.push({ rentId: price.rentId, transfer, by: 'Sandbox', at: ended });
  return state;
}
