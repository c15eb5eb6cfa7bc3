import { offlineStatuses } from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import type { Changed } from '../../lib/changes.ts';

export interface MaintFilter {
  readonly search?: string | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly sort: 'name' | 'places' | 'devices' | 'users' | 'openOrders' | 'overdueHazards' | 'offline';
  readonly order: 'asc' | 'desc';
}

/** Those that a caller may change: of a partner its own and those of partners below it. */
export function ownMaint(scope: Scope): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`maint.rent_id = ${scope.rentId} and maint.deleted_at is null`;
  if (scope.rentKind === 'operator') return sql`false`;
  if (scope.role === 'platform') return inTenant;
  return scope.role === 'agent' ? sql`${inTenant} and maint.partner_id = ${anyId(partnersOf(scope))}` : sql`false`;
}

/** Those, and of a partner the ones that keep its places as well. */
function seenMaint(scope: Scope): RawBuilder<SqlBool> {
  if (scope.role !== 'agent') return ownMaint(scope);
  return sql`(${ownMaint(scope)} or (maint.rent_id = ${scope.rentId} and maint.deleted_at is null
    and maint.maint_id in (select maint_id from place where partner_id = ${anyId(partnersOf(scope))})))`;
}

const joined = (db: Db | Tx) => db.selectFrom('maint').leftJoin('partner', 'partner.partnerId', 'maint.partnerId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

/** What a company keeps as far as the caller sees it, counted beside each company of a page, not for the whole tenant. */
const placesOf = (scope: Scope) =>
  sql<number>`(select count(*) from place where place.maint_id = maint.maint_id and ${scopeFilter(scope, 'place')})`;
const devicesOf = (scope: Scope) =>
  sql<number>`(select count(*) from device where device.maint_id = maint.maint_id and ${scopeFilter(scope, 'device')})`;
const usersOf = sql<number>`(select count(*) from app_user where app_user.maint_id = maint.maint_id and app_user.deleted_at is null)`;
const ordersOf = (scope: Scope) =>
  sql<number>`(select count(*) from work_order where work_order.maint_id = maint.maint_id and work_order.state <> 'closed'
    and ${scopeFilter(scope, 'workOrder')})`;
const offlineOf = (scope: Scope) =>
  sql<number>`(select count(*) from device where device.maint_id = maint.maint_id and device.suspended_at is null
    and device.status = ${anyText(offlineStatuses)} and ${scopeFilter(scope, 'device')})`;
/** @param today the day as the lists of hazards take it */
const hazardsOf = (scope: Scope, today: Day) =>
  sql<number>`(select count(*) from hazard join place on place.place_id = hazard.place_id
    where place.maint_id = maint.maint_id and hazard.state = 'inProgress' and hazard.due_on < ${today}::date
    and ${scopeFilter(scope, 'hazard')})`;

/** A company as it goes over the wire. */
const asMaint = (query: Joined, scope: Scope) =>
  query.select((eb) => [
    'maint.maintId',
    'maint.name',
    'maint.contact',
    'maint.address',
    'maint.phone',
    'maint.partnerId',
    eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    'maint.systemTitle',
    'maint.revision',
    placesOf(scope).as('places'),
    devicesOf(scope).as('devices'),
    usersOf.as('users'),
    sql<boolean>`${ownMaint(scope)}`.as('isOwn'),
  ]);

const searched = {
  open: ['maint.name', 'maint.contact', 'maint.address', 'maint.system_title'],
  masked: ['maint.phone'],
};
const sortKeys = (scope: Scope, today: Day): Record<MaintFilter['sort'], Expression<unknown>> => ({
  name: nameKey('maint.name'),
  places: placesOf(scope),
  devices: devicesOf(scope),
  users: usersOf,
  openOrders: ordersOf(scope),
  overdueHazards: hazardsOf(scope, today),
  offline: offlineOf(scope),
});

export function maintsPage(db: Db, scope: Scope, query: MaintFilter & Paging, today: Day) {
  const { search, partnerId, sort, order } = query;
  const key = sortKeys(scope, today)[sort];
  const rows = asMaint(joined(db).where(seenMaint(scope)), scope)
    .select([
      ordersOf(scope).as('openOrders'),
      hazardsOf(scope, today).as('overdueHazards'),
      offlineOf(scope).as('offline'),
    ])
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .$if(partnerId !== undefined && partnerId.length > 0, (q) =>
      q.where('maint.partnerId', '=', anyId(partnerId ?? [])),
    )
    .orderBy(key, inOrder(order))
    .orderBy('maint.maintId', order);
  return pageOf(rows, query, { key, id: 'maint.maintId', order });
}

export const maintById = (db: Db | Tx, scope: Scope, maintId: number) =>
  asMaint(joined(db).where(seenMaint(scope)), scope)
    .where('maint.maintId', '=', maintId)
    .executeTakeFirst();
export type MaintRow = NonNullable<Awaited<ReturnType<typeof maintById>>>;

/** One that the caller may change, locked. */
export const lockMaint = (tx: Tx, scope: Scope, maintId: number) =>
  tx
    .selectFrom('maint')
    .selectAll()
    .where(ownMaint(scope))
    .where('maintId', '=', maintId)
    .forUpdate()
    .executeTakeFirst();

export const maintWithName = (tx: Tx, rentId: string, name: string, otherThan: number | undefined) =>
  tx
    .selectFrom('maint')
    .select('maintId')
    .where('rentId', '=', rentId)
    .where('name', '=', name)
    .where('deletedAt', 'is', null)
    .where('maintId', '<>', otherThan ?? 0)
    .executeTakeFirst();

export const insertMaint = async (tx: Tx, row: NewRow<'maint'>): Promise<number> =>
  (await tx.insertInto('maint').values(row).returning('maintId').executeTakeFirstOrThrow()).maintId;

export const updateMaint = (tx: Tx, maintId: number, row: NewRow<'maint'>) =>
  tx
    .updateTable('maint')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('maintId', '=', maintId)
    .execute();

/** It stays for its name in the log. */
export const deleteMaint = (tx: Tx, maintId: number, deletedAt: string) =>
  tx.updateTable('maint').set({ deletedAt }).where('maintId', '=', maintId).execute();

/** A company of the tenant that still stands; it stays until the transaction ends. */
export const keptMaint = async (tx: Tx, rentId: string, maintId: number): Promise<boolean> =>
  (await tx
    .selectFrom('maint')
    .select('maintId')
    .where('rentId', '=', rentId)
    .where('maintId', '=', maintId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()) !== undefined;

const kept = ['place', 'device', 'alarm', 'fireResource', 'planLayer'] as const;

/** What hangs in the places is kept by the company from then on. */
export async function giveToMaint(
  tx: Tx,
  placeIds: readonly number[],
  maintId: number | null,
  changed: Changed,
): Promise<void> {
  await tx
    .updateTable('place')
    .set((eb) => ({ ...changed, revision: eb('revision', '+', 1) }))
    .where('placeId', '=', anyId(placeIds))
    .execute();
  for (const table of kept)
    await sql`update ${sql.table(table)} set maint_id = ${maintId} where place_id = ${anyId(placeIds)}`.execute(tx);
}
