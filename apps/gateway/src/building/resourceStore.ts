import type { OwnResource, ResourceState } from '@fireline/domain/building';
import type { Scope } from '@fireline/domain/role';
import type { Wgs84 } from '@fireline/domain/site';
import { type RawBuilder, sql } from 'kysely';
import { containsText } from '../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../lib/db/query/joinedQuery.ts';
import { nameKey } from '../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import { resourceFilter, scopeFilter, underOrg } from '../lib/scopeFilter.ts';

export interface ResourceFilter {
  readonly kind?: readonly OwnResource[] | undefined;
  readonly state?: readonly ResourceState[] | undefined;
  readonly search?: string | undefined;
  readonly orgPath?: string | undefined;
  readonly placeId?: readonly number[] | undefined;
}
export interface ResourceOrder {
  readonly sort: 'name' | 'kind' | 'amount';
  readonly order: 'asc' | 'desc';
  /** The nearest first, whatever else was asked. */
  readonly near?: Wgs84 | undefined;
}

const joined = (db: Db | Tx) =>
  db.selectFrom('fireResource').leftJoin('place', 'place.placeId', 'fireResource.placeId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

/** Metres along the ground, by the haversine formula, as the domain measures them. */
const metresFrom = (near: Wgs84 | undefined): RawBuilder<number | null> =>
  near === undefined
    ? sql`null::double precision`
    : sql`2 * 6371000 * asin(sqrt(least(1, power(sin(radians(fire_resource.lat - ${near.lat}::double precision) / 2), 2)
        + cos(radians(${near.lat}::double precision)) * cos(radians(fire_resource.lat))
        * power(sin(radians(fire_resource.lng - ${near.lng}::double precision) / 2), 2))))`;

const asResource = (query: Joined, near: Wgs84 | undefined) =>
  query.select((eb) => [
    'fireResource.resourceId',
    'fireResource.kind',
    'fireResource.name',
    'fireResource.state',
    'fireResource.address',
    'fireResource.lng',
    'fireResource.lat',
    'fireResource.code',
    'fireResource.adminPath',
    'fireResource.adminName',
    'fireResource.placeId',
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    'fireResource.amount',
    'fireResource.contact',
    'fireResource.phone',
    'fireResource.remarks',
    'fireResource.revision',
    metresFrom(near).as('metres'),
    // whose it is: says who may change it, and stays here
    'fireResource.rentId',
    'fireResource.orgPath',
    'fireResource.partnerId',
    'fireResource.unitId',
    'fireResource.maintId',
  ]);

const searched = ['fireResource.name', 'fireResource.address', 'fireResource.contact'];

function filtered(query: Joined, scope: Scope, filter: ResourceFilter): Joined {
  let q = query.where(resourceFilter(scope)).where(underOrg('fireResource', filter.orgPath));
  if (filter.kind?.length) q = q.where('fireResource.kind', 'in', filter.kind);
  if (filter.state?.length) q = q.where('fireResource.state', 'in', filter.state);
  if (filter.search) q = q.where(containsText(filter.search, ...searched));
  if (filter.placeId?.length) q = q.where('fireResource.placeId', 'in', filter.placeId);
  return q;
}

export async function resourcesPage(db: Db, scope: Scope, query: ResourceFilter & ResourceOrder & Paging) {
  const { sort, order, near } = query;
  const key = near
    ? metresFrom(near)
    : sort === 'name'
      ? nameKey('fireResource.name')
      : sql.ref(`fireResource.${sort}`);
  const direction = near ? 'asc' : order;
  const rows = asResource(filtered(joined(db), scope, query), near)
    .orderBy(key, inOrder(direction))
    .orderBy('fireResource.resourceId', direction);
  return pageOf(rows, query, { key, id: 'fireResource.resourceId', order: direction });
}

export const resourceById = (db: Db | Tx, scope: Scope, resourceId: number) =>
  asResource(filtered(joined(db), scope, {}), undefined)
    .where('fireResource.resourceId', '=', resourceId)
    .executeTakeFirst();
export type ResourceRow = NonNullable<Awaited<ReturnType<typeof resourceById>>>;

/** Whose a resource is, locked for a change. */
export const lockResource = (tx: Tx, scope: Scope, resourceId: number) =>
  tx
    .selectFrom('fireResource')
    .selectAll()
    .where(resourceFilter(scope))
    .where('resourceId', '=', resourceId)
    .forUpdate()
    .executeTakeFirst();

/** Where a place of the scope stands. */
export const placeWhere = (tx: Tx, scope: Scope, placeId: number) =>
  tx
    .selectFrom('place')
    .select(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'])
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', placeId)
    .executeTakeFirst();

/** The organisation of the place that is nearest to a point: a public resource hangs under it. */
export const orgPathNear = async (tx: Tx, rentId: string, { lng, lat }: Wgs84): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('place')
      .select('orgPath')
      .where('rentId', '=', rentId)
      .where('lng', 'is not', null)
      .orderBy(
        sql`power(place.lat - ${lat}::double precision, 2) + power((place.lng - ${lng}::double precision) * cos(radians(${lat}::double precision)), 2)`,
      )
      .orderBy('placeId')
      .limit(1)
      .executeTakeFirst()
  )?.orgPath;

export const insertResource = async (tx: Tx, row: NewRow<'fireResource'>): Promise<number> =>
  (await tx.insertInto('fireResource').values(row).returning('resourceId').executeTakeFirstOrThrow()).resourceId;

/** Saves the change as the next revision. */
export const updateResource = (tx: Tx, resourceId: number, row: NewRow<'fireResource'>) =>
  tx
    .updateTable('fireResource')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('resourceId', '=', resourceId)
    .execute();

export const deleteResource = (tx: Tx, resourceId: number) =>
  tx.deleteFrom('fireResource').where('resourceId', '=', resourceId).execute();
