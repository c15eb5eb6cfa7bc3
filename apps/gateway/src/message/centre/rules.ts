import { dayAt, dayMs, ok, refuse, type Result } from '@fireline/domain/lib';
import { nearest, type SendReason, sendRuleForm, sendsCountedDays } from '@fireline/domain/message';
import { loggedChanges } from '@fireline/domain/log';
import { sql } from 'kysely';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { chainOf, ownerOf } from '../sending/owner.ts';
import { ruleOf } from '../sending/planning.ts';
import { settingsOf } from '../sending/planStore.ts';

/** @spec MSG-06 ALM-09 ROL-05 */
export async function sendRule(asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const chain = await chainOf(db, scope);
  const settings = await settingsOf(db, scope.rentId, chain);
  const set = nearest(settings.rules, chain);
  const isOwn = set !== undefined && set.partnerId === ownerOf(scope);
  const since = new Date(deps.clock() - sendsCountedDays * dayMs).toISOString();
  const { rows } = await sql<{ reason: SendReason; count: number }>`
    select reason, count(*) as count from send_record where ${scopeFilter(scope, 'sendRecord')} and at > ${since}::timestamptz
      and state in ('notSent', 'held') and reason is not null group by reason order by count desc`.execute(db);
  return ok({
    settings: { ...ruleOf(settings, chain), forcedChannels: [...ruleOf(settings, chain).forcedChannels] },
    isOwn,
    changedBy: set?.changedBy ?? '',
    revision: isOwn ? set.revision : 0,
    held: rows,
  });
}

const lockOwner = (tx: Tx, what: string, rentId: string, owner: number | null) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${rentId} ${owner ?? ''}`}, 0))`.execute(tx);

/** Of two at once the second learns of the first. @spec MSG-06 ALM-09 ROL-05 */
export function saveSendRule(
  { revision, ...sent }: { readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<{ done: true }>> {
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const form = sendRuleForm.check(sent);
    if (!form.ok) return form;
    const partnerId = ownerOf(scope);
    await lockOwner(tx, 'sendRule', scope.rentId, partnerId);
    const before = await tx
      .selectFrom('sendRule')
      .selectAll()
      .where('rentId', '=', scope.rentId)
      .where((eb) => (partnerId === null ? eb('partnerId', 'is', null) : eb('partnerId', '=', partnerId)))
      .executeTakeFirst();
    if ((before?.revision ?? 0) !== revision)
      return refuse({ code: 'message.conflict', args: { name: before?.changedBy ?? '' } });
    const row = { settings: JSON.stringify(form.value), changedBy: nameOf(account), revision: revision + 1 };
    if (before) await tx.updateTable('sendRule').set(row).where('ruleId', '=', before.ruleId).execute();
    else
      await tx
        .insertInto('sendRule')
        .values({ ...row, rentId: scope.rentId, partnerId })
        .execute();
    await logUse(tx, asks, {
      detail: dayAt(deps.clock()),
      changes: loggedChanges({ ...before?.settings }, form.value),
    });
    return ok({ done: true });
  });
}
