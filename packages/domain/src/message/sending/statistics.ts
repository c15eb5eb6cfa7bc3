import {
  addDays,
  type Day,
  type DayRange,
  day,
  daysBetween,
  defineForm,
  oneOf,
  type Problem,
} from '../../lib/index.ts';
import { statisticsRangeDaysMax } from '../limits.ts';

export type { DayRange } from '../../lib/index.ts';

/** What costs by the piece and is counted. @spec MSG-05 */
export const countedChannels = ['sms', 'voice'] as const;
export type CountedChannel = (typeof countedChannels)[number];
/** @spec MSG-05 */
export const statisticsLevels = ['platform', 'tenant', 'user'] as const;
export type StatisticsLevel = (typeof statisticsLevels)[number];

/** The ranges offered without choosing days, in days that end today. @spec MSG-05 TAR-10 */
export const rangePresets = { last7Days: 7, last10Days: 10, last30Days: 30 } as const;
export type RangePreset = keyof typeof rangePresets;

/** @spec MSG-05 */
export const rangeOf = (preset: RangePreset, today: Day): DayRange => ({
  from: addDays(today, 1 - rangePresets[preset]),
  to: today,
});

/** What is wrong with a custom range: it runs backwards, or over more than 30 days. @spec MSG-05 */
export const rangeProblem = ({ from, to }: DayRange): Problem | undefined => {
  if (to < from) return { code: 'message.range.order', field: 'to' };
  const days = daysBetween(from, to) + 1;
  return days > statisticsRangeDaysMax
    ? { code: 'message.range.tooLong', field: 'to', args: { 0: statisticsRangeDaysMax, days } }
    : undefined;
};

/** What the statistics are asked for. @spec MSG-05 */
export const sendStatisticsForm = defineForm(
  { channel: oneOf(countedChannels), level: oneOf(statisticsLevels), from: day, to: day },
  (range) => [rangeProblem(range)],
);

/** What one user sent on one day. @spec MSG-05 */
export interface SendRow {
  readonly day: Day;
  readonly channel: CountedChannel;
  readonly rentId: string;
  readonly userId: number;
  /** Every try, those that failed among them. */
  readonly sent: number;
  readonly failed: number;
}

export interface SendSum {
  /** Nothing for the platform, else the tenant or the user. */
  readonly key: string;
  readonly sent: number;
  readonly failed: number;
}

/** The failures among what was sent, 0 to 1; null when nothing was. */
export const failureRatio = ({ sent, failed }: Pick<SendSum, 'sent' | 'failed'>): number | null =>
  sent > 0 ? failed / sent : null;

const keys: Readonly<Record<StatisticsLevel, (row: SendRow) => string>> = {
  platform: () => '',
  tenant: ({ rentId }) => rentId,
  user: ({ userId }) => String(userId),
};

/** Sends and failures added up by platform, tenant or user, the busiest first. @spec MSG-05 */
export const sendSums = (rows: readonly SendRow[], level: StatisticsLevel): SendSum[] =>
  [...Map.groupBy(rows, keys[level])]
    .map(([key, group]) => ({
      key,
      sent: group.reduce((sum, { sent }) => sum + sent, 0),
      failed: group.reduce((sum, { failed }) => sum + failed, 0),
    }))
    .toSorted((a, b) => b.sent - a.sent || (a.key < b.key ? -1 : 1));

/** One point for each day of the range, days without a send too: a gap in a trend would read as a straight line. @spec MSG-05 */
export function sendTrend(rows: readonly SendRow[], { from, to }: DayRange): (SendSum & { readonly day: Day })[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const day = addDays(from, at);
    const [sum = { key: '', sent: 0, failed: 0 }] = sendSums(byDay.get(day) ?? [], 'platform');
    return { ...sum, day };
  });
}
