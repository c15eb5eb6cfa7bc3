import { rulesMax, triggerRuleForm, type TriggerMoment, type TriggerRule } from '@fireline/domain/alarm';
import { compareNames, dayMs, hasWords, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isInScope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { checkPartner, isOwn, partnerFor, seenPartners } from '../rules/owning.ts';
import { takeRules } from '../rules/store.ts';
import * as store from './store.ts';
import type { StoredTrigger } from './tables.ts';

const notFound: Problem = { code: 'alarm.trigger.notFound', field: 'triggerId' };
const countedDays = 7;

type Listed = Awaited<ReturnType<typeof store.triggersOf>>[number];

async function shown(db: Db | Tx, rows: readonly Listed[], { deps, scope }: SignedInAsks) {
  const now = deps.clock();
  const since = new Date(now - countedDays * dayMs).toISOString();
  const ids = rows.map(({ triggerId }) => triggerId);
  const fired = new Map(
    (await store.firingsOf(db, ids, since, isoNow(deps.clock))).map((row) => [row.triggerId, row] as const),
  );
  return rows.map(({ settings, rentId: _rentId, ...row }) => ({
    ...row,
    name: settings.name,
    afterMinutes: settings.afterMinutes ?? null,
    mildestLevel: settings.mildestLevel,
    kinds: [...settings.kinds],
    deviceTypes: [...settings.deviceTypes],
    fromTime: settings.fromTime ?? null,
    toTime: settings.toTime ?? null,
    actions: [...settings.actions],
    receivers: [...settings.receivers],
    firings: fired.get(row.triggerId)?.count ?? 0,
    lastAt: fired.get(row.triggerId)?.lastAt ?? null,
    isOwn: isOwn(scope, row.partnerId),
  }));
}
const seen = async (db: Db | Tx, asks: SignedInAsks) =>
  shown(db, await store.triggersOf(db, asks.scope.rentId, await seenPartners(db, asks.scope), rulesMax), asks);

interface Query extends Paging {
  readonly search?: string | undefined;
  readonly moment?: readonly TriggerMoment[] | undefined;
  readonly enabled?: 'yes' | 'no' | undefined;
  readonly sort: 'name' | 'firings' | 'changedAt';
  readonly order: 'asc' | 'desc';
}
type Shown = Awaited<ReturnType<typeof seen>>[number];
const compared = (a: Shown, b: Shown, sort: Query['sort']): number =>
  sort === 'name' ? compareNames(a.name, b.name) : Number(a[sort] > b[sort]) - Number(a[sort] < b[sort]);

/** The rules that concern the caller, with how often each acted in seven days. @spec ALM-12 */
export async function list({ search, moment, enabled, sort, order, pageNo, pageSize }: Query, asks: SignedInAsks) {
  const sign = order === 'asc' ? 1 : -1;
  const found = (await seen(asks.deps.database.db, asks))
    .filter((row) => hasWords(`${row.name} ${row.partnerName}`, search ?? ''))
    .filter((row) => !moment?.length || moment.includes(row.moment))
    .filter((row) => enabled === undefined || row.isEnabled === (enabled === 'yes'))
    .toSorted((a, b) => sign * (compared(a, b, sort) || a.triggerId - b.triggerId));
  const start = (pageNo - 1) * pageSize;
  return ok({ total: found.length, pageNo, pageSize, rows: found.slice(start, start + pageSize) });
}

async function detailOf(db: Db | Tx, triggerId: number, asks: SignedInAsks) {
  const trigger = (await seen(db, asks)).find((row) => row.triggerId === triggerId);
  if (!trigger) return refuse(notFound);
  const traces = await store.tracesOf(db, triggerId);
  const trace = traces
    .filter((row) => isInScope(asks.sees, row))
    .map(({ traceId, alarmId, at, moment, outcome, missed, seen: looked, placeName }) => {
      return { traceId, alarmId, at, moment, outcome, missed: [...missed], ...looked, placeName };
    });
  return ok({ trigger, trace });
}
type Detail = Extract<Awaited<ReturnType<typeof detailOf>>, { ok: true }>['value'];

/** A rule with its last evaluations: of alarms in the caller's scope. @spec ALM-12 */
export const detail = (triggerId: number, asks: SignedInAsks): Promise<Result<Detail>> =>
  detailOf(asks.deps.database.db, triggerId, asks);

function rowOf(
  { partnerId: _partnerId, isEnabled, moment, ...settings }: TriggerRule,
  { deps, account }: SignedInAsks,
) {
  const stored: StoredTrigger = settings;
  const changed = { changedBy: nameOf(account), changedAt: isoNow(deps.clock) };
  return { isEnabled, moment, settings: JSON.stringify(stored), ...changed };
}
const targetOf = (triggerId: number) => ({ kind: 'triggerRule', id: triggerId });

/** @spec ALM-12 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Detail>> {
  const form = triggerRuleForm.check(sent);
  if (!form.ok) return form;
  const { scope } = asks;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Detail>> => {
    await takeRules(tx, scope.rentId);
    const partnerId = partnerFor(scope, form.value.partnerId);
    const problem = await checkPartner(tx, scope, partnerId);
    if (problem) return refuse(problem);
    if ((await store.countTriggers(tx, scope.rentId)) >= rulesMax)
      return refuse({ code: 'alarm.rule.tooMany', args: { 0: rulesMax } });
    const triggerId = await store.insertTrigger(tx, { rentId: scope.rentId, partnerId, ...rowOf(form.value, asks) });
    const changes = loggedChanges({}, form.value);
    await logUse(tx, asks, { detail: `${triggerId} ${form.value.name}`, changes, target: targetOf(triggerId) });
    return detailOf(tx, triggerId, asks);
  });
}

interface Named {
  readonly triggerId: number;
  readonly revision: number;
}
/** The rule, held, if it is the caller's and as it was when it was opened. @throws HttpRefusal 403 */
async function held(tx: Tx, { triggerId, revision }: Named, asks: SignedInAsks): Promise<Result<store.TriggerRow>> {
  const row = await store.lockTrigger(tx, asks.scope.rentId, triggerId);
  const partners = await seenPartners(tx, asks.scope);
  const isSeen = row && (row.partnerId === null || !partners || partners.includes(row.partnerId));
  if (!row || !isSeen) return refuse(notFound);
  if (!isOwn(asks.scope, row.partnerId)) throw new HttpRefusal(403, { code: 'role.noPermission' });
  if (row.revision !== revision) return refuse({ code: 'alarm.trigger.conflict', args: { name: row.changedBy } });
  return ok(row);
}

/** @spec ALM-12 */
export async function change({ triggerId, revision, ...sent }: Named, asks: SignedInAsks): Promise<Result<Detail>> {
  const form = triggerRuleForm.check(sent);
  if (!form.ok) return form;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Detail>> => {
    const found = await held(tx, { triggerId, revision }, asks);
    if (!found.ok) return found;
    await store.updateTrigger(tx, triggerId, rowOf(form.value, asks));
    const changes = loggedChanges(
      { ...store.ruleOfRow(found.value) },
      { ...form.value, partnerId: found.value.partnerId ?? undefined },
    );
    await logUse(tx, asks, { detail: `${triggerId} ${form.value.name}`, changes, target: targetOf(triggerId) });
    return detailOf(tx, triggerId, asks);
  });
}

/** Switches a rule on or off. @spec ALM-12 */
export const switchTo = ({ isEnabled, ...named }: Named & { readonly isEnabled: boolean }, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Detail>> => {
    const found = await held(tx, named, asks);
    if (!found.ok) return found;
    const changed = { changedBy: nameOf(asks.account), changedAt: isoNow(asks.deps.clock) };
    await store.updateTrigger(tx, named.triggerId, { isEnabled, ...changed });
    const changes = loggedChanges({ isEnabled: found.value.isEnabled }, { isEnabled });
    const { name } = found.value.settings;
    await logUse(tx, asks, { detail: `${named.triggerId} ${name}`, changes, target: targetOf(named.triggerId) });
    return detailOf(tx, named.triggerId, asks);
  });

/** @spec ALM-12 */
export const remove = (named: Named, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const found = await held(tx, named, asks);
    if (!found.ok) return found;
    await store.deleteTrigger(tx, named.triggerId);
    const detailText = `${named.triggerId} ${found.value.settings.name}`;
    await logUse(tx, asks, { detail: detailText, target: targetOf(named.triggerId) });
    return ok({ done: true });
  });
