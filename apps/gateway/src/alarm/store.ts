import type {
  AlarmCategory,
  AlarmKind,
  AlarmLevel,
  AlarmState,
  ClearType,
  ClosingChoice,
} from '@fireline/domain/alarm';
import type { DeviceType } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../lib/db/query/anyOf.ts';
import { containsText } from '../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../lib/db/query/joinedQuery.ts';
import { type Paging, inOrder, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, Row, Tx } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

export interface AlarmFilter {
  readonly list: 'current' | 'history' | 'all';
  readonly search?: string | undefined;
  readonly level?: readonly AlarmLevel[] | undefined;
  readonly category?: readonly AlarmCategory[] | undefined;
  readonly state?: readonly AlarmState[] | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly clearType?: ClearType | undefined;
  readonly kind?: readonly AlarmKind[] | undefined;
  readonly closing?: ClosingChoice | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly buildingId?: number | undefined;
  readonly drill?: 'yes' | 'no' | undefined;
  readonly drillId?: number | undefined;
  readonly deviceId?: number | undefined;
  readonly ruleId?: number | undefined;
  readonly acknowledged?: 'yes' | 'no' | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
export interface AlarmOrder {
  readonly sort: 'receivedAt' | 'alarmTime' | 'level' | 'handledAt';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .leftJoin('unit', 'unit.unitId', 'alarm.unitId')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId');

type Joined = JoinedQuery<ReturnType<typeof joined>>;

/** What an alarm that goes over the wire has of its own. */
export const wireColumns = [
  'alarmId',
  'revision',
  'level',
  'category',
  'kind',
  'state',
  'measurement',
  'value',
  'count',
  'alarmTime',
  'receivedAt',
  'lastTime',
  'recoveredAt',
  'acknowledgedBy',
  'acknowledgedAt',
  'closing',
  'clearType',
  'handledBy',
  'handledAt',
  'remark',
  'deviceId',
  'deviceType',
  'drillId',
  'silencedUntil',
] as const satisfies readonly (keyof Row<'alarm'>)[];

/** What it is shown with: the names of its device and of where that stands. */
const withNames = <O>(query: JoinedQuery<ReturnType<typeof joined>, O>) =>
  query.select((eb) => [
    'device.name as deviceName',
    'device.imei',
    'alarm.unitId',
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    'alarm.placeId',
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    'device.buildingId',
    eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    'device.floor',
    eb.fn.coalesce('place.address', sql.lit('')).as('address'),
  ]);

/** An alarm as it goes over the wire. */
const asAlarm = (query: Joined) => withNames(query.select(wireColumns.map((name) => `alarm.${name}` as const)));

const searched = ['device.name', 'device.imei', 'unit.name', 'place.name', 'place.address'];

/** Alarms in scope that the filter lets through: lists and figures ask the same. */
export const matching = (db: Db, scope: Scope, filter: AlarmFilter) => filtered(joined(db), scope, filter);

function filtered(query: Joined, scope: Scope, filter: AlarmFilter): Joined {
  let q = query.where(scopeFilter(scope, 'alarm'));
  if (filter.list !== 'all') q = q.where('alarm.state', filter.list === 'current' ? '<>' : '=', 'closed');
  if (filter.search) q = q.where(containsText(filter.search, ...searched));
  if (filter.level?.length) q = q.where('alarm.level', 'in', filter.level);
  if (filter.category?.length) q = q.where('alarm.category', 'in', filter.category);
  if (filter.state?.length) q = q.where('alarm.state', 'in', filter.state);
  if (filter.deviceType?.length) q = q.where('alarm.deviceType', 'in', filter.deviceType);
  if (filter.clearType) q = q.where('alarm.clearType', '=', filter.clearType);
  if (filter.unitId?.length) q = q.where('alarm.unitId', 'in', filter.unitId);
  if (filter.placeId?.length) q = q.where('alarm.placeId', 'in', filter.placeId);
  if (filter.kind?.length) q = q.where('alarm.kind', 'in', filter.kind);
  if (filter.closing === 'notFalseAlarm') q = q.where('alarm.closing', 'is distinct from', 'falseAlarm');
  else if (filter.closing) q = q.where('alarm.state', '=', 'closed').where('alarm.closing', '=', filter.closing);
  if (filter.partnerId?.length) q = q.where('alarm.partnerId', 'in', filter.partnerId);
  if (filter.buildingId !== undefined) q = q.where('device.buildingId', '=', filter.buildingId);
  if (filter.drill) q = q.where('alarm.drillId', filter.drill === 'yes' ? 'is not' : 'is', null);
  if (filter.drillId !== undefined) q = q.where('alarm.drillId', '=', filter.drillId);
  if (filter.deviceId !== undefined) q = q.where('alarm.deviceId', '=', filter.deviceId);
  if (filter.ruleId !== undefined)
    q = q.where(
      sql<boolean>`alarm.rule_version_id in (select version_id from alarm_rule_version where rule_id = ${filter.ruleId})`,
    );
  if (filter.acknowledged) q = q.where('alarm.acknowledgedAt', filter.acknowledged === 'yes' ? 'is not' : 'is', null);
  if (filter.from !== undefined) q = q.where('alarm.alarmTime', '>=', filter.from);
  if (filter.to !== undefined) q = q.where('alarm.alarmTime', '<', filter.to);
  return q;
}

/** Current alarms go by when they were received, so that one that was measured long ago is not overlooked; past ones by when it happened. */
export const timeOf = (list: AlarmFilter['list']) => (list === 'current' ? 'receivedAt' : 'alarmTime');

/** By one column; of equals the newest first, unless the order is by time. */
const ordered = (query: Joined, { list, sort, order }: AlarmFilter & AlarmOrder): Joined => {
  const isByTime = sort === 'alarmTime' || sort === 'receivedAt';
  const direction = isByTime ? order : 'desc';
  const first = isByTime ? query : query.orderBy(`alarm.${sort}`, inOrder(order));
  return first.orderBy(`alarm.${isByTime ? sort : timeOf(list)}`, direction).orderBy('alarm.alarmId', direction);
};

export async function alarmsPage(db: Db, scope: Scope, query: AlarmFilter & AlarmOrder & Paging) {
  const rows = asAlarm(ordered(filtered(joined(db), scope, query), query));
  return pageOf(rows, query);
}

export const alarms = (db: Db, scope: Scope, query: AlarmFilter & AlarmOrder, limit: number) =>
  asAlarm(ordered(filtered(joined(db), scope, query), query))
    .limit(limit)
    .execute();

export const alarmById = (db: Db | Tx, scope: Scope, alarmId: number) =>
  asAlarm(joined(db).where(scopeFilter(scope, 'alarm')))
    .where('alarm.alarmId', '=', alarmId)
    .executeTakeFirst();
export type AlarmRow = NonNullable<Awaited<ReturnType<typeof alarmById>>>;

/** The version of the rule that raised an alarm; null: its device named it. */
export const ruleVersionOf = async (db: Db, alarmId: number): Promise<number | null> =>
  (await db.selectFrom('alarm').select('ruleVersionId').where('alarmId', '=', alarmId).executeTakeFirst())
    ?.ruleVersionId ?? null;

/** The names that alarms of the tenant are shown with, for those who have the rest at hand. */
export const namesOf = (tx: Tx, rentId: string, alarmIds: readonly number[]) =>
  withNames(joined(tx).select('alarm.alarmId'))
    .where('alarm.rentId', '=', rentId)
    .where('alarm.alarmId', '=', anyId(alarmIds))
    .execute();

export const trackOf = (db: Db | Tx, rentId: string, alarmId: number) =>
  db
    .selectFrom('alarmTrack')
    .select(['at', 'event', 'by', 'closing', 'remark', 'value'])
    .where('rentId', '=', rentId)
    .where('alarmId', '=', alarmId)
    .orderBy('trackId')
    .execute();

/** What a person at a desk looks at to see what is to be done next: current alarms in scope, oldest first. */
export const waiting = (db: Db, scope: Scope, limit: number) =>
  db
    .selectFrom('alarm')
    .select(['alarmId', 'deviceId', 'kind', 'level', 'state', 'closesByItself'])
    .select(['alarmTime', 'lastTime', 'recoveredAt', 'acknowledgedBy'])
    .where(scopeFilter(scope, 'alarm'))
    .where('state', '<>', 'closed')
    .orderBy('alarmTime')
    .orderBy('alarmId')
    .limit(limit)
    .execute();

/** Current alarms that are dated later than that, or under a silence that begins later, the lowest ids first. */
export const currentAhead = (db: Db, ahead: string, after: number, limit: number) =>
  db
    .selectFrom('alarm')
    .leftJoin('alarmSilence', (join) =>
      join.onRef('alarmSilence.silenceId', '=', 'alarm.silenceId').on('alarmSilence.startsAt', '>', ahead),
    )
    .select(['alarmId', 'alarm.rentId', 'alarmSilence.silenceId as silencedBy'])
    .where('alarm.state', '<>', 'closed')
    .where('alarmId', '>', after)
    .where((eb) =>
      eb.or([
        eb('receivedAt', '>', ahead),
        eb('alarmTime', '>', ahead),
        eb('lastTime', '>', ahead),
        eb('alarmSilence.silenceId', 'is not', null),
      ]),
    )
    .orderBy('alarmId')
    .limit(limit)
    .execute();

/** Current alarms in scope, those of drills left out, counted by level and state. @spec N15 */
export const currentCounts = (db: Db, scope: Scope) =>
  db
    .selectFrom('alarm')
    .select(['level', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'alarm'))
    .where('state', '<>', 'closed')
    .where('drillId', 'is', null)
    .groupBy(['level', 'state'])
    .execute();

/** Alarms in scope, locked. Their devices are locked first, in order: everyone who changes alarms does so. */
export async function lockAlarms(tx: Tx, scope: Scope, alarmIds: readonly number[]) {
  if (alarmIds.length === 0) return [];
  const found = await tx
    .selectFrom('alarm')
    .select(['alarmId', 'deviceId'])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarmId', 'in', alarmIds)
    .execute();
  if (found.length === 0) return [];
  const deviceIds = [...new Set(found.map((row) => row.deviceId))];
  await tx
    .selectFrom('device')
    .select('deviceId')
    .where('deviceId', 'in', deviceIds)
    .orderBy('deviceId')
    .forUpdate()
    .execute();
  return tx
    .selectFrom('alarm')
    .selectAll()
    .where(
      'alarmId',
      'in',
      found.map((row) => row.alarmId),
    )
    .orderBy('alarmId')
    .forUpdate()
    .execute();
}
