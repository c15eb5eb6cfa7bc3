import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/session';
import { builtInRights, countingRights } from '@fireline/domain/shell';
import type { SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince } from '../session/changes.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './store.ts';

interface Assigned {
  readonly userId: number;
  readonly roleId?: number | undefined;
  readonly revision: number;
}

interface Given {
  readonly kind: Role;
  /** Absent: the built-in role of the kind. */
  readonly roleId: number | undefined;
}

/**
 * The role that an account of the kind is to have, null for the built-in one: of its kind, and with nothing that the giver's own role does not hold.
 * @spec ROL-01 ROL-04
 */
export async function roleToGive(
  tx: Tx,
  { account, rights }: Pick<SignedInAsks, 'account' | 'rights'>,
  { kind, roleId }: Given,
): Promise<Result<number | null>> {
  // held, so that it is not deleted or given more meanwhile
  const role = roleId === undefined ? undefined : await store.lockRole(tx, account.rentId, roleId);
  if (roleId !== undefined && !role) return refuse({ code: 'role.notFound', field: 'roleId' });
  if (role && role.kind !== kind) return refuse({ code: 'role.assign.kind', field: 'roleId' });
  const given = role
    ? countingRights(role.kind, role.permissions, account.rentKind)
    : builtInRights(kind, account.rentKind);
  const permission = [...given].find((one) => !rights.ofRole.has(one));
  if (permission !== undefined)
    return refuse({ code: 'role.permission.notOwn', field: 'roleId', args: { permission } });
  return ok(role?.roleId ?? null);
}

/** Holds the tenant's roles of the names, in one order, so that two who hold several wait for each other. */
export async function holdRolesCalled(tx: Tx, rentId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const roles = (await store.rolesOfTenant(tx, rentId)).filter(({ roleName }) => names.includes(roleName));
  for (const { roleId } of roles.toSorted((a, b) => a.roleId - b.roleId)) await store.lockRole(tx, rentId, roleId);
}

/** The tenant's role of the name. @returns its id */
export const roleCalled = async (tx: Tx, rentId: string, roleName: string): Promise<number | undefined> =>
  (await store.rolesOfTenant(tx, rentId)).find((role) => role.roleName === roleName)?.roleId;

/** Gives an account a role of its kind, or the built-in one; its sessions end. Nobody does so for themselves. @spec ROL-04 SES-11 */
export const assign = ({ userId, roleId, revision }: Assigned, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const { rentId } = asks.account;
    const user = await store.lockUser(tx, rentId, userId);
    if (!user) return refuse({ code: 'session.userNotFound', field: 'userId' });
    if (userId === asks.account.userId) return refuse({ code: 'role.assign.self', field: 'userId' });
    const conflict = changedSince('session.conflict', user, revision);
    if (conflict) return refuse(conflict);
    const given = await roleToGive(tx, asks, { kind: user.role, roleId });
    if (!given.ok) return given;
    await store.giveRole(tx, rentId, { userId, roleId: given.value, ...changedNow(asks) });
    await store.deleteSessions(tx, rentId, userId);
    const changes = loggedChanges({ roleId: user.roleId }, { roleId: given.value });
    await logUse(tx, asks, { detail: user.username, changes, target: { kind: 'user', id: userId } });
    await tell({ type: 'revoked', userId, sessionId: null });
    return ok({ done: true });
  });
