import { type OrderType, orderTypes } from '@fireline/domain/finance';
import { minuteMs } from '@fireline/domain/lib';
import { newKeyPair } from '../../finance/provider/signing.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import { buyersOf } from './buyers.ts';
import { addCodedOrders } from './codes.ts';
import { ledgerRows } from './ledgerRows.ts';
import { addOrder, type Placed, type Rows } from './orderRows.ts';
import type { PriceRow } from './prices.ts';
import { renewalsOf, writeRenewals } from './renewals.ts';
import { addRefunds, type RefundableRow, writeRefunds } from './refunds.ts';
import { addSplit, type SplitRows, writeSplitRecords, writeSplitRules } from './splits.ts';
import type { Delivered } from './units.ts';

const isRefundable = (type: string): boolean => orderTypes[type as OrderType].isRefundable;

/** With when each buyer bought the same again. */
function withNext(paid: readonly Omit<RefundableRow, 'nextMs'>[]): RefundableRow[] {
  const next = new Map<string, number>();
  return paid
    .toReversed()
    .map((one) => {
      const { buyer, price, atMs } = one.placed;
      const key = `${buyer.holder.kind} ${buyer.holder.id} ${price.resource}`;
      const nextMs = next.get(key) ?? Infinity;
      next.set(key, atMs);
      return { ...one, nextMs };
    })
    .toReversed();
}

/** What a line of messages or calls has of its own. */
const ofPackage = { kind: 'package', deviceId: null, dayBefore: null, dayAfter: null, days: null } as const;

/** Orders of two years, with what was paid and posted. @returns what they brought. @spec FIN-01 TAR-07 TAR-09 N25 */
export async function writeOrders(tx: Tx, city: City, prices: readonly PriceRow[]): Promise<readonly Delivered[]> {
  const payees = [operatorId, ...city.tenants.map(({ rentId }) => rentId)];
  const keys = await Promise.all(payees.map(() => newKeyPair()));
  await insertMany(
    tx,
    'payAccess',
    payees.map((rentId, at) => ({
      accessId: at + 1,
      rentId,
      provider: 'sandbox' as const,
      name: 'Sandbox',
      merchantNo: `SANDBOX-${rentId}`,
      publicKey: keys[at]?.publicKey ?? '',
    })),
  );
  await insertMany(
    tx,
    'sandboxKey',
    keys.map(({ privateKey }, at) => ({ accessId: at + 1, privateKey })),
  );
  const dice = createDice(city.seed, 'orders');
  const placed: Placed[] = [];
  const buyers = await buyersOf(tx, city);
  for (const buyer of buyers) {
    const seller = buyer.payer.kind === 'tenant' ? operatorId : buyer.rentId;
    const offered = prices.filter(({ rentId }) => rentId === seller);
    for (let no = 0; no < buyer.orders; no += 1) {
      const age = ((no + dice.between(0.05, 0.95)) / buyer.orders) * 720 * dayMs;
      const atMs = Math.floor((city.now - 2 * 60 * minuteMs - age) / 1000) * 1000;
      placed.push({
        buyer,
        price: dice.pick(offered),
        count: 1 + Math.floor(dice.between(0, 2)),
        atMs,
        accessId: payees.indexOf(seller) + 1,
      });
    }
  }
  for (const service of await renewalsOf(tx, city, buyers)) {
    const { buyer, atMs } = service;
    const price = { rentId: buyer.rentId, priceId: service.priceId, resource: 'sms' as const, quantity: 1, cents: 0 };
    placed.push({ buyer, price, service, count: 1, atMs, accessId: payees.indexOf(buyer.rentId) + 1 });
  }
  placed.sort((a, b) => a.atMs - b.atMs);
  const renewed: Parameters<typeof writeRenewals>[1][number][] = [];
  const tenants = await writeSplitRules(tx, city);
  const splitDice = createDice(city.seed, 'splits');
  // of its own, so that renewals change nothing of what else was bought
  const serviceDice = createDice(city.seed, 'services');
  const splits: SplitRows = { record: [], trade: [], books: [] };
  const rows: Rows = { order: [], line: [], track: [], payment: [], transfers: [] };
  const delivered: Delivered[] = [];
  const paid: Omit<RefundableRow, 'nextMs'>[] = [];
  for (const one of placed) {
    if (addOrder(rows, one, one.service ? serviceDice : dice) !== 'success') continue;
    const { buyer, price, count, service } = one;
    if (service) {
      renewed.push({ ...service, paidAt: String(rows.order.at(-1)?.paidAt) });
      continue;
    }
    delivered.push({
      rentId: buyer.rentId,
      holder: buyer.holder,
      resource: price.resource,
      amount: price.quantity * count,
      atMs: Date.parse(rows.transfers.at(-1)?.at ?? ''),
      orderId: rows.order.length,
      key: `order line ${rows.line.length}`,
      sellType: 'purchase',
      by: buyer.name,
    });
    const [order, payment] = [rows.order.at(-1), rows.payment.at(-1)];
    if (order && payment && isRefundable(String(order.type)))
      paid.push({ placed: one, order, payment, lineId: rows.line.length, paidMs: Date.parse(String(order.paidAt)) });
    addSplit(rows, splits, city, tenants, splitDice);
  }
  const coded = await addCodedOrders(tx, rows, city, buyers, prices);
  const refunds = addRefunds(rows, splits, city, withNext(paid), createDice(city.seed, 'refunds'));
  const ledger = ledgerRows(rows.transfers);
  await insertMany(tx, 'tradeOrder', rows.order);
  await insertMany(
    tx,
    'orderLine',
    rows.line.map((line, at) => Object.assign({ lineId: at + 1 }, ofPackage, line)),
  );
  await writeRenewals(tx, renewed);
  await insertMany(tx, 'orderTrack', rows.track);
  await insertMany(tx, 'payment', rows.payment);
  await insertMany(tx, 'payCode', coded.codes);
  await writeSplitRecords(tx, splits, refunds.returns);
  await insertMany(tx, 'ledgerAccount', ledger.accounts);
  await insertMany(tx, 'ledgerTransfer', ledger.rows);
  await writeRefunds(tx, refunds);
  return [...delivered, ...coded.delivered, ...refunds.moved];
}
