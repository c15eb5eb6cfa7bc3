import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { channelState, withChannel } from '@fireline/domain/message';
import { loggedChanges } from '@fireline/domain/log';
import { type MaintNotice, maintNotices } from '@fireline/domain/site';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { transact } from '../../lib/transact.ts';
import { sendRuleOf } from '../../message/sending/owner.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { held, holdRights } from '../../session/users/lookedAfter.ts';
import { logUse } from '../../session/userLog.ts';
import { lockMaint, maintById } from './store.ts';
import * as store from './userStore.ts';

const notFound: Problem = { code: 'site.maint.notFound', field: 'maintId' };
const noUser: Problem = { code: 'session.userNotFound', field: 'userId' };

const noticesOf = ({ groups }: Pick<store.MaintUserRow, 'groups'>) => ({
  sms: channelState(groups, 'sms'),
  voice: channelState(groups, 'voice'),
  app: channelState(groups, 'app'),
});
const shown = ({ groups, changedBy: _by, changedAt: _at, ...row }: store.MaintUserRow) => ({
  ...row,
  notices: noticesOf({ groups }),
});

interface Of {
  readonly maintId: number;
}
/** The accounts of a company with what notifies them, and what is sent whatever they chose. @spec SIT-07 ROL-05 */
export async function list({ maintId, ...paging }: Of & Paging, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const maint = await maintById(db, scope, maintId);
  if (!maint?.isOwn) return refuse(notFound);
  const { rows, ...page } = await store.maintUsersPage(db, maintId, paging);
  const { forcedChannels, forcedLevel } = await sendRuleOf(db, scope.rentId, maint.partnerId);
  const forced = maintNotices.filter((one) => (forcedChannels as readonly string[]).includes(one));
  return ok({ ...page, rows: rows.map(shown), forced, forcedLevel });
}

interface Sent extends Of {
  readonly userId: number;
  readonly notice: MaintNotice;
  readonly isOn: boolean;
  readonly revision: number;
}
/** Switches a channel for all messages of somebody, in the settings that the person changes as well. @spec SIT-07 MSG-04 */
export const setNotice = ({ maintId, userId, notice, isOn, revision }: Sent, called: SignedInAsks) =>
  transact(called.deps.database, async ({ tx }): Promise<Result<ReturnType<typeof shown>>> => {
    const asks = await holdRights(tx, called, 'systemMaint:modify');
    // the account first, as who changes the account itself holds them
    const user = await held(tx, asks, userId);
    if (!(await lockMaint(tx, asks.scope, maintId))) return refuse(notFound);
    const before = await store.maintUser(tx, maintId, userId);
    if (!before) return refuse(noUser);
    if (!user.ok) return user;
    const { changedBy, changedAt } = before;
    const stands = { revision: before.revision, changedBy: changedBy ?? '', changedAt };
    const conflict = changedSince('site.conflict', stands, revision);
    if (conflict) return refuse(conflict);
    const groups = withChannel(before.groups, notice, isOn);
    const row = { userId, groups: JSON.stringify(groups), revision: revision + 1 };
    await store.writeChosen(tx, { ...row, ...changedNow(asks) });
    const after = { ...before, groups, revision: revision + 1 };
    const changes = loggedChanges(noticesOf(before), noticesOf(after));
    await logUse(tx, asks, { detail: before.username, changes, target: { kind: 'user', id: userId } });
    return ok(shown(after));
  });
