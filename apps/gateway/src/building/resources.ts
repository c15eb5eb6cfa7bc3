import { fireResourceForm, type OwnResource } from '@fireline/domain/building';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { hasRight, isInScope, keptNode, type Scope, type Whereabouts } from '@fireline/domain/role';
import { resourceRoutes } from '@fireline/domain/shell';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import { demandRight } from '../lib/http/handlers.ts';
import type { NewRow, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { logUse } from '../session/userLog.ts';
import { pathOf } from '../site/orgs.ts';
import { nearOf } from '../site/search.ts';
import * as store from './resourceStore.ts';

type Query = Omit<store.ResourceFilter, 'orgPath'> &
  Omit<store.ResourceOrder, 'near'> & { readonly orgId?: string | undefined; readonly near?: string | undefined };

/** @spec BLD-05 */
export async function list({ near, ...query }: Query & Paging, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const org = await pathOf(db, scope, query.orgId);
  if (!org.ok) return org;
  const around = nearOf(near);
  if (!around.ok) return around;
  const page = await store.resourcesPage(db, scope, { ...query, orgPath: org.value, near: around.value });
  return ok({ ...page, rows: page.rows.map((row) => shown(row, asks)) });
}

/** For other areas: some resources of the kinds, the nearest first. @spec ALM-11 */
export async function resourcesNear(
  { lng, lat }: { readonly lng: number; readonly lat: number },
  { kind, count }: { readonly kind: readonly OwnResource[]; readonly count: number },
  asks: SignedInAsks,
) {
  const found = await list(
    { kind, near: `${lng},${lat}`, sort: 'name', order: 'asc', pageNo: 1, pageSize: count },
    asks,
  );
  if (!found.ok) return [];
  return found.value.rows.map(({ resourceId, kind: of, name, state, phone, metres }) => ({
    resourceId,
    kind: of,
    name,
    state,
    phone,
    metres: metres ?? 0,
  }));
}

/** A resource as one of the scope sees it: whose it is says no more than whether they may change it. */
const shown = (row: store.ResourceRow, { scope, rights }: SignedInAsks) => {
  const { rentId: _rent, orgPath: _org, partnerId: _partner, unitId: _unit, maintId: _maint, ...rest } = row;
  return {
    ...rest,
    canChange: hasRight(rights.granted, [`${resourceRoutes[row.kind]}:modify`]) && isInScope(scope, row),
  };
};
type Shown = ReturnType<typeof shown>;

const notFound: Problem = { code: 'building.resource.notFound', field: 'resourceId' };
const outside = (field: string): Problem => ({ code: 'building.resource.outside', field });

export async function detail(resourceId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const found = await store.resourceById(asks.deps.database.db, asks.scope, resourceId);
  return found ? ok(shown(found, asks)) : refuse(notFound);
}

type Value = (typeof fireResourceForm)['check'] extends (input: unknown) => Result<infer T> ? T : never;

/** Of the root organisation. */
const rootPath = '/';

/** A resource of a place is whose the place is; a public one is nobody's, under the organisation around it, or the root before any place is located. */
async function whereOf(tx: Tx, scope: Scope, value: Value): Promise<Result<Whereabouts>> {
  if (value.placeId !== undefined) {
    const place = await store.placeWhere(tx, scope, value.placeId);
    return place ? ok(place) : refuse({ code: 'site.place.notFound', field: 'placeId' });
  }
  const orgPath = (await store.orgPathNear(tx, scope.rentId, value.lnglat)) ?? rootPath;
  return ok({ rentId: scope.rentId, orgPath, partnerId: null, unitId: null, maintId: null, placeId: null });
}

const rowOf = (value: Value, where: Whereabouts): NewRow<'fireResource'> => ({
  ...where,
  kind: value.kind,
  name: value.name,
  state: value.state,
  address: value.address,
  lng: value.lnglat.lng,
  lat: value.lnglat.lat,
  amount: value.amount ?? null,
  code: value.code ?? '',
  adminPath: value.adminPath ?? '',
  adminName: value.adminName ?? '',
  contact: value.contact,
  phone: value.phone ?? '',
  remarks: value.remarks,
});

interface Written {
  readonly resourceId: number;
  readonly revision: number;
}

async function write(sent: unknown, asks: SignedInAsks, written?: Written): Promise<Result<Shown>> {
  const { deps, scope } = asks;
  const resourceId = written?.resourceId;
  const form = fireResourceForm.check(sent);
  if (!form.ok) return form;
  return transact(deps.database, async ({ tx }) => {
    const before = resourceId === undefined ? undefined : await store.lockResource(tx, scope, resourceId);
    if (resourceId !== undefined && !before) return refuse(notFound);
    // one of another kind belongs to two pages
    if (before) demandRight(asks, `${resourceRoutes[before.kind]}:modify`);
    demandRight(asks, `${resourceRoutes[form.value.kind]}:${before ? 'modify' : 'add'}`);
    // a public one is seen by all, and kept by those who answer for the whole tenant
    if (before && !isInScope(scope, before)) return refuse(outside('resourceId'));
    const conflict = before && written && changedSince('site.conflict', before, written.revision);
    if (conflict) return refuse(conflict);
    const where = await whereOf(tx, scope, form.value);
    if (!where.ok) return where;
    if (!isInScope(scope, where.value)) return refuse(outside('placeId'));
    // it stays with those who see it, unless whoever moves it stands above both
    const kept = before && keptNode(scope, before, where.value);
    if (kept)
      return refuse({
        code: 'role.nodeKept',
        field: kept === 'orgPath' && before.placeId === null ? 'lnglat' : 'placeId',
      });
    const row = rowOf(form.value, where.value);
    const id = before?.resourceId ?? (await store.insertResource(tx, row));
    if (before) await store.updateResource(tx, id, { ...row, ...changedNow(asks) });
    const changes = loggedChanges(before ?? {}, { ...before, ...row });
    await logUse(tx, asks, { detail: `${id} ${row.name}`, changes, target: { kind: 'fireResource', id } });
    const found = await store.resourceById(tx, scope, id);
    return found ? ok(shown(found, asks)) : refuse(notFound);
  });
}

/** @spec BLD-05 SIT-10 */
export const create = (sent: unknown, context: SignedInAsks) => write(sent, context);

/** @spec BLD-05 SIT-10 */
export const change = ({ resourceId, revision, ...sent }: Written, context: SignedInAsks) =>
  write(sent, context, { resourceId, revision });

/** @spec BLD-05 */
export const remove = (resourceId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }) => {
    const { scope } = asks;
    const before = await store.lockResource(tx, scope, resourceId);
    if (!before) return refuse(notFound);
    demandRight(asks, `${resourceRoutes[before.kind]}:delete`);
    if (!isInScope(scope, before)) return refuse(outside('resourceId'));
    await store.deleteResource(tx, resourceId);
    const { revision: _revision, changedBy: _by, changedAt: _at, ...gone } = before;
    await logUse(tx, asks, {
      detail: `${resourceId} ${before.name}`,
      changes: loggedChanges(gone, {}),
      target: { kind: 'fireResource', id: resourceId },
    });
    return ok({ done: true });
  });
