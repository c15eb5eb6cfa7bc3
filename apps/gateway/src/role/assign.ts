import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/session';
import { builtInRights, countingRights } from '@fireline/domain/shell';
import type { SignedInAsks } from '../lib/context.ts';
import { transact } from '../lib/transact.ts';
import { findAccount } from '../session/accounts.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './store.ts';

interface Assigned {
  readonly userId: number;
  readonly roleId?: number | undefined;
}

/** Gives an account a role of its kind, or the built-in one; its sessions end. Nobody does so for themselves. @spec ROL-04 SES-11 */
export const assign = ({ userId, roleId }: Assigned, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const { rentId } = asks.account;
    const user = await findAccount(tx, rentId, userId);
    if (!user) return refuse({ code: 'session.userNotFound', field: 'userId' });
    if (userId === asks.account.userId) return refuse({ code: 'role.assign.self', field: 'userId' });
    // held, so that it is not deleted or given more meanwhile
    const role = roleId === undefined ? undefined : await store.lockRole(tx, rentId, roleId);
    if (roleId !== undefined && !role) return refuse({ code: 'role.notFound', field: 'roleId' });
    if (role && role.kind !== user.role) return refuse({ code: 'role.assign.kind', field: 'roleId' });
    const given = role ? countingRights(role.kind, role.permissions) : builtInRights(user.role);
    const permission = [...given].find((one) => !asks.rights.granted.has(one));
    if (permission !== undefined)
      return refuse({ code: 'role.permission.notOwn', field: 'roleId', args: { permission } });
    await store.giveRole(tx, rentId, { userId, roleId: role?.roleId ?? null });
    await store.deleteSessions(tx, rentId, userId);
    const changes = loggedChanges({ roleId: user.roleId }, { roleId: role?.roleId ?? null });
    await logUse(tx, asks, 'role.assign', user.username, changes);
    await tell({ type: 'revoked', userId, sessionId: null });
    return ok({ done: true });
  });
