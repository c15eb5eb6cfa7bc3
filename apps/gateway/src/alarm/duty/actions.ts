import { dutyCheckStep, dutyPlanForm, nextDutyCheckAtMs } from '@fireline/domain/alarm';
import { dayMs, ok, type Problem, refuse } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { chanceOf } from './asking.ts';
import * as checks from './checkStore.ts';
import * as plans from './planStore.ts';

const countedDays = 7;
const noCheck: Problem = { code: 'alarm.duty.checkNotFound', field: 'checkId' };
const noUnit: Problem = { code: 'form.choice', field: 'unitId' };
const since = ({ deps }: SignedInAsks): string => new Date(deps.clock() - countedDays * dayMs).toISOString();

/** @spec N16 */
export const planList = async (query: plans.PlanQuery, asks: SignedInAsks) =>
  ok(await plans.plansPage(asks.deps.database.db, asks.scope, since(asks), query));

interface SentPlan {
  readonly unitId: number;
  readonly isOn: boolean;
  readonly revision?: number | undefined;
}

/** A change is of the revision that was seen; the next check is timed anew, so that a shorter pause holds at once. @spec N16 */
export async function savePlan({ unitId, isOn, revision, ...sent }: SentPlan, asks: SignedInAsks) {
  const form = dutyPlanForm.check(sent);
  if (!form.ok) return form;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }) => {
    const unit = await plans.heldUnit(tx, scope, unitId);
    if (!unit) return refuse(noUnit);
    const before = await plans.lockPlan(tx, unitId);
    if (before && before.revision !== revision)
      return refuse({ code: 'alarm.duty.conflict', args: { name: before.changedBy } });
    const nextAt = new Date(nextDutyCheckAtMs(form.value, deps.clock(), chanceOf(deps.random))).toISOString();
    const row = { ...form.value, isOn, nextAt, changedBy: nameOf(account), changedAt: isoNow(deps.clock) };
    if (before) await plans.updatePlan(tx, before.planId, row);
    else await plans.insertPlan(tx, { rentId: scope.rentId, unitId, ...row });
    const was = before && { everyMinutes: before.everyMinutes, answerMinutes: before.answerMinutes, isOn: before.isOn };
    const changes = loggedChanges(was ?? {}, { ...form.value, isOn });
    await logUse(tx, asks, { detail: `${unitId} ${unit.name}`, changes, target: { kind: 'dutyPlan', id: unitId } });
    const saved = await plans.planOf(tx, scope, since(asks), unitId);
    return saved ? ok(saved) : refuse({ code: 'alarm.duty.notFound' });
  });
}

/** @spec N16 */
export const checkList = async (query: checks.CheckFilter & Paging, { deps, scope }: SignedInAsks) =>
  ok(await checks.checksPage(deps.database.db, scope, query));

/** @spec N16 */
export const asked = async ({ deps, scope, account }: SignedInAsks) =>
  ok({ checks: await checks.askedOf(deps.database.db, scope, account.userId, isoNow(deps.clock)) });

/** Of two who answer the second learns that it is answered; after the time it stays missed. @spec N16 */
export const answerCheck = (checkId: number, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }) => {
    const { deps, scope, account } = asks;
    if (!(await checks.checkById(tx, scope, checkId))) return refuse(noCheck);
    const check = await checks.lockCheck(tx, checkId);
    if (!check) return refuse(noCheck);
    const nowMs = deps.clock();
    const { askedAt, answerMinutes, state } = check;
    const next = dutyCheckStep(state, 'answer', { askedAtMs: Date.parse(askedAt), answerMinutes, nowMs });
    if (!next.ok) return next;
    await checks.answer(tx, checkId, new Date(nowMs).toISOString(), nameOf(account));
    await logUse(tx, asks, { detail: String(checkId), target: { kind: 'dutyCheck', id: checkId } });
    const row = await checks.checkById(tx, scope, checkId);
    return row ? ok(row) : refuse(noCheck);
  });
