import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { checkAdministratorsLeft, limitAfter } from '@fireline/domain/session';
import type { SignedInAsks } from '../lib/context.ts';
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
    const given = await asks.deps.roleRights.roleToGive(tx, rentId, { kind: user.value.role, roleId });
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
