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

const counted = <K extends string | number>(keys: Iterable<K>, known: readonly K[] = []): Map<K, number> => {
  const counts = new Map<K, number>(known.map((key) => [key, 0]));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const mostFirst = <K extends string>(keys: readonly K[]): Part<K>[] =>
  parts(new Map([...counted(keys)].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))));

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
  const step = stepFor(range);
  const buckets = bucketsOf(range, step, offsetMin);
  const [fromMs, toMs] = [startOfDay(range.from, offsetMin), startOfDay(addDays(range.to, 1), offsetMin)];
  const within = realAlarms(alarms).filter(({ raisedAtMs }) => raisedAtMs >= fromMs && raisedAtMs < toMs);
  if (within.length === 0) return refuse({ code: 'alarm.noneInRange' });
  const counts = countInBuckets(
    buckets,
    within.map(({ raisedAtMs }) => raisedAtMs),
  );
  return ok({
    total: within.length,
    step,
    byTime: buckets.map(({ key, fromMs, toMs }, at) => ({ key, fromMs, toMs, count: counts[at] as number })),
    byLevel: parts(
      counted(
        within.map(({ level }) => level),
        alarmLevelNumbers,
      ),
    ),
    byKind: mostFirst(within.map(({ kind }) => kind)),
    byPlace: mostFirst(within.map(({ place }) => place)),
  });
}
