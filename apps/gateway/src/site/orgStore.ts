import type { AlarmLevel } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../lib/db/schema.ts';
import { scopeFilter, underOrg } from '../lib/scopeFilter.ts';

const columns = ['orgId', 'parentId', 'name', 'level', 'path'] as const;

/** The tenant's organisations, the widest first. */
export const orgsOf = (db: Db | Tx, rentId: string) =>
  db.selectFrom('org').select(columns).where('rentId', '=', rentId).orderBy('path').execute();
export type OrgRow = Awaited<ReturnType<typeof orgsOf>>[number];

export const orgById = (db: Db | Tx, rentId: string, orgId: string) =>
  db.selectFrom('org').select(columns).where('rentId', '=', rentId).where('orgId', '=', orgId).executeTakeFirst();

/** The narrowest organisation of the tenant whose id is among the codes of a path; the root is not, so that a place abroad is under none. */
export const orgContaining = (db: Db | Tx, rentId: string, adminPath: string) =>
  db
    .selectFrom('org')
    .select(columns)
    .where('rentId', '=', rentId)
    .where(sql<SqlBool>`org_id = any(string_to_array(${adminPath}, '/'))`)
    .orderBy(sql`length(path)`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** Paths of organisations with what is bound to each itself, within the scope. */
export async function boundTo(
  db: Db,
  scope: Scope,
  orgPath: string,
  raised: { readonly from: string; readonly to: string; readonly level?: readonly AlarmLevel[] | undefined },
) {
  const places = await db
    .selectFrom('place')
    .select((eb) => [
      'orgPath',
      eb.fn.countAll<number>().as('places'),
      eb.fn.count<number>('lng').as('located'),
      eb.fn.sum<number | null>('lng').as('lng'),
      eb.fn.sum<number | null>('lat').as('lat'),
    ])
    .where(scopeFilter(scope, 'place'))
    .where(underOrg('place', orgPath))
    .groupBy('orgPath')
    .execute();
  const devices = await db
    .selectFrom('device')
    .select(['orgPath', (eb) => eb.fn.countAll<number>().as('devices')])
    .where(scopeFilter(scope, 'device'))
    .where(underOrg('device', orgPath))
    .groupBy('orgPath')
    .execute();
  let alarms = db
    .selectFrom('alarm')
    .select(['orgPath', 'level', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'alarm'))
    .where(underOrg('alarm', orgPath))
    .where('alarmTime', '>=', raised.from)
    .where('alarmTime', '<', raised.to);
  if (raised.level?.length) alarms = alarms.where('level', 'in', raised.level);
  return { places, devices, alarms: await alarms.groupBy(['orgPath', 'level']).execute() };
}

/** Paths of the organisations that a place or a device in scope hangs under. */
export const pathsInScope = async (db: Db, scope: Scope): Promise<string[]> => {
  const rows = await db
    .selectFrom('device')
    .select('orgPath')
    .where(scopeFilter(scope, 'device'))
    .union(db.selectFrom('place').select('orgPath').where(scopeFilter(scope, 'place')))
    .execute();
  return rows.map(({ orgPath }) => orgPath);
};
