import { addDays, addMonths, chinaOffsetMin, type Day, dayAt, type Problem } from '../lib/index.ts';
import { statementMonths } from './limits.ts';
import { type Figures, termsOf } from './reconcile.ts';
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

/**
 * The figures of each day from the first to the last, days without a record included: they hand the balance on.
 * A day closes at what its last record left.
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
  const byDay = Map.groupBy(
    input.records.toSorted((a, b) => a.atMs - b.atMs),
    ({ atMs }) => dayAt(atMs, offsetMin),
  );
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

export interface TrendPoint {
  readonly month: string;
  /** Purchased and gifted. */
  readonly income: number;
  readonly expenditure: number;
}

/** Income and expenditure of the twelve months of a year; months without figures are zero. @spec TAR-06 */
export const yearlyTrend = (periods: readonly PeriodFigures[], year: number): TrendPoint[] => {
  const months = new Map(rollUp(periods, 'month').map((one) => [one.period, one]));
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    const { purchased = 0, gifted = 0, consumed = 0 } = months.get(month) ?? {};
    return { month, income: purchased + gifted, expenditure: consumed };
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
