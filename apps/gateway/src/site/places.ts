import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Scope, Whereabouts } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import {
  checkAddRepairPlace,
  checkDeletePlace,
  checkPlaceFields,
  checkPlaceNodes,
  placeForm,
  placeImportForm,
  type PlaceValue,
  wgs84,
} from '@fireline/domain/site';
import { giveDevicesIn, type Given } from '../device/holder/give.ts';
import type { Back } from '../device/holder/restore.ts';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import { lockPlace, lockTenant } from '../lib/db/locks.ts';
import { followsOnly } from '../lib/http/handlers.ts';
import type { NewRow, Tx } from '../lib/db/schema.ts';
import { transact, type Work } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { logUse } from '../session/userLog.ts';
import { pathOf } from './orgs.ts';
import { orgContaining } from './orgStore.ts';
import * as store from './placeStore.ts';
import { middleOfPlaces } from './store.ts';

type Query = Omit<store.PlaceFilter, 'orgPath'> & store.PlaceOrder & { readonly orgId?: string | undefined };

/** @spec SIT-02 */
export async function list(query: Query & Paging, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const org = await pathOf(db, scope, query.orgId);
  return org.ok ? ok(await store.placesPage(db, scope, { ...query, orgPath: org.value })) : org;
}

const notFound: Problem = { code: 'site.place.notFound', field: 'placeId' };

export async function detail(placeId: number, { deps, scope }: SignedInAsks): Promise<Result<store.PlaceRow>> {
  const place = await store.placeById(deps.database.db, scope, placeId);
  return place ? ok(place) : refuse(notFound);
}

type Standing = NonNullable<Awaited<ReturnType<typeof lockPlace>>>;
type Where = Omit<Whereabouts, 'placeId'>;

/** A place on record as its form would send it. */
const valueOf = (row: Standing): PlaceValue => ({
  name: row.name,
  type: row.placeType,
  smallKind: row.smallKind ?? undefined,
  manager: row.manager,
  phone: row.phone,
  address: row.address,
  number: row.number,
  houseCode: row.houseCode,
  isRepair: row.isRepair,
  mobiles: row.mobiles,
  landlines: row.landlines,
  lnglat: row.lng === null || row.lat === null ? undefined : wgs84(row.lng, row.lat),
  code: row.code || undefined,
  adminPath: row.adminPath || undefined,
  adminName: row.adminName || undefined,
  unitId: row.unitId ?? undefined,
  partnerId: row.partnerId ?? undefined,
});
/** Of the root organisation. */
const rootPath = '/';
const blank = { isRepair: false, mobiles: [], landlines: [], number: '', houseCode: '' };

/** Whose it is unless said otherwise: as before, or the creator's own. */
const nodesOf = (scope: Scope, before: Standing | undefined) => ({
  unitId: before ? before.unitId : (scope.unitId ?? null),
  partnerId: before ? before.partnerId : (scope.partnerId ?? null),
  maintId: before ? before.maintId : (scope.maintId ?? null),
});

/** The narrowest organisation that contains its point, as before while its districts are. */
async function orgPathOf(
  tx: Tx,
  { rentId, adminPath }: { readonly rentId: string; readonly adminPath: string | undefined },
  before: Standing | undefined,
): Promise<string | undefined> {
  if (adminPath === undefined || adminPath === before?.adminPath) return before?.orgPath;
  return (await orgContaining(tx, rentId, adminPath))?.path ?? before?.orgPath;
}

/**
 * Where a place hangs: under the narrowest organisation that contains its point, or its unit's where that is not known, or as before.
 * Nobody gives one to somebody whom they do not stand above.
 */
async function whereOf(
  tx: Tx,
  scope: Scope,
  value: PlaceValue,
  before: Standing | undefined,
  otherwise?: string,
): Promise<Result<Where>> {
  const { rentId } = scope;
  const nodes = nodesOf(scope, before);
  const unitId = value.unitId ?? nodes.unitId;
  const unit = unitId === null ? undefined : await store.unitById(tx, scope, unitId, before?.unitId);
  if (unitId !== null && !unit) return refuse({ code: 'site.unit.notFound', field: 'unitId' });
  const from = before && before.unitId !== unitId && (await store.unitById(tx, scope, before.unitId, before.unitId));
  const partnerId = value.partnerId ?? nodes.partnerId ?? unit?.partnerId ?? null;
  const orgPath = (await orgPathOf(tx, { rentId, adminPath: value.adminPath }, before)) ?? unit?.orgPath ?? otherwise;
  if (orgPath === undefined)
    return unitId === null && value.lnglat === undefined
      ? refuse({ code: 'site.place.nowhere', field: 'unitId' })
      : refuse({ code: 'site.place.orgUnknown', field: 'lnglat' });
  const where = { rentId, orgPath, partnerId, unitId, maintId: nodes.maintId };
  const after = { ...where, placeId: before?.placeId ?? null };
  const problem = checkPlaceNodes(scope, { before, after, units: [unit, from || undefined].filter((one) => !!one) });
  if (problem) return refuse(problem);
  // asked last: only who may give a place to any partner is told which there are
  if (partnerId !== before?.partnerId && partnerId !== null && !(await store.hasPartner(tx, rentId, partnerId)))
    return refuse({ code: 'form.choice', field: 'partnerId' });
  return ok(where);
}

const rowOf = (value: PlaceValue, where: Where): NewRow<'place'> => ({
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
  { number, isRepair }: PlaceValue,
  before: Standing | undefined,
): Promise<Problem | undefined> {
  await lockTenant(tx, rentId);
  if (number !== '' && (await store.placeWithNumber(tx, rentId, number, before?.placeId)))
    return { code: 'site.place.numberTaken', field: 'number' };
  if (before?.isRepair && !isRepair) return { code: 'site.repairPlace.stays', field: 'isRepair' };
  return isRepair ? checkAddRepairPlace(await store.repairPlaces(tx, rentId, before?.placeId)) : undefined;
}

/**
 * What hangs in a place goes where it goes, and its readers on both sides are notified. @param back for devices that come back to their holder
 * @returns undefined: nothing comes to another holder
 */
export async function tellMoved(
  work: Work,
  before: Standing,
  where: Pick<Where, 'orgPath' | 'partnerId' | 'unitId'>,
  asks: SignedInAsks,
  back?: Back,
): Promise<Given | undefined> {
  const { tx, tell } = work;
  const { orgPath, partnerId, unitId } = where;
  if (orgPath === before.orgPath && partnerId === before.partnerId && unitId === before.unitId) return undefined;
  const { placeId, rentId, maintId } = before;
  const given = await giveDevicesIn(work, before, { partnerId, unitId }, asks, back);
  await store.moveAllIn(tx, placeId, { orgPath, partnerId, unitId });
  const stood = {
    rentId,
    orgPath: before.orgPath,
    partnerId: before.partnerId,
    unitId: before.unitId,
    maintId,
    placeId,
  };
  await tell({ type: 'moved', from: stood, to: { ...stood, orgPath, partnerId, unitId } });
  return given;
}

interface Written {
  readonly placeId: number;
  readonly revision: number;
}

async function write(sent: unknown, asks: SignedInAsks, written?: Written): Promise<Result<store.PlaceRow>> {
  const { deps, scope } = asks;
  const placeId = written?.placeId;
  const form = placeForm.check(sent);
  if (!form.ok) return form;
  return transact(deps.database, async (work) => {
    const { tx } = work;
    await lockTenant(tx, scope.rentId);
    const before = placeId === undefined ? undefined : await lockPlace(tx, scope, placeId);
    if (placeId !== undefined && !before && (await store.placeById(tx, asks.sees, placeId))) followsOnly();
    if (placeId !== undefined && !before) return refuse(notFound);
    const conflict = before && written && changedSince('site.conflict', before, written.revision);
    if (conflict) return refuse(conflict);
    const was = before ? valueOf(before) : blank;
    const { unitId, partnerId } = before ? valueOf(before) : form.value;
    // a unit and a partner that are not said stay as they are
    const value = { ...form.value, unitId: form.value.unitId ?? unitId, partnerId: form.value.partnerId ?? partnerId };
    const kept = checkPlaceFields(scope.role, was, value);
    if (kept.length > 0) return refuse(...kept);
    const where = await whereOf(tx, scope, value, before);
    if (!where.ok) return where;
    const problem = await problemAmong(tx, scope, value, before);
    if (problem) return refuse(problem);
    const row = rowOf(value, where.value);
    const id = before?.placeId ?? (await store.insertPlace(tx, row));
    if (before) {
      await store.updatePlace(tx, id, { ...row, ...changedNow(asks) });
      await tellMoved(work, before, where.value, asks);
    }
    const changes = loggedChanges(before ? { ...was, orgPath: before.orgPath } : {}, {
      ...value,
      orgPath: where.value.orgPath,
      unitId: where.value.unitId,
      partnerId: where.value.partnerId,
    });
    await logUse(tx, asks, { detail: `${id} ${row.name}`, changes, target: { kind: 'place', id } });
    const place = await store.placeById(tx, scope, id);
    return place ? ok(place) : refuse(notFound);
  });
}

/**
 * Creates a small place from a row of a file. Decision: one whose organisation is not known by its point or unit hangs under the tenant's root.
 * @returns the id of the place
 * @spec SIT-04
 */
export async function createImported({ tx }: Work, scope: Scope, sent: unknown): Promise<Result<number>> {
  const ofUnit = scope.unitId === undefined ? undefined : await store.unitById(tx, scope, scope.unitId, undefined);
  const form = placeImportForm(scope.partnerId ?? ofUnit?.partnerId ?? undefined).check(sent);
  if (!form.ok) return form;
  const value: PlaceValue = {
    ...form.value,
    unitId: scope.unitId,
    isRepair: false,
    mobiles: [],
    landlines: [],
    code: undefined,
    adminPath: undefined,
    adminName: undefined,
  };
  const where = await whereOf(tx, scope, value, undefined, rootPath);
  if (!where.ok) return where;
  const problem = await problemAmong(tx, scope, value, undefined);
  return problem ? refuse(problem) : ok(await store.insertPlace(tx, rowOf(value, where.value)));
}

/** @spec SIT-02 SIT-09 SIT-10 */
export const create = (sent: unknown, context: SignedInAsks) => write(sent, context);

/** @spec SIT-02 SIT-09 SIT-10 */
export const change = ({ placeId, revision, ...sent }: Written, context: SignedInAsks) =>
  write(sent, context, { placeId, revision });

type Done = Result<{ done: true }>;
/** @spec SIT-05 */
export const remove = (placeId: number, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx }): Promise<Done> => {
    const place = await lockPlace(tx, asks.scope, placeId);
    if (!place) return refuse(notFound);
    const problem = checkDeletePlace({ isRepair: place.isRepair, ...(await store.hangingIn(tx, placeId)) });
    if (problem) return refuse(problem);
    await store.deletePlace(tx, placeId, isoNow(asks.deps.clock));
    await logUse(tx, asks, { detail: `${placeId} ${place.name}`, target: { kind: 'place', id: placeId } });
    return ok({ done: true });
  });

/** The middle of the places that the asker sees: where the map of a form begins; null where there are none. @spec SIT-09 */
export const middle = ({ deps, scope }: SignedInAsks) => middleOfPlaces(deps.database.db, scope);
