import type { Binding, PublishState } from '@fireline/domain/plan';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsText, hasWordsSql, pastedSql } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** Who reads: private plans are open to a session that gave their key, until the grant ends. */
export interface Reader {
  readonly scope: Scope;
  readonly sessionId: string;
  readonly now: string;
}
/** Until when the reader has a private plan open. @spec PLN-05 */
const opensUntil = ({ sessionId, now }: Reader) => sql<string | null>`(
  select plan_grant.expires_at from plan_grant where plan_layer.is_private and plan_grant.layer_id = plan_layer.layer_id
    and plan_grant.session_id = ${sessionId} and plan_grant.expires_at > ${now})`;

export type LayerRow = Row<'planLayer'> & { readonly isOpen: boolean };

/** Whether the reader may look into a plan. @spec PLN-05 */
export const isOpenTo = ({ sessionId, now }: Reader): RawBuilder<SqlBool> => sql`(not plan_layer.is_private or exists (
  select 1 from plan_grant where plan_grant.layer_id = plan_layer.layer_id
    and plan_grant.session_id = ${sessionId} and plan_grant.expires_at > ${now}))`;

export function layerById(db: Db | Tx, reader: Reader, layerId: number, isLocked = false, isDeleted = false) {
  const query = db
    .selectFrom('planLayer')
    .selectAll()
    .select(isOpenTo(reader).$castTo<boolean>().as('isOpen'))
    .where(scopeFilter(reader.scope, 'planLayer'))
    .where('layerId', '=', layerId)
    .where('deletedAt', isDeleted ? 'is not' : 'is', null);
  return (isLocked ? query.forUpdate() : query).executeTakeFirst();
}

export interface LayerFilter {
  readonly search?: string | undefined;
  readonly binding?: Binding | undefined;
  readonly publishState?: PublishState | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly placeId?: number | undefined;
  readonly buildingId?: number | undefined;
}
export interface LayerOrder {
  readonly sort: 'name' | 'publishedAt' | 'updatedAt' | 'publishState';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('planLayer')
    .leftJoin('place', 'place.placeId', 'planLayer.placeId')
    .leftJoin('building', 'building.buildingId', 'planLayer.buildingId')
    .leftJoin('planVersion', 'planVersion.versionId', 'planLayer.versionId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const shown = (query: Joined, reader: Reader) =>
  query
    .select([
      'planLayer.layerId',
      'planLayer.isPrivate',
      'planLayer.revision',
      'planLayer.name',
      'planLayer.description',
      'planLayer.boundKind',
      'planLayer.boundId',
      'planLayer.floor',
      'planLayer.centerLng',
      'planLayer.centerLat',
      'planLayer.publishState',
      'planLayer.progressPercent',
      'planLayer.problem',
      'planLayer.publisher',
      'planLayer.publishedAt',
      'planLayer.fileName',
      'planLayer.fileBytes',
      'planLayer.fileBy',
      'planLayer.fileAt',
      'planLayer.versionId',
      'planVersion.versionNo',
      'planVersion.sketch',
      'planLayer.updatedBy',
      'planLayer.updatedAt',
    ])
    .select((eb) => [
      isOpenTo(reader).$castTo<boolean>().as('isOpen'),
      opensUntil(reader).as('opensUntil'),
      boundName.as('boundName'),
      // an unbound plan stands where its maker stands, which is no place that it shows
      sql<string>`case when plan_layer.bound_kind is null then '' else coalesce(place.name, '') end`.as('placeName'),
      eb
        .selectFrom('planPoint')
        .whereRef('planPoint.layerId', '=', 'planLayer.layerId')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .as('points'),
    ]);

export const boundName = sql<string>`case plan_layer.bound_kind when 'place' then coalesce(place.name, '')
  when 'property' then coalesce(building.name, '') else '' end`;

/** Of an open plan: any part of its name, its description, and what it is bound to. */
export const searchesPlan = (text: string): RawBuilder<SqlBool> =>
  hasWordsSql(
    pastedSql(sql`concat_ws(chr(10), plan_layer.name, plan_layer.description,
      case when plan_layer.bound_kind is not null then concat_ws(chr(10), place.name, building.name) end)`),
    text,
  );

/** What a hidden plan is like is not to be found out by asking for it. */
function filtered(query: Joined, reader: Reader, filter: LayerFilter): Joined {
  const { isPrivate, search, binding, publishState, placeId, buildingId } = filter;
  let q = query.where(scopeFilter(reader.scope, 'planLayer')).where('planLayer.deletedAt', 'is', null);
  if (isPrivate !== undefined) q = q.where('planLayer.isPrivate', '=', isPrivate);
  if (search || binding || publishState || placeId !== undefined || buildingId !== undefined)
    q = q.where(isOpenTo(reader));
  if (search) q = q.where(searchesPlan(search));
  if (binding) q = q.where('planLayer.boundKind', binding === 'bound' ? 'is not' : 'is', null);
  if (publishState) q = q.where('planLayer.publishState', '=', publishState);
  if (placeId !== undefined)
    q = q.where('planLayer.boundKind', 'is not', null).where('planLayer.placeId', '=', placeId);
  if (buildingId !== undefined) q = q.where('planLayer.buildingId', '=', buildingId);
  return q;
}

/** Hidden ones come last, by their number: their place in a list would tell of them too. */
const ordered = (query: Joined, reader: Reader, { sort, order }: LayerOrder): Joined =>
  query
    .orderBy(isOpenTo(reader), 'desc')
    .orderBy(sql`case when ${isOpenTo(reader)} then ${sql.ref(`planLayer.${sort}`)} end`, inOrder(order))
    .orderBy('planLayer.layerId', order);

/** Devices of the floor, the building or the place of a plan that are not on it. @spec PLN-04 */
const unplaced = (scope: Scope) => sql<number | null>`case when plan_layer.bound_kind is null then null else (
  select count(*) from device where ${scopeFilter(scope, 'device')}
    and case when plan_layer.building_id is null then device.place_id = plan_layer.place_id
      else device.building_id = plan_layer.building_id and (plan_layer.floor is null or device.floor = plan_layer.floor) end
    and not exists (select 1 from plan_point
      where plan_point.layer_id = plan_layer.layer_id and plan_point.device_id = device.device_id)) end`;

export async function plansPage(db: Db, reader: Reader, query: LayerFilter & LayerOrder & Paging) {
  const rows = shown(ordered(filtered(joined(db), reader, query), reader, query), reader);
  return pageOf(rows.select(unplaced(reader.scope).as('unplaced')), query);
}

export const planById = (db: Db | Tx, reader: Reader, layerId: number) =>
  shown(filtered(joined(db), reader, {}), reader)
    .where('planLayer.layerId', '=', layerId)
    .executeTakeFirst();
export type PlanRow = NonNullable<Awaited<ReturnType<typeof planById>>>;

export const insertLayer = async (tx: Tx, row: NewRow<'planLayer'>): Promise<number> =>
  (await tx.insertInto('planLayer').values(row).returning('layerId').executeTakeFirstOrThrow()).layerId;

export const updateLayer = (tx: Tx, layerId: number, fields: Partial<NewRow<'planLayer'>>) =>
  tx.updateTable('planLayer').set(fields).where('layerId', '=', layerId).execute();

/** A place in scope, with where it stands. */
export const placeById = (db: Db | Tx, scope: Scope, placeId: number) =>
  db
    .selectFrom('place')
    .select(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId', 'name'])
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', placeId)
    .executeTakeFirst();

/** A building in scope, with where it stands. */
export const buildingById = (db: Db | Tx, scope: Scope, buildingId: number) =>
  db
    .selectFrom('building')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .select(['place.rentId', 'place.orgPath', 'place.partnerId', 'place.unitId', 'place.maintId', 'place.placeId'])
    .select(['building.buildingId', 'building.name', 'place.name as placeName'])
    .select(['building.floorsAbove', 'building.floorsBelow as floorsUnder'])
    .where(scopeFilter(scope, 'place'))
    .where('building.buildingId', '=', buildingId)
    .executeTakeFirst();

interface TargetQuery extends Paging {
  readonly search?: string | undefined;
}

const placeName = nameKey('place.name');
const buildingName = nameKey(sql`place.name || ' ' || building.name`);

/** Places in scope by name, a page at a time. */
export async function placesPage(db: Db, scope: Scope, { search, ...page }: TargetQuery) {
  let query = db.selectFrom('place').where(scopeFilter(scope, 'place'));
  if (search) query = query.where(containsText(search, 'place.name', 'place.address'));
  const rows = query.select(['placeId as id', 'name', 'lng', 'lat']).orderBy('name').orderBy('placeId');
  return pageOf(rows, page, { key: placeName, id: 'placeId', order: 'asc' });
}

/** Buildings in scope by place and name, a page at a time. */
export async function buildingsPage(db: Db, scope: Scope, { search, ...page }: TargetQuery) {
  let query = db
    .selectFrom('building')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .where(scopeFilter(scope, 'place'));
  if (search) query = query.where(containsText(search, 'building.name', 'place.name', 'place.address'));
  const rows = query
    .select(['building.buildingId as id', 'building.name', 'place.name as placeName', 'place.lng', 'place.lat'])
    .select(['building.floorsAbove', 'building.floorsBelow as floorsUnder'])
    .orderBy('place.name')
    .orderBy('building.name')
    .orderBy('building.buildingId');
  return pageOf(rows, page, { key: buildingName, id: 'building.buildingId', order: 'asc' });
}
