import type { AlarmLevel } from '@fireline/domain/alarm';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import type { Changed } from '../../lib/changes.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface UnitFilter {
  readonly search?: string | undefined;
  readonly orgPath?: string | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly alarms?: 'yes' | 'no' | undefined;
  readonly phones?: 'yes' | 'no' | undefined;
}
export interface UnitOrder {
  readonly sort: 'name' | 'places' | 'devices' | 'alarmLevel';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('unit')
    .leftJoin('partner', 'partner.partnerId', 'unit.partnerId')
    .leftJoin('org', (join) => join.onRef('org.rentId', '=', 'unit.rentId').onRef('org.path', '=', 'unit.orgPath'));

type Joined = JoinedQuery<ReturnType<typeof joined>>;

// Counted beside each unit of a page, not for the whole tenant.
const placesOn = sql<number>`(select count(*) from place where place.unit_id = unit.unit_id and place.deleted_at is null)`;
const buildingsOn = sql<number>`(select count(*) from building join place using (place_id) where place.unit_id = unit.unit_id)`;
const devicesOn = sql<number>`(select count(*) from device where device.unit_id = unit.unit_id and device.removed_at is null)`;
const onlineOn = sql<number>`(select count(*) from device where device.unit_id = unit.unit_id and device.status = 'online' and device.removed_at is null)`;
const usersOf = sql<number>`(select count(*) from app_user where app_user.unit_id = unit.unit_id and app_user.deleted_at is null)`;
const worstOn = sql<AlarmLevel | null>`(select min(alarm_level) from device where device.unit_id = unit.unit_id and device.removed_at is null)`;

/** A unit as it goes over the wire. */
const asUnit = (query: Joined) =>
  query.select((eb) => [
    'unit.unitId',
    'unit.name',
    'unit.contact',
    'unit.address',
    'unit.mobiles',
    'unit.landlines',
    eb.fn.coalesce('org.orgId', sql.lit('')).as('orgId'),
    eb.fn.coalesce('org.name', sql.lit('')).as('orgName'),
    'unit.partnerId',
    eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    'unit.lng',
    'unit.lat',
    'unit.revision',
    placesOn.as('places'),
    buildingsOn.as('buildings'),
    devicesOn.as('devices'),
    onlineOn.as('online'),
    usersOf.as('users'),
    worstOn.as('alarmLevel'),
  ]);

const searched = {
  open: ['unit.name', 'unit.contact', 'unit.address'],
  maskedLists: ['unit.mobiles', 'unit.landlines'],
};

function filtered(query: Joined, scope: Scope, filter: UnitFilter): Joined {
  let q = query.where(unitFilter(scope));
  const { search } = filter;
  if (search) q = q.where(findsText(search, searched));
  if (filter.orgPath !== undefined) q = q.where(sql<boolean>`starts_with(unit.org_path, ${filter.orgPath})`);
  if (filter.partnerId?.length) q = q.where('unit.partnerId', '=', anyId(filter.partnerId));
  if (filter.alarms) q = q.where(worstOn, filter.alarms === 'yes' ? 'is not' : 'is', null);
  if (filter.phones)
    q = q.where(
      sql<boolean>`(jsonb_array_length(unit.mobiles) + jsonb_array_length(unit.landlines) > 0) = ${filter.phones === 'yes'}`,
    );
  return q;
}

const sortKeys: Record<UnitOrder['sort'], Expression<unknown>> = {
  name: nameKey('unit.name'),
  places: placesOn,
  devices: devicesOn,
  alarmLevel: worstOn,
};

export function unitsPage(db: Db, scope: Scope, query: UnitFilter & UnitOrder & Paging) {
  const { sort, order } = query;
  const sorted = asUnit(filtered(joined(db), scope, query)).orderBy(sortKeys[sort], inOrder(order));
  // units of one level stand by name
  const named = sort === 'alarmLevel' ? sorted.orderBy(sortKeys.name) : sorted;
  return pageOf(named.orderBy('unit.unitId', order), query, { key: sortKeys[sort], id: 'unit.unitId', order });
}

export const unitById = (db: Db | Tx, scope: Scope, unitId: number) =>
  asUnit(filtered(joined(db), scope, {}))
    .where('unit.unitId', '=', unitId)
    .executeTakeFirst();
export type UnitRow = NonNullable<Awaited<ReturnType<typeof unitById>>>;

/** The unit, locked for a change. */
export const lockUnit = (tx: Tx, scope: Scope, unitId: number) =>
  tx
    .selectFrom('unit')
    .selectAll()
    .where(unitFilter(scope))
    .where('unitId', '=', unitId)
    .forUpdate()
    .executeTakeFirst();

/** The units within the scope, locked for a change, in one order, so that two who move several wait for each other. */
export const lockUnits = (tx: Tx, scope: Scope, unitIds: readonly number[]) =>
  tx
    .selectFrom('unit')
    .selectAll()
    .where(unitFilter(scope))
    .where('unitId', '=', anyId(unitIds))
    .orderBy('unitId')
    .forUpdate()
    .execute();

/** Hangs units elsewhere. */
export const hangUnits = (
  tx: Tx,
  unitIds: readonly number[],
  to: Changed & { readonly orgPath?: string; readonly partnerId?: number | null },
) =>
  tx
    .updateTable('unit')
    .set((eb) => ({ ...to, revision: eb('revision', '+', 1) }))
    .where('unitId', '=', anyId(unitIds))
    .execute();

/** What hangs on the units. */
export const countOn = (tx: Tx, unitIds: readonly number[]) =>
  tx
    .selectFrom('unit')
    .select([
      sql<number>`coalesce(sum(${placesOn}), 0)::int`.as('places'),
      sql<number>`coalesce(sum(${devicesOn}), 0)::int`.as('devices'),
    ])
    .where('unitId', '=', anyId(unitIds))
    .executeTakeFirstOrThrow();

/** The path of the organisation and whether the partner is there, held while a unit is hung under them. */
export const heldOrg = (tx: Tx, rentId: string, orgId: string) =>
  tx
    .selectFrom('org')
    .select(['orgId', 'path'])
    .where('rentId', '=', rentId)
    .where('orgId', '=', orgId)
    .forShare()
    .executeTakeFirst();

/** Holds the organisations that texts name, in one order, so that two who hold several wait for each other. */
export const holdOrgsCalled = (tx: Tx, rentId: string, texts: readonly string[]) =>
  tx
    .selectFrom('org')
    .select('orgId')
    .where('rentId', '=', rentId)
    .where((eb) => eb.or([eb('orgId', '=', anyText(texts)), eb('name', '=', anyText(texts))]))
    .orderBy('orgId')
    .forShare()
    .execute();

/** The organisation of the tenant that a text names: by its id, else by its name where only one has it. */
export async function orgCalled(tx: Tx, rentId: string, text: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('org')
    .select(['orgId', 'name'])
    .where('rentId', '=', rentId)
    .where((eb) => eb.or([eb('orgId', '=', text), eb('name', '=', text)]))
    .limit(3)
    .execute();
  const byId = found.find(({ orgId }) => orgId === text);
  const [one, other] = byId ? [byId] : found;
  return other ? undefined : one?.orgId;
}

export const heldPartner = (tx: Tx, scope: Scope, partnerId: number) =>
  tx
    .selectFrom('partner')
    .select('partnerId')
    .where('rentId', '=', scope.rentId)
    .where('deletedAt', 'is', null)
    .where('partnerId', '=', partnerId)
    .$if(scope.role === 'agent', (query) => query.where('partnerId', '=', anyId(partnersOf(scope))))
    .forShare()
    .executeTakeFirst();

export const insertUnit = async (tx: Tx, row: NewRow<'unit'>): Promise<number> =>
  (await tx.insertInto('unit').values(row).returning('unitId').executeTakeFirstOrThrow()).unitId;

export const updateUnit = (tx: Tx, unitId: number, row: NewRow<'unit'>) =>
  tx
    .updateTable('unit')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('unitId', '=', unitId)
    .execute();

/** It stays for the names of past alarms. */
export const deleteUnit = (tx: Tx, unitId: number, deletedAt: string) =>
  tx.updateTable('unit').set({ deletedAt }).where('unitId', '=', unitId).execute();
