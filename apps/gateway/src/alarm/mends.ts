import { takesEffectAtMs } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import type { Deps } from '../lib/context.ts';
import { updateMany } from '../lib/db/query/updateMany.ts';
import type { Mend, Present } from '../lib/mending/ahead.ts';
import { transact } from '../lib/transact.ts';
import { tellAlarms } from './record.ts';
import { currentAhead, lockAlarms } from './store.ts';

const perRound = 100;
const datedColumns = [
  'alarmTime',
  'lastTime',
  'receivedAt',
  'recoveredAt',
  'acknowledgedAt',
  'silencedUntil',
  'revision',
] as const;

/** Dates current alarms that lie ahead as of now, ends silences of them that have not begun, and publishes them. @spec ALM-01 ALM-06 ALM-12 */
async function mendCurrent({ database }: Pick<Deps, 'database'>, { now, ahead }: Present): Promise<void> {
  for (let after = 0, found = perRound; found === perRound;) {
    const rows = await currentAhead(database.db, ahead, after, perRound);
    found = rows.length;
    after = rows.at(-1)?.alarmId ?? after;
    for (const [rentId, own] of Map.groupBy(rows, (row) => row.rentId))
      await transact(database, async (work) => {
        const ids = own.map(({ alarmId }) => alarmId);
        const silenced = new Set(own.flatMap(({ alarmId, silencedBy }) => (silencedBy === null ? [] : [alarmId])));
        const alarms = await lockAlarms(work.tx, { rentId, role: 'platform' }, ids);
        const notLater = <At extends string | null>(at: At) => (at !== null && at > now ? now : at);
        const changed = alarms.map((alarm) => ({
          ...alarm,
          alarmTime: notLater(alarm.alarmTime),
          lastTime: notLater(alarm.lastTime),
          receivedAt: notLater(alarm.receivedAt),
          recoveredAt: notLater(alarm.recoveredAt),
          acknowledgedAt: notLater(alarm.acknowledgedAt),
          silencedUntil: silenced.has(alarm.alarmId) ? now : alarm.silencedUntil,
          revision: alarm.revision + 1,
        }));
        await updateMany(work.tx, 'alarm', 'alarmId', datedColumns, changed);
        const located = changed.map((alarm) => {
          const { rentId: of, orgPath, partnerId, unitId, maintId, placeId } = alarm;
          const where = { rentId: of, orgPath, partnerId, unitId, maintId, placeId };
          return { changing: { alarm, isNew: false, track: [] }, where };
        });
        await tellAlarms(work, rentId, located, now);
      });
  }
}

/** A version of a rule that a clock which ran ahead has saved is in effect from now on; gateways read the rules again. @spec ALM-05 */
const mendRules = ({ database }: Pick<Deps, 'database'>, { nowMs, now, ahead }: Present) =>
  sql`with mended as (update alarm_rule_version set in_effect_from = ${now}::timestamptz
      where saved_at > ${ahead}::timestamptz and in_effect_from > ${new Date(takesEffectAtMs(nowMs)).toISOString()}::timestamptz returning rule_id)
    update alarm_rule_set set revision = revision + 1 where rent_id in (
      select rent_id from alarm_rule where rule_id in (select rule_id from mended))`.execute(database.db);

export const alarmMends = (deps: Deps): readonly Mend[] => [
  { what: 'current alarms', run: (present) => mendCurrent(deps, present) },
  { what: 'rules', run: (present) => mendRules(deps, present) },
];
