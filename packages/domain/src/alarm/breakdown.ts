import {
  type Bucket,
  bucketsOf,
  type BucketStep,
  countInBuckets,
  type DayRange,
  percentages,
  stepFor,
} from '../analysis/index.ts';
import { addDays, chinaOffsetMin, ok, type Result, refuse, startOfDay } from '../lib/index.ts';
import { realAlarms } from './duty/drill.ts';
import type { AlarmKind } from './kinds.ts';
import { type AlarmLevel, alarmLevelNumbers } from './levels.ts';

/** What the analysis reads of an alarm. */
export interface AnalysedAlarm {
  readonly raisedAtMs: number;
  readonly kind: AlarmKind;
  readonly level: AlarmLevel;
  /** Its place, building or unit: whatever the reader compares. */
  readonly place: string;
  readonly isDrill?: boolean;
}

export interface Part<K> {
  readonly key: K;
  readonly count: number;
  /** Those of one breakdown add up to 100. */
  readonly percent: number;
}

export interface AlarmAnalysis {
  readonly total: number;
  readonly step: BucketStep;
  readonly byTime: readonly (Bucket & { readonly count: number })[];
  /** All five, worst first. */
  readonly byLevel: readonly Part<AlarmLevel>[];
  /** Those that came, most first. */
  readonly byKind: readonly Part<AlarmKind>[];
  readonly byPlace: readonly Part<string>[];
}

const parts = <K extends string | number>(counts: ReadonlyMap<K, number>): Part<K>[] => {
  const percents = percentages([...counts.values()]);
  return [...counts].map(([key, count], at) => ({ key, count, percent: percents[at] as number }));
};

const counted = <K extends string | number>(keys: Iterable<K>): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const mostFirst = <K extends string>(counts: ReadonlyMap<K, number>): Part<K>[] =>
  parts(new Map([...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))));

/** Alarms of a range, counted wherever they are kept; drills are left out. */
export interface AlarmCounts {
  /** By the key of the bucket. */
  readonly byTime: ReadonlyMap<string, number>;
  readonly byLevel: ReadonlyMap<AlarmLevel, number>;
  readonly byKind: ReadonlyMap<AlarmKind, number>;
  readonly byPlace: ReadonlyMap<string, number>;
}

const sumOf = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

/**
 * What the counts of a range say: every bucket, the levels worst first, kinds and places most first, each breakdown with percentages.
 * None in the range is refused with `alarm.noneInRange`.
 * @spec ALM-10
 */
export function alarmAnalysisOf(
  counts: AlarmCounts,
  range: DayRange,
  offsetMin = chinaOffsetMin,
): Result<AlarmAnalysis> {
  const total = sumOf(counts.byLevel);
  if (total === 0) return refuse({ code: 'alarm.noneInRange' });
  const step = stepFor(range);
  return ok({
    total,
    step,
    byTime: bucketsOf(range, step, offsetMin).map((bucket) => ({
      ...bucket,
      count: counts.byTime.get(bucket.key) ?? 0,
    })),
    byLevel: parts(new Map(alarmLevelNumbers.map((level) => [level, counts.byLevel.get(level) ?? 0]))),
    byKind: mostFirst(counts.byKind),
    byPlace: mostFirst(counts.byPlace),
  });
}

/**
 * The alarms of a range by time, level, type and place; each breakdown counts every alarm once. Drills are left out.
 * None in the range is refused with `alarm.noneInRange`.
 * @spec ALM-10 N15
 */
export function analyseAlarms(
  alarms: Iterable<AnalysedAlarm>,
  range: DayRange,
  offsetMin = chinaOffsetMin,
): Result<AlarmAnalysis> {
  const buckets = bucketsOf(range, stepFor(range), offsetMin);
  const [fromMs, toMs] = [startOfDay(range.from, offsetMin), startOfDay(addDays(range.to, 1), offsetMin)];
  const within = realAlarms(alarms).filter(({ raisedAtMs }) => raisedAtMs >= fromMs && raisedAtMs < toMs);
  const perBucket = countInBuckets(
    buckets,
    within.map(({ raisedAtMs }) => raisedAtMs),
  );
  return alarmAnalysisOf(
    {
      byTime: new Map(buckets.map(({ key }, at) => [key, perBucket[at] as number])),
      byLevel: counted(within.map(({ level }) => level)),
      byKind: counted(within.map(({ kind }) => kind)),
      byPlace: counted(within.map(({ place }) => place)),
    },
    range,
    offsetMin,
  );
}
