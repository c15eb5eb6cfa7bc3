import {
  batterySoonDays,
  type BatteryUrgency,
  type DeviceType,
  deviceTypeNames,
  deviceTypes,
  selfTestEveryDays,
  selfTestSoonDays,
  type SelfTestState,
  selfTestTypes,
} from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';
import { isBatteryEmpty } from '../filter/conditions.ts';
import './tables.ts';

export interface InspectionFilter {
  readonly deviceId?: number | undefined;
  readonly search?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly buildingId?: readonly number[] | undefined;
}
interface Ordered<Sort> {
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}
export type SelfTestQuery = InspectionFilter &
  Ordered<'dueDay' | 'name' | 'place'> &
  Paging & { readonly state?: SelfTestState | undefined };
export type BatteryQuery = InspectionFilter &
  Ordered<'urgency' | 'name' | 'place' | 'ratio'> &
  Paging & { readonly urgency?: readonly BatteryUrgency[] | undefined };

const batteryTypes = deviceTypeNames.filter((type) => deviceTypes[type].power === 'battery');

const joined = (db: Db) =>
  db
    .selectFrom('device')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .leftJoin('batteryForecast', 'batteryForecast.deviceId', 'device.deviceId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const named = (query: Joined) =>
  query.select((eb) => [
    'device.deviceId',
    'device.name',
    'device.imei',
    'device.deviceType',
    'device.floor',
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    eb.fn.coalesce('place.address', sql.lit('')).as('address'),
  ]);

/** Devices in use of the types, as the filter narrows them. */
function filtered(query: Joined, scope: Scope, types: readonly DeviceType[], filter: InspectionFilter): Joined {
  const { deviceId, search, deviceType, unitId, placeId, buildingId } = filter;
  let q = query
    .where(scopeFilter(scope, 'device'))
    .where('device.dStatus', '<>', 0)
    .where('device.deviceType', '=', anyText(types) as never);
  if (deviceId !== undefined) q = q.where('device.deviceId', '=', deviceId);
  if (search) q = q.where(containsText(search, 'device.name', 'device.imei', 'place.name', 'place.address'));
  if (deviceType?.length) q = q.where('device.deviceType', 'in', deviceType);
  if (unitId?.length) q = q.where('device.unitId', '=', anyId(unitId));
  if (placeId?.length) q = q.where('device.placeId', '=', anyId(placeId));
  if (buildingId?.length) q = q.where('device.buildingId', '=', anyId(buildingId));
  return q;
}

const dayOf = (instant: Expression<unknown>) => sql`(${instant} at time zone 'Asia/Shanghai')::date`;
/** The day of its last test: as it reported itself, or as a person noted it. */
const lastTest = sql<Day | null>`(select max(tested.day) from (
    select ${dayOf(sql`max(alarm.alarm_time)`)} as day from alarm where alarm.device_id = device.device_id and alarm.kind = 'selfTest'
    union all select max(done_on) from device_upkeep where device_upkeep.device_id = device.device_id and kind = 'tested') tested)`;
/** What the time until the next one counts from; a device that nobody knows the start of is due today. */
const testedSince = (today: Day) =>
  sql<Day>`coalesce(${lastTest}, ${dayOf(sql`device.activated_at`)}, ${today}::date - ${sql.lit(selfTestEveryDays)}::int)`;
const testDue = (today: Day) => sql<Day>`(${testedSince(today)} + ${sql.lit(selfTestEveryDays)}::int)`;

/** The domain's `selfTestDue` as a condition. */
const inState = (state: SelfTestState, today: Day) => {
  const left = sql`(${testDue(today)} - ${today}::date)`;
  if (state === 'overdue') return sql<SqlBool>`${left} < 0`;
  const soon = sql.lit(selfTestSoonDays);
  return state === 'soon' ? sql<SqlBool>`${left} between 0 and ${soon}` : sql<SqlBool>`${left} > ${soon}`;
};

const place = ['place.name', 'building.name', 'device.floor', 'device.name'] as const;
const byPlace = (query: Joined, order: 'asc' | 'desc'): Joined =>
  place.reduce((q, column) => q.orderBy(column, inOrder(order)), query);

const deviceName = nameKey('device.name');
const byName = ({ sort, order }: { readonly sort: string; readonly order: 'asc' | 'desc' }) =>
  sort === 'name' ? { key: deviceName, id: 'device.deviceId', order } : undefined;

export function selfTestsPage(db: Db, scope: Scope, today: Day, query: SelfTestQuery) {
  let q = filtered(joined(db), scope, selfTestTypes, query);
  if (query.state) q = q.where(inState(query.state, today));
  if (query.sort === 'place') q = byPlace(q, query.order);
  else q = q.orderBy(query.sort === 'name' ? deviceName : testDue(today), inOrder(query.order));
  const rows = named(q.orderBy('device.deviceId')).select([lastTest.as('lastDay'), testedSince(today).as('sinceDay')]);
  return pageOf(rows, query, byName(query));
}

/** The domain's urgency of a battery. */
const urgency = (today: Day) => sql<BatteryUrgency>`(case
    when ${isBatteryEmpty} or battery_forecast.due_on <= ${today}::date then 'now'
    when battery_forecast.due_on is null then 'unknown'
    when battery_forecast.due_on - ${today}::date <= ${sql.lit(batterySoonDays)} then 'soon' else 'later' end)`;
const replaced = sql<Day | null>`(select max(done_on) from device_upkeep
    where device_upkeep.device_id = device.device_id and kind = 'battery')`;

const byUrgency = (query: Joined, today: Day, order: 'asc' | 'desc'): Joined =>
  query
    .orderBy(sql`array_position('{now,soon,later,unknown}'::text[], ${urgency(today)})`, order)
    .orderBy('batteryForecast.dueOn', inOrder(order))
    .orderBy('device.batteryRatio', inOrder(order));

/** How many self-tests are overdue among these devices, and the day of the last one. */
export const selfTestsAmong = (db: Db, scope: Scope, today: Day, filter: InspectionFilter) =>
  filtered(joined(db), scope, selfTestTypes, filter)
    .select([
      sql<number>`count(*) filter (where ${inState('overdue', today)})`.as('overdue'),
      sql<Day | null>`max(${lastTest})`.as('lastDay'),
    ])
    .executeTakeFirstOrThrow();

export function batteriesPage(db: Db, scope: Scope, today: Day, query: BatteryQuery) {
  let q = filtered(joined(db), scope, batteryTypes, query);
  if (query.urgency?.length) q = q.where(sql<SqlBool>`${urgency(today)} = ${anyText(query.urgency)}`);
  if (query.sort === 'place') q = byPlace(q, query.order);
  else if (query.sort === 'urgency') q = byUrgency(q, today, query.order);
  else q = q.orderBy(query.sort === 'name' ? deviceName : 'device.batteryRatio', inOrder(query.order));
  const rows = named(q.orderBy('device.deviceId'))
    .select(['device.batteryRatio as ratioPercent', 'device.lowPower', 'device.lastSeenAt', 'batteryForecast.dueOn'])
    .select([urgency(today).as('urgency'), replaced.as('replacedDay')]);
  return pageOf(rows, query, byName(query));
}

/** How many devices there are of each state of the two lists. */
export async function summary(db: Db, scope: Scope, today: Day) {
  const selfTest = await filtered(joined(db), scope, selfTestTypes, {})
    .select(
      (['overdue', 'soon', 'tested'] as const).map((state) =>
        sql<number>`count(*) filter (where ${inState(state, today)})`.as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  const battery = await filtered(joined(db), scope, batteryTypes, {})
    .select(
      (['now', 'soon', 'later', 'unknown'] as const).map((one) =>
        sql<number>`count(*) filter (where ${urgency(today)} = ${one})`.as(one),
      ),
    )
    .executeTakeFirstOrThrow();
  return { selfTest, battery };
}

const columns = ['upkeepId', 'kind', 'doneOn as doneDay', 'by', 'remark', 'photos', 'createdAt'] as const;

export const upkeepsPage = (db: Db, deviceId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom('deviceUpkeep')
      .select(columns)
      .where('deviceId', '=', deviceId)
      .orderBy('doneOn', 'desc')
      .orderBy('upkeepId', 'desc'),
    paging,
  );

/** The inspectors of the unit of a device, by name. */
export const inspectorsAt = (db: Db | Tx, deviceId: number) =>
  db
    .selectFrom('inspector')
    .innerJoin('device', 'device.unitId', 'inspector.unitId')
    .select(['inspectorId', 'realName'])
    .where('deviceId', '=', deviceId)
    .where('inspector.removedAt', 'is', null)
    .orderBy('realName')
    .orderBy('inspectorId')
    .execute();

export const insertUpkeep = (tx: Tx, row: NewRow<'deviceUpkeep'>) =>
  tx.insertInto('deviceUpkeep').values(row).returning(columns).executeTakeFirstOrThrow();

const testsMax = 50;
/** The tests of a device since it came to its holder, as it reported them and as people noted them, the newest first. */
export async function testsOf(db: Db, deviceId: number) {
  const { rows } = await sql<{ day: Day; by: string; remark: string }>`
    select tested.day, tested.by, tested.remark from (
      select distinct ${dayOf(sql`alarm.alarm_time`)} as day, '' as by, '' as remark, 0::bigint as id from alarm
        join device on device.device_id = alarm.device_id
        where alarm.device_id = ${deviceId} and alarm.kind = 'selfTest' and ${heldOnly('alarm.alarmTime')}
      union all select done_on, by, remark, upkeep_id from device_upkeep where device_id = ${deviceId} and kind = 'tested') tested
    order by tested.day desc, tested.id desc limit ${sql.lit(testsMax)}`.execute(db);
  return rows;
}

/** An entry with the device that it is of. */
export const upkeepById = (db: Db | Tx, upkeepId: number) =>
  db
    .selectFrom('deviceUpkeep')
    .select(columns)
    .select(['deviceId', 'photosBy'])
    .where('upkeepId', '=', upkeepId)
    .executeTakeFirst();

export const writePhotos = (tx: Tx, upkeepId: number, photos: readonly string[], photosBy: string) =>
  tx
    .updateTable('deviceUpkeep')
    .set({ photos: JSON.stringify(photos), photosBy })
    .where('upkeepId', '=', upkeepId)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** With a new battery nothing is known until it has been reported for a while. */
export const forgetForecast = (tx: Tx, deviceId: number) =>
  tx.deleteFrom('batteryForecast').where('deviceId', '=', deviceId).execute();
