import { maySilence, silenceOf, type Silence, type Silenceable } from '@fireline/domain/alarm';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { LocatedChange } from '../track.ts';

/** The silences that run and hold for at least one of the alarms, held: who ends one waits until the alarms are written. */
export async function silencesFor(
  tx: Tx,
  rentId: string,
  alarms: readonly Silenceable[],
  now: string,
): Promise<Silence[]> {
  const ids = (of: 'deviceId' | 'placeId' | 'ruleId') => [...new Set(alarms.flatMap((alarm) => alarm[of] ?? []))];
  const rows = await tx
    .selectFrom('alarmSilence')
    .select(['silenceId', 'deviceId', 'placeId', 'ruleId', 'startsAt', 'endsAt'])
    .where('rentId', '=', rentId)
    .where('endsAt', '>', now)
    .where('startsAt', '<=', now)
    .where('cancelledAt', 'is', null)
    .where(
      sql<SqlBool>`(device_id = ${anyId(ids('deviceId'))} or place_id = ${anyId(ids('placeId'))}
        or rule_id = ${anyId(ids('ruleId'))})`,
    )
    .orderBy('silenceId')
    .forShare()
    .execute();
  return rows.map(({ silenceId, deviceId, placeId, ruleId, startsAt, endsAt }) => ({
    silenceId,
    deviceId: deviceId ?? undefined,
    placeId: placeId ?? undefined,
    ruleId: ruleId ?? undefined,
    startsAtMs: Date.parse(startsAt),
    endsAtMs: Date.parse(endsAt),
  }));
}

const silenceable = ({ changing: { alarm, ruleId = null }, where: { placeId } }: LocatedChange): Silenceable => ({
  level: alarm.level,
  deviceId: alarm.deviceId,
  placeId,
  ruleId,
});

/**
 * Marks new alarms as silenced before they are written: they are kept, and neither pop up nor sound nor are sent. Only where an alarm is
 * raised that may be silenced is there anything to look up; every gateway reads what was committed, so that a silence counts at once.
 * @spec ALM-12
 */
export async function silenceRaised(
  tx: Tx,
  rentId: string,
  fresh: readonly LocatedChange[],
  now: string,
): Promise<void> {
  const alarms = fresh.filter(({ changing }) => maySilence(changing.alarm.level) && changing.alarm.drillId == null);
  if (alarms.length === 0) return;
  const silences = await silencesFor(tx, rentId, alarms.map(silenceable), now);
  if (silences.length === 0) return;
  for (const change of alarms) {
    const silence = silenceOf(silences, silenceable(change), Date.parse(now));
    if (silence) Object.assign(change.changing, { alarm: { ...change.changing.alarm, ...silencedUnder(silence) } });
  }
}

/** What an alarm that is silenced keeps of it. */
export const silencedUnder = ({ silenceId, endsAtMs }: Silence) => ({
  silenceId,
  silencedUntil: new Date(endsAtMs).toISOString(),
});
