import { alarmTimeMinutes, isCurrent } from '@fireline/domain/alarm';
import { minuteMs } from '@fireline/domain/lib';
import { sql, type SqlBool } from 'kysely';
import { type Deps, isoNow } from '../../lib/context.ts';
import { anyId, listOfIds } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import { record } from '../record.ts';
import { showLevels } from '../shown.ts';
import { lockAlarms } from '../store.ts';
import { settle, type LocatedChange } from '../track.ts';

/** Alarms closed in one transaction: reports wait for no more than that. */
const perBatch = 200;

/** Due, or so far ahead that only a clock that ran ahead can have said so. */
const isDue = (
  now: string,
) => sql<SqlBool>`settle_at is not null and state <> 'closed' and (settle_at <= ${now}::timestamptz
  or settle_at > ${new Date(Date.parse(now) + alarmTimeMinutes.under * minuteMs).toISOString()}::timestamptz)`;

const dueAlarms = (db: Db, now: string, skipped: readonly number[]) =>
  db
    .selectFrom('alarm')
    .select(['alarmId', 'rentId'])
    .where(isDue(now))
    .where(sql<SqlBool>`alarm_id <> all(${listOfIds(skipped)})`)
    .orderBy('settleAt')
    .limit(perBatch)
    .execute();

const stillDue = async (tx: Tx, alarmIds: readonly number[], now: string) =>
  new Set(
    (
      await tx.selectFrom('alarm').select('alarmId').where('alarmId', '=', anyId(alarmIds)).where(isDue(now)).execute()
    ).map(({ alarmId }) => alarmId),
  );

const closeSome = (deps: Deps, rentId: string, alarmIds: readonly number[]): Promise<void> =>
  transact(deps.database, async (work) => {
    const now = isoNow(deps.clock);
    const locked = await lockAlarms(work.tx, { rentId, role: 'platform' }, alarmIds);
    // a report that came meanwhile has taken it back
    const due = await stillDue(work.tx, alarmIds, now);
    const changes = locked
      .filter(({ alarmId, state }) => due.has(alarmId) && isCurrent(state))
      .map(({ orgPath, partnerId, unitId, maintId, placeId, rentId: _rentId, ...alarm }): LocatedChange => {
        const changing = { alarm, isNew: false, track: [] };
        const at = alarm.settleAt !== null && alarm.settleAt < now ? alarm.settleAt : now;
        settle(changing, { at, since: alarm.recoveredAt ?? at, value: null });
        return { changing, where: { rentId, orgPath, partnerId, unitId, maintId, placeId } };
      });
    await record(work, rentId, changes, now);
    await showLevels(work, rentId, changes);
  });

/** Closes alarms whose reading has stayed normal for the alarm time, also where no further report comes. @spec ALM-05 */
export async function settleAlarms(deps: Deps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<void> {
  const failed: number[] = [];
  while (!isStopped()) {
    const due = await dueAlarms(deps.database.db, isoNow(deps.clock), failed);
    if (due.length === 0) return;
    for (const [rentId, rows] of Map.groupBy(due, (row) => row.rentId)) {
      const alarmIds = rows.map(({ alarmId }) => alarmId);
      try {
        await closeSome(deps, rentId, alarmIds);
      } catch (error) {
        deps.log.error(`recovered alarms of ${rentId} cannot be closed`, error);
        failed.push(...alarmIds);
      }
    }
  }
}
