import { addDays, dayAt } from '@fireline/domain/lib';
import { wasTaken } from '@fireline/domain/message';
import {
  type BalanceHolder,
  dailyFigures,
  drawFrom,
  holdersFor,
  lowBelow,
  type MeteredResource,
  paceDays,
  recordAfter,
  type ResourceRecord,
  type SellType,
  unitsOfSend,
} from '@fireline/domain/tariff';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City, Ms } from '../model.ts';

/** Units that an order brought, or that a refund of it took back. */
export interface Delivered {
  readonly rentId: string;
  readonly holder: BalanceHolder;
  readonly resource: MeteredResource;
  readonly amount: number;
  readonly atMs: Ms;
  readonly orderId: number;
  /** The deed. */
  readonly key: string;
  /** A refund takes units back. */
  readonly sellType: 'purchase' | 'rollback';
  readonly by: string;
}

/** Units that a device got when it was registered. */
export interface Granted {
  readonly rentId: string;
  readonly deviceId: number;
  readonly resource: MeteredResource;
  readonly amount: number;
  readonly atMs: Ms;
  readonly key: string;
  readonly by: string;
}

interface Account {
  readonly accountId: number;
  readonly rentId: string;
  readonly holder: BalanceHolder;
  readonly resource: MeteredResource;
  balance: number;
  lastSeq: number;
  lastAtMs: Ms;
  readonly records: ResourceRecord[];
}

interface Move {
  readonly sellType: SellType;
  readonly amount: number;
  readonly atMs: Ms;
  readonly key: string;
  readonly by: string;
  readonly orderId?: number;
  readonly deviceId?: number | null;
  readonly sendRecordId?: number;
  readonly remark?: string;
}

/** Sends that are recorded one by one: those that the city has. */
const countedDays = 30;
const dayOf = (ms: Ms) => dayAt(ms);
const keyOf = (rentId: string, { kind, id }: BalanceHolder, resource: MeteredResource) =>
  `${rentId} ${kind} ${id} ${resource}`;

/** What went to a carrier through an access of the tenant's own. */
const sentOf = (tx: Tx) =>
  tx
    .selectFrom('sendRecord')
    .innerJoin('sendAccess', 'sendAccess.accessId', 'sendRecord.accessId')
    .select([
      'recordId',
      'sendRecord.rentId',
      'sendRecord.partnerId',
      'unitId',
      'placeId',
      'deviceId',
      'sendRecord.channel',
      'segments',
      'handedAt',
      'kind',
      'state',
      'reason',
    ])
    .where('sendRecord.channel', 'in', ['sms', 'voice'])
    .where('sendAccess.partnerId', 'is', null)
    .where('handedAt', 'is not', null)
    .orderBy('handedAt')
    .orderBy('recordId')
    .execute();

class Books {
  readonly accounts = new Map<string, Account>();
  readonly rows: BulkRow<'resourceRecord'>[] = [];

  accountOf(rentId: string, holder: BalanceHolder, resource: MeteredResource): Account {
    const key = keyOf(rentId, holder, resource);
    const known = this.accounts.get(key);
    if (known) return known;
    const account = {
      accountId: this.accounts.size + 1,
      rentId,
      holder,
      resource,
      balance: 0,
      lastSeq: 0,
      lastAtMs: 0,
      records: [],
    };
    this.accounts.set(key, account);
    return account;
  }

  move(account: Account, { sellType, amount, atMs, ...move }: Move): void {
    const record = recordAfter(account, { sellType, amount, result: 'success' }, atMs);
    if (!record.ok || amount === 0) return;
    const { accountId, rentId, resource } = account;
    const { orderId = null, deviceId = null, sendRecordId = null, remark = '', key, by } = move;
    const { seq, before, after } = record.value;
    const figures = { seq, sellType, amount, before, after };
    Object.assign(account, { balance: after, lastSeq: seq, lastAtMs: record.value.atMs });
    const id = String(this.rows.length + 1);
    account.records.push({
      ...figures,
      id,
      account: String(accountId),
      tenantId: rentId,
      resource,
      result: 'success',
      atMs: record.value.atMs,
    });
    const at = new Date(record.value.atMs).toISOString();
    this.rows.push({ ...figures, accountId, rentId, orderId, deviceId, sendRecordId, remark, key, at, by });
  }
}

function draw(books: Books, sent: Awaited<ReturnType<typeof sentOf>>[number]): void {
  const { rentId, recordId, deviceId, kind, handedAt } = sent;
  const resource = sent.channel as MeteredResource;
  const amount = unitsOfSend(sent);
  const held = holdersFor(sent).flatMap((holder) => {
    const isTenant = holder.kind === 'tenant';
    const account = isTenant
      ? books.accountOf(rentId, holder, resource)
      : books.accounts.get(keyOf(rentId, holder, resource));
    return account ? [{ holder, balance: account.balance, account }] : [];
  });
  const drawn = drawFrom(held, { units: amount, isAlarm: kind === 'alarm' });
  const account = held.find(({ holder }) => holder === drawn?.holder)?.account;
  if (!account) return;
  const key = `send:${recordId}:0`;
  const atMs = Date.parse(handedAt ?? '');
  books.move(account, { sellType: 'consume', amount, atMs, key, by: '', deviceId, sendRecordId: recordId });
}

function accountRow(account: Account, now: Ms): BulkRow<'resourceAccount'> {
  const { accountId, rentId, holder, resource, balance, lastSeq, lastAtMs, records } = account;
  const drawnIn = (isIn: (ms: Ms) => boolean) =>
    records.reduce((sum, { sellType, amount, atMs }) => (sellType === 'consume' && isIn(atMs) ? sum + amount : sum), 0);
  const month = dayOf(now).slice(0, 7);
  const low = lowBelow(drawnIn((ms) => ms > now - paceDays * dayMs));
  return {
    accountId,
    rentId,
    holderKind: holder.kind,
    holderId: holder.id,
    resource,
    balance,
    lastSeq,
    lastAt: lastSeq === 0 ? null : new Date(lastAtMs).toISOString(),
    month,
    monthDrawn: drawnIn((ms) => dayOf(ms).slice(0, 7) === month),
    lowBelow: low,
    isLow: balance <= low,
    summedTo: addDays(dayOf(now), -1),
  };
}

/** The days of an account on which something moved. */
function dayRows({ accountId, records }: Account, now: Ms): BulkRow<'resourceDay'>[] {
  const [first] = records;
  if (!first) return [];
  const days = dailyFigures({ records, opening: 0, from: dayOf(first.atMs), to: addDays(dayOf(now), -1) });
  const moved = new Set(records.map(({ atMs }) => dayOf(atMs)));
  return days.flatMap(({ period, ...sums }) => (moved.has(period) ? [{ accountId, day: period, ...sums }] : []));
}

/** Years before the first order of which sums of days are known. */
const olderMonths = 36;

/** Days of the years before: at the start of each month a tenant bought what it used up by its end, so that nothing was left when its records begin. */
function olderDays({ accountId, records, holder }: Account, dice: Dice): BulkRow<'resourceDay'>[] {
  const [first] = records;
  if (!first || holder.kind !== 'tenant') return [];
  const begin = dayOf(first.atMs);
  return Array.from({ length: olderMonths }, (_, at) => addDays(begin, -28 * (olderMonths - at))).flatMap(
    (start, month) => {
      const drawn = Array.from({ length: 28 }, () => Math.round(dice.between(4, 30) * (1 + month / olderMonths)));
      let left = drawn.reduce((sum, one) => sum + one, 0);
      return drawn.map((consumed, day) => {
        const [opening, purchased] = day === 0 ? [0, left] : [left, 0];
        left -= consumed;
        return { accountId, day: addDays(start, day), opening, purchased, gifted: 0, consumed, closing: left };
      });
    },
  );
}

/**
 * Balances of units, with what moved them: what orders brought and registrations gave, what the messages of a month drew by the rule of the
 * domain, and for the time before one sum each time that more was bought, when most had been used up. Of three years more there are the sums of
 * days.
 * @spec TAR-07 TAR-06 N25
 */
export async function writeUnits(
  tx: Tx,
  city: City,
  delivered: readonly Delivered[],
  granted: readonly Granted[],
): Promise<void> {
  const books = new Books();
  const dice = createDice(city.seed, 'units');
  const counted = city.now - countedDays * dayMs;
  const sends = (await sentOf(tx)).filter(wasTaken).map((sent) => ({
    atMs: Date.parse(sent.handedAt ?? ''),
    run: () => draw(books, sent),
  }));
  const orders = delivered.map(({ rentId, holder, resource, amount, atMs, orderId, key, sellType, by }) => ({
    atMs,
    run: () => {
      const account = books.accountOf(rentId, holder, resource);
      if (key.startsWith('order line') && atMs < counted && account.balance > 0)
        books.move(account, {
          sellType: 'consume',
          amount: Math.floor(account.balance * dice.between(0.9, 0.98)),
          atMs: atMs - dayMs / 24,
          key: `before ${key}`,
          by: '',
          remark: '此前发送汇总',
        });
      books.move(account, { sellType, amount, atMs, key, by, orderId });
    },
  }));
  const grants = granted.map(({ rentId, deviceId, resource, amount, atMs, key, by }) => ({
    atMs,
    run: () => {
      const account = books.accountOf(rentId, { kind: 'device', id: String(deviceId) }, resource);
      books.move(account, { sellType: 'grant', amount, atMs, key, by, deviceId });
    },
  }));
  for (const { run } of [...grants, ...sends, ...orders].toSorted((a, b) => a.atMs - b.atMs)) run();
  const accounts = [...books.accounts.values()];
  const older = createDice(city.seed, 'units of older years');
  await insertMany(
    tx,
    'resourceAccount',
    accounts.map((account) => accountRow(account, city.now)),
  );
  await insertMany(tx, 'resourceRecord', books.rows);
  await insertMany(
    tx,
    'resourceDay',
    accounts.flatMap((account) => [...olderDays(account, older), ...dayRows(account, city.now)]),
  );
}
