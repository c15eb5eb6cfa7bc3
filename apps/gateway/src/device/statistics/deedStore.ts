import type { CountedDeed, DeviceType } from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { daysOf } from './days.ts';
import { type Instants, type NodeFilter, ofNodes } from './store.ts';

export interface DeedQuery extends NodeFilter {
  readonly event?: readonly CountedDeed[] | undefined;
  /** From the first instant on, before the second one. */
  readonly from: string;
  readonly to: string;
}

interface Deed {
  readonly lifeId: number;
  readonly at: string;
  readonly event: CountedDeed;
  readonly deviceId: number;
  readonly name: string;
  readonly imei: string;
  readonly deviceType: DeviceType;
  readonly placeName: string;
  readonly isRemoved: boolean;
}

/**
 * What was activated and removed in a time. A device counts for the holder that it has now, a removed one for its last holder: the next holder
 * of its place never had it. A removal that names no holder counts for the tenant and its organisations alone.
 */
const deeds = ({ rentId }: Pick<Scope, 'rentId'>, { f, t }: Instants) =>
  sql<Deed>`(
    select l.life_id, l.at, l.event, device.device_id, device.rent_id, device.name, device.imei, device.device_type,
      device.removed_at is not null as is_removed, coalesce(place.name, '') as place_name,
      device.org_path, coalesce((gone.was #>> '{holder,partnerId}')::bigint, device.partner_id) as partner_id,
      coalesce((gone.was #>> '{holder,unitId}')::bigint, device.unit_id) as unit_id,
      coalesce((gone.was #>> '{holder,maintId}')::bigint, device.maint_id) as maint_id,
      coalesce((gone.was ->> 'placeId')::bigint, device.place_id) as place_id
    from device_life l join device on device.device_id = l.device_id
      left join lateral (
        select r.was from device_life r
        where r.device_id = device.device_id and r.event = 'remove' and jsonb_exists(r.was, 'holder')
        order by r.at desc, r.life_id desc limit 1) gone on device.removed_at is not null
      left join place on place.rent_id = device.rent_id
        and place.place_id = coalesce((gone.was ->> 'placeId')::bigint, device.place_id)
    where device.rent_id = ${rentId} and l.event in ('activate', 'remove')
      and l.at >= ${f}::timestamptz and l.at < ${t}::timestamptz)`.as('deviceDeed');

const found = (db: Db, scope: Scope, { event, from, to, ...nodes }: DeedQuery) => {
  const query = db
    .selectFrom(deeds(scope, { f: from, t: to }))
    .where(scopeFilter(scope, 'deviceDeed'))
    .where(ofNodes(nodes, 'deviceDeed'));
  return event?.length ? query.where('event', 'in', event) : query;
};

/** The newest first. @spec DEV-14 */
export const deedsPage = (db: Db, scope: Scope, query: DeedQuery & Paging) =>
  pageOf(
    found(db, scope, query)
      .select(['lifeId', 'at', 'event', 'deviceId', 'name', 'imei', 'deviceType', 'placeName', 'isRemoved'])
      .orderBy('at', 'desc')
      .orderBy('lifeId', 'desc'),
    query,
  );

interface Range {
  readonly from: Day;
  readonly to: Day;
  readonly nowMs: number;
}

/** How many were activated and removed on each day of a range on which any was. @spec DEV-14 */
export async function deedsByDay(db: Db, scope: Scope, nodes: NodeFilter, range: Range, { f, t }: Instants) {
  const days = sql<{ day: Day; f: string; t: string }>`(
    select * from jsonb_to_recordset(${JSON.stringify(daysOf(range))}::jsonb) as x (day date, f timestamptz, t timestamptz))`;
  const count = (event: CountedDeed) => sql<number>`count(*) filter (where event = ${event})`;
  return found(db, scope, { ...nodes, from: f, to: t })
    .innerJoin(days.as('days'), (join) => join.on(sql<SqlBool>`device_deed.at >= days.f and device_deed.at < days.t`))
    .select(['days.day', count('activate').as('activated'), count('remove').as('removed')])
    .groupBy('days.day')
    .orderBy('days.day')
    .execute();
}
