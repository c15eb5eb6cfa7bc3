import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal } from '../lib/fuzz.test.support.ts';
import { addDays, fillWords } from '../lib/index.ts';
import { analysisWords, isPeriodOver, periodLabel, periodOf, readPeriod, reportKinds, shiftPeriod } from './index.ts';

const someDay = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays('1900-01-01', days));
const kind = fc.constantFrom(...reportKinds);

describe('report periods', () => {
  it('hold their day and stand side by side without gap or overlap [ANA-01]', () => {
    fc.assert(
      fc.property(kind, someDay, fc.integer({ min: -30, max: 30 }), (kind, day, by) => {
        const period = periodOf(kind, day);
        expect(period.from <= day && day <= period.to).toBe(true);
        expect(shiftPeriod(period, 1).from).toBe(addDays(period.to, 1));
        expect(shiftPeriod(period, -1).to).toBe(addDays(period.from, -1));
        expect(shiftPeriod(shiftPeriod(period, by), -by)).toEqual(period);
      }),
    );
  });

  it('count weeks as ISO does, also where the week belongs to the other year [ANA-01]', () => {
    expect(periodOf('week', '2027-01-01')).toEqual({
      kind: 'week',
      key: '2026-W53',
      from: '2026-12-28',
      to: '2027-01-03',
    });
    expect(periodOf('month', '2028-02-03')).toMatchObject({ key: '2028-02', from: '2028-02-01', to: '2028-02-29' });
    expect(periodOf('year', '2026-11-21')).toMatchObject({ key: '2026', from: '2026-01-01', to: '2026-12-31' });
  });

  it('are read back from their key [ANA-01]', () => {
    fc.assert(
      fc.property(kind, someDay, (kind, day) => {
        const period = periodOf(kind, day);
        expect(readPeriod(period.key)).toEqual({ ok: true, value: period });
      }),
    );
  });

  it('refuse what no calendar has [ANA-01]', () => {
    for (const key of ['2026-13', '2026-00', '2025-W53', '2026-W00', '2026-W54', '9999-12', '2026-1', '2026-w01', ''])
      expect(readPeriod(key)).toEqual({ ok: false, problems: [{ code: 'analysis.period.unknown', field: 'period' }] });
    expectTotal((raw) => readPeriod(raw), analysisWords);
  });

  it('have a name in words and arguments [ANA-01]', () => {
    const named = (key: string) => {
      const period = readPeriod(key);
      const { code, args } = periodLabel(period.ok ? period.value : periodOf('year', '2026-01-01'));
      return fillWords(analysisWords[code as keyof typeof analysisWords].cn, args);
    };
    expect(['2026', '2026-01', '2026-W07'].map(named)).toEqual(['2026 年', '2026 年 1 月', '2026 年第 7 周']);
  });

  it('are over the day after their last [ANA-01]', () => {
    expect(
      ['2026-11-29', '2026-11-30', '2026-12-01'].map((day) => isPeriodOver(periodOf('month', '2026-11-05'), day)),
    ).toEqual([false, false, true]);
  });
});
