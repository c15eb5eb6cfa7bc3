import {
  dayMeter,
  dayPeak,
  daySpans,
  joinSpans,
  monthAndDate,
  spanMinutes,
  summedMeasurements,
} from '@fireline/domain/analysis';
import { deviceTypes, type Measurement } from '@fireline/domain/device';
import { addDays, type Day, dayAt, startOfDay } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { deletionNow } from '../../lib/deletionClock.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import * as store from './store.ts';

/** Days looked for together. */
const daysPerRound = 50;
/** How many times as long as a day took the job then rests: calls have the database to themselves. */
const restsPerDay = 1;

type SumDeps = Pick<Deps, 'database' | 'clock' | 'log' | 'readingsDays'> & Partial<Pick<Deps, 'observer'>>;
/** What the job is called in logs and metrics. */
export const daysJob = 'sums of days';

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

const seenIn = (reports: readonly store.Measured[]) =>
  reports.flatMap(({ atMs, readings }) => (readings.motion === undefined ? [] : [{ atMs, isOn: readings.motion > 0 }]));
const wasOnAt = (seen: ReturnType<typeof seenIn>, startMs: number): boolean =>
  seen.findLast(({ atMs }) => atMs < startMs)?.isOn ?? false;

/**
 * Who was there at midnight stayed until then: the day before is to be summed again. It is marked before this day is taken, since reports mark
 * their days in that order, and two that wait for each other would not end. @returns whether it was marked
 */
async function markDayBefore(tx: Tx, due: store.Due): Promise<boolean> {
  const seen = seenIn(await store.reportsAround(tx, due));
  if (!wasOnAt(seen, startOfDay(due.day)) || (await store.hasPresence(tx, due))) return false;
  await store.markDue(tx, { deviceId: due.deviceId, day: addDays(due.day, -1) });
  return true;
}

/** When people were seen on the day, by the sensor and in its place. */
async function sumPresence(tx: Tx, { placeId, nowMs, ...due }: Present, reports: readonly store.Measured[]) {
  const startMs = startOfDay(due.day);
  const seen = seenIn(reports);
  const wasOn = wasOnAt(seen, startMs);
  const today = seen.filter(({ atMs }) => atMs >= startMs);
  const spans = daySpans(today, { day: due.day, wasOn, untilMs: nowMs });
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

interface Summed {
  /** False: another gateway did. */
  readonly isDone: boolean;
  /** Whether the day before has become due. */
  readonly marks: boolean;
}
/** Sums one day of a device again, from all that it reported. */
async function sumDay({ database: { db }, clock }: SumDeps, due: store.Due, firstDay: Day): Promise<Summed> {
  const nowMs = clock();
  return db.transaction().execute(async (tx) => {
    const device = await store.deviceAt(tx, due.deviceId);
    const readings: readonly Measurement[] = device ? deviceTypes[device.deviceType].readings : [];
    const hasMotion = readings.includes('motion');
    const marks = hasMotion && due.day > firstDay && (await markDayBefore(tx, due));
    if (!(await store.takeDue(tx, due))) return { isDone: false, marks };
    const done = { isDone: true, marks };
    if (!device) return done;
    if (due.day < dayAt(nowMs)) await store.markReports(tx, device, due.day, new Date(nowMs).toISOString());
    // what was measured before is no longer there to be summed
    if (due.day <= firstDay) return done;
    const reports = await store.reportsAround(tx, due);
    if (readings.some((name) => (summedMeasurements as readonly string[]).includes(name)))
      await sumMeasurements(tx, due, reports);
    if (hasMotion) await sumPresence(tx, { ...due, placeId: device.placeId, nowMs }, reports);
    return done;
  });
}

type After = Pick<store.QueuedDay, 'tries' | 'seq'>;
/** How a run goes. */
interface Round {
  readonly seen: Set<string>;
  summed: number;
  /** Whether it marked days itself since it last looked. */
  marks: boolean;
}
const keyOf = ({ deviceId, day }: store.Due): string => `${deviceId} ${day}`;

/** A day that cannot be summed says why in the log, the metrics and its row. */
async function attempt(deps: SumDeps, due: store.Due, firstDay: Day, round: Round): Promise<void> {
  round.seen.add(keyOf(due));
  try {
    const { isDone, marks } = await sumDay(deps, due, firstDay);
    if (isDone) round.summed += 1;
    if (marks) round.marks = true;
  } catch (error) {
    deps.log.error(`the day ${due.day} of device ${due.deviceId} could not be summed`, error);
    deps.observer?.skipped({ job: daysJob });
    await store.noteFailure(deps.database.db, due, String(error)).catch((again: unknown) => {
      deps.log.error(`the failure of day ${due.day} of device ${due.deviceId} could not be noted`, again);
    });
  }
}

/**
 * Sums the days that reports came for since, each in a transaction of its own, in the order in which they became due: whatever reports how often,
 * each has its turn in each run. A day that cannot be summed says why, stays due, and
 * stops no other one.
 * @returns how many days were summed
 * @spec ANA-02 ANA-03
 */
export async function sumDays(deps: SumDeps, pace: Pick<Pace, 'isStopped' | 'rest'>): Promise<number> {
  const { db } = deps.database;
  // days whose readings are deleted by now: by the clock that deletes them
  const firstDay = addDays(dayAt((await deletionNow(db, deps.clock())) ?? deps.clock()), -deps.readingsDays);
  const round: Round = { seen: new Set(), summed: 0, marks: false };
  // what becomes due while it runs waits for the next run: one that reports every minute would never let it end
  for (let until = await store.newestDue(db), after: After = { tries: 0, seq: -1 }; ;) {
    const found = await store.dueDays(db, after, until, daysPerRound);
    for (const due of found) {
      if (pace.isStopped()) return round.summed;
      // one that failed in this run is tried in the next
      if (round.seen.has(keyOf(due))) continue;
      const start = performance.now();
      await attempt(deps, due, firstDay, round);
      await pace.rest(restsPerDay * (performance.now() - start));
    }
    const last = found.at(-1);
    if (last) after = last;
    else if (!round.marks) return round.summed;
    else {
      // the days before, which the run itself marked
      round.marks = false;
      until = await store.newestDue(db);
      after = { tries: 0, seq: -1 };
    }
  }
}
