import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  checkCreateOrg,
  checkDeleteOrg,
  checkDistricts,
  checkMoveOrg,
  checkRenameOrg,
  levelOfDistricts,
  type NewDistrict,
  orgForm,
  type OrgTree,
  orgTree,
} from '@fireline/domain/org';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import type { Random } from '../lib/random.ts';
import { transact, type Work } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { logUse } from '../session/userLog.ts';
import { nodeOf, orgsOf } from '../site/orgs.ts';
import { lockTenant } from '../lib/db/locks.ts';
import { movePaths } from './pathStore.ts';
import { gone, type Shown, shownOrGone } from './reading.ts';
import * as store from './store.ts';

const targetOf = (id: string) => ({ kind: 'org', id });

/** The tenant's tree, which nobody else changes until the transaction ends: two moves make no circle, and two of one name are not created. */
async function heldTree(tx: Tx, rentId: string): Promise<OrgTree> {
  await lockTenant(tx, rentId);
  return orgTree((await orgsOf(tx, rentId)).map(nodeOf));
}

/** Its own number for one that is no district of GB/T 2260: `C` and eight figures. */
function newOrgId(tree: OrgTree, random: Random): string {
  for (;;) {
    const number = new DataView(random.bytes(4).buffer).getUint32(0) % 1e8;
    const orgId = `C${String(number).padStart(8, '0')}`;
    if (!tree.byId.has(orgId)) return orgId;
  }
}

/** @spec ORG-02 */
export async function create(sent: unknown, asks: SignedInAsks): Promise<Result<Shown>> {
  const { deps, scope } = asks;
  const form = orgForm.check(sent);
  if (!form.ok) return form;
  return transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const { orgName: name, orgLevel: level, parentId, adminCenter = '', orgRange = '' } = form.value;
    const tree = await heldTree(tx, scope.rentId);
    const problem = checkCreateOrg(tree, form.value);
    if (problem) return refuse(problem);
    const parent = await store.lockOrg(tx, scope.rentId, parentId ?? '');
    if (!parent) return refuse({ code: 'org.noParent', field: 'parentId' });
    const orgId = newOrgId(tree, deps.random);
    const path = `${parent.path}${orgId}/`;
    const row = { orgId, parentId: parent.orgId, name, level, path, adminCenter, orgRange };
    await store.insertOrgs(tx, [{ ...row, rentId: scope.rentId, ...changedNow(asks) }]);
    await logUse(tx, asks, {
      detail: `${orgId} ${name}`,
      changes: loggedChanges({}, form.value),
      target: targetOf(orgId),
    });
    return shownOrGone(tx, asks, orgId);
  });
}

interface Changed {
  readonly orgId: string;
  readonly revision: number;
}
/** The organisation as the caller saw it, locked. */
async function locked(tx: Tx, rentId: string, { orgId, revision }: Changed): Promise<Result<store.LockedOrg>> {
  const before = await store.lockOrg(tx, rentId, orgId);
  if (!before) return refuse(gone);
  const conflict = changedSince('org.conflict', before, revision);
  return conflict ? refuse(conflict) : ok(before);
}

/** @spec ORG-02 */
export const change = ({ orgId, revision, ...sent }: Changed, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const { scope } = asks;
    const tree = await heldTree(tx, scope.rentId);
    const before = await locked(tx, scope.rentId, { orgId, revision });
    if (!before.ok) return before;
    const { name, adminCenter, orgRange, level, parentId } = before.value;
    const form = orgForm.check({ ...sent, orgLevel: level, parentId: parentId ?? undefined });
    if (!form.ok) return form;
    const problem = checkRenameOrg(tree, orgId, form.value.orgName);
    if (problem) return refuse(problem);
    const after = {
      name: form.value.orgName,
      adminCenter: form.value.adminCenter ?? '',
      orgRange: form.value.orgRange ?? '',
    };
    await store.updateOrg(tx, scope.rentId, orgId, { ...after, ...changedNow(asks) });
    const changes = loggedChanges({ name, adminCenter, orgRange }, after);
    await logUse(tx, asks, { detail: `${orgId} ${after.name}`, changes, target: targetOf(orgId) });
    return shownOrGone(tx, asks, orgId);
  });

/** Readers on both sides fetch what they see, and the accounts bound to what moved come again with their new scope. */
async function tellMoved({ tell }: Work, rentId: string, from: string, to: string): Promise<void> {
  const nowhere = { rentId, partnerId: null, unitId: null, maintId: null, placeId: null };
  await tell({ type: 'moved', from: { ...nowhere, orgPath: from }, to: { ...nowhere, orgPath: to } });
  await tell({ type: 'roles', rentId });
}

/** It goes with everything under it. @spec ORG-02 ORG-04 */
export const move = (
  { parentId, ...of }: Changed & { readonly parentId: string },
  asks: SignedInAsks,
): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const { scope } = asks;
    const { orgId } = of;
    const tree = await heldTree(tx, scope.rentId);
    await store.lockOrgs(tx, scope.rentId, orgId, parentId);
    const before = await locked(tx, scope.rentId, of);
    if (!before.ok) return before;
    const problem = checkMoveOrg(tree, orgId, parentId);
    if (problem) return refuse(problem);
    const parent = await store.lockOrg(tx, scope.rentId, parentId);
    if (!parent) return refuse({ code: 'org.noParent', field: 'parentId' });
    const { path: from, name } = before.value;
    const to = `${parent.path}${orgId}/`;
    await store.updateOrg(tx, scope.rentId, orgId, { parentId, ...changedNow(asks) });
    if (from !== to) {
      await movePaths(tx, scope.rentId, from, to);
      await tellMoved(work, scope.rentId, from, to);
    }
    const nameOf = (id: string | null) => tree.byId.get(id ?? '')?.orgName ?? null;
    const changes = loggedChanges({ parent: nameOf(before.value.parentId) }, { parent: nameOf(parentId) });
    await logUse(tx, asks, { detail: `${orgId} ${name}`, changes, target: targetOf(orgId) });
    return shownOrGone(tx, asks, orgId);
  });

/** What stood at it, closed alarms included, stands at the organisation above it. @spec ORG-02 */
export const remove = (orgId: string, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async (work): Promise<Result<{ done: true }>> => {
    const { tx } = work;
    const { rentId } = asks.scope;
    const tree = await heldTree(tx, rentId);
    const org = await store.lockOrg(tx, rentId, orgId);
    if (!org) return refuse(gone);
    const problem: Problem | undefined = checkDeleteOrg(tree, orgId, await store.boundToOrg(tx, rentId, org.path));
    if (problem) return refuse(problem);
    const above = org.path.slice(0, -`${orgId}/`.length);
    await store.deleteOrg(tx, rentId, orgId);
    await movePaths(tx, rentId, org.path, above);
    await tellMoved(work, rentId, org.path, above);
    await logUse(tx, asks, { detail: `${orgId} ${org.name}`, target: targetOf(orgId) });
    return ok({ done: true });
  });

interface SentDistricts {
  readonly orgId: string;
  readonly districts: readonly NewDistrict[];
}
/** Those that are there, by code or by name, are left out. @spec ORG-02 */
export const addDistricts = (
  { orgId, districts }: SentDistricts,
  asks: SignedInAsks,
): Promise<Result<{ added: number; skipped: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ added: number; skipped: number }>> => {
    const { rentId } = asks.scope;
    const tree = await heldTree(tx, rentId);
    const parent = tree.byId.get(orgId);
    const at = await store.lockOrg(tx, rentId, orgId);
    if (!parent || !at) return refuse(gone);
    const level = levelOfDistricts(parent);
    const problem = checkDistricts(parent, districts);
    if (problem || level === undefined) return refuse(problem ?? { code: 'org.districts.other' });
    const known = new Set((tree.childrenOf.get(orgId) ?? []).map(({ orgName }) => orgName));
    const fresh = new Map(
      districts.filter(({ code, name }) => !tree.byId.has(code) && !known.has(name)).map((one) => [one.code, one.name]),
    );
    if (fresh.size === 0) return refuse({ code: 'org.districts.none' });
    const rows = [...fresh].map(([code, name]) => ({
      rentId,
      orgId: code,
      parentId: orgId,
      name,
      level,
      path: `${at.path}${code}/`,
      ...changedNow(asks),
    }));
    await store.insertOrgs(tx, rows);
    const changes = loggedChanges({}, { districts: [...fresh.values()] });
    await logUse(tx, asks, { detail: `${orgId} ${parent.orgName}`, changes, target: targetOf(orgId) });
    return ok({ added: fresh.size, skipped: districts.length - fresh.size });
  });
