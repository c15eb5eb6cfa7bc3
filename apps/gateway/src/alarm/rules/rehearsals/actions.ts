import { alarmRuleForm, rehearsalCents, rehearsalForm, type Rehearsal } from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../../lib/context.ts';
import { transact } from '../../../lib/transact.ts';
import { nameOf } from '../../../lib/nameOf.ts';
import { logUse } from '../../../session/userLog.ts';
import { detail } from '../reading.ts';
import { takeRules } from '../store.ts';
import * as store from './store.ts';

/** What gateways call the work when they ring for it. */
export const rehearsalQueue = 'alarm.rehearsals';

function shown({ asked, ...row }: store.RehearsalRow) {
  const { kind, threshold, recoversAt, alarmTimeMinutes } = asked.settings;
  const withCost = (part: Rehearsal | null) => part && { ...part, cents: rehearsalCents(part, asked) };
  const { rehearsalId, ruleId, askedBy, askedAt, state, devicesDone, devices, draft, current } = row;
  return {
    rehearsalId,
    ruleId,
    askedBy,
    askedAt,
    state,
    devicesDone,
    devicesAll: devices,
    days: asked.days,
    kind,
    threshold,
    recoversAt,
    alarmTimeMinutes,
    draft: withCost(draft),
    current: withCost(current),
  };
}
type Shown = ReturnType<typeof shown>;

/** The caller's own. @spec N14 */
export const list = async ({ deps, account }: SignedInAsks) =>
  ok({ rows: (await store.ofUser(deps.database.db, account.rentId, account.userId)).map(shown) });

/** Begins a rehearsal in the caller's scope; of a tenant one goes on at a time. @spec N14 */
export async function begin({ ruleId, ...sent }: { readonly ruleId?: number | null | undefined }, asks: SignedInAsks) {
  const rule = alarmRuleForm.check(sent);
  const form = rehearsalForm.check(sent);
  if (!rule.ok) return rule;
  if (!form.ok) return form;
  const { deps, account } = asks;
  const { rentId, userId } = account;
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    await takeRules(tx, rentId);
    const other = await store.underWay(tx, rentId);
    if (other) return refuse({ code: 'alarm.rehearsal.running', args: { name: other.askedBy } });
    const of = ruleId == null ? undefined : await detail(ruleId, asks, tx);
    if (of && !of.ok) return of;
    const { partnerId: named, ...settings } = rule.value;
    const asked = { settings, partnerId: of?.value.rule.partnerId ?? named ?? null, ...form.value };
    const rehearsalId = await store.insert(tx, {
      rentId,
      userId,
      ruleId: ruleId ?? null,
      asked: JSON.stringify(asked),
      askedBy: nameOf(account),
      askedAt: isoNow(deps.clock),
    });
    await store.dropOld(tx, userId);
    await logUse(tx, asks, { detail: `${rehearsalId} ${settings.kind}` });
    await tell({ type: 'work', queue: rehearsalQueue });
    const row = await store.byId(tx, rehearsalId);
    return row ? ok(shown(row)) : refuse(notFound);
  });
}
const notFound: Problem = { code: 'alarm.rehearsal.notFound', field: 'rehearsalId' };

/** @spec N14 */
export const cancel = (rehearsalId: number, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const { rentId, userId } = asks.account;
    const row = await store.lock(tx, rentId, userId, rehearsalId);
    if (!row) return refuse(notFound);
    if (row.state !== 'waiting' && row.state !== 'running') return refuse({ code: 'alarm.rehearsal.over' });
    await store.end(tx, rehearsalId, 'cancelled', isoNow(asks.deps.clock));
    await logUse(tx, asks, { detail: String(rehearsalId) });
    return ok(shown({ ...row, state: 'cancelled' }));
  });
