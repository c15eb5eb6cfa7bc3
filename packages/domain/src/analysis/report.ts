import type { Day } from '../lib/index.ts';
import { type ReportPeriod, isPeriodOver, periodOf, type ReportKind, shiftPeriod } from './periods.ts';

/** How many ended periods of each kind are made up for where a report is missing. Decision: what a reader compares with. */
export const reportsBack: Readonly<Record<ReportKind, number>> = { week: 4, month: 3, year: 1 };

/** The ended periods that there is a report of, newest first: those made up for, or the last one alone. @spec ANA-01 */
export function reportPeriods(today: Day, isLastOnly = false): ReportPeriod[] {
  return (['week', 'month', 'year'] as const)
    .flatMap((kind) => {
      const running = periodOf(kind, today);
      return Array.from({ length: isLastOnly ? 1 : reportsBack[kind] }, (_, at) => shiftPeriod(running, -1 - at));
    })
    .filter((period) => isPeriodOver(period, today));
}
