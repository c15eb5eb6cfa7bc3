import { type OrderType, orderTypes } from '@fireline/domain/finance';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import { type BalanceHolder, isMetered, type MeteredResource } from '@fireline/domain/tariff';
import { newKeyPair } from '../../finance/provider/signing.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import { basketsOf } from './baskets.ts';
import { bookPrices } from './bookPrices.ts';
import { type Buyer, buyersOf, sellerTo } from './buyers.ts';
import { addCodedOrders } from './codes.ts';
import { ledgerRows } from './ledgerRows.ts';
import { addOrder, type Placed, type Rows } from './orderRows.ts';
import { priceFor, type PriceRow } from './prices.ts';
import { renewalsOf, writeRenewals } from './renewals.ts';
import { addRefunds, type RefundableRow, writeRefunds } from './refunds.ts';
import { addSplit, type SplitRows, writeSplitRecords, writeSplitRules } from './splits.ts';
import type { Delivered } from './units.ts';

const isRefundable = (type: string): boolean => orderTypes[type as OrderType].isRefundable;

const balanceKey = ({ kind, id }: BalanceHolder, resource: string): string => `${kind} ${id} ${resource}`;

/** With when each buyer bought the same again. */
function withNext(paid: readonly Omit<RefundableRow, 'nextMs'>[], delivered: readonly Delivered[]): RefundableRow[] {
  const times = Map.groupBy(delivered, ({ holder, resource }) => balanceKey(holder, resource));
  return paid.map((one) => {
    const { buyer, price } = one.placed;
    const later = (times.get(balanceKey(buyer.holder, price.resource)) ?? []).find(({ atMs }) => atMs > one.paidMs);
    return { ...one, nextMs: later?.atMs ?? Infinity };
  });
}

/** The units of messages and calls that the lines of an order brought. */
const unitsIn = (
  lines: Rows['line'],
  from: number,
  { buyer, paidMs, orderId }: { readonly buyer: Buyer; readonly paidMs: number; readonly orderId: number },
): Delivered[] =>
  lines.slice(from).flatMap(({ resource, quantity, count }, at) =>
    isMetered(String(resource))
      ? [
          {
            rentId: buyer.rentId,
            holder: buyer.holder,
            resource: resource as MeteredResource,
            amount: Number(quantity) * Number(count),
            atMs: paidMs,
            orderId,
            key: `order line ${from + at + 1}`,
            sellType: 'purchase',
            by: buyer.name,
          },
        ]
      : [],
  );

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
    const seller = sellerTo(buyer);
    const offered = prices.filter(({ rentId, buyerId }) => rentId === seller && buyerId === '');
    for (let no = 0; no < buyer.orders; no += 1) {
      const age = ((no + dice.between(0.05, 0.95)) / buyer.orders) * 720 * dayMs;
      const atMs = Math.floor((city.now - 2 * 60 * minuteMs - age) / 1000) * 1000;
      placed.push({
        buyer,
        price: priceFor(prices, dice.pick(offered), buyer.payer, dayAt(atMs)),
        count: 1 + Math.floor(dice.between(0, 2)),
        atMs,
        accessId: payees.indexOf(seller) + 1,
      });
    }
  }
  const priceOf = await bookPrices(tx, city);
  /** An order of several lines: its price says who is paid, and no more. */
  const addPlaced = (more: Pick<Placed, 'buyer' | 'atMs' | 'service' | 'basket'>): void => {
    const rentId = sellerTo(more.buyer);
    const price = { rentId, priceId: 0, resource: 'sms', quantity: 1, cents: 0 } as const;
    placed.push({ ...more, price, count: 1, accessId: payees.indexOf(rentId) + 1 });
  };
  for (const service of renewalsOf(city, buyers, priceOf))
    addPlaced({ buyer: service.buyer, atMs: service.atMs, service });
  for (const basket of basketsOf(city, buyers, prices, priceOf))
    addPlaced({ buyer: basket.buyer, atMs: basket.atMs, basket });
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
    const { buyer, service, basket } = one;
    const linesBefore = rows.line.length;
    if (addOrder(rows, one, service || basket ? serviceDice : dice) !== 'success') continue;
    const [order, payment] = [rows.order.at(-1), rows.payment.at(-1)];
    if (!order || !payment) continue;
    const paidAt = String(order.paidAt);
    if (service) {
      renewed.push({ ...service, paidAt });
      continue;
    }
    const paidMs = Date.parse(paidAt);
    delivered.push(...unitsIn(rows.line, linesBefore, { buyer, paidMs, orderId: rows.order.length }));
    if (basket) continue;
    if (isRefundable(String(order.type))) paid.push({ placed: one, order, payment, lineId: rows.line.length, paidMs });
    addSplit(rows, splits, city, tenants, splitDice);
  }
  const coded = await addCodedOrders(tx, rows, city, buyers, prices);
  const refunds = addRefunds(rows, splits, city, withNext(paid, delivered), createDice(city.seed, 'refunds'));
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
