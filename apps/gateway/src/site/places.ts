import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isInScope, type Scope, type Whereabouts } from '@fireline/domain/role';
import { checkAddRepairPlace, placeForm } from '@fireline/domain/site';
import type { SignedInAsks } from '../lib/context.ts';
import type { NewRow, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { pathOf } from './orgs.ts';
import { orgContaining } from './orgStore.ts';
import * as store from './placeStore.ts';

type Query = Omit<store.PlaceFilter, 'orgPath'> & store.PlaceOrder & { readonly orgId?: string | undefined };

/** @spec SIT-02 */
export async function list(query: Query & { pageNo: number; pageSize: number }, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const org = await pathOf(db, scope, query.orgId);
  return org.ok ? ok(await store.placesPage(db, scope, { ...query, orgPath: org.value })) : org;
}

const notFound: Problem = { code: 'site.place.notFound', field: 'placeId' };

export async function detail(placeId: number, { deps, scope }: SignedInAsks): Promise<Result<store.PlaceRow>> {
  const place = await store.placeById(deps.database.db, scope, placeId);
  return place ? ok(place) : refuse(notFound);
}

type Value = (typeof placeForm)['check'] extends (input: unknown) => Result<infer T> ? T : never;
type Standing = NonNullable<Awaited<ReturnType<typeof store.lockPlace>>>;
type Where = Omit<Whereabouts, 'placeId'>;

/** Whose it is unless said otherwise: as before, or the creator's own. */
const nodesOf = (scope: Scope, before: Standing | undefined) => ({
  unitId: before ? before.unitId : (scope.unitId ?? null),
  partnerId: before ? before.partnerId : (scope.partnerId ?? null),
  maintId: before ? before.maintId : (scope.maintId ?? null),
});

/**
 * Where a place hangs: under the narrowest organisation that contains its point, or its unit's where that is not known, or as before.
 * Nobody puts one where they could not see it.
 */
async function whereOf(tx: Tx, scope: Scope, value: Value, before: Standing | undefined): Promise<Result<Where>> {
  const { rentId } = scope;
  const nodes = nodesOf(scope, before);
  const unitId = value.unitId ?? nodes.unitId;
  const unit = unitId === null ? undefined : await store.unitById(tx, rentId, unitId);
  if (unitId !== null && !unit) return refuse({ code: 'site.unit.notFound', field: 'unitId' });
  const partnerId = value.partnerId ?? nodes.partnerId ?? unit?.partnerId ?? null;
  if (partnerId !== null && !(await store.hasPartner(tx, rentId, partnerId)))
    return refuse({ code: 'form.choice', field: 'partnerId' });
  const org = value.adminPath === undefined ? undefined : await orgContaining(tx, rentId, value.adminPath);
  const orgPath = org?.path ?? before?.orgPath ?? unit?.orgPath;
  if (orgPath === undefined) return refuse({ code: 'site.place.orgUnknown', field: 'lnglat' });
  const where = { rentId, orgPath, partnerId, unitId, maintId: nodes.maintId };
  return isInScope(scope, { ...where, placeId: before?.placeId ?? null })
    ? ok(where)
    : refuse({ code: 'site.place.outside', field: 'unitId' });
}

const rowOf = (value: Value, where: Where): NewRow<'place'> => ({
  ...where,
  name: value.name,
  placeType: value.type,
  smallKind: value.smallKind ?? null,
  manager: value.manager,
  phone: value.phone,
  address: value.address,
  number: value.number,
  houseCode: value.houseCode,
  isRepair: value.isRepair,
  mobiles: JSON.stringify(value.mobiles),
  landlines: JSON.stringify(value.landlines),
  lng: value.lnglat?.lng ?? null,
  lat: value.lnglat?.lat ?? null,
  code: value.code ?? '',
  adminPath: value.adminPath ?? '',
  adminName: value.adminName ?? '',
});

/** What holds across the tenant's places: a number is one place's, and there is one repair place, which stays. @spec SIT-05 */
async function problemAmong(
  tx: Tx,
  { rentId }: Scope,
  { number, isRepair }: Value,
  before: Standing | undefined,
): Promise<Problem | undefined> {
  await store.lockTenant(tx, rentId);
  if (number !== '' && (await store.placeWithNumber(tx, rentId, number, before?.placeId)))
    return { code: 'site.place.numberTaken', field: 'number' };
  if (before?.isRepair && !isRepair) return { code: 'site.repairPlace.stays', field: 'isRepair' };
  return isRepair ? checkAddRepairPlace(await store.repairPlaces(tx, rentId, before?.placeId)) : undefined;
}

async function write(sent: unknown, { deps, scope }: SignedInAsks, placeId?: number): Promise<Result<store.PlaceRow>> {
  const form = placeForm.check(sent);
  if (!form.ok) return form;
  return transact(deps.database, async ({ tx }) => {
    const before = placeId === undefined ? undefined : await store.lockPlace(tx, scope, placeId);
    if (placeId !== undefined && !before) return refuse(notFound);
    const where = await whereOf(tx, scope, form.value, before);
    if (!where.ok) return where;
    const problem = await problemAmong(tx, scope, form.value, before);
    if (problem) return refuse(problem);
    const row = rowOf(form.value, where.value);
    const id = before?.placeId ?? (await store.insertPlace(tx, row));
    if (before) {
      const { orgPath, partnerId, unitId } = where.value;
      await store.updatePlace(tx, id, row);
      await store.moveAllIn(tx, id, { orgPath, partnerId, unitId });
    }
    const place = await store.placeById(tx, scope, id);
    return place ? ok(place) : refuse(notFound);
  });
}

/** @spec SIT-02 SIT-09 SIT-10 */
export const create = (sent: unknown, context: SignedInAsks) => write(sent, context);

/** @spec SIT-02 SIT-09 SIT-10 */
export const change = ({ placeId, ...sent }: { readonly placeId: number }, context: SignedInAsks) =>
  write(sent, context, placeId);
