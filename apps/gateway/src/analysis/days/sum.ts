import {
  dayMeter,
  dayPeak,
  daySpans,
  joinSpans,
  monthAndDate,
  spanMinutes,
  summedMeasurements,
} from '@fireline/domain/analysis';
import { deviceTypes } from '@fireline/domain/device';
import { addDays, type Day, dayAt, startOfDay } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import * as store from './store.ts';

/** Days looked for together. */
const daysPerRound = 50;
/** How many times as long as a day took the job then rests: calls have the database to themselves. */
const restsPerDay = 1;

type SumDeps = Pick<Deps, 'database' | 'clock' | 'log' | 'readingsDays'>;

/** The sum of each measurement of the day that the device has. */
async function sumMeasurements(tx: Tx, due: store.Due, reports: readonly store.Measured[]): Promise<void> {
  const startMs = startOfDay(due.day);
  for (const measurement of summedMeasurements) {
    const values = reports.flatMap(({ atMs, readings }) => {
      const value = readings[measurement];
      return value === undefined ? [] : [{ isBefore: atMs < startMs, value }];
    });
    const today = values.filter(({ isBefore }) => !isBefore).map(({ value }) => value);
    const yesterday = values.findLast(({ isBefore }) => isBefore)?.value;
    const sum =
      measurement === 'energy'
        ? dayMeter(today, yesterday ?? (await store.lastEnergy(tx, due.deviceId, due.day)))
        : dayPeak(today);
    await store.writeSum(tx, { ...due, ...monthAndDate(due.day), measurement, sum });
  }
}

interface Present extends store.Due {
  readonly placeId: number | null;
  readonly nowMs: number;
}

/** When people were seen on the day, by the sensor and in its place. */
async function sumPresence(tx: Tx, { placeId, nowMs, ...due }: Present, reports: readonly store.Measured[]) {
  const startMs = startOfDay(due.day);
  const seen = reports.flatMap(({ atMs, readings }) =>
    readings.motion === undefined ? [] : [{ atMs, isOn: readings.motion > 0 }],
  );
  const wasOn = seen.findLast(({ atMs }) => atMs < startMs)?.isOn ?? false;
  const today = seen.filter(({ atMs }) => atMs >= startMs);
  const spans = daySpans(today, { day: due.day, wasOn, untilMs: nowMs });
  // who was there at midnight stayed until then
  if (wasOn && !(await store.hasPresence(tx, due))) await store.markDue(tx, { ...due, day: addDays(due.day, -1) });
  await store.writePresence(tx, due, spans, spanMinutes(spans));
  if (placeId === null) return;
  const all = await store.presenceOf(tx, placeId, due.day);
  const joined = joinSpans(all.flatMap((one) => one.spans));
  await store.writePlaceDay(tx, {
    placeId,
    day: due.day,
    spans: joined,
    minutes: spanMinutes(joined),
    sensors: all.length,
  });
}

/** Sums one day of a device again, from all that it reported. @returns false: another gateway did */
async function sumDay({ database: { db }, clock }: SumDeps, due: store.Due, firstDay: Day): Promise<boolean> {
  const nowMs = clock();
  return db.transaction().execute(async (tx) => {
    if (!(await store.takeDue(tx, due))) return false;
    const device = await store.deviceAt(tx, due.deviceId);
    if (!device) return true;
    if (due.day < dayAt(nowMs)) await store.markReports(tx, device, due.day, new Date(nowMs).toISOString());
    // what was measured before is no longer there to be summed
    if (due.day <= firstDay) return true;
    const reports = await store.reportsAround(tx, due);
    const { readings } = deviceTypes[device.deviceType];
    if (readings.some((name) => (summedMeasurements as readonly string[]).includes(name)))
      await sumMeasurements(tx, due, reports);
    if (readings.includes('motion')) await sumPresence(tx, { ...due, placeId: device.placeId, nowMs }, reports);
    return true;
  });
}

/**
 * Sums the days that reports came for since, each in a transaction of its own. A day that cannot be summed says why, stays due, and
 * stops no other one.
 * @returns how many days were summed
 * @spec ANA-02 ANA-03
 */
export async function sumDays(deps: SumDeps, pace: Pick<Pace, 'isStopped' | 'rest'>): Promise<number> {
  const firstDay = addDays(dayAt(deps.clock()), -deps.readingsDays);
  const seen = new Set<string>();
  let summed = 0;
  for (;;) {
    const found = await store.dueDays(deps.database.db, daysPerRound);
    const fresh = found.filter(({ deviceId, day }) => !seen.has(`${deviceId} ${day}`));
    if (fresh.length === 0) return summed;
    for (const due of fresh) {
      if (pace.isStopped()) return summed;
      seen.add(`${due.deviceId} ${due.day}`);
      const start = performance.now();
      try {
        if (await sumDay(deps, due, firstDay)) summed += 1;
      } catch (error) {
        deps.log.error(`the day ${due.day} of device ${due.deviceId} could not be summed`, error);
        await store.noteFailure(deps.database.db, due, String(error));
      }
      await pace.rest(restsPerDay * (performance.now() - start));
    }
  }
}
