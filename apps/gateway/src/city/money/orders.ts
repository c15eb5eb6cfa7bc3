import { minuteMs } from '@fireline/domain/lib';
import { recordAfter } from '@fireline/domain/tariff';
import { newKeyPair } from '../../finance/provider/signing.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import { buyersOf } from './buyers.ts';
import { ledgerRows } from './ledgerRows.ts';
import { addOrder, iso, type Placed, type Rows } from './orderRows.ts';
import type { PriceRow } from './prices.ts';

/** Orders of two years, with what was paid, posted and delivered. @spec FIN-01 TAR-07 TAR-09 N25 */
export async function writeOrders(tx: Tx, city: City, prices: readonly PriceRow[]): Promise<void> {
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
  for (const buyer of await buyersOf(tx, city)) {
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
  placed.sort((a, b) => a.atMs - b.atMs);
  const rows: Rows = { order: [], line: [], track: [], payment: [], record: [], transfers: [] };
  const accounts = new Map<
    string,
    BulkRow<'resourceAccount'> & { accountId: number; balance: number; lastSeq: number; lastAtMs: number }
  >();
  for (const one of placed) {
    if (addOrder(rows, one, dice) !== 'success') continue;
    const { buyer, price, count } = one;
    const { rentId, holder } = buyer;
    const key = `${rentId} ${holder.kind} ${holder.id} ${price.resource}`;
    const account = accounts.get(key) ?? {
      accountId: accounts.size + 1,
      rentId,
      holderKind: holder.kind,
      holderId: holder.id,
      resource: price.resource,
      balance: 0,
      lastSeq: 0,
      lastAtMs: 0,
    };
    accounts.set(key, account);
    const orderId = rows.order.length;
    const amount = price.quantity * count;
    const record = recordAfter(
      account,
      { sellType: 'purchase', amount, result: 'success' },
      Date.parse(rows.transfers.at(-1)?.at ?? ''),
    );
    if (!record.ok) continue;
    const { seq, before, after, atMs } = record.value;
    Object.assign(account, { balance: after, lastSeq: seq, lastAtMs: atMs, lastAt: iso(atMs) });
    const line = rows.line.length;
    rows.record.push({
      accountId: account.accountId,
      rentId,
      seq,
      sellType: 'purchase',
      amount,
      before,
      after,
      orderId,
      deviceId: null,
      key: `order line ${line}`,
      at: iso(atMs),
      by: buyer.name,
    });
  }
  const ledger = ledgerRows(rows.transfers);
  await insertMany(tx, 'tradeOrder', rows.order);
  await insertMany(
    tx,
    'orderLine',
    rows.line.map((line, at) => Object.assign({ lineId: at + 1 }, line)),
  );
  await insertMany(tx, 'orderTrack', rows.track);
  await insertMany(tx, 'payment', rows.payment);
  await insertMany(
    tx,
    'resourceAccount',
    [...accounts.values()].map(({ lastAtMs: _lastAtMs, ...account }) => account),
  );
  await insertMany(tx, 'resourceRecord', rows.record);
  await insertMany(tx, 'ledgerAccount', ledger.accounts);
  await insertMany(tx, 'ledgerTransfer', ledger.rows);
}
