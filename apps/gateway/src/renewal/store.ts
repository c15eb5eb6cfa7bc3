import { expiryTermDays, type DeviceType } from '@fireline/domain/device';
import { openOrderStates } from '@fireline/domain/finance';
import type { Day } from '@fireline/domain/lib';
import { type ExpiryFilter, expiryFilterNames, expiryFilterTerms } from '@fireline/domain/renewal';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../lib/db/query/anyOf.ts';
import { nameKey } from '../lib/db/query/byName.ts';
import { containsText } from '../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../lib/db/query/pageOf.ts';
import type { JoinedQuery } from '../lib/db/query/joinedQuery.ts';
import type { Db, Row, Tx } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

export interface RenewalFilter {
  readonly search?: string | undefined;
  readonly expiry?: ExpiryFilter | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
}
export interface RenewalQuery extends RenewalFilter, Paging {
  readonly sort: 'expiresOn' | 'name';
  readonly order: 'asc' | 'desc';
}

/** A condition on the orders that the reader sees. */
type SeenOrders = RawBuilder<SqlBool>;

/** The domain's `expiryFilters` as conditions. @spec REN-02 */
export function expiryIs(filter: ExpiryFilter, today: Day): RawBuilder<SqlBool> {
  if (filter === 'started') return sql`device.d_status <> 0`;
  if (filter === 'notStarted') return sql`device.d_status = 0`;
  const { from = '0001-01-01', to } = expiryTermDays(expiryFilterTerms[filter], today);
  return sql`(device.expires_on between ${from}::date and ${to}::date)`;
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('device')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

function filtered(query: Joined, scope: Scope, filter: RenewalFilter, today: Day): Joined {
  const { search, deviceType, partnerId, expiry } = filter;
  let q = query.where(scopeFilter(scope, 'device'));
  if (search) q = q.where(containsText(search, 'device.name', 'device.imei', 'unit.name', 'place.name'));
  if (deviceType?.length) q = q.where(sql<SqlBool>`device.device_type = ${anyText([...deviceType])}`);
  if (partnerId?.length) q = q.where('device.partnerId', '=', anyId(partnerId));
  if (expiry) q = q.where(expiryIs(expiry, today));
  return q;
}

const openOrders = sql`from order_line l join trade_order using (order_id)
  where l.device_id = device.device_id and l.kind <> 'storage' and trade_order.state = ${anyText(openOrderStates)}`;
const hasOpenOrder = sql<boolean>`exists (select ${openOrders})`.as('hasOpenOrder');

const asRow = (query: Joined, seen: SeenOrders) =>
  query.select((eb) => [
    'device.deviceId',
    'device.imei',
    'device.name',
    'device.deviceType',
    'device.partnerId',
    eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    'device.serviceMode as mode',
    'device.activatedAt',
    'device.dStatus',
    'device.expiresOn',
    'device.anchorDay',
    hasOpenOrder,
    sql<number | null>`(select min(order_id) ${openOrders} and ${seen})`.as('openOrderId'),
  ]);
export type RenewalRow = Awaited<ReturnType<ReturnType<typeof asRow>['executeTakeFirstOrThrow']>>;

/** The ids are sorted first, so that only the rows of the page are joined with orders. */
export async function devicesPage(db: Db, scope: Scope, query: RenewalQuery, today: Day, seen: SeenOrders) {
  const { sort, order } = query;
  const key = sort === 'name' ? nameKey('device.name') : sql.ref('device.expiresOn');
  const ids = filtered(joined(db), scope, query, today)
    .select('device.deviceId')
    .orderBy(key, inOrder(order))
    .orderBy('device.deviceId', order);
  const { rows: found, ...page } = await pageOf(ids, query, { key, id: 'device.deviceId', order });
  const of = found.map(({ deviceId }) => deviceId);
  const rows = await devicesById(db, scope, of, seen);
  const byId = new Map(rows.map((row) => [row.deviceId, row]));
  return { ...page, rows: of.flatMap((id) => byId.get(id) ?? []) };
}

/** Those of the devices that are in scope. */
export const devicesById = (db: Db | Tx, scope: Scope, deviceIds: readonly number[], seen: SeenOrders) =>
  asRow(joined(db).where(scopeFilter(scope, 'device')), seen)
    .where('device.deviceId', '=', anyId(deviceIds))
    .execute();

/** How many devices each filter finds, under the other filters: counted in one go through the devices. */
export async function expiryCounts(
  db: Db,
  scope: Scope,
  filter: RenewalFilter,
  today: Day,
): Promise<Record<ExpiryFilter, number>> {
  const counts = expiryFilterNames.map((name) =>
    sql<number>`count(*) filter (where ${expiryIs(name, today)})`.as(name),
  );
  return filtered(joined(db), scope, { ...filter, expiry: undefined }, today)
    .select(counts)
    .executeTakeFirstOrThrow();
}

const whole = (db: Db | Tx, scope: Scope, deviceIds: readonly number[]) =>
  db
    .selectFrom('device')
    .selectAll('device')
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId');

/** Each with whether an order for its service waits to be paid. */
async function withOrders(db: Db | Tx, devices: readonly Row<'device'>[]) {
  const ordered = await db
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .select('orderLine.deviceId')
    .where('orderLine.deviceId', '=', anyId(devices.map(({ deviceId }) => deviceId)))
    .where('orderLine.kind', '<>', 'storage')
    .where('state', 'in', openOrderStates)
    .execute();
  const open = new Set(ordered.map(({ deviceId }) => deviceId));
  return devices.map((device) => Object.assign(device, { hasOpenOrder: open.has(device.deviceId) }));
}

/** Devices in scope, with whether an order for their service waits. */
export const devicesWithOrders = async (db: Db | Tx, scope: Scope, deviceIds: readonly number[]) =>
  withOrders(db, await whole(db, scope, deviceIds).execute());

/**
 * The same, locked in the order of their ids. Orders are asked for once they are held: a statement that waits for
 * a lock reads what was there before it waited, and would miss the order that somebody placed meanwhile.
 */
export const lockDevices = async (tx: Tx, scope: Scope, deviceIds: readonly number[]) =>
  withOrders(tx, await whole(tx, scope, deviceIds).forNoKeyUpdate().execute());

/** Devices in scope by their IMEI. */
export const devicesByImei = (db: Db | Tx, scope: Scope, imeis: readonly string[]) =>
  joined(db)
    .select((eb) => [
      'device.deviceId',
      'device.imei',
      'device.name',
      'device.deviceType',
      'device.dStatus',
      eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
      hasOpenOrder,
    ])
    .where(scopeFilter(scope, 'device'))
    .where(sql<SqlBool>`device.imei = ${anyText([...imeis])}`)
    .orderBy('device.deviceId')
    .execute();

/** How many devices of a tenant are to be opened by orders that wait to be paid. */
export async function openingsOrdered(db: Db | Tx, rentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tradeOrder.rentId', '=', rentId)
    .where('kind', '=', 'opening')
    .where('state', 'in', openOrderStates)
    .executeTakeFirstOrThrow();
  return count;
}
