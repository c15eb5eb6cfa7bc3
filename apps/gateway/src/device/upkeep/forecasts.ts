import { batteryForecast, deviceTypeNames, deviceTypes } from '@fireline/domain/device';
import { addDays, dayAt, dayMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import type { Deps } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { unpackReadings } from '../../lib/packedReadings.ts';
import './tables.ts';

/** What the job is called in logs and metrics. */
export const batteryJob = 'forecast of batteries';
/** Decision: the line goes through the last month, which holds thirty reports of a detector that reports once a day. */
const samplesDays = 30;
const devicesPerRound = 100;
const batteryTypes = deviceTypeNames.filter((type) => deviceTypes[type].power === 'battery');

/** A line that hardly falls reaches zero in no year that a calendar has: it is due in ten years then. */
const daysFar = 3652;

interface Sample {
  readonly atMs: number;
  readonly value: number;
}

/** The day on which the battery is due by these readings; null: they do not tell. @spec DEV-14 */
export function dueDayOf(samples: readonly Sample[], nowMs: number): string | null {
  const { daysLeft } = batteryForecast(samples, nowMs);
  return daysLeft === null ? null : addDays(dayAt(nowMs), Math.min(daysLeft, daysFar));
}

/** The battery devices after that one, with the day since which their battery is in. */
const nextDevices = (db: Db, after: number) =>
  db
    .selectFrom('device')
    .select([
      'deviceId',
      sql<
        string | null
      >`(select max(done_on)::text from device_upkeep u where u.device_id = device.device_id and u.kind = 'battery')`.as(
        'replacedDay',
      ),
    ])
    .where('deviceId', '>', after)
    .where('dStatus', '<>', 0)
    .where('removedAt', 'is', null)
    .where('deviceType', '=', anyText(batteryTypes) as never)
    .orderBy('deviceId')
    .limit(devicesPerRound)
    .execute();

type JudgeDeps = Pick<Deps, 'database' | 'clock' | 'log'> & Partial<Pick<Deps, 'observer'>>;
/** What cannot be read is said in the log and counted; the rest goes on. */
function skip({ log, observer }: Pick<JudgeDeps, 'log' | 'observer'>, what: string, error: unknown): void {
  log.error(what, error);
  observer?.skipped({ job: batteryJob });
}

/** What is known of the batteries; a piece of readings that cannot be read is left out. */
async function samplesOf(
  deps: JudgeDeps,
  deviceIds: readonly number[],
  fromMs: number,
): Promise<Map<number, Sample[]>> {
  const { db } = deps.database;
  const from = new Date(fromMs).toISOString();
  const found = new Map<number, Sample[]>(deviceIds.map((deviceId) => [deviceId, []]));
  const pieces = await db
    .selectFrom('reading')
    .select(['deviceId', 'fromAt', 'points'])
    .where('deviceId', '=', anyId(deviceIds))
    .where('fromAt', '>=', from)
    .execute();
  for (const { deviceId, fromAt, points } of pieces) {
    try {
      // one a day is enough for a line through a month
      const [first] = unpackReadings(fromAt, points, 'batteryRatio');
      if (first) found.get(deviceId)?.push(first);
    } catch (error) {
      skip(deps, `the readings of device ${deviceId} from ${fromAt} cannot be read`, error);
    }
  }
  const reports = await db
    .selectFrom('report')
    .select([
      'deviceId',
      'at',
      sql<
        number | null
      >`case when jsonb_typeof(readings->'batteryRatio') = 'number' then (readings->>'batteryRatio')::float8 end`.as(
        'value',
      ),
    ])
    .distinctOn('deviceId')
    .where('deviceId', '=', anyId(deviceIds))
    .where('at', '>=', from)
    .where(sql<boolean>`readings ? 'batteryRatio'`)
    .orderBy('deviceId')
    .orderBy('at', 'desc')
    .execute();
  for (const { deviceId, at, value } of reports)
    if (value !== null) found.get(deviceId)?.push({ atMs: Date.parse(at), value });
  return found;
}

/**
 * Judges when each battery is due, by the readings of the last month since it was put in. What cannot be read is logged, counted and left
 * out; a device that cannot be judged stays as it was.
 * @returns how many were judged
 * @spec DEV-14
 */
export async function judgeBatteries(deps: JudgeDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<number> {
  const { database, clock } = deps;
  const { db } = database;
  const nowMs = clock();
  let judged = 0;
  for (let after = 0; !isStopped();) {
    const devices = await nextDevices(db, after);
    if (devices.length === 0) break;
    after = devices.at(-1)?.deviceId ?? after;
    const samples = await samplesOf(
      deps,
      devices.map(({ deviceId }) => deviceId),
      nowMs - samplesDays * dayMs,
    );
    const rows = devices.flatMap(({ deviceId, replacedDay }) => {
      try {
        const own = (samples.get(deviceId) ?? []).filter(
          ({ atMs }) => replacedDay === null || dayAt(atMs) > replacedDay,
        );
        return [{ deviceId, dueOn: dueDayOf(own, nowMs), judgedAt: new Date(nowMs).toISOString() }];
      } catch (error) {
        skip(deps, `the battery of device ${deviceId} could not be judged`, error);
        return [];
      }
    });
    if (rows.length > 0)
      await db
        .insertInto('batteryForecast')
        .values(rows)
        .onConflict((oc) =>
          oc
            .column('deviceId')
            .doUpdateSet((eb) => ({ dueOn: eb.ref('excluded.dueOn'), judgedAt: eb.ref('excluded.judgedAt') })),
        )
        .execute();
    judged += rows.length;
  }
  return judged;
}
