import type { AlarmLevel } from '@fireline/domain/alarm';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { anyId } from '../lib/db/query/anyOf.ts';
import type { InPlace, PlaceType, SmallPlaceKind } from '@fireline/domain/site';
import { pinyinOf, soughtSound } from '@fireline/domain/lib';
import { type Expression, sql, type SqlBool } from 'kysely';
import { findsText } from '../lib/db/query/findsText.ts';
import type { JoinedQuery } from '../lib/db/query/joinedQuery.ts';
import { nameKey } from '../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import { scopeFilter, underOrg } from '../lib/scopeFilter.ts';
import type { Changed } from '../lib/changes.ts';

export interface PlaceFilter {
  readonly search?: string | undefined;
  readonly orgPath?: string | undefined;
  readonly type?: readonly PlaceType[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly maintId?: readonly number[] | undefined;
  readonly smallKind?: readonly SmallPlaceKind[] | undefined;
  readonly small?: 'yes' | 'no' | undefined;
  readonly located?: 'yes' | 'no' | undefined;
  readonly alarms?: 'yes' | 'no' | undefined;
  readonly phones?: 'yes' | 'no' | undefined;
}
export interface PlaceOrder {
  readonly sort: 'name' | 'type' | 'devices' | 'alarmLevel';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('place')
    .leftJoin('unit', 'unit.unitId', 'place.unitId')
    .leftJoin('partner', 'partner.partnerId', 'place.partnerId')
    .leftJoin('maint', 'maint.maintId', 'place.maintId')
    .leftJoin('org', (join) => join.onRef('org.rentId', '=', 'place.rentId').onRef('org.path', '=', 'place.orgPath'));

type Joined = JoinedQuery<ReturnType<typeof joined>>;

/** Counted beside each place, not for the whole tenant: a page has few of them. */
const devicesIn = sql<number>`(select count(*) from device where device.place_id = place.place_id and device.removed_at is null)`;
const worstIn = sql<AlarmLevel | null>`(select min(alarm_level) from device where device.place_id = place.place_id and device.removed_at is null)`;

const membersOf = sql<number>`(select count(*) from place_member where place_member.place_id = place.place_id)`;

/** A place as it goes over the wire. */
const asPlace = (query: Joined) =>
  query.select((eb) => [
    'place.placeId',
    'place.name',
    'place.placeType as type',
    'place.smallKind',
    'place.manager',
    'place.phone',
    'place.mobiles',
    'place.landlines',
    'place.address',
    'place.number',
    'place.houseCode',
    'place.isRepair',
    'place.unitId',
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    'place.partnerId',
    eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    'place.maintId',
    eb.fn.coalesce('maint.name', sql.lit('')).as('maintName'),
    'place.revision',
    membersOf.as('members'),
    eb.fn.coalesce('org.name', sql.lit('')).as('orgName'),
    'place.code',
    'place.adminPath',
    'place.adminName',
    'place.lng',
    'place.lat',
    devicesIn.as('devices'),
    worstIn.as('alarmLevel'),
  ]);

const searched = {
  open: ['place.name', 'place.address', 'place.number', 'place.manager'],
  masked: ['place.phone'],
  maskedLists: ['place.mobiles', 'place.landlines'],
};

/** By what is shown, and by the sound or the initials of the name. @spec SHL-23 SHL-30 */
function finds(search: string) {
  const [shown, sound] = [findsText(search, searched), soughtSound(search)];
  return sound === undefined ? shown : sql<SqlBool>`(${shown} or strpos(place.name_sounds, ${sound}) > 0)`;
}

function filtered(query: Joined, scope: Scope, filter: PlaceFilter): Joined {
  let q = query.where(scopeFilter(scope, 'place')).where(underOrg('place', filter.orgPath));
  if (filter.search) q = q.where(finds(filter.search));
  if (filter.type?.length) q = q.where('place.placeType', 'in', filter.type);
  if (filter.unitId?.length) q = q.where('place.unitId', 'in', filter.unitId);
  if (filter.partnerId?.length) q = q.where('place.partnerId', 'in', filter.partnerId);
  if (filter.maintId?.length) q = q.where('place.maintId', 'in', filter.maintId);
  if (filter.smallKind?.length) q = q.where('place.smallKind', 'in', filter.smallKind);
  if (filter.small) q = q.where('place.smallKind', filter.small === 'yes' ? 'is not' : 'is', null);
  if (filter.located) q = q.where('place.lng', filter.located === 'yes' ? 'is not' : 'is', null);
  if (filter.alarms) q = q.where(worstIn, filter.alarms === 'yes' ? 'is not' : 'is', null);
  if (filter.phones)
    q = q.where(
      sql<boolean>`(jsonb_array_length(place.mobiles) + jsonb_array_length(place.landlines) > 0) = ${filter.phones === 'yes'}`,
    );
  return q;
}

const sortKeys: Record<PlaceOrder['sort'], Expression<unknown>> = {
  name: nameKey('place.name'),
  type: sql.ref('place.placeType'),
  devices: devicesIn,
  alarmLevel: worstIn,
};

export async function placesPage(db: Db, scope: Scope, query: PlaceFilter & PlaceOrder & Paging) {
  const { sort, order } = query;
  const sorted = asPlace(filtered(joined(db), scope, query)).orderBy(sortKeys[sort], inOrder(order));
  // places of one level stand by name
  const named = sort === 'alarmLevel' ? sorted.orderBy(sortKeys.name) : sorted;
  return pageOf(named.orderBy('place.placeId', order), query, { key: sortKeys[sort], id: 'place.placeId', order });
}

export const placeById = (db: Db | Tx, scope: Scope, placeId: number) =>
  asPlace(filtered(joined(db), scope, {}))
    .where('place.placeId', '=', placeId)
    .executeTakeFirst();
export type PlaceRow = NonNullable<Awaited<ReturnType<typeof placeById>>>;

/** A unit of the tenant that the scope stands above, or that a place has already: others are not there for whoever asks. */
export const unitById = (tx: Tx, scope: Scope, unitId: number | null, standing: number | null | undefined) =>
  tx
    .selectFrom('unit')
    .select(['unitId', 'partnerId', 'orgPath'])
    .where('rentId', '=', scope.rentId)
    .where('deletedAt', 'is', null)
    .where('unitId', '=', unitId)
    .where((eb) => {
      if (scope.role === 'platform' || unitId === standing) return sql<boolean>`true`;
      if (scope.role === 'agent') return eb('partnerId', '=', anyId(partnersOf(scope)));
      return eb('unitId', '=', scope.unitId ?? null);
    })
    .executeTakeFirst();

export const hasPartner = async (tx: Tx, rentId: string, partnerId: number): Promise<boolean> =>
  (await tx
    .selectFrom('partner')
    .select('partnerId')
    .where('rentId', '=', rentId)
    .where('deletedAt', 'is', null)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst()) !== undefined;

/** A partner that the scope stands above, or its own; it stays until the transaction ends. */
export const partnerById = (tx: Tx, scope: Scope, partnerId: number) =>
  tx
    .selectFrom('partner')
    .select(['partnerId', 'name'])
    .where('rentId', '=', scope.rentId)
    .where('deletedAt', 'is', null)
    .where('partnerId', '=', partnerId)
    .$if(scope.role !== 'platform', (query) => query.where('partnerId', '=', anyId(partnersOf(scope))))
    .forShare()
    .executeTakeFirst();

export const devicesInPlaces = async (tx: Tx, placeIds: readonly number[]): Promise<number> =>
  (
    await tx
      .selectFrom('device')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('placeId', '=', anyId(placeIds))
      .executeTakeFirstOrThrow()
  ).count;

/** Another place of the tenant with the number. */
export const placeWithNumber = (tx: Tx, rentId: string, number: string, otherThan: number | undefined) =>
  tx
    .selectFrom('place')
    .select('placeId')
    .where('rentId', '=', rentId)
    .where('number', '=', number)
    .where('deletedAt', 'is', null)
    .where('placeId', '<>', otherThan ?? 0)
    .executeTakeFirst();

export const repairPlaces = async (tx: Tx, rentId: string, otherThan: number | undefined): Promise<number> =>
  (
    await tx
      .selectFrom('place')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('rentId', '=', rentId)
      .where('isRepair', '=', true)
      .where('placeId', '<>', otherThan ?? 0)
      .executeTakeFirstOrThrow()
  ).count;

export const insertPlace = async (tx: Tx, row: NewRow<'place'>): Promise<number> =>
  (
    await tx
      .insertInto('place')
      .values({ ...row, nameSounds: pinyinOf(row.name).toLowerCase() })
      .returning('placeId')
      .executeTakeFirstOrThrow()
  ).placeId;

export const updatePlace = (tx: Tx, placeId: number, row: NewRow<'place'>) =>
  tx
    .updateTable('place')
    .set((eb) => ({ ...row, nameSounds: pinyinOf(row.name).toLowerCase(), revision: eb('revision', '+', 1) }))
    .where('placeId', '=', placeId)
    .execute();

/** What keeps a place from being deleted, counted in the whole tenant. */
export const hangingIn = async (tx: Tx, placeId: number) =>
  (
    await sql<Omit<InPlace, 'isRepair'>>`select
      (select count(*) from device where place_id = ${placeId}) as devices,
      (select count(*) from building where place_id = ${placeId}) as buildings,
      (select count(*) from plan_layer where place_id = ${placeId} and deleted_at is null) as plans,
      (select count(*) from fire_resource where place_id = ${placeId}) as resources,
      (select count(*) from place_member where place_id = ${placeId}) +
        (select count(*) from app_user where place_id = ${placeId} and deleted_at is null) as members`.execute(tx)
  ).rows[0] ?? { devices: 0, buildings: 0, plans: 0, resources: 0, members: 0 };

/** It stays for the names of past alarms. */
export const deletePlace = (tx: Tx, placeId: number, deletedAt: string) =>
  tx.updateTable('place').set({ deletedAt }).where('placeId', '=', placeId).execute();

/** The places, locked in one order for a change together. */
export const lockPlaces = (tx: Tx, scope: Scope, placeIds: readonly number[]) =>
  tx
    .selectFrom('place')
    .selectAll()
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', anyId(placeIds))
    .orderBy('placeId')
    .forUpdate()
    .execute();

/** Since when devices in places are their holder's. */
export const heldSinceIn = (tx: Tx, placeIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .select(['deviceId', 'placeId', 'heldSince'])
    .where('placeId', '=', anyId(placeIds))
    .where('removedAt', 'is', null)
    .execute();

export const giveToPartner = (tx: Tx, placeIds: readonly number[], partnerId: number | null, changed: Changed) =>
  tx
    .updateTable('place')
    .set((eb) => ({ ...changed, partnerId, revision: eb('revision', '+', 1) }))
    .where('placeId', '=', anyId(placeIds))
    .execute();

/** Alarms that a move of these places takes along. */
export const openAlarmsIn = (tx: Tx, placeIds: readonly number[]) =>
  tx
    .selectFrom('alarm')
    .select(['placeId', 'alarmId'])
    .where('placeId', '=', anyId(placeIds))
    .where('state', '<>', 'closed')
    .execute();

export const giveAlarmsTo = (tx: Tx, alarmIds: readonly number[], partnerId: number | null) =>
  tx.updateTable('alarm').set({ partnerId }).where('alarmId', '=', anyId(alarmIds)).execute();

/** What hangs or happened in a place goes with it when its whereabouts change. */
export async function moveAllIn(
  tx: Tx,
  placeId: number,
  where: { readonly orgPath: string; readonly partnerId: number | null; readonly unitId: number | null },
): Promise<void> {
  await tx.updateTable('device').set(where).where('placeId', '=', placeId).execute();
  await tx.updateTable('alarm').set(where).where('placeId', '=', placeId).where('state', '<>', 'closed').execute();
  await tx.updateTable('hazard').set(where).where('placeId', '=', placeId).execute();
  await tx.updateTable('fireResource').set(where).where('placeId', '=', placeId).execute();
  // one that is bound to nothing stands where its maker does
  await tx
    .updateTable('planLayer')
    .set(where)
    .where('placeId', '=', placeId)
    .where('boundKind', 'is not', null)
    .execute();
}
