import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import {
  checkDeleteUnit,
  checkUnitFields,
  checkUnitPartner,
  unitForm,
  unitImportForm,
  type UnitValue,
  wgs84,
} from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { heldDefaultPartner } from '../../session/profile.ts';
import { holdRights } from '../../session/users/lookedAfter.ts';
import { logUse } from '../../session/userLog.ts';
import { pathOf } from '../orgs.ts';
import { removePointsOf } from '../../inspection/points/points.ts';
import { removeInspectorsOf } from './inspectorStore.ts';
import { type Hung, moveWithUnit, type Staying } from './hangingStore.ts';
import * as store from './store.ts';

type Query = Omit<store.UnitFilter, 'orgPath'> & store.UnitOrder & { readonly orgId?: string | undefined };

/** @spec SIT-06 */
export async function list(query: Query & Paging, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const org = await pathOf(db, scope, query.orgId);
  return org.ok ? ok(await store.unitsPage(db, scope, { ...query, orgPath: org.value })) : org;
}

const notFound: Problem = { code: 'site.unit.notFound', field: 'unitId' };

/** @spec SIT-06 */
export async function detail(unitId: number, { deps, scope }: SignedInAsks): Promise<Result<store.UnitRow>> {
  const unit = await store.unitById(deps.database.db, scope, unitId);
  return unit ? ok(unit) : refuse(notFound);
}

/** A unit on record as its form would send it. */
const valueOf = (row: store.UnitRow): UnitValue => ({
  name: row.name,
  contact: row.contact,
  address: row.address,
  mobiles: row.mobiles,
  landlines: row.landlines,
  orgId: row.orgId,
  partnerId: row.partnerId ?? undefined,
  lnglat: row.lng === null || row.lat === null ? undefined : wgs84(row.lng, row.lat),
});

/** The row of what was sent, under an organisation of the tenant and a partner that the caller stands above. */
async function rowOf(
  tx: Tx,
  scope: Scope,
  value: UnitValue,
  before?: UnitValue,
): Promise<Result<NewRow<'unit'> & Hung>> {
  const { rentId } = scope;
  const { orgId, partnerId, lnglat, mobiles, landlines, ...facts } = value;
  const org = await store.heldOrg(tx, rentId, orgId);
  if (!org) return refuse({ code: 'site.unit.orgUnknown', field: 'orgId' });
  if (partnerId !== before?.partnerId) {
    const problem = checkUnitPartner(scope, partnerId);
    if (problem) return refuse(problem);
    if (partnerId !== undefined && !(await store.heldPartner(tx, scope, partnerId)))
      return refuse({ code: 'form.choice', field: 'partnerId' });
  }
  return ok({
    ...facts,
    rentId,
    orgPath: org.path,
    partnerId: partnerId ?? null,
    mobiles: JSON.stringify(mobiles),
    landlines: JSON.stringify(landlines),
    lng: lnglat?.lng ?? null,
    lat: lnglat?.lat ?? null,
  });
}

const targetOf = (id: number) => ({ kind: 'unit', id });

/** The partner of a unit for which none is named: the caller's own, else the tenant's default one. @spec SIT-06 ORG-05 */
const usualPartner = async (tx: Tx, { role, rentId, partnerId }: Scope): Promise<number | undefined> =>
  partnerId ?? (role === 'platform' ? heldDefaultPartner(tx, rentId) : undefined);

/** @spec SIT-06 SIT-03 ORG-05 */
export async function create(sent: unknown, asks: SignedInAsks): Promise<Result<store.UnitRow>> {
  const { deps, scope } = asks;
  const form = unitForm.check(sent);
  if (!form.ok) return form;
  return transact(deps.database, async ({ tx }): Promise<Result<store.UnitRow>> => {
    const value = { ...form.value, partnerId: form.value.partnerId ?? (await usualPartner(tx, scope)) };
    const row = await rowOf(tx, scope, value);
    if (!row.ok) return row;
    const id = await store.insertUnit(tx, row.value);
    await logUse(tx, asks, { detail: `${id} ${value.name}`, changes: loggedChanges({}, value), target: targetOf(id) });
    const unit = await store.unitById(tx, scope, id);
    return unit ? ok(unit) : refuse(notFound);
  });
}

/** Holds the organisations that rows of a file name. @spec DEV-26 */
export const holdOrgsOf = ({ tx }: Work, { rentId }: Scope, rows: readonly { readonly org?: string }[]) =>
  store.holdOrgsCalled(tx, rentId, [...new Set(rows.flatMap(({ org }) => (org ? [org] : [])))]);

/**
 * Creates a unit from a row of a file, its organisation by number or name.
 * @returns the id of the unit
 * @spec SIT-06 DEV-26
 */
export async function createImportedUnit({ tx }: Work, scope: Scope, sent: unknown): Promise<Result<number>> {
  const form = unitImportForm(await usualPartner(tx, scope)).check(sent);
  if (!form.ok) return form;
  const { org, ...facts } = form.value;
  const orgId = await store.orgCalled(tx, scope.rentId, org);
  if (orgId === undefined) return refuse({ code: 'site.unitImport.orgUnknown', field: 'org' });
  const row = await rowOf(tx, scope, { ...facts, orgId });
  return row.ok ? ok(await store.insertUnit(tx, row.value)) : row;
}

/** What hangs on the unit follows it, for those who lose sight of it and those who get it. */
export async function follow(
  { tx, tell }: Work,
  unitId: number,
  before: Hung,
  after: Hung,
  staying?: Staying,
): Promise<void> {
  if (before.orgPath === after.orgPath && before.partnerId === after.partnerId) return;
  await moveWithUnit(tx, unitId, before, after, staying);
  const at = ({ rentId, orgPath, partnerId }: Hung) => ({
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId: null,
    placeId: null,
  });
  await tell({ type: 'moved', from: at(before), to: at(after) });
}

interface Changed {
  readonly unitId: number;
  readonly revision: number;
}
/** @spec SIT-06 SIT-03 ORG-05 */
export async function change(
  { unitId, revision, ...sent }: Changed,
  called: SignedInAsks,
): Promise<Result<store.UnitRow>> {
  const form = unitForm.check(sent);
  if (!form.ok) return form;
  return transact(called.deps.database, async (work): Promise<Result<store.UnitRow>> => {
    const { tx } = work;
    const asks = await holdRights(tx, called, 'unitList:modify', 'unitDetail:modify');
    const { scope } = asks;
    await store.heldOrg(tx, scope.rentId, form.value.orgId);
    const before = await store.lockUnit(tx, scope, unitId);
    const shown = before && (await store.unitById(tx, scope, unitId));
    if (!before || !shown) return refuse(notFound);
    const conflict = changedSince('site.conflict', before, revision);
    if (conflict) return refuse(conflict);
    const was = valueOf(shown);
    const kept = checkUnitFields(scope.role, was, form.value);
    if (kept.length > 0) return refuse(...kept);
    const row = await rowOf(tx, scope, form.value, was);
    if (!row.ok) return row;
    await store.updateUnit(tx, unitId, { ...row.value, ...changedNow(asks) });
    await follow(work, unitId, before, row.value);
    const changes = loggedChanges(was, form.value);
    await logUse(tx, asks, { detail: `${unitId} ${form.value.name}`, changes, target: targetOf(unitId) });
    const unit = await store.unitById(tx, scope, unitId);
    return unit ? ok(unit) : refuse(notFound);
  });
}

/** @spec SIT-06 */
export const remove = (unitId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    if (!(await store.lockUnit(tx, asks.scope, unitId))) return refuse(notFound);
    const unit = await store.unitById(tx, asks.scope, unitId);
    const problem = unit && checkDeleteUnit(unit);
    if (!unit || problem) return refuse(problem ?? notFound);
    await store.deleteUnit(tx, unitId, isoNow(asks.deps.clock));
    await removeInspectorsOf(tx, unitId, isoNow(asks.deps.clock));
    await removePointsOf(tx, unitId);
    await logUse(tx, asks, { detail: `${unitId} ${unit.name}`, target: targetOf(unitId) });
    return ok({ done: true });
  });
