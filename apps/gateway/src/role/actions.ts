import type { areaShapes } from '@fireline/api/shapes';
import { compareNames, hasWords, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { type RentKind, type Role, permissionChanges, roleForm, rolesIn, rolesMax } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { administratorsRight, checkAdministratorsLeft } from '@fireline/domain/session';
import { builtInRights, checkRights, countingRights, isToCome } from '@fireline/domain/shell';
import type { SignedInAsks } from '../lib/context.ts';
import { fullProblem } from '../lib/db/room.ts';
import type { Row, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { administratorsOf, holdRights } from '../session/users/lookedAfter.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './store.ts';
import type * as z from 'zod';

type Query = z.output<typeof areaShapes.role.list.send>;

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareNames(String(one), String(other));

const target = (roleId: number) => ({ kind: 'role', id: roleId });
const notFound: Problem = { code: 'role.notFound', field: 'roleId' };
const nameTaken: Problem = { code: 'role.nameTaken', field: 'roleName' };

const shown = ({ rentId: _rent, permissions, ...row }: Row<'role'>, users: number, rentKind: RentKind) => {
  const granted = countingRights(row.kind, permissions, rentKind);
  const possible = builtInRights(row.kind, rentKind).size;
  return { ...row, granted: granted.size, possible, users, permissions: [...granted] };
};
type Shown = ReturnType<typeof shown>;

/** The built-in roles of all kinds, then those that the tenant has made: few enough to be looked through here. @spec ROL-01 ROL-04 */
export async function list(query: Query, { deps, account }: SignedInAsks) {
  const { search = '', kind, isEmpty, sort, order, pageNo, pageSize } = query;
  const { db } = deps.database;
  const counts = await store.usersByRole(db, account.rentId);
  const usersOf = (roleId: number | null, of: Role) =>
    counts.find((one) => one.roleId === roleId && one.kind === of)?.users ?? 0;
  const builtIn = rolesIn(account.rentKind).map((of) => {
    const { size } = builtInRights(of, account.rentKind);
    return { ...store.builtInRow(of), granted: size, possible: size, users: usersOf(null, of) };
  });
  const own = (await store.rolesOfTenant(db, account.rentId)).map((row) => {
    const { permissions: _permissions, ...rest } = shown(row, usersOf(row.roleId, row.kind), account.rentKind);
    return rest;
  });
  const rows = [...builtIn, ...own].filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (isEmpty === undefined || isEmpty === (row.granted === 0)) &&
      hasWords(`${row.roleName ?? row.kind} ${row.description}`, search),
  );
  if (sort) {
    const sign = order === 'desc' ? -1 : 1;
    // what has no name or was never changed comes first
    rows.sort((one, other) => sign * compare(one[sort] ?? '', other[sort] ?? ''));
  }
  return ok({ total: rows.length, pageNo, pageSize, rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) });
}

/** @spec ROL-01 */
export async function detail(roleId: number, { deps, account }: SignedInAsks): Promise<Result<Shown>> {
  const { db } = deps.database;
  const row = await store.roleById(db, account.rentId, roleId);
  if (!row) return refuse(notFound);
  const counts = await store.usersByRole(db, account.rentId);
  return ok(shown(row, counts.find((one) => one.roleId === roleId)?.users ?? 0, account.rentKind));
}

/** @spec ROL-04 */
export async function users(query: z.output<typeof areaShapes.role.users.send>, asks: SignedInAsks) {
  const { roleId = null, kind, pageNo, pageSize } = query;
  const { deps, account } = asks;
  const { db } = deps.database;
  const of = roleId === null ? kind : (await store.roleById(db, account.rentId, roleId))?.kind;
  if (!of) return refuse(notFound);
  return ok(await store.usersPage(db, account.rentId, { roleId, kind: of, pageNo, pageSize }));
}

/** The first permission that the caller does not hold: nobody gives it, nor changes a role that has it. @spec ROL-01 */
const beyondOwn = ({ rights }: SignedInAsks, given: readonly string[]): Problem | undefined => {
  const permission = given.find((one) => !rights.granted.has(one));
  return permission === undefined
    ? undefined
    : { code: 'role.permission.notOwn', field: 'permissions', args: { permission } };
};

interface Created {
  readonly copyOf?: number | undefined;
}
/** A role without rights, or with those of another one of its kind. @spec ROL-01 ROL-02 */
export async function create({ copyOf, ...sent }: Created, called: SignedInAsks): Promise<Result<Shown>> {
  const { deps, account } = called;
  const { rentId, rentKind } = account;
  const form = roleForm.check({ description: '', ...sent });
  if (!form.ok) return form;
  const { role: kind, ...named } = form.value;
  if (!rolesIn(rentKind).includes(kind)) return refuse({ code: 'session.kindNotYours', field: 'role' });
  return transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const asks = await holdRights(tx, called, 'systemRoles:add');
    const copied = copyOf === undefined ? undefined : await store.roleById(tx, rentId, copyOf);
    if (copyOf !== undefined && copied?.kind !== kind) return refuse({ ...notFound, field: 'copyOf' });
    const permissions = [...countingRights(kind, copied?.permissions ?? [], rentKind)];
    const beyond = beyondOwn(asks, permissions);
    if (beyond) return refuse(beyond);
    const full = await fullProblem(tx, { table: 'role', of: { rentId }, max: rolesMax });
    if (full) return refuse(full);
    const row = { rentId, kind, ...named, permissions: JSON.stringify(permissions), ...changedNow(asks) };
    const made = await store.insertRole(tx, row);
    if (!made) return refuse(nameTaken);
    await logUse(tx, asks, {
      detail: made.roleName,
      changes: loggedChanges({}, { ...named, kind, permissions }),
      target: target(made.roleId),
    });
    return ok(shown(made, 0, rentKind));
  });
}

/** The role, held for a change; one that holds more than the caller is not the caller's to change. @spec ROL-01 SES-08 */
async function heldRole(tx: Tx, asks: SignedInAsks, roleId: number): Promise<Result<Row<'role'>>> {
  const { rentId, rentKind } = asks.account;
  const row = await store.lockRole(tx, rentId, roleId);
  if (!row) return refuse(notFound);
  const beyond = beyondOwn(asks, [...countingRights(row.kind, row.permissions, rentKind)]);
  return beyond ? refuse({ ...beyond, field: 'roleId' }) : ok(row);
}

/** The same for a change that began at that revision. */
async function heldAt(tx: Tx, asks: SignedInAsks, { roleId, revision }: Changed): Promise<Result<Row<'role'>>> {
  const row = await heldRole(tx, asks, roleId);
  const conflict = row.ok && changedSince('role.conflict', row.value, revision);
  return conflict ? refuse(conflict) : row;
}

interface Changed {
  readonly roleId: number;
  readonly revision: number;
}
/** @spec ROL-01 */
export async function change({ roleId, revision, ...sent }: Changed, called: SignedInAsks): Promise<Result<Shown>> {
  const { deps, account } = called;
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    const asks = await holdRights(tx, called, 'systemRoles:modify');
    const held = await heldAt(tx, asks, { roleId, revision });
    if (!held.ok) return held;
    const before = held.value;
    const form = roleForm.check({ description: '', ...sent, role: before.kind });
    if (!form.ok) return form;
    const { role: _kind, ...named } = form.value;
    if (await store.isNameTaken(tx, account.rentId, named.roleName, roleId)) return refuse(nameTaken);
    const after = await store.updateRole(tx, roleId, { ...named, ...changedNow(asks) });
    const { roleName, description } = before;
    await logUse(tx, asks, {
      detail: after.roleName,
      changes: loggedChanges({ roleName, description }, named),
      target: target(roleId),
    });
    await tell({ type: 'roles', rentId: account.rentId });
    return ok(shown(after, await store.countUsers(tx, roleId), account.rentKind));
  });
}

/** @spec ROL-04 */
export const remove = (roleId: number, called: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(called.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const asks = await holdRights(tx, called, 'systemRoles:delete');
    const held = await heldRole(tx, asks, roleId);
    if (!held.ok) return held;
    const row = held.value;
    const count = await store.countUsers(tx, roleId);
    if (count > 0) return refuse({ code: 'role.inUse', field: 'roleId', args: { count } });
    await store.deleteRole(tx, roleId);
    await logUse(tx, asks, {
      detail: row.roleName,
      changes: loggedChanges({ permissions: row.permissions }, {}),
      target: target(roleId),
    });
    return ok({ done: true });
  });

interface Authorized extends Changed {
  readonly permissions: readonly string[];
}
/** Sets what a role may do. It counts with the next call on every gateway, and open consoles are told. @spec ROL-01 ROL-07 */
export const authorize = ({ permissions, ...sent }: Authorized, called: SignedInAsks): Promise<Result<Shown>> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    const asks = await holdRights(tx, called, administratorsRight);
    const { rentId, rentKind } = asks.account;
    const held = await heldAt(tx, asks, sent);
    if (!held.ok) return held;
    const { kind, roleId, roleName, permissions: stored } = held.value;
    const granted = new Set(permissions);
    // what pages to come were granted is neither offered nor sent back, and kept
    const toCome = stored.filter(isToCome);
    const { added, removed } = permissionChanges(new Set(stored), new Set([...granted, ...toCome]));
    const problems = checkRights(kind, [...granted], rentKind);
    const [first, ...others] = problems;
    if (first) return refuse(first, ...others);
    const beyond = beyondOwn(asks, added);
    if (beyond) return refuse(beyond);
    if (asks.rights.roleId === roleId && !granted.has(administratorsRight))
      return refuse({ code: 'role.ownAuthorize', field: 'permissions' });
    const administrators = await administratorsOf(tx, rentId);
    const after = await store.updateRole(tx, roleId, {
      permissions: JSON.stringify([...granted, ...toCome]),
      ...changedNow(asks),
    });
    const last = checkAdministratorsLeft(administrators, await administratorsOf(tx, rentId));
    if (last) return refuse({ ...last, field: 'permissions' });
    await logUse(tx, asks, {
      detail: roleName,
      changes: { permissions: { before: removed, after: added } },
      target: target(roleId),
    });
    await tell({ type: 'roles', rentId });
    return ok(shown(after, await store.countUsers(tx, roleId), rentKind));
  });
