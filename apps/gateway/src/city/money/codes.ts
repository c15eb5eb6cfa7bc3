import { expiryOf, postAtTill } from '@fireline/domain/finance';
import { dayAt, hourMs, minuteMs, startOfDay } from '@fireline/domain/lib';
import { mealOrderType } from '@fireline/domain/renewal';
import { payCodeChars, payCodeOf } from '@fireline/domain/tariff';
import { sha256 } from 'hash-wasm';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import type { Buyer } from './buyers.ts';
import { iso, type Rows } from './orderRows.ts';
import { priceFor, type PriceRow } from './prices.ts';
import type { Delivered } from './units.ts';

/** How far orders by code are: three wait, two have their code, seven are paid, two ended without. Ages in days. */
const kinds = [
  ...[0.2, 1.1, 2.3].map((age) => ({ part: 'waiting', age }) as const),
  ...[1.6, 3.4].map((age) => ({ part: 'issued', age }) as const),
  ...[5, 11, 18, 27, 35, 44, 58].map((age) => ({ part: 'used', age }) as const),
  ...[21, 40].map((age) => ({ part: 'over', age }) as const),
];

/** Who hands out codes for the orders of a payee. */
export interface Issuer {
  readonly userId: number;
  readonly name: string;
}
/** Somebody of finance: who has a role of its own, before who has all rights. */
const issuerOf = async (tx: Tx, rentId: string): Promise<Issuer | undefined> => {
  const found = await tx
    .selectFrom('appUser')
    .select(['userId', 'realName', 'username'])
    .where('rentId', '=', rentId)
    .where('role', '=', 'platform')
    .orderBy('roleId', (order) => order.asc().nullsLast())
    .orderBy('userId', 'desc')
    .executeTakeFirst();
  return found && { userId: found.userId, name: found.realName || found.username };
};

/** Adds orders of one payee that are paid by code to the others. @returns what they brought, and their codes @spec TAR-05 N25 */
async function addCoded(rows: Rows, city: City, buyers: readonly Buyer[], prices: readonly PriceRow[], issuer: Issuer) {
  const dice = createDice(city.seed, 'pay codes', prices[0]?.rentId ?? '');
  const delivered: Delivered[] = [];
  const codes: BulkRow<'payCode'>[] = [];
  for (const { part, age } of kinds) {
    const buyer = dice.pick(buyers);
    const listed = dice.pick(prices.filter(({ buyerId }) => buyerId === ''));
    const count = 1 + Math.floor(dice.between(0, 3));
    const orderId = rows.order.length + 1;
    // at an hour at which people buy, and never to come
    const wanted = startOfDay(dayAt(city.now - age * dayMs)) + Math.floor(dice.between(9 * 3600, 18 * 3600)) * 1000;
    const atMs = Math.min(wanted, Math.floor(city.now / 1000) * 1000 - hourMs);
    const price = priceFor(prices, listed, buyer.payer, dayAt(atMs));
    const orderNo = dayAt(atMs).replaceAll('-', '') + String(orderId).padStart(6, '0');
    const issuedMs = Math.min(atMs + Math.floor(dice.between(0.5, 20) * 3600) * 1000, city.now - minuteMs);
    const hasCode = part === 'issued' || part === 'used';
    const expiresMs = expiryOf(hasCode ? issuedMs : atMs, 'offlineCode');
    const endMs = part === 'used' ? issuedMs + Math.floor(dice.between(4 * 60, 600 * 60)) * 1000 : expiresMs;
    const isPaid = part === 'used';
    const hasEnded = isPaid || part === 'over';
    const payableCents = price.cents * count;
    const isTenant = buyer.payer.kind === 'tenant';
    const payee = { kind: isTenant ? 'operator' : 'tenant', id: price.rentId } as const;
    rows.order.push({
      orderId,
      orderNo,
      rentId: buyer.rentId,
      creatorId: buyer.userId,
      createdBy: buyer.name,
      createdAt: iso(atMs),
      requestId: `city-${orderId}`,
      type: mealOrderType(price.resource, buyer.payer.kind),
      state: isPaid ? 'success' : hasEnded ? 'expired' : 'unpaid',
      payableCents,
      payerKind: buyer.payer.kind,
      payerId: buyer.payer.id,
      payeeKind: payee.kind,
      payeeId: payee.id,
      payeeRentId: price.rentId,
      partnerId: buyer.partnerId,
      unitId: buyer.unitId,
      maintId: null,
      placeId: null,
      expiresAt: iso(expiresMs),
      endedAt: hasEnded ? iso(endMs) : null,
      paidCents: isPaid ? payableCents : 0,
      refundedCents: 0,
      hasPendingRefund: false,
      isByCode: true,
      method: isPaid ? 'offlineCode' : null,
      paidAt: isPaid ? iso(endMs) : null,
    });
    rows.line.push({
      orderId,
      position: 0,
      resource: price.resource,
      quantity: price.quantity,
      count,
      priceId: price.priceId,
      holderKind: buyer.holder.kind,
      holderId: buyer.holder.id,
      unitCents: price.cents,
      amountCents: payableCents,
      fulfilledAt: isPaid ? iso(endMs) : null,
    });
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
    noted('place', atMs, { by: buyer.name, stateAfter: 'unpaid', cents: payableCents });
    if (hasCode) {
      const code = payCodeOf(Array.from({ length: payCodeChars }, () => Math.floor(dice.between(0, 256))));
      noted('codeIssued', issuedMs, { by: issuer.name, cents: payableCents });
      codes.push({
        rentId: price.rentId,
        orderId,
        codeHash: await sha256(code),
        lastFour: code.slice(-4),
        state: isPaid ? 'used' : 'unused',
        issuerId: issuer.userId,
        issuedBy: issuer.name,
        issuedAt: iso(issuedMs),
        endedAt: isPaid ? iso(endMs) : null,
      });
    }
    if (part === 'over') noted('expire', endMs, { stateBefore: 'unpaid', stateAfter: 'expired' });
    if (!isPaid) continue;
    noted('paid', endMs, { by: buyer.name, cents: payableCents, stateBefore: 'unpaid', stateAfter: 'success' });
    noted('deliver', endMs);
    const posting = postAtTill({ orderId: String(orderId), payee, cents: payableCents });
    for (const transfer of posting.ok ? posting.value : [])
      rows.transfers.push({ rentId: price.rentId, transfer, by: buyer.name, at: iso(endMs) });
    delivered.push({
      rentId: buyer.rentId,
      holder: buyer.holder,
      resource: price.resource,
      amount: price.quantity * count,
      atMs: endMs,
      orderId,
      key: `order line ${rows.line.length}`,
      sellType: 'purchase',
      by: buyer.name,
    });
  }
  return { delivered, codes };
}

/** Orders that are paid by code, of each payee that has somebody of finance. @spec TAR-05 N25 */
export async function addCodedOrders(
  tx: Tx,
  rows: Rows,
  city: City,
  buyers: readonly Buyer[],
  prices: readonly PriceRow[],
): Promise<{ readonly delivered: readonly Delivered[]; readonly codes: readonly BulkRow<'payCode'>[] }> {
  const all: { delivered: Delivered[]; codes: BulkRow<'payCode'>[] } = { delivered: [], codes: [] };
  for (const rentId of [operatorId, ...city.tenants.map((tenant) => tenant.rentId)]) {
    const issuer = await issuerOf(tx, rentId);
    const theirs = buyers.filter((buyer) =>
      rentId === operatorId ? buyer.payer.kind === 'tenant' : buyer.rentId === rentId && buyer.payer.kind !== 'tenant',
    );
    const offered = prices.filter((price) => price.rentId === rentId);
    if (!issuer || theirs.length === 0 || offered.length === 0) continue;
    const { delivered, codes } = await addCoded(rows, city, theirs, offered, issuer);
    all.delivered.push(...delivered);
    all.codes.push(...codes);
  }
  return all;
}
