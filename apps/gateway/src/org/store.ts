import { sql } from 'kysely';
import { anyText } from '../lib/db/query/anyOf.ts';
import { containsText } from '../lib/db/query/containsText.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import type { Changed } from '../lib/changes.ts';

const childCount = sql<number>`(select count(*) from org c where c.rent_id = org.rent_id and c.parent_id = org.org_id)`;

const ofTenant = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('org')
    .select(['orgId', 'name as orgName', 'level as orgLevel', 'parentId', childCount.as('childCount')])
    .where('rentId', '=', rentId);

export const childrenOf = (db: Db, rentId: string, parentId: string | undefined) =>
  ofTenant(db, rentId)
    .where('parentId', parentId === undefined ? 'is' : '=', parentId ?? null)
    .orderBy('orgId')
    .execute();

/** Those whose name holds the text, the widest first. */
export const foundBy = (db: Db, rentId: string, text: string, most: number) =>
  db
    .selectFrom('org')
    .select(['orgId', 'path'])
    .where('rentId', '=', rentId)
    .where(containsText(text, 'org.name'))
    .orderBy(sql`length(path)`)
    .orderBy('name')
    .limit(most)
    .execute();

/** Without the figures, which cost. */
const factsOf = (db: Db | Tx, rentId: string, orgId: string) =>
  ofTenant(db, rentId).where('orgId', '=', orgId).select(['path', 'adminCenter', 'orgRange', 'revision', 'changedBy']);

export const lockOrg = (tx: Tx, rentId: string, orgId: string) =>
  tx
    .selectFrom('org')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('orgId', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
export type LockedOrg = NonNullable<Awaited<ReturnType<typeof lockOrg>>>;

/** An organisation with all under it, and those named besides, locked in one order: imports and moves of units hold several. */
export const lockOrgs = (tx: Tx, rentId: string, orgId: string, ...besides: readonly string[]) =>
  sql`select org_id from org where rent_id = ${rentId} and (org_id = ${anyText(besides)}
      or starts_with(path, (select path from org where rent_id = ${rentId} and org_id = ${orgId})))
    order by org_id for no key update`.execute(tx);

type Counted = 'org' | 'unit' | 'place' | 'device' | 'app_user';
const isThere: Readonly<Partial<Record<Counted, string>>> = {
  unit: ' and deleted_at is null',
  place: ' and deleted_at is null',
  app_user: ' and deleted_at is null',
};
/** How many rows of a table stand at the path or under it. */
const under = (table: Counted, rentId: string, path: string) =>
  sql<number>`(select count(*) from ${sql.table(table)} where rent_id = ${rentId}
    and starts_with(${sql.ref(table === 'org' ? 'path' : 'org_path')}, ${path})${sql.raw(isThere[table] ?? '')})`;
const at = (table: 'unit' | 'app_user', rentId: string, path: string) =>
  sql<number>`(select count(*) from ${sql.table(table)} where rent_id = ${rentId} and org_path = ${path} and deleted_at is null)`;

/** An organisation with what is bound to it. @param since alarms are counted from then on */
export async function orgWithFigures(db: Db | Tx, rentId: string, orgId: string, since: string) {
  const org = await factsOf(db, rentId, orgId).executeTakeFirst();
  if (!org) return undefined;
  const { path } = org;
  const { rows } = await sql<Readonly<Record<FigureName, number>>>`select
    ${at('unit', rentId, path)} as units, ${at('app_user', rentId, path)} as users, ${under('org', rentId, path)} as orgs,
    ${under('unit', rentId, path)} as all_units, ${under('place', rentId, path)} as all_places,
    ${under('device', rentId, path)} as all_devices, ${under('app_user', rentId, path)} as all_users,
    (select count(*) from alarm where rent_id = ${rentId} and alarm_time >= ${since} and drill_id is null and starts_with(org_path, ${path})) as alarms`.execute(
    db,
  );
  const [figures] = rows;
  return figures && { org, figures };
}
type FigureName = 'units' | 'users' | 'orgs' | 'allUnits' | 'allPlaces' | 'allDevices' | 'allUsers' | 'alarms';

/** What is bound to one organisation itself. */
export async function boundToOrg(tx: Tx, rentId: string, path: string) {
  const { rows } = await sql<{ units: number; users: number }>`
    select ${at('unit', rentId, path)} as units, ${at('app_user', rentId, path)} as users`.execute(tx);
  return rows[0] ?? { units: 0, users: 0 };
}

/** Names by id. */
export const namesOf = (db: Db | Tx, rentId: string, orgIds: readonly string[]) =>
  db
    .selectFrom('org')
    .select(['orgId', 'name as orgName'])
    .where('rentId', '=', rentId)
    .where('orgId', '=', anyText(orgIds))
    .execute();

/** What stands at each path of the tenant: places, devices, and alarms that are not closed. */
export async function standingAt(db: Db, rentId: string) {
  const [places, devices, alarms] = await Promise.all([
    db
      .selectFrom('place')
      .select(['orgPath', (eb) => eb.fn.countAll<number>().as('count')])
      .where('rentId', '=', rentId)
      .where('deletedAt', 'is', null)
      .groupBy('orgPath')
      .execute(),
    db
      .selectFrom('device')
      .select(['orgPath', (eb) => eb.fn.countAll<number>().as('count')])
      .where('rentId', '=', rentId)
      .groupBy('orgPath')
      .execute(),
    db
      .selectFrom('alarm')
      .select(['orgPath', 'level', (eb) => eb.fn.countAll<number>().as('count')])
      .where('rentId', '=', rentId)
      .where('state', '<>', 'closed')
      .groupBy(['orgPath', 'level'])
      .execute(),
  ]);
  return { places, devices, alarms };
}

export const insertOrgs = (tx: Tx, rows: readonly NewRow<'org'>[]) => tx.insertInto('org').values(rows).execute();

type OrgChange = Changed & Partial<Pick<NewRow<'org'>, 'name' | 'adminCenter' | 'orgRange' | 'parentId'>>;
export const updateOrg = (tx: Tx, rentId: string, orgId: string, change: OrgChange) =>
  tx
    .updateTable('org')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('rentId', '=', rentId)
    .where('orgId', '=', orgId)
    .execute();

export const deleteOrg = (tx: Tx, rentId: string, orgId: string) =>
  tx.deleteFrom('org').where('rentId', '=', rentId).where('orgId', '=', orgId).execute();
