import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter, unitFilter } from '../../lib/scopeFilter.ts';

/** Devices that are activated and whose service is not over. */
export async function inService(db: Db, scope: Scope, today: Day): Promise<number> {
  const { devices } = await db
    .selectFrom('device')
    .select((eb) => eb.fn.countAll<number>().as('devices'))
    .where(scopeFilter(scope, 'device'))
    .where('device.status', '<>', 'notActivated')
    .where((eb) => eb.or([eb('device.expiresOn', 'is', null), eb('device.expiresOn', '>=', today)]))
    .executeTakeFirstOrThrow();
  return devices;
}

export const nearestDevices = (db: Db, scope: Scope, today: Day, limit: number) =>
  db
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .select((eb) => [
      'device.deviceId',
      'device.name',
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      'device.expiresOn',
    ])
    .where(scopeFilter(scope, 'device'))
    .where('device.expiresOn', 'is not', null)
    .where('device.expiresOn', '>=', today)
    .orderBy('device.expiresOn')
    .orderBy('device.deviceId')
    .limit(limit)
    .$narrowType<{ expiresOn: string }>()
    .execute();

interface Keeper {
  readonly kind: 'partner' | 'maint';
  readonly id: number;
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  readonly places: number;
}

/** The partners and maintenance companies of the places, of the unit and of the company itself, but for the caller's own node. */
const keepersOf = (scope: Scope) => sql`(
  with mine as (select partner_id, maint_id from place where ${scopeFilter(scope, 'place')}),
  node as (
    select 'partner' as kind, partner_id as id from mine
    union select 'partner', partner_id from unit where ${unitFilter(scope)}
    union select 'partner', partner_id from maint where maint_id = ${scope.maintId ?? null} and rent_id = ${scope.rentId}
    union select 'maint', maint_id from mine)
  select node.kind, node.id, partner.name, partner.contact, partner.phone,
    (select count(*) from mine where mine.partner_id = node.id) as places
  from node join partner on node.kind = 'partner' and partner.partner_id = node.id
  where partner.rent_id = ${scope.rentId} and partner.deleted_at is null and node.id is distinct from ${scope.partnerId ?? null}
  union all
  select node.kind, node.id, maint.name, maint.contact, maint.phone,
    (select count(*) from mine where mine.maint_id = node.id) as places
  from node join maint on node.kind = 'maint' and maint.maint_id = node.id
  where maint.rent_id = ${scope.rentId} and maint.deleted_at is null and node.id is distinct from ${scope.maintId ?? null})`;

export async function keepers(db: Db, scope: Scope, limit: number) {
  const { rows } = await sql<Keeper & { total: number }>`select keeper.*, count(*) over () as total
    from ${keepersOf(scope)} keeper order by places desc, kind desc, name, id limit ${limit}`.execute(db);
  const keeperOf = ({ kind, id, name, contact, phone, places }: Keeper) => ({ kind, id, name, contact, phone, places });
  return { total: rows[0]?.total ?? 0, rows: rows.map(keeperOf) };
}
