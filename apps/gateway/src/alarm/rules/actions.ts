import {
  alarmRuleForm,
  type AlarmRuleSettings,
  changedVersionFields,
  rulesMax,
  takesEffectAtMs,
} from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { checkPartner, partnerFor } from './owning.ts';
import { type Detail, detail, type ShownRule } from './reading.ts';
import * as store from './store.ts';
import type { StoredSettings } from './tables.ts';

const targetOf = (ruleId: number) => ({ kind: 'alarmRule', id: ruleId });

/** A rule for the devices of others is read only. @throws HttpRefusal 403 */
async function own(tx: Tx, ruleId: number, asks: SignedInAsks): Promise<Result<ShownRule>> {
  const found = await detail(ruleId, asks, tx);
  if (!found.ok) return found;
  if (!found.value.rule.isOwn) throw new HttpRefusal(403, { code: 'role.noPermission' });
  return ok(found.value.rule);
}

interface Saved {
  readonly ruleId: number;
  readonly isEnabled: boolean;
  readonly settings: StoredSettings;
}
/** Saves the next version: it takes effect in a quarter of an hour, by the domain's word. */
async function saveVersion(tx: Tx, { ruleId, isEnabled, settings }: Saved, asks: SignedInAsks): Promise<void> {
  const now = asks.deps.clock();
  await store.insertVersion(tx, {
    ruleId,
    rentId: asks.scope.rentId,
    isEnabled,
    settings: JSON.stringify(settings),
    savedBy: nameOf(asks.account),
    savedAt: new Date(now).toISOString(),
    inEffectFrom: new Date(takesEffectAtMs(now)).toISOString(),
  });
}

const storedOf = ({ partnerId: _partnerId, ...settings }: AlarmRuleSettings): StoredSettings => settings;

/** @spec ALM-05 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Detail>> {
  const form = alarmRuleForm.check(sent);
  if (!form.ok) return form;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<Detail>> => {
    await store.takeRules(tx, scope.rentId);
    const partnerId = partnerFor(scope, form.value.partnerId);
    const problem = await checkPartner(tx, scope, partnerId);
    if (problem) return refuse(problem);
    if ((await store.countRules(tx, scope.rentId)) >= rulesMax)
      return refuse({ code: 'alarm.rule.tooMany', args: { 0: rulesMax } });
    const createdAt = new Date(deps.clock()).toISOString();
    const ruleId = await store.insertRule(tx, {
      rentId: scope.rentId,
      partnerId,
      createdBy: nameOf(account),
      createdAt,
    });
    await saveVersion(tx, { ruleId, isEnabled: true, settings: storedOf(form.value) }, asks);
    const changes = loggedChanges({}, form.value);
    await logUse(tx, asks, { detail: `${ruleId} ${form.value.kind}`, changes, target: targetOf(ruleId) });
    return detail(ruleId, asks, tx);
  });
}

interface Named {
  readonly ruleId: number;
  readonly revision: number;
}
type Made = Problem | Omit<Saved, 'ruleId'>;
/** The next version of a rule; of two at once the second learns who was first. */
const next = (
  { ruleId, revision }: Named,
  asks: SignedInAsks,
  make: (rule: ShownRule, tx: Tx) => Made | Promise<Made>,
): Promise<Result<Detail>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Detail>> => {
    await store.takeRules(tx, asks.scope.rentId);
    const found = await own(tx, ruleId, asks);
    if (!found.ok) return found;
    const rule = found.value;
    if (rule.revision !== revision) {
      const [last] = await store.historyOf(tx, asks.scope.rentId, ruleId);
      return refuse({ code: 'alarm.rule.conflict', args: { name: last?.withdrawnBy ?? last?.savedBy ?? '' } });
    }
    const made = await make(rule, tx);
    if ('code' in made) return refuse(made);
    await saveVersion(tx, { ruleId, ...made }, asks);
    await store.countRevision(tx, ruleId);
    const { isEnabled, ...before } = rule.version;
    const was = Object.fromEntries(Object.keys(made.settings).map((key) => [key, before[key as 'kind']]));
    const changes = loggedChanges({ ...was, isEnabled }, { ...made.settings, isEnabled: made.isEnabled });
    await logUse(tx, asks, { detail: `${ruleId} ${made.settings.kind}`, changes, target: targetOf(ruleId) });
    return detail(ruleId, asks, tx);
  });

/** @spec ALM-05 */
export async function change({ ruleId, revision, ...sent }: Named, asks: SignedInAsks): Promise<Result<Detail>> {
  const form = alarmRuleForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  return next({ ruleId, revision }, asks, ({ version, partnerId }) =>
    version.kind !== value.kind || (value.partnerId ?? partnerId) !== partnerId
      ? { code: 'alarm.rule.kindStays', field: 'kind' }
      : { isEnabled: true, settings: storedOf(value) },
  );
}

/** Switches a rule off, or on as it was: a version like any other. @spec ALM-05 */
export const switchTo = ({ isEnabled, ...named }: Named & { readonly isEnabled: boolean }, asks: SignedInAsks) =>
  next(named, asks, ({ version }) => {
    if (version.isEnabled === isEnabled) return { code: 'alarm.rule.alreadySo' };
    const { kind, deviceTypes, measurement, raisesWhen, threshold, recoversAt, level } = version;
    const { alarmTimeMinutes, autoRecovery, armingEnable } = version;
    const settings = { kind, deviceTypes, measurement, raisesWhen, threshold, recoversAt, level: level ?? undefined };
    return { isEnabled, settings: { ...settings, alarmTimeMinutes, autoRecovery, armingEnable } };
  });

/** Saves what an earlier version said as the next one: it takes effect like any other. @spec ALM-05 */
export const restore = ({ versionId, ...named }: Named & { readonly versionId: number }, asks: SignedInAsks) =>
  next(named, asks, async ({ version, ruleId, partnerId }, tx) => {
    const earlier = await store.versionById(tx, asks.scope.rentId, versionId);
    if (earlier?.ruleId !== ruleId) return { code: 'alarm.rule.notFound', field: 'versionId' };
    // what was right then may be refused by now
    const form = alarmRuleForm.check({ ...earlier.settings, partnerId: partnerId ?? undefined });
    if (!form.ok) return form.problems[0] ?? { code: 'alarm.rule.notFound', field: 'versionId' };
    const settings = storedOf(form.value);
    return changedVersionFields(version, { ...settings, isEnabled: true }).length === 0
      ? { code: 'alarm.rule.alreadySo' }
      : { isEnabled: true, settings };
  });

/** Withdraws a version before its time has come; what was in effect stays. @spec ALM-05 */
export const withdraw = (
  { ruleId, versionId }: { readonly ruleId: number; readonly versionId: number },
  asks: SignedInAsks,
): Promise<Result<Detail>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Detail>> => {
    const { rentId } = asks.scope;
    await store.takeRules(tx, rentId);
    const found = await own(tx, ruleId, asks);
    if (!found.ok) return found;
    const version = await store.versionById(tx, rentId, versionId);
    if (version?.ruleId !== ruleId) return refuse({ code: 'alarm.rule.notFound', field: 'versionId' });
    if (version.withdrawnBy !== null)
      return refuse({ code: 'alarm.rule.alreadyWithdrawn', args: { name: version.withdrawnBy } });
    const now = new Date(asks.deps.clock()).toISOString();
    if (version.inEffectFrom <= now) return refuse({ code: 'alarm.rule.alreadyInEffect' });
    await store.withdrawVersion(tx, versionId, nameOf(asks.account), now);
    await store.countRevision(tx, ruleId);
    await logUse(tx, asks, { detail: `${ruleId} ${version.no}`, target: targetOf(ruleId) });
    return detail(ruleId, asks, tx);
  });
