import { expect, it } from 'vitest';
import { isPeriodOver } from './periods.ts';
import { reportPeriods, reportsBack } from './report.ts';

it('there is a report of each period that has ended lately, newest first, and on a first start of the last one of each kind [ANA-01]', () => {
  const today = '2026-11-21';
  const all = reportPeriods(today);
  for (const kind of ['week', 'month', 'year'] as const) {
    const own = all.filter((period) => period.kind === kind);
    expect(own).toHaveLength(reportsBack[kind]);
    expect(own.map(({ from }) => from)).toEqual(
      own
        .map(({ from }) => from)
        .toSorted()
        .toReversed(),
    );
    expect(reportPeriods(today, true).filter((period) => period.kind === kind)).toEqual(own.slice(0, 1));
  }
  expect(all.every((period) => isPeriodOver(period, today))).toBe(true);
});
