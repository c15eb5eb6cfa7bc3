import type { DayRange } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import {
  type BalanceHolderKind,
  type MeteredResource,
  type SellType,
  type StatementTerm,
  paceDays,
} from '@fireline/domain/tariff';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { holderName, unitsFilter } from './scope.ts';

const dayMs = 86_400_000;

/** What accounts have drawn since then. */
export const drawnSince = (sinceMs: number) => sql<number>`(select coalesce(sum(amount), 0) from resource_record
  where resource_record.account_id = resource_account.account_id and resource_record.sell_type = 'consume'
    and resource_record.at >= ${new Date(sinceMs).toISOString()}::timestamptz)`;
export const paceSince = (nowMs: number): number => nowMs - paceDays * dayMs;

const isItsControl = sql<SqlBool>`(consumption_control.rent_id = resource_account.rent_id
  and consumption_control.holder_kind = resource_account.holder_kind and consumption_control.holder_id = resource_account.holder_id
  and consumption_control.resource = resource_account.resource)`;

export interface AccountQuery extends Paging {
  readonly search?: string | undefined;
  readonly holderKind?: readonly BalanceHolderKind[] | undefined;
  readonly resource?: MeteredResource | undefined;
  readonly state?: 'low' | 'below' | 'controlled' | undefined;
  readonly sort: 'balance' | 'drawn' | 'holderName';
  readonly order: 'asc' | 'desc';
}

const accounts = (db: Db, scope: Scope) =>
  db
    .selectFrom('resourceAccount')
    .leftJoin('consumptionControl', (join) => join.on(isItsControl))
    .where(unitsFilter(scope));

function filteredAccounts(db: Db, scope: Scope, { search, holderKind, resource, state }: AccountQuery) {
  let q = accounts(db, scope);
  if (search) q = q.where(containsText(search, holderName));
  if (holderKind?.length) q = q.where('resourceAccount.holderKind', 'in', holderKind);
  if (resource) q = q.where('resourceAccount.resource', '=', resource);
  if (state === 'low') q = q.where('isLow', '=', true);
  if (state === 'below') q = q.where('balance', '<', 0);
  if (state === 'controlled') q = q.where('controlId', 'is not', null);
  return q;
}

/** A page of balances, with what all of them come to. @spec TAR-07 */
export async function accountsPage(db: Db, scope: Scope, query: AccountQuery, nowMs: number) {
  const drawn = drawnSince(paceSince(nowMs));
  const key = { balance: sql.ref('balance'), drawn, holderName }[query.sort];
  const page = await pageOf(
    filteredAccounts(db, scope, query)
      .select([
        'accountId',
        'resourceAccount.rentId',
        'resourceAccount.holderKind',
        'resourceAccount.holderId',
        'resourceAccount.resource',
        'balance',
        'reserved',
        'isLow',
        'month',
        'monthDrawn',
        'monthlyMax',
        'warnPercent',
        'whenExhausted',
        holderName.as('holderName'),
        drawn.as('drawn'),
      ])
      .orderBy(key, inOrder(query.order))
      .orderBy('accountId', query.order),
    query,
  );
  const totals = await filteredAccounts(db, scope, query)
    .select((eb) => [
      'resourceAccount.resource',
      eb.fn.coalesce(eb.fn.sum<number>('balance'), sql.lit(0)).as('balance'),
      sql<number>`coalesce(sum(${drawn}), 0)`.as('drawn'),
    ])
    .groupBy('resourceAccount.resource')
    .orderBy('resourceAccount.resource')
    .execute();
  return { ...page, totals };
}

export type DaysQuery = Pick<AccountQuery, 'search' | 'holderKind'> & { readonly resource: MeteredResource };

/** The first day of which anything is known of the accounts, and what they drew on each day of the range. @spec TAR-07 */
export async function drawnByDay(db: Db, scope: Scope, query: DaysQuery, { from, to }: DayRange) {
  const found = filteredAccounts(db, scope, { ...query, sort: 'drawn', order: 'desc', pageNo: 1, pageSize: 1 });
  const days = found.innerJoin('resourceDay', 'resourceDay.accountId', 'resourceAccount.accountId');
  const { first } = await days.select((eb) => eb.fn.min('resourceDay.day').as('first')).executeTakeFirstOrThrow();
  const drawn = await days
    .select((eb) => ['resourceDay.day', eb.fn.sum<number>('resourceDay.consumed').as('consumed')])
    .where('resourceDay.day', '>=', from)
    .where('resourceDay.day', '<=', to)
    .groupBy('resourceDay.day')
    .execute();
  return { first, drawn };
}

/** What the record before left. */
const expected = sql<number>`coalesce((select before_it.after from resource_record as before_it
  where before_it.account_id = resource_record.account_id and before_it.seq = resource_record.seq - 1), 0)`;
const added = sql<number>`(case when sell_type in ('purchase', 'grant', 'gift') then amount else -amount end)`;
const isMisfit = sql<SqlBool>`(resource_record.before <> ${expected} or resource_record.before + ${added} <> resource_record.after)`;

export interface RecordQuery extends Paging {
  readonly search?: string | undefined;
  readonly resource?: MeteredResource | undefined;
  readonly sellType?: readonly SellType[] | undefined;
  readonly holderKind?: readonly BalanceHolderKind[] | undefined;
  readonly accountId?: number | undefined;
  readonly deviceId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly misfit?: 'yes' | undefined;
  readonly sort: 'at' | 'amount';
  readonly order: 'asc' | 'desc';
}

const records = (db: Db, scope: Scope) =>
  db
    .selectFrom('resourceRecord')
    .innerJoin('resourceAccount', 'resourceAccount.accountId', 'resourceRecord.accountId')
    .where(unitsFilter(scope));

function filteredRecords(db: Db, scope: Scope, query: RecordQuery) {
  const { search, resource, sellType, holderKind, accountId, deviceId, from, to, misfit } = query;
  let q = records(db, scope);
  if (search) q = q.where(containsText(search, holderName));
  if (resource) q = q.where('resourceAccount.resource', '=', resource);
  if (sellType?.length) q = q.where('sellType', 'in', sellType);
  if (holderKind?.length) q = q.where('resourceAccount.holderKind', 'in', holderKind);
  if (accountId !== undefined) q = q.where('resourceRecord.accountId', '=', accountId);
  // the devices of tenants are not the operator's to ask for
  if (deviceId !== undefined)
    q =
      scope.rentKind === 'operator' ? q.where(sql<SqlBool>`false`) : q.where('resourceRecord.deviceId', '=', deviceId);
  if (from) q = q.where('resourceRecord.at', '>=', from);
  if (to) q = q.where('resourceRecord.at', '<', to);
  if (misfit) q = q.where(isMisfit);
  return q;
}

const deviceName = sql<string>`coalesce((select name from device where device.device_id = resource_record.device_id), '')`;

const asRecord = (db: Db, scope: Scope, q: ReturnType<typeof records>) => {
  const isOperator = scope.rentKind === 'operator';
  const hidden = <T>(value: RawBuilder<T>, none: RawBuilder<T>) => (isOperator ? none : value);
  return q.select([
    'recordId',
    'resourceRecord.accountId',
    'resourceAccount.rentId',
    'resourceAccount.holderKind',
    'resourceAccount.holderId',
    'resourceAccount.resource',
    'resourceAccount.balance',
    'resourceAccount.reserved',
    'seq',
    'sellType',
    'amount',
    'before',
    'after',
    'orderId',
    'resourceRecord.at',
    'by',
    'remark',
    holderName.as('holderName'),
    expected.as('expected'),
    hidden(sql<number | null>`resource_record.device_id`, sql<number | null>`null::bigint`).as('deviceId'),
    hidden(deviceName, sql<string>`''`).as('deviceName'),
  ]);
};
export type UnitRecordRow = Awaited<ReturnType<ReturnType<typeof asRecord>['executeTakeFirstOrThrow']>>;

/** What sums of records come to, by term: what is taken back counts against it. */
const sumOf = (term: StatementTerm): RawBuilder<number> => {
  const sums = {
    purchased: sql<number>`coalesce(sum(case sell_type when 'purchase' then amount when 'rollback' then -amount else 0 end), 0)`,
    gifted: sql<number>`coalesce(sum(case when sell_type in ('grant', 'gift') then amount when sell_type = 'giftBack' then -amount else 0 end), 0)`,
    consumed: sql<number>`coalesce(sum(case sell_type when 'consume' then amount else 0 end), 0)`,
  };
  return sums[term];
};

/** A page of movements, with what all of them come to. @spec TAR-07 TAR-08 */
export async function recordsPage(db: Db, scope: Scope, query: RecordQuery) {
  const order = inOrder(query.order);
  const found = asRecord(db, scope, filteredRecords(db, scope, query));
  const sorted = query.sort === 'amount' ? found.orderBy('amount', order) : found.orderBy('resourceRecord.at', order);
  const page = await pageOf(sorted.orderBy('recordId', order), query);
  const totals = await filteredRecords(db, scope, query)
    .select([
      'resourceAccount.resource',
      sumOf('purchased').as('purchased'),
      sumOf('gifted').as('gifted'),
      sumOf('consumed').as('consumed'),
    ])
    .groupBy('resourceAccount.resource')
    .orderBy('resourceAccount.resource')
    .execute();
  return { ...page, totals };
}

export const recordById = (db: Db, scope: Scope, recordId: number) =>
  asRecord(db, scope, records(db, scope)).where('recordId', '=', recordId).executeTakeFirst();

export const accountById = (db: Db | Tx, scope: Scope, accountId: number) =>
  db
    .selectFrom('resourceAccount')
    .select(['accountId', 'rentId', 'holderKind', 'holderId', 'resource', holderName.as('holderName')])
    .where(unitsFilter(scope))
    .where('accountId', '=', accountId)
    .executeTakeFirst();
