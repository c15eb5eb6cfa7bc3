import { nbDeviceTypes } from '@fireline/domain/analysis';
import { type DeviceType, type OfflineReason, signalNone, signalOfflineMax } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { inOrder, pageOf, type Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { hasOwnFault } from '../../device/around/conditions.ts';
import { isBatteryEmpty } from '../../device/filter/conditions.ts';

/**
 * The domain's `offlineReason` where the rows are.
 * Decision: data cards are not kept yet, so that none counts as stopped.
 */
const reason = sql<OfflineReason>`case
  when device.expired then 'serviceExpired'
  when device.open then 'removed'
  when ${isBatteryEmpty} then 'batteryLow'
  when ${hasOwnFault} then 'deviceFault'
  when device.signals <= ${sql.lit(signalOfflineMax)} or device.signals = ${sql.lit(signalNone)} then 'signalWeak'
  else 'unknown' end`;

const inUse = (scope: Scope) => sql<SqlBool>`${scopeFilter(scope, 'device')} and device.d_status <> 0
  and device.suspended_at is null and device.device_type = ${anyText(nbDeviceTypes)}`;

export interface NbQuery extends Paging {
  readonly search?: string | undefined;
  readonly reason?: readonly OfflineReason[] | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly sort: 'since' | 'lastSeenAt' | 'name';
  readonly order: 'asc' | 'desc';
}

const sortKeys = {
  since: sql.ref('offlineRecord.fromAt'),
  lastSeenAt: sql.ref('device.lastSeenAt'),
  name: nameKey('device.name'),
};

export function nbPage(db: Db, scope: Scope, query: NbQuery) {
  let q = db
    .selectFrom('device')
    .leftJoin('offlineRecord', (join) =>
      join.onRef('offlineRecord.deviceId', '=', 'device.deviceId').on('offlineRecord.toAt', 'is', null),
    )
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .where(inUse(scope))
    .where('device.online', '=', false);
  const { search, deviceType, partnerId, unitId } = query;
  if (search) q = q.where(containsText(search, 'device.name', 'device.imei', 'place.name', 'place.address'));
  if (query.reason?.length) q = q.where(sql<SqlBool>`${reason} = ${anyText(query.reason)}`);
  if (deviceType?.length) q = q.where('device.deviceType', 'in', deviceType);
  if (partnerId?.length) q = q.where('device.partnerId', '=', anyId(partnerId));
  if (unitId?.length) q = q.where('device.unitId', '=', anyId(unitId));
  const rows = q
    .select((eb) => [
      'device.deviceId',
      'device.name',
      'device.imei',
      'device.deviceType',
      'device.signals',
      'device.batteryRatio',
      'device.lastSeenAt',
      'offlineRecord.fromAt as since',
      reason.as('reason'),
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      eb.fn.coalesce('place.address', sql.lit('')).as('address'),
      eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    ])
    .orderBy(sortKeys[query.sort], inOrder(query.order))
    .orderBy('device.deviceId', query.order);
  return pageOf(rows, query, { key: sortKeys[query.sort], id: 'device.deviceId', order: query.order });
}

/** How many there are in use, and those offline by reason. */
export async function nbCounts(db: Db, scope: Scope) {
  const { rows } = await sql<{ reason: OfflineReason | null; count: number }>`
    select case when device.online then null else ${reason} end as reason, count(*) as count from device
    where ${inUse(scope)} group by 1`.execute(db);
  return rows;
}
