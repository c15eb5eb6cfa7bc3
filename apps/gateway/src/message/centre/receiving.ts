import { ok, refuse, type Result } from '@fireline/domain/lib';
import {
  type Channel,
  type MessageGroup,
  messageGroupNames,
  receiveForm,
  usualChannels,
} from '@fireline/domain/message';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import { sendRuleOf } from '../sending/owner.ts';

type Groups = Record<MessageGroup, Channel[]>;

/** @spec MSG-04 ROL-05 */
export async function receiving({ deps, scope, account }: SignedInAsks) {
  const { db } = deps.database;
  const own = await db
    .selectFrom('appUser')
    .leftJoin('receiveSetting', 'receiveSetting.userId', 'appUser.userId')
    .select(['mobile', 'email', 'groups', 'receiveSetting.revision'])
    .where('appUser.userId', '=', account.userId)
    .executeTakeFirst();
  const rule = await sendRuleOf(db, scope.rentId, scope.partnerId ?? null);
  // until somebody chooses, every way is taken that there is
  const groups = Object.fromEntries(
    messageGroupNames.map((group) => [group, [...(own?.groups?.[group] ?? usualChannels)]]),
  ) as Groups;
  return ok({
    ...groups,
    email: own?.email ?? '',
    mobile: own?.mobile ?? '',
    forcedChannels: [...rule.forcedChannels],
    forcedLevel: rule.forcedLevel,
    revision: own?.revision ?? 0,
  });
}

/** @spec MSG-04 */
export async function saveReceiving(
  { revision, ...sent }: { readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<{ done: true }>> {
  const form = receiveForm.check(sent);
  if (!form.ok) return form;
  const { email = '', ...groups } = form.value;
  const { deps, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const { userId } = account;
    await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute();
    const before = await tx.selectFrom('receiveSetting').selectAll().where('userId', '=', userId).executeTakeFirst();
    if ((before?.revision ?? 0) !== revision)
      return refuse({ code: 'message.conflict', args: { name: before?.changedBy || account.username } });
    const row = { groups: JSON.stringify(groups), email, revision: revision + 1, ...changedNow(asks) };
    await tx
      .insertInto('receiveSetting')
      .values({ ...row, userId })
      .onConflict((c) => c.column('userId').doUpdateSet(row))
      .execute();
    await logUse(tx, asks, {
      changes: loggedChanges({ ...before?.groups, email: before?.email }, { ...groups, email }),
    });
    return ok({ done: true });
  });
}
