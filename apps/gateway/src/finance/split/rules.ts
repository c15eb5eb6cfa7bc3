import type { SplitRuleRow } from '@fireline/api/finance';
import {
  type OrderType,
  namedTasks,
  providerMaxPercentDefault,
  splitRuleForm,
  splitRulesMax,
  type SplitTask,
} from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { sql, type SqlBool } from 'kysely';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { accessOf } from '../paying/accesses.ts';
import * as store from './ruleStore.ts';

const unknown: Problem = { code: 'finance.split.ruleNotFound', field: 'ruleId' };
const textOf = (tasks: readonly SplitTask[]): string => tasks.map(({ name, ratio }) => `${name} ${ratio}%`).join(', ');

/** @spec FIN-04 */
export const list = async (query: store.RuleFilter & Paging, { deps, scope }: SignedInAsks) =>
  ok(await store.rulesPage(deps.database.db, scope.rentId, query));

/** @spec FIN-04 FIN-05 N18 */
export async function detail({ ruleId }: { readonly ruleId: number }, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const rule = await store.shownRule(db, scope.rentId, ruleId);
  if (!rule) return refuse(unknown);
  const access = await accessOf(deps, scope.rentId);
  return ok({
    ...rule,
    providerMaxPercent: access?.providerMaxPercent ?? providerMaxPercentDefault,
    sampleCents: await store.samplesOf(db, scope.rentId, rule.orderType),
    versions: await store.versionsOf(db, ruleId),
  });
}

interface Saved {
  readonly ruleId?: number | undefined;
  readonly revision: number;
  readonly merchantId: number;
  readonly name: string;
  readonly orderType: OrderType;
  readonly tasks: readonly { readonly recipientId: string; readonly ratio: number }[];
}

/** The rule as it is to be kept, or what is wrong with it. */
async function checked(tx: Tx, { merchantId, ruleId = 0, ...sent }: Saved, rentId: string) {
  const merchant = await tx
    .selectFrom('merchant')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('merchantId', '=', merchantId)
    .executeTakeFirst();
  if (!merchant) return refuse({ code: 'finance.merchant.notFound', field: 'merchantId' });
  const form = splitRuleForm(merchant.maxSplitRatio ?? undefined).check({ ...sent, merchantId: String(merchantId) });
  if (!form.ok) return form;
  const { name, orderType, tasks: parts } = form.value;
  const recipients = await tx
    .selectFrom('recipient')
    .select([sql<string>`recipient_id::text`.as('recipientId'), 'name', 'account'])
    .where('rentId', '=', rentId)
    .where('endedAt', 'is', null)
    .execute();
  const tasks = namedTasks(parts, recipients);
  if (!tasks.ok) return tasks;
  const other = await store.liveRule(tx, merchantId, orderType);
  return other && other.ruleId !== ruleId
    ? refuse({ code: 'finance.split.ruleTaken', field: 'orderType', args: { name: other.name } })
    : ok({ merchantId, name, orderType, tasks: tasks.value });
}

/** Adds a rule, or saves the next version of one. @spec FIN-04 N18 */
export const save = (sent: Saved, asks: SignedInAsks): Promise<Result<SplitRuleRow>> => {
  const { deps, scope } = asks;
  const { rentId } = scope;
  demandRight(asks, sent.ruleId === undefined ? 'splitRules:add' : 'splitRules:modify');
  return transact(deps.database, async ({ tx }): Promise<Result<SplitRuleRow>> => {
    await lockTenant(tx, rentId);
    const before = sent.ruleId === undefined ? undefined : await store.shownRule(tx, rentId, sent.ruleId);
    if (sent.ruleId !== undefined && (!before || before.endedAt !== null)) return refuse(unknown);
    const conflict = before && changedSince('finance.split.conflict', before, sent.revision);
    if (conflict) return refuse(conflict);
    const read = await checked(tx, sent, rentId);
    if (!read.ok) return read;
    const full =
      before === undefined &&
      (await fullProblem(tx, {
        table: 'splitRule',
        of: { rentId },
        counts: sql<SqlBool>`ended_at is null`,
        max: splitRulesMax,
      }));
    if (full) return refuse(full);
    const { tasks: list, ...rule } = read.value;
    const [version, tasks] = [(before?.version ?? 0) + 1, JSON.stringify(list)];
    const row = { ...rule, version, tasks, ...changedNow(asks) };
    const { ruleId } = before
      ? await tx
          .updateTable('splitRule')
          .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
          .where('ruleId', '=', before.ruleId)
          .returning('ruleId')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('splitRule')
          .values({ ...row, rentId })
          .returning('ruleId')
          .executeTakeFirstOrThrow();
    const { changedBy: savedBy, changedAt: savedAt, name } = row;
    await tx.insertInto('splitRuleVersion').values({ ruleId, version, name, tasks, savedBy, savedAt }).execute();
    const factsOf = (of: { name: string; orderType: string; tasks: readonly SplitTask[]; version: number }) => ({
      name: of.name,
      orderType: of.orderType,
      parts: textOf(of.tasks),
      version: of.version,
    });
    await logUse(tx, asks, {
      detail: `${ruleId} ${name}`,
      changes: loggedChanges(before ? factsOf(before) : {}, factsOf({ ...rule, tasks: list, version })),
      target: { kind: 'splitRule', id: ruleId },
    });
    const after = await store.shownRule(tx, rentId, ruleId);
    return after ? ok(after) : refuse(unknown);
  });
};

/** @spec FIN-04 */
export const end = (
  { ruleId, revision }: { readonly ruleId: number; readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<SplitRuleRow>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<SplitRuleRow>> => {
    const { rentId } = asks.scope;
    await lockTenant(tx, rentId);
    const before = await store.shownRule(tx, rentId, ruleId);
    if (!before || before.endedAt !== null) return refuse(unknown);
    const conflict = changedSince('finance.split.conflict', before, revision);
    if (conflict) return refuse(conflict);
    await tx
      .updateTable('splitRule')
      .set((eb) => ({ endedAt: isoNow(asks.deps.clock), ...changedNow(asks), revision: eb('revision', '+', 1) }))
      .where('ruleId', '=', ruleId)
      .execute();
    await logUse(tx, asks, { detail: `${ruleId} ${before.name}`, target: { kind: 'splitRule', id: ruleId } });
    const after = await store.shownRule(tx, rentId, ruleId);
    return after ? ok(after) : refuse(unknown);
  });
