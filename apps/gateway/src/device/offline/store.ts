import {
  type DeviceStatus,
  type DeviceType,
  type OfflineLength,
  offlineLengths,
  offlineTimesDays,
} from '@fireline/domain/device';
import { dayMs } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { hasText } from '../filter/conditions.ts';

export interface OfflineFilter {
  readonly search?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly status?: readonly DeviceStatus[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly deviceId?: number | undefined;
  readonly state?: 'ongoing' | 'ended' | undefined;
  readonly atLeast?: OfflineLength | undefined;
  /** Those of which a part lies between the two instants, the second one excluded. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
export interface OfflineOrder {
  readonly sort: 'fromAt' | 'toAt' | 'duration' | 'name';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db) =>
  db
    .selectFrom('offlineRecord')
    .innerJoin('device', 'device.deviceId', 'offlineRecord.deviceId')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId');
type Joined = ReturnType<typeof joined>;

const lengthMs = (now: string) =>
  sql<number>`(extract(epoch from coalesce(offline_record.to_at, ${now}::timestamptz) - offline_record.from_at) * 1000)::float8`;

function filtered(query: Joined, scope: Scope, filter: OfflineFilter, now: string): Joined {
  const { search, deviceType, status, partnerId, unitId, placeId, deviceId, state, atLeast, from, to } = filter;
  let q = query.where(scopeFilter(scope, 'device'));
  if (search) q = q.where(hasText(scope.rentId, search));
  if (deviceType?.length) q = q.where('device.deviceType', 'in', deviceType);
  if (status?.length) q = q.where('offlineRecord.status', 'in', status);
  if (partnerId?.length) q = q.where('device.partnerId', '=', anyId(partnerId));
  if (unitId?.length) q = q.where('device.unitId', '=', anyId(unitId));
  if (placeId?.length) q = q.where('device.placeId', '=', anyId(placeId));
  if (deviceId !== undefined) q = q.where('offlineRecord.deviceId', '=', deviceId);
  if (state) q = q.where('offlineRecord.toAt', state === 'ongoing' ? 'is' : 'is not', null);
  if (atLeast) q = q.where(lengthMs(now), '>=', offlineLengths[atLeast]);
  if (to) q = q.where('offlineRecord.fromAt', '<', to);
  if (from) q = q.where((eb) => eb.or([eb('offlineRecord.toAt', 'is', null), eb('offlineRecord.toAt', '>', from)]));
  return q;
}

/** How often the device fell silent in the days before. */
const times = (now: string) => sql<number>`(select count(*) from offline_record o where o.device_id = device.device_id
  and o.from_at > ${now}::timestamptz - ${offlineTimesDays * dayMs} * interval '1 millisecond')`;

const sortKeys = (now: string): Record<OfflineOrder['sort'], Expression<unknown>> => ({
  fromAt: sql.ref('offlineRecord.fromAt'),
  toAt: sql.ref('offlineRecord.toAt'),
  duration: lengthMs(now),
  name: sql.ref('device.name'),
});

/** @param now by which those that go on are measured */
export function recordsPage(db: Db, scope: Scope, query: OfflineFilter & OfflineOrder & Paging, now: string) {
  const rows = filtered(joined(db), scope, query, now)
    .select((eb) => [
      'offlineRecord.recordId',
      'offlineRecord.fromAt',
      'offlineRecord.toAt',
      'offlineRecord.status',
      'offlineRecord.signals',
      'offlineRecord.batteryRatio',
      'device.deviceId',
      'device.name',
      'device.imei',
      'device.deviceType',
      'device.lastSeenAt',
      eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
      eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      eb.fn.coalesce('place.address', sql.lit('')).as('address'),
      times(now).as('times'),
    ])
    // it is never null, and its index sorts it so
    .orderBy(sortKeys(now)[query.sort], query.sort === 'fromAt' ? query.order : inOrder(query.order))
    .orderBy('offlineRecord.recordId', query.order);
  return pageOf(rows, query);
}
