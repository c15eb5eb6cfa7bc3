import { addDays, addMonths, chinaOffsetMin, type Day, dayAt, isDay, isMoment, type Problem } from '../lib/index.ts';
import { statementMonths } from './limits.ts';
import { type Figures, inOrder, termsOf } from './reconcile.ts';
import type { ResourceRecord } from './records.ts';

/** The statements there are: whose, and how often. @spec TAR-06 */
export const statementKinds = {
  platformDaily: { level: 'platform', period: 'day' },
  tenantMonthly: { level: 'tenant', period: 'month' },
  tenantYearly: { level: 'tenant', period: 'year' },
} as const;
export type StatementKind = keyof typeof statementKinds;

/** Figures of a day `2026-11-21`, a month `2026-11` or a year `2026`. */
export interface PeriodFigures extends Figures {
  readonly period: string;
}

/** The records of each day. A record dated before the one before it counts on that one's day, so that no day is cut in two. */
const byDayOf = (
  records: readonly ResourceRecord[],
  offsetMin: number,
): ReadonlyMap<Day, readonly ResourceRecord[]> => {
  const days = new Map<Day, ResourceRecord[]>();
  let latestMs = -Infinity;
  for (const record of inOrder(records)) {
    if (record.atMs > latestMs && isMoment(record.atMs)) latestMs = record.atMs;
    const day = Number.isFinite(latestMs) ? dayAt(latestMs, offsetMin) : '';
    const own = days.get(day);
    if (own) own.push(record);
    else days.set(day, [record]);
  }
  return days;
};

/**
 * The figures of each day from the first to the last, days without a record included: they hand the balance on.
 * A day closes at what its last record left. Records are of one account, in any order; days that are none give no figures.
 * @spec TAR-06
 */
export function dailyFigures(input: {
  readonly records: readonly ResourceRecord[];
  readonly opening: number;
  readonly from: Day;
  readonly to: Day;
  readonly offsetMin?: number;
}): PeriodFigures[] {
  const { from, to, offsetMin = chinaOffsetMin } = input;
  if (!isDay(from) || !isDay(to)) return [];
  const byDay = byDayOf(input.records, offsetMin);
  const days: PeriodFigures[] = [];
  let opening = input.opening;
  for (let period = from; period <= to; period = addDays(period, 1)) {
    const records = byDay.get(period) ?? [];
    const { purchased, gifted, consumed } = termsOf(records);
    const closing = records.at(-1)?.after ?? opening;
    days.push({ period, opening, purchased, gifted, consumed, closing });
    opening = closing;
  }
  return days;
}

const keyChars = { month: 7, year: 4 } as const;

/** Shorter periods added up to months or years; they must come in order of time. @spec TAR-06 */
export const rollUp = (periods: readonly PeriodFigures[], to: 'month' | 'year'): PeriodFigures[] => {
  const sums = new Map<string, PeriodFigures>();
  for (const one of periods) {
    const period = one.period.slice(0, keyChars[to]);
    const sum = sums.get(period);
    sums.set(period, {
      period,
      opening: sum?.opening ?? one.opening,
      purchased: (sum?.purchased ?? 0) + one.purchased,
      gifted: (sum?.gifted ?? 0) + one.gifted,
      consumed: (sum?.consumed ?? 0) + one.consumed,
      closing: one.closing,
    });
  }
  return [...sums.values()];
};

/** A month of a trend: units, or cents in the trend of money. */
export interface TrendPoint {
  readonly month: string;
  /** What came in; never negative. */
  readonly income: number;
  /** What went out, take-backs included; never negative. */
  readonly expenditure: number;
}

/** The twelve months of a year, `2026-01` to `2026-12`. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

const inOf = ({ purchased, gifted }: Figures): number => Math.max(0, purchased) + Math.max(0, gifted);
const outOf = ({ purchased, gifted, consumed }: Figures): number =>
  consumed + Math.max(0, -purchased) + Math.max(0, -gifted);

/**
 * The units of the twelve months of a year; months without figures are zero. What a period took back, by refunds or returned gifts,
 * beyond what it bought or got is expenditure: days show more of it than months.
 * @param periods days or months, in any order
 * @spec TAR-06
 */
export const unitTrend = (periods: readonly PeriodFigures[], year: number): TrendPoint[] => {
  const months = Map.groupBy(periods, ({ period }) => period.slice(0, keyChars.month));
  return monthsOf(year).map((month) => {
    const own = months.get(month) ?? [];
    const sum = (of: (figures: Figures) => number) => own.reduce((total, figures) => total + of(figures), 0);
    return { month, income: sum(inOf), expenditure: sum(outOf) };
  });
};

/**
 * Whether the payment statement of a day can be downloaded. Decision: from the same day three months back up to yesterday, as a day's
 * statement is made when the day is over.
 * @spec TAR-10
 */
export const checkStatementDay = (day: Day, today: Day): Problem | undefined =>
  day >= addMonths(today, -statementMonths) && day < today
    ? undefined
    : { code: 'tariff.statement.window', field: 'day', args: { 0: statementMonths } };
