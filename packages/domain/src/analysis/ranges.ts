import {
  addDays,
  addMonths,
  chinaOffsetMin,
  type Day,
  type DayRange,
  day,
  dayAt,
  daysBetween,
  defineForm,
  type Form,
  startOfDay,
  hourMs,
} from '../lib/index.ts';
import { customRangeDaysMax } from './limits.ts';

export type { DayRange } from '../lib/index.ts';

/** Into what a range is cut. */
export const bucketSteps = ['hour', 'day', 'month', 'year'] as const;
export type BucketStep = (typeof bucketSteps)[number];

/** The ranges a statistic offers, with what they are cut into. @spec TAR-10 ANA-03 */
export const statisticsRanges = {
  last7Days: { count: 7, step: 'day' },
  last10Days: { count: 10, step: 'day' },
  last30Days: { count: 30, step: 'day' },
  last12Months: { count: 12, step: 'month' },
  last5Years: { count: 5, step: 'year' },
} as const satisfies Readonly<Record<string, { count: number; step: BucketStep }>>;
export type StatisticsRange = keyof typeof statisticsRanges;

const firstOf = (step: BucketStep, at: Day): Day =>
  step === 'year' ? `${at.slice(0, 4)}-01-01` : step === 'month' ? `${at.slice(0, 7)}-01` : at;
const stepped = (step: BucketStep, at: Day, by: number): Day =>
  step === 'day' ? addDays(at, by) : addMonths(at, step === 'year' ? 12 * by : by);

/**
 * The days of a range.
 * Decision: it ends today, and today, this month or this year is one of those it counts.
 * @spec TAR-10
 * @example statisticsDays('last12Months', '2026-11-21') // { from: '2025-12-01', to: '2026-11-21' }
 */
export const statisticsDays = (range: StatisticsRange, today: Day): DayRange => {
  const { count, step } = statisticsRanges[range];
  return { from: stepped(step, firstOf(step, today), 1 - count), to: today };
};

export interface Bucket {
  /** `2026-11-21 08`, `2026-11-21`, `2026-11` or `2026`. */
  readonly key: string;
  readonly fromMs: number;
  /** The next one's start. */
  readonly toMs: number;
}

const keyChars = { day: 10, month: 7, year: 4 } as const;

/** The buckets of a range, oldest first, without gap or overlap; the first and the last are cut to the range. @spec ANA-03 ALM-10 */
export function bucketsOf({ from, to }: DayRange, step: BucketStep, offsetMin = chinaOffsetMin): Bucket[] {
  const endMs = startOfDay(addDays(to, 1), offsetMin);
  const buckets: Bucket[] = [];
  if (step === 'hour') {
    const startMs = startOfDay(from, offsetMin);
    for (let fromMs = startMs; fromMs < endMs; fromMs += hourMs) {
      const hour = String(((fromMs - startMs) / hourMs) % 24).padStart(2, '0');
      buckets.push({ key: `${dayAt(fromMs, offsetMin)} ${hour}`, fromMs, toMs: fromMs + hourMs });
    }
    return buckets;
  }
  for (let at = from; at <= to;) {
    const next = stepped(step, firstOf(step, at), 1);
    const toMs = Math.min(startOfDay(next, offsetMin), endMs);
    buckets.push({ key: at.slice(0, keyChars[step]), fromMs: startOfDay(at, offsetMin), toMs });
    at = next;
  }
  return buckets;
}

/** How many of the instants fall into each bucket, in the order of the buckets. Those outside are left out. @param buckets oldest first */
export function countInBuckets(buckets: readonly Bucket[], instantsMs: Iterable<number>): number[] {
  const counts = buckets.map(() => 0);
  for (const atMs of instantsMs) {
    let [low, high] = [0, buckets.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((buckets[middle] as Bucket).toMs > atMs) high = middle;
      else low = middle + 1;
    }
    const bucket = buckets[low];
    if (bucket && atMs >= bucket.fromMs) counts[low] = (counts[low] as number) + 1;
  }
  return counts;
}

/** What a range is cut into so that a chart stays readable. Decision: hours up to two days, days up to 92, months up to five years. @spec ALM-10 */
export const stepFor = ({ from, to }: DayRange): BucketStep => {
  const days = daysBetween(from, to) + 1;
  if (days <= 2) return 'hour';
  return days <= 92 ? 'day' : days <= 5 * 366 ? 'month' : 'year';
};

/**
 * The form of a range of one's own: its days in order, none after today, and no more of them than allowed.
 * @spec TAR-10 MSG-05
 * @example customRangeForm({ today: '2026-11-21', daysMax: 30 }).check({ from: '2026-11-01', to: '2026-11-20' })
 */
export const customRangeForm = ({
  today,
  daysMax = customRangeDaysMax,
}: {
  readonly today: Day;
  readonly daysMax?: number;
}): Form<{ from: Day; to: Day }> =>
  defineForm({ from: day, to: day }, ({ from, to }) => [
    to < from ? { code: 'analysis.range.order', field: 'to' } : undefined,
    to > today ? { code: 'analysis.range.future', field: 'to' } : undefined,
    to >= from && daysBetween(from, to) >= daysMax
      ? { code: 'analysis.range.tooLong', field: 'to', args: { 0: daysMax } }
      : undefined,
  ]);
