import {
  accountKey,
  balanceKinds,
  expiryOf,
  type LedgerAccount,
  postFee,
  postPaid,
  type Transfer,
} from '@fireline/domain/finance';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import { mealOrderType } from '@fireline/domain/renewal';
import { type BalanceHolder, type Party, recordAfter } from '@fireline/domain/tariff';
import { newKeyPair } from '../../finance/provider/signing.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import type { PriceRow } from './prices.ts';

/** Who buys, for which balance, and how often in two years. */
interface Buyer {
  readonly rentId: string;
  readonly userId: number;
  readonly name: string;
  readonly payer: Party;
  readonly holder: BalanceHolder;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly orders: number;
}
const unitsMax = 60;

/** The first person of each tenant, and of some units. */
async function buyersOf(tx: Tx, city: City): Promise<readonly Buyer[]> {
  const people = await tx
    .selectFrom('appUser')
    .leftJoin('unit', 'unit.unitId', 'appUser.unitId')
    .distinctOn(['appUser.rentId', 'appUser.role', 'appUser.unitId'])
    .select(['userId', 'appUser.rentId', 'role', 'appUser.unitId', 'realName', 'username', 'unit.partnerId'])
    .where('appUser.role', 'in', ['platform', 'unit'])
    .where('appUser.rentId', '<>', operatorId)
    .orderBy('appUser.rentId')
    .orderBy('appUser.role')
    .orderBy('appUser.unitId')
    .orderBy('userId')
    .execute();
  const dice = createDice(city.seed, 'buyers');
  const ofTenants = people.filter(({ role }) => role === 'platform');
  const ofUnits = people.filter(({ role }) => role === 'unit').slice(0, unitsMax);
  const facts = ({ rentId, userId, realName, username }: (typeof people)[number]) => ({
    rentId,
    userId,
    name: realName || username,
  });
  return [
    ...ofTenants.map((one): Buyer => ({
      ...facts(one),
      payer: {
        kind: 'tenant',
        id: one.rentId,
      },
      holder: {
        kind: 'tenant',
        id: one.rentId,
      },
      partnerId: null,
      unitId: null,
      orders: 24,
    })),
    ...ofUnits.map((one): Buyer => ({
      ...facts(one),
      payer: {
        kind: 'user',
        id: `unit ${one.unitId}`,
      },
      holder: {
        kind: 'unit',
        id: String(one.unitId),
      },
      partnerId: one.partnerId,
      unitId: one.unitId,
      orders: 2 + Math.floor(dice.between(0, 10)),
    })),
  ];
}

interface Rows {
  readonly order: BulkRow<'tradeOrder'>[];
  readonly line: BulkRow<'orderLine'>[];
  readonly track: BulkRow<'orderTrack'>[];
  readonly payment: BulkRow<'payment'>[];
  readonly record: BulkRow<'resourceRecord'>[];
  readonly transfers: {
    readonly rentId: string;
    readonly transfer: Transfer;
    readonly by: string;
    readonly at: string;
  }[];
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** How most orders end: paid within minutes, now and then after a failed attempt; some are forgotten or cancelled. */
const endOf = (dice: Dice): 'success' | 'expired' | 'cancelled' => {
  const share = dice.between(0, 1);
  return share < 0.88 ? 'success' : share < 0.96 ? 'expired' : 'cancelled';
};

interface Placed {
  readonly buyer: Buyer;
  readonly price: PriceRow;
  readonly count: number;
  readonly atMs: number;
  readonly accessId: number;
}

/** All rows of one order that has ended, by the rules of the domain. */
function addOrder(
  rows: Rows,
  { buyer, price, count, atMs, accessId }: Placed,
  dice: Dice,
): 'success' | 'expired' | 'cancelled' {
  const orderId = rows.order.length + 1;
  const orderNo = dayAt(atMs).replaceAll('-', '') + String(orderId).padStart(6, '0');
  const state = endOf(dice);
  const expiresMs = expiryOf(atMs, 'online');
  const endMs = state === 'expired' ? expiresMs : atMs + Math.floor(dice.between(1, 9) * minuteMs);
  const payableCents = price.cents * count;
  const isTenant = buyer.payer.kind === 'tenant';
  const payee: Party = { kind: isTenant ? 'operator' : 'tenant', id: price.rentId };
  const type = mealOrderType(price.resource, buyer.payer.kind);
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
    method: state === 'cancelled' ? null : 'wechat',
    paidAt: isPaid ? ended : null,
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
    fulfilledAt: isPaid ? ended : null,
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

/** Accounts of the ledger for the transfers, and both as rows. */
function ledgerRows(transfers: Rows['transfers']) {
  const ids = new Map<string, number>();
  const accounts: (BulkRow<'ledgerAccount'> & { accountId: number })[] = [];
  const idOf = (rentId: string, account: LedgerAccount): number => {
    const key = `${rentId} ${accountKey(account)}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const accountId = accounts.length + 1;
    ids.set(key, accountId);
    const { kind, ownerKind, ownerId, access = '' } = account;
    accounts.push({
      accountId,
      rentId,
      kind,
      ownerKind,
      ownerId,
      access,
      balanceCents: balanceKinds.includes(kind) ? 0 : null,
    });
    return accountId;
  };
  const rows = transfers.map(({ rentId, transfer, by, at }): BulkRow<'ledgerTransfer'> => ({
    rentId,
    debitAccountId: idOf(rentId, transfer.debit),
    creditAccountId: idOf(rentId, transfer.credit),
    by,
    at,
    cents: transfer.cents,
    kind: transfer.kind,
    key: transfer.key,
    orderId: Number(transfer.orderId),
    paymentId: Number(transfer.paymentId),
  }));
  return { accounts, rows };
}

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
