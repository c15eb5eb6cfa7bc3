import {
  alarmKinds,
  mayEndSilence,
  maySilence,
  silencedBy,
  silenceForm,
  type SilenceTarget,
  silencesMax,
  silenceState,
  silenceTimes,
} from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { isOwn } from '../rules/owning.ts';
import { detail as ruleDetail } from '../rules/reading.ts';
import { applySilences } from './applying.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'alarm.silence.notFound', field: 'silenceId' };
const targetOf = (id: number) => ({ kind: 'silence', id });
const iso = (ms: number): string => new Date(ms).toISOString();
const goesOn = { isStopped: () => false };

/** A rule is its owner's to silence; a device or place is whose scope it stands in, unless somebody above them silenced it. */
const mayEnd = ({ ruleId, partnerId, createdRole }: store.SilenceRow, { scope }: SignedInAsks): boolean =>
  ruleId === null ? mayEndSilence(scope.role, createdRole) : isOwn(scope, partnerId);

function shownOf(
  { cancelledAt, partnerId: _partnerId, createdRole: _createdRole, ...row }: store.SilenceRow,
  isMine: boolean,
  nowMs: number,
) {
  const times = { startsAtMs: Date.parse(row.startsAt), endsAtMs: Date.parse(row.endsAt) };
  const target: SilenceTarget = row.deviceId !== null ? 'device' : row.placeId !== null ? 'place' : 'rule';
  return { ...row, target, isOwn: isMine, state: silenceState(times, cancelledAt !== null, nowMs) };
}
type Shown = ReturnType<typeof shownOf>;
const shownTo = (asks: SignedInAsks) => (row: store.SilenceRow) => shownOf(row, mayEnd(row, asks), asks.deps.clock());

/** @spec ALM-12 */
export async function list(query: store.SilenceFilter & store.SilenceOrder & Paging, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const page = await store.silencesPage(deps.database.db, scope, isoNow(deps.clock), query);
  return ok({ ...page, rows: page.rows.map(shownTo(asks)) });
}

/** @spec ALM-12 DEV-13 */
export async function ofDevice(deviceId: number, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const device = await store.judgedDevice(db, scope, deviceId);
  if (!device) return refuse({ code: 'device.notFound', field: 'deviceId' });
  const { deviceType, partnerId, armed, placeId } = device;
  const nowMs = deps.clock();
  const rules = (await deps.alarmRules.of(db, scope.rentId, nowMs)).at(nowMs, nowMs, { deviceType, partnerId, armed });
  const of = { deviceId, placeId, ruleIds: rules.flatMap(({ ruleId }) => ruleId ?? []) };
  const rows = await store.openSilences(db, scope, of, iso(nowMs));
  return ok({ silences: rows.map(shownTo(asks)) });
}

async function shown(tx: Tx, silenceId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.silenceById(tx, asks.scope, silenceId);
  return row ? ok(shownTo(asks)(row)) : refuse(notFound);
}

interface Named {
  readonly deviceId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly ruleId?: number | undefined;
}
/** Why what is named cannot be silenced by the caller, or nothing. @throws HttpRefusal 403 for a rule of others */
async function targetProblem(tx: Tx, named: Named, asks: SignedInAsks): Promise<Problem | undefined> {
  const { deviceId, placeId, ruleId } = named;
  const unknown = (field: string): Problem => ({ code: 'form.choice', field });
  if (deviceId !== undefined)
    return (await store.heldDevice(tx, asks.scope, deviceId)) ? undefined : unknown('deviceId');
  if (placeId !== undefined) return (await store.heldPlace(tx, asks.scope, placeId)) ? undefined : unknown('placeId');
  const found = await ruleDetail(ruleId ?? 0, asks, tx);
  if (!found.ok) return unknown('ruleId');
  const { rule } = found.value;
  if (!rule.isOwn) throw new HttpRefusal(403, { code: 'role.noPermission' });
  const level = (rule.current ?? rule.version).level ?? alarmKinds[rule.version.kind].level;
  return maySilence(level) ? undefined : { code: 'alarm.silence.level', field: 'ruleId' };
}

/** What already stood is silenced as soon as the silence is there. @spec ALM-12 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = silenceForm.check(sent);
  if (!form.ok) return form;
  const { deps, scope, account } = asks;
  const named = silencedBy(form.value);
  const made = await transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const problem = await targetProblem(tx, named, asks);
    if (problem) return refuse(problem);
    const times = silenceTimes(form.value, deps.clock());
    if (!times.ok) return times;
    const now = isoNow(deps.clock);
    if ((await store.countOpen(tx, scope.rentId, now)) >= silencesMax)
      return refuse({ code: 'alarm.silence.tooMany', args: { 0: silencesMax } });
    const { reason } = form.value;
    const value = { ...named, reason, startsAt: iso(times.value.startsAtMs), endsAt: iso(times.value.endsAtMs) };
    const by = { createdBy: nameOf(account), createdRole: scope.role, createdAt: now };
    const id = await store.insertSilence(tx, { rentId: scope.rentId, ...value, ...by });
    await logUse(tx, asks, { detail: `${id} ${reason}`, changes: loggedChanges({}, value), target: targetOf(id) });
    return shown(tx, id, asks);
  });
  return applied(made, asks);
}

/** Of two who end it the second learns that it is over. What stands is loud again at once. @spec ALM-12 */
export async function end(silenceId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const { deps, scope, account } = asks;
  const ended = await transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const seen = await store.silenceById(tx, scope, silenceId);
    if (!seen) return refuse(notFound);
    if (!mayEnd(seen, asks)) throw new HttpRefusal(403, { code: 'role.noPermission' });
    const silence = await store.lockSilence(tx, scope.rentId, silenceId);
    if (!silence) return refuse(notFound);
    // after the lock: what was raised until then belongs to it
    const nowMs = deps.clock();
    const { startsAt, endsAt, cancelledAt, reason } = silence;
    const times = { startsAtMs: Date.parse(startsAt), endsAtMs: Date.parse(endsAt) };
    const state = silenceState(times, cancelledAt !== null, nowMs);
    if (state !== 'planned' && state !== 'running') return refuse({ code: 'alarm.silence.over', field: 'silenceId' });
    const change = state === 'planned' ? { cancelledAt: iso(nowMs) } : { endsAt: iso(nowMs) };
    await store.endSilence(tx, silenceId, { ...change, endedBy: nameOf(account) });
    const changes = loggedChanges({ endsAt, cancelledAt }, { endsAt, cancelledAt, ...change });
    await logUse(tx, asks, { detail: `${silenceId} ${reason}`, changes, target: targetOf(silenceId) });
    return shown(tx, silenceId, asks);
  });
  return applied(ended, asks);
}

/** What stands follows in transactions of its own: reports lock devices before silences. A failure is logged, and the job goes on with it. */
async function applied(result: Result<Shown>, asks: SignedInAsks): Promise<Result<Shown>> {
  if (!result.ok) return result;
  try {
    await applySilences(asks.deps, goesOn);
  } catch (error) {
    asks.deps.log.error('a silence could not be applied to what stands', error);
  }
  const row = await store.silenceById(asks.deps.database.db, asks.scope, result.value.silenceId);
  return row ? ok(shownTo(asks)(row)) : result;
}
