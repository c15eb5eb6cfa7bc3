import { maySilence, type Silence, silenceOf } from '@fireline/domain/alarm';
import { sql, type SqlBool } from 'kysely';
import { type Deps, isoNow } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { tellAlarms } from '../record.ts';
import { lockAlarms } from '../store.ts';
import { silencedUnder, silencesFor } from './silencing.ts';

type ApplyingDeps = Pick<Deps, 'database' | 'clock' | 'alarmRules' | 'log'>;
type Locked = Awaited<ReturnType<typeof lockAlarms>>[number];

/** Alarms changed in one transaction: reports wait for no more than that. */
const perPart = 100;

/** The rule of each alarm, as it would be found if it were raised now. */
async function rulesOf(
  tx: Tx,
  rentId: string,
  alarms: readonly Locked[],
  { clock, alarmRules }: Pick<ApplyingDeps, 'clock' | 'alarmRules'>,
) {
  const nowMs = clock();
  const tenant = await alarmRules.of(tx, rentId, nowMs);
  const devices = await tx
    .selectFrom('device')
    .select(['deviceId', 'armed'])
    .where('deviceId', '=', anyId(alarms.map(({ deviceId }) => deviceId)))
    .execute();
  const armed = new Map(devices.map((device) => [device.deviceId, device.armed]));
  return ({ deviceId, deviceType, partnerId, kind }: Locked): number | null => {
    const judged = { deviceType, partnerId, armed: armed.get(deviceId) ?? true };
    return tenant.at(nowMs, nowMs, judged).find((rule) => rule.kind === kind)?.ruleId ?? null;
  };
}

/** What becomes of an alarm: quiet under a silence that runs, loud from when its own ended early, or undefined: as it is. */
function changeOf(alarm: Locked, best: Silence | undefined, endedAt: string | undefined) {
  const until = alarm.silencedUntil ?? '';
  if (best) {
    const under = silencedUnder(best);
    return under.silencedUntil === until ? undefined : under;
  }
  return endedAt !== undefined && endedAt < until ? { silenceId: alarm.silenceId, silencedUntil: endedAt } : undefined;
}

/**
 * Brings alarms that stand in line with the silences that run now, and publishes those that change, in the transaction of the caller.
 * @spec ALM-12
 */
export async function followSilences(
  work: Work,
  deps: Pick<ApplyingDeps, 'clock' | 'alarmRules'>,
  rentId: string,
  alarmIds: readonly number[],
): Promise<void> {
  const { tx } = work;
  const locked = (await lockAlarms(tx, { rentId, role: 'platform' }, alarmIds)).filter(
    ({ state, level, drillId }) => state !== 'closed' && maySilence(level) && drillId === null,
  );
  const ruleOf = await rulesOf(tx, rentId, locked, deps);
  const now = isoNow(deps.clock);
  const alarms = locked.map((alarm) => ({ ...alarm, ruleId: ruleOf(alarm) }));
  const silences = await silencesFor(tx, rentId, alarms, now);
  const own = await tx
    .selectFrom('alarmSilence')
    .select(['silenceId', 'endsAt'])
    .where('silenceId', '=', anyId(locked.flatMap(({ silenceId }) => silenceId ?? [])))
    .execute();
  const ends = new Map(own.map(({ silenceId, endsAt }) => [silenceId, endsAt]));
  const changed = alarms.flatMap(({ ruleId, ...alarm }) => {
    const best = silenceOf(silences, { ...alarm, ruleId }, Date.parse(now));
    const change = changeOf(alarm, best, ends.get(alarm.silenceId ?? 0));
    return change ? [{ before: alarm, alarm: { ...alarm, ...change, revision: alarm.revision + 1 } }] : [];
  });
  for (const { alarm, before } of changed) {
    const { alarmId, silenceId, silencedUntil, revision } = alarm;
    await tx.updateTable('alarm').set({ silenceId, silencedUntil, revision }).where('alarmId', '=', alarmId).execute();
    await escalateAt(tx, alarmId, before.silencedUntil, silencedUntil);
  }
  const located = changed.map(({ alarm }) => {
    const { rentId: of, orgPath, partnerId, unitId, maintId, placeId } = alarm;
    return {
      changing: { alarm, isNew: false, track: [] },
      where: { rentId: of, orgPath, partnerId, unitId, maintId, placeId },
    };
  });
  await tellAlarms(work, rentId, located, now);
}

const refresh = (deps: ApplyingDeps, rentId: string, alarmIds: readonly number[]): Promise<void> =>
  transact(deps.database, (work) => followSilences(work, deps, rentId, alarmIds));

/** What waits for the end of the silence follows it. @spec ALM-09 */
async function escalateAt(tx: Tx, alarmId: number, from: string | null, to: string | null): Promise<void> {
  if (from === null || to === null) return;
  await tx
    .updateTable('sendNotice')
    .set({ dueAt: to })
    .where('alarmId', '=', alarmId)
    .where('moment', '=', 'standing')
    .where('dueAt', '=', from)
    .execute();
}

type Standing = { readonly rentId: string; readonly alarmId: number };

/** Refreshes alarms part by part; one that fails is left for the next round, and stops no other. */
async function refreshAll(
  deps: ApplyingDeps,
  next: (after: number) => Promise<readonly Standing[]>,
  { isStopped }: Pick<Pace, 'isStopped'>,
): Promise<boolean> {
  let after = 0;
  let isWhole = true;
  while (!isStopped()) {
    const found = await next(after);
    for (const [rentId, rows] of Map.groupBy(found, (row) => row.rentId)) {
      try {
        await refresh(
          deps,
          rentId,
          rows.map(({ alarmId }) => alarmId),
        );
      } catch (error) {
        isWhole = false;
        deps.log.error(`alarms of ${rentId} could not be silenced`, error);
      }
    }
    if (found.length < perPart) return isWhole;
    after = found.at(-1)?.alarmId ?? after;
  }
  return false;
}

const standing = (db: Db, after: number) =>
  db
    .selectFrom('alarm')
    .select(['alarm.alarmId', 'alarm.rentId'])
    .where('alarm.state', '<>', 'closed')
    .where('alarm.alarmId', '>', after)
    .orderBy('alarm.alarmId')
    .limit(perPart);

/** Alarms that stand and that a silence may be about: of a rule those of its kind. */
const underSilence = (db: Db, silenceId: number, after: number) =>
  standing(db, after)
    .innerJoin('alarmSilence', 'alarmSilence.rentId', 'alarm.rentId')
    .where('alarmSilence.silenceId', '=', silenceId)
    .where(
      sql<SqlBool>`case when alarm_silence.device_id is not null then alarm.device_id = alarm_silence.device_id
        when alarm_silence.place_id is not null then alarm.place_id = alarm_silence.place_id
        else alarm.kind = (select settings ->> 'kind' from alarm_rule_version v
          where v.rule_id = alarm_silence.rule_id order by no desc limit 1) end`,
    )
    .execute();

/** Alarms that stand and were silenced for longer than their silence ran. */
const endedEarly = (db: Db, after: number) =>
  standing(db, after)
    .innerJoin('alarmSilence', 'alarmSilence.silenceId', 'alarm.silenceId')
    .where('alarm.silenceId', 'is not', null)
    .whereRef('alarm.silencedUntil', '>', 'alarmSilence.endsAt')
    .execute();

/**
 * Silences what already stood when a silence began, and makes loud again what one that was ended early had silenced. Right after the change,
 * and again by a job, so that a gateway that dies in between leaves nothing quiet. What ends by itself needs nothing: every screen knows when.
 * @spec ALM-12
 */
export async function applySilences(deps: ApplyingDeps, pace: Pick<Pace, 'isStopped'>): Promise<void> {
  const { db } = deps.database;
  await refreshAll(deps, (after) => endedEarly(db, after), pace);
  const now = isoNow(deps.clock);
  const begun = await db
    .selectFrom('alarmSilence')
    .select('silenceId')
    .where('appliedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .orderBy('silenceId')
    .execute();
  for (const { silenceId } of begun)
    if (await refreshAll(deps, (after) => underSilence(db, silenceId, after), pace))
      await db.updateTable('alarmSilence').set({ appliedAt: now }).where('silenceId', '=', silenceId).execute();
}
