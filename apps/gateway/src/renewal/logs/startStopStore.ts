import type { DeviceType } from '@fireline/domain/device';
import { type NotedService, type StartStop, type StartStopReason, watermarkStarts } from '@fireline/domain/renewal';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { heldOnly } from '../../lib/heldOnly.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface StartStopQuery extends Paging {
  readonly search?: string | undefined;
  readonly type?: StartStop | undefined;
  readonly service?: readonly NotedService[] | undefined;
  readonly reason?: readonly StartStopReason[] | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly deviceId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly misfit?: 'yes' | undefined;
  readonly sort: 'at';
  readonly order: 'asc' | 'desc';
}

/** Of devices in scope, since their holder has them; the tenant itself reads of those that it removed as well. */
const inScope = (scope: Scope): RawBuilder<SqlBool> =>
  scope.role === 'platform' && scope.rentKind !== 'operator'
    ? sql`service_log.rent_id = ${scope.rentId}`
    : sql`(service_log.rent_id = ${scope.rentId} and ${scopeFilter(scope, 'device')} and ${heldOnly('service_log.at')})`;

/** The last entry before, of the same device and of that service. */
const lastOf = (service: RawBuilder<unknown>) => sql<StartStop | null>`(select b.type from service_log b
  where b.device_id = service_log.device_id and b.service = ${service}
    and (b.at, b.log_id) < (service_log.at, service_log.log_id) order by b.at desc, b.log_id desc limit 1)`;
const same = lastOf(sql.ref('service_log.service'));
const cloudStorage = lastOf(sql`'cloudStorage'`);

/** The domain's `startStopMisfit` as a condition. @spec REN-04 DEV-20 */
const isMisfit = sql<SqlBool>`(coalesce(${same}, 'stop') = service_log.type
  or (service_log.service = 'watermark' and service_log.type = 'start' and service_log.reason = ${anyText([...watermarkStarts])}
    and coalesce(${cloudStorage}, 'stop') = 'stop'))`;

/** A page of starts and stops, each with the types of the entries before. @spec REN-04 */
export function startStopsPage(db: Db, scope: Scope, query: StartStopQuery, seen: RawBuilder<SqlBool>) {
  const { search, type, service, reason, deviceType, partnerId, deviceId, from, to, misfit, order } = query;
  let q = db
    .selectFrom('serviceLog')
    .innerJoin('device', 'device.deviceId', 'serviceLog.deviceId')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .where(inScope(scope));
  if (search) q = q.where(containsText(search, 'device.name', 'device.imei', 'unit.name'));
  if (type) q = q.where('serviceLog.type', '=', type);
  if (service?.length) q = q.where(sql<SqlBool>`service_log.service = ${anyText([...service])}`);
  if (reason?.length) q = q.where(sql<SqlBool>`service_log.reason = ${anyText([...reason])}`);
  if (deviceType?.length) q = q.where(sql<SqlBool>`device.device_type = ${anyText([...deviceType])}`);
  if (partnerId?.length) q = q.where('device.partnerId', '=', anyId(partnerId));
  if (deviceId !== undefined) q = q.where('serviceLog.deviceId', '=', deviceId);
  if (from) q = q.where('serviceLog.at', '>=', from);
  if (to) q = q.where('serviceLog.at', '<', to);
  if (misfit) q = q.where(isMisfit);
  return pageOf(
    q
      .select((eb) => [
        'logId',
        'serviceLog.at',
        'serviceLog.deviceId',
        'device.name as deviceName',
        'device.deviceType',
        eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
        eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
        eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
        'service',
        'serviceLog.type',
        'serviceLog.reason',
        'serviceLog.by',
        sql<number | null>`(select order_id from trade_order where order_id = service_log.order_id and ${seen})`.as(
          'orderId',
        ),
        sql<string | null>`(select order_no from trade_order where order_id = service_log.order_id and ${seen})`.as(
          'orderNo',
        ),
        same.as('same'),
        cloudStorage.as('cloudStorage'),
      ])
      .orderBy('serviceLog.at', inOrder(order))
      .orderBy('logId', order),
    query,
  );
}
