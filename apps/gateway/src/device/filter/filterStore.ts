import type {
  BatteryBand,
  DeviceStatus,
  DeviceType,
  ExpiryTerm,
  FirmwareAge,
  Freshness,
  LifeState,
  SignalBand,
} from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { PlaceType } from '@fireline/domain/site';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import {
  batteryIn,
  concerns,
  type DeviceConcern,
  type DeviceNode,
  expiresIn,
  firmwareIs,
  freshnessAt,
  hasText,
  isUnderOrg,
  lacks,
  lives,
  signalIn,
} from './conditions.ts';

export interface DeviceFilter {
  readonly deviceId?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly status?: readonly DeviceStatus[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly buildingId?: readonly number[] | undefined;
  readonly floor?: number | undefined;
  readonly expiry?: ExpiryTerm | undefined;
  readonly life?: readonly Exclude<LifeState, 'removed'>[] | undefined;
  readonly placeType?: readonly PlaceType[] | undefined;
  /** Those that have none of these. */
  readonly without?: readonly DeviceNode[] | undefined;
  readonly concern?: readonly DeviceConcern[] | undefined;
  /** Under each of them. */
  readonly orgId?: readonly string[] | undefined;
  readonly signal?: readonly SignalBand[] | undefined;
  readonly battery?: readonly BatteryBand[] | undefined;
  readonly freshness?: readonly Freshness[] | undefined;
  readonly firmware?: readonly FirmwareAge[] | undefined;
}
/** A filter with the day that terms count from, and the moment at which values are late. */
export type DayFilter = DeviceFilter & { readonly today: Day; readonly now?: string | undefined };
export const joined = (db: Db | Tx) =>
  db
    .selectFrom('device')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId');

export type Joined = JoinedQuery<ReturnType<typeof joined>>;

const inUse = sql<SqlBool>`device.d_status <> 0`;

type Condition = RawBuilder<SqlBool>;
const either = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** What a reading of a device in use is asked for: one of these. */
function ofReadings({ signal, battery, freshness, now }: Partial<DayFilter>): Condition[] {
  const asked = [
    ...(signal?.length ? [either(signal.map((band) => signalIn[band]))] : []),
    ...(battery?.length ? [either(battery.map((band) => batteryIn[band]))] : []),
    ...(freshness?.length && now ? [either(freshness.map((one) => sql`(${freshnessAt(now)[one]})`))] : []),
  ];
  return asked.length > 0 ? [inUse, ...asked] : [];
}

export function filtered(query: Joined, scope: Scope, filter: Partial<DayFilter>): Joined {
  let q = query.where(scopeFilter(scope, 'device'));
  if (filter.deviceId?.length) q = q.where('device.deviceId', '=', anyId(filter.deviceId));
  if (filter.search) q = q.where(hasText(scope.rentId, filter.search));
  if (filter.deviceType?.length) q = q.where('device.deviceType', 'in', filter.deviceType);
  if (filter.status?.length) q = q.where('device.status', 'in', filter.status);
  if (filter.partnerId?.length) q = q.where('device.partnerId', 'in', filter.partnerId);
  if (filter.unitId?.length) q = q.where('device.unitId', 'in', filter.unitId);
  if (filter.placeId?.length) q = q.where('device.placeId', 'in', filter.placeId);
  if (filter.buildingId?.length) q = q.where('device.buildingId', 'in', filter.buildingId);
  if (filter.floor !== undefined) q = q.where('device.floor', '=', filter.floor);
  if (filter.expiry && filter.today) q = q.where(expiresIn(filter.expiry, filter.today));
  if (filter.placeType?.length) q = q.where('place.placeType', 'in', filter.placeType);
  const { life, concern, now, firmware } = filter;
  if (life?.length) q = q.where((eb) => eb.or(life.map((one) => lives[one])));
  for (const node of filter.without ?? []) q = q.where(lacks(scope.rentId)[node]);
  if (concern && now) for (const one of concern) q = q.where(concerns(now)[one]);
  for (const orgId of filter.orgId ?? []) q = q.where(isUnderOrg(scope.rentId, orgId));
  for (const condition of ofReadings(filter)) q = q.where(condition);
  if (firmware?.length) q = q.where(either(firmware.map((one) => firmwareIs(scope.rentId)[one])));
  return q;
}

/** Devices in scope that a filter finds, joined with what they hang in. */
export const filteredDevices = (db: Db | Tx, scope: Scope, filter: DayFilter): Joined =>
  filtered(joined(db), scope, filter);
