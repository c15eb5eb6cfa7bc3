import { openOrderStates } from '@fireline/domain/finance';
import { addDays, type Day } from '@fireline/domain/lib';
import { type MediaTerm, nearExpiryDays } from '@fireline/domain/renewal';
import type { Scope } from '@fireline/domain/role';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anyId } from '../lib/db/query/anyOf.ts';
import { nameKey } from '../lib/db/query/byName.ts';
import { containsText } from '../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

export interface CameraQuery extends Paging {
  readonly search?: string | undefined;
  readonly term?: MediaTerm | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly deviceId?: number | undefined;
  readonly sort: 'cloudUntil' | 'watermarkUntil' | 'name';
  readonly order: 'asc' | 'desc';
}

const [, , days30] = nearExpiryDays;

/** The domain's `mediaTermOf` as a condition. @spec REN-06 */
const termIs = (term: MediaTerm, today: Day): RawBuilder<SqlBool> => {
  const until = sql.ref('media_service.cloud_until');
  switch (term) {
    case 'none':
      return sql`${until} is null`;
    case 'expired':
      return sql`${until} < ${today}`;
    case 'within30':
      return sql`${until} between ${today} and ${addDays(today, days30)}`;
    case 'running':
      return sql`${until} > ${addDays(today, days30)}`;
  }
};

const cameras = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('device')
    .leftJoin('mediaService', 'mediaService.deviceId', 'device.deviceId')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .where(scopeFilter(scope, 'device'));

const columns = [
  'device.deviceId',
  'device.imei',
  'device.name',
  'device.deviceType',
  'device.partnerId',
  'device.dStatus',
  sql<string>`coalesce(partner.name, '')`.as('partnerName'),
  sql<string>`coalesce(unit.name, '')`.as('unitName'),
  sql<string>`coalesce(place.name, '')`.as('placeName'),
  'mediaService.cloudUntil',
  'mediaService.cloudAnchor',
  'mediaService.watermarkUntil',
  'mediaService.watermarkAnchor',
] as const;

/** A page of cameras by the end of what they keep. @spec REN-06 DEV-20 */
export function camerasPage(db: Db, scope: Scope, query: CameraQuery, today: Day) {
  const { search, term, partnerId, deviceId, sort, order } = query;
  let q = cameras(db, scope).where('device.deviceType', '=', 'camera');
  if (search) q = q.where(containsText(search, 'device.name', 'device.imei', 'unit.name', 'place.name'));
  if (term) q = q.where(termIs(term, today));
  if (partnerId?.length) q = q.where('device.partnerId', '=', anyId(partnerId));
  if (deviceId !== undefined) q = q.where('device.deviceId', '=', deviceId);
  const key = {
    cloudUntil: sql.ref('cloudUntil'),
    watermarkUntil: sql.ref('watermarkUntil'),
    name: nameKey('device.name'),
  };
  // a day that there is not comes after all that there are
  const sorted = q
    .select([...columns])
    .orderBy(key[sort], (one) => (order === 'asc' ? one.asc() : one.desc()).nullsLast())
    .orderBy('device.deviceId', inOrder(order));
  return pageOf(sorted, query);
}
export type CameraRow = Awaited<ReturnType<typeof camerasPage>>['rows'][number];

/** Those of the devices that are in scope, cameras or not. */
export const camerasById = (db: Db | Tx, scope: Scope, deviceIds: readonly number[]) =>
  cameras(db, scope)
    .select([...columns])
    .where('device.deviceId', '=', anyId(deviceIds))
    .execute();

/** What is ordered for cameras and waits to be paid, with the order where the reader sees it. */
export const openStorage = (db: Db | Tx, deviceIds: readonly number[], seen: RawBuilder<SqlBool> = sql`true`) =>
  db
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .select([
      sql<number>`order_line.device_id`.as('deviceId'),
      'orderLine.resource',
      sql<number | null>`case when ${seen} then order_line.order_id end`.as('orderId'),
    ])
    .where('orderLine.kind', '=', 'storage')
    .where('orderLine.deviceId', '=', anyId(deviceIds))
    .where('tradeOrder.state', 'in', openOrderStates)
    .execute();
