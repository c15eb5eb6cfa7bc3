import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { checkAdministratorsLeft, limitAfter, loggedChanges } from '@fireline/domain/session';
import type { SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { administratorsOf, checkMade, held, holdRights, limitedOf } from '../session/users/lookedAfter.ts';
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

/** The role that an account of the kind is to have, null for the built-in one. Whether it is the giver's to give shows the account that has it. @spec ROL-04 */
export async function roleToGive(tx: Tx, rentId: string, { kind, roleId }: Given): Promise<Result<number | null>> {
  if (roleId === undefined) return ok(null);
  const role = await store.lockRole(tx, rentId, roleId);
  if (!role) return refuse({ code: 'role.notFound', field: 'roleId' });
  return role.kind === kind ? ok(roleId) : refuse({ code: 'role.assign.kind', field: 'roleId' });
}

/** The tenant's role of the name. @returns its id */
export const roleCalled = async (tx: Tx, rentId: string, roleName: string): Promise<number | undefined> =>
  (await store.rolesOfTenant(tx, rentId)).find((role) => role.roleName === roleName)?.roleId;

/**
 * Gives an account a role of its kind, or the built-in one; its sessions end. The account is the giver's to look after, before and after. Nobody does so for themselves.
 * @spec ROL-01 ROL-04 SES-08 SES-11
 */
export const assign = ({ userId, roleId, revision }: Assigned, called: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const asks = await holdRights(tx, called, 'systemUser:modify');
    const { rentId } = asks.account;
    if (userId === asks.account.userId) return refuse({ code: 'role.assign.self', field: 'userId' });
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    const conflict = changedSince('session.conflict', user.value, revision);
    if (conflict) return refuse(conflict);
    const given = await roleToGive(tx, rentId, { kind: user.value.role, roleId });
    if (!given.ok) return given;
    const administrators = await administratorsOf(tx, rentId);
    const limited = limitAfter(limitedOf(asks), user.value.limited);
    await store.giveRole(tx, rentId, { userId, roleId: given.value, limited, ...changedNow(asks) });
    const beyond = await checkMade(tx, asks, userId);
    if (beyond) return refuse({ ...beyond, field: 'roleId' });
    const last = checkAdministratorsLeft(administrators, await administratorsOf(tx, rentId));
    if (last) return refuse(last);
    await store.deleteSessions(tx, rentId, userId);
    const changes = loggedChanges({ roleId: user.value.roleId }, { roleId: given.value });
    await logUse(tx, asks, { detail: user.value.username, changes, target: { kind: 'user', id: userId } });
    await tell({ type: 'revoked', userId, sessionId: null });
    return ok({ done: true });
  });
