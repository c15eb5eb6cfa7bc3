import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { addDays, daysBetween, formWords, startOfDay } from '../lib/index.ts';
import {
  analysisWords,
  bucketSteps,
  bucketsOf,
  countInBuckets,
  customRangeDaysMax,
  customRangeForm,
  statisticsDays,
  statisticsRanges,
  stepFor,
  type StatisticsRange,
} from './index.ts';

const today = '2026-11-21';
const words = { ...analysisWords, ...formWords };
const someRange = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.nat(800))
  .map(([start, days]) => ({ from: addDays('1990-01-01', start), to: addDays('1990-01-01', start + days) }));

describe('statistics ranges', () => {
  it('are those of the specification and have so many buckets, today in the last [TAR-10] [ANA-03]', () => {
    expect(Object.entries(statisticsRanges).map(([name, { count, step }]) => [name, count, step])).toEqual([
      ['last7Days', 7, 'day'],
      ['last10Days', 10, 'day'],
      ['last30Days', 30, 'day'],
      ['last12Months', 12, 'month'],
      ['last5Years', 5, 'year'],
    ]);
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(statisticsRanges) as StatisticsRange[])),
        fc.integer({ min: 0, max: 40_000 }),
        (range, days) => {
          const today = addDays('1970-01-01', days);
          const buckets = bucketsOf(statisticsDays(range, today), statisticsRanges[range].step);
          expect(buckets).toHaveLength(statisticsRanges[range].count);
          expect(today.startsWith(buckets.at(-1)?.key ?? '-')).toBe(true);
        },
      ),
    );
  });

  it('are cut without gap or overlap, from the first moment to the last [ANA-03]', () => {
    fc.assert(
      fc.property(someRange, fc.constantFrom(...bucketSteps), (range, step) => {
        const buckets = bucketsOf(range, step);
        expect(buckets[0]?.fromMs).toBe(startOfDay(range.from));
        expect(buckets.at(-1)?.toMs).toBe(startOfDay(addDays(range.to, 1)));
        buckets.forEach(({ toMs }, at) => expect(buckets[at + 1]?.fromMs ?? toMs).toBe(toMs));
        expect(new Set(buckets.map(({ key }) => key)).size).toBe(buckets.length);
      }),
      { numRuns: 40 },
    );
    expect(
      bucketsOf({ from: today, to: today }, 'hour')
        .map(({ key }) => key)
        .slice(7, 9),
    ).toEqual(['2026-11-21 07', '2026-11-21 08']);
    expect(bucketsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month').map(({ key }) => key)).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });

  it('count each instant in the one bucket that holds it [ANA-03] [ALM-10]', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 40 * 86_400_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(instants, fc.constantFrom(...bucketSteps), (offsets, step) => {
        const buckets = bucketsOf({ from: '2026-01-10', to: '2026-02-09' }, step);
        const at = offsets.map((ms) => startOfDay('2026-01-05') + ms);
        const counts = countInBuckets(buckets, at);
        expect(counts).toEqual(buckets.map(({ fromMs, toMs }) => at.filter((ms) => ms >= fromMs && ms < toMs).length));
      }),
    );
  });

  it('choose the step that keeps a chart readable [ALM-10]', () => {
    const stepOf = (days: number) => stepFor({ from: '2020-01-01', to: addDays('2020-01-01', days - 1) });
    expect([1, 2, 3, 92, 93, 1830, 1831].map(stepOf)).toEqual(['hour', 'hour', 'day', 'day', 'month', 'month', 'year']);
  });
});

describe('customRangeForm', () => {
  it('takes days in order, up to today, no more than allowed [TAR-10]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 3 }),
        fc.integer({ min: -400, max: 3 }),
        fc.integer({ min: 1, max: 400 }),
        (a, b, daysMax) => {
          const [from, to] = [addDays(today, a), addDays(today, b)];
          const isFine = from <= to && to <= today && daysBetween(from, to) + 1 <= daysMax;
          expect(customRangeForm({ today, daysMax }).check({ from, to }).ok).toBe(isFine);
        },
      ),
    );
    expect(customRangeForm({ today }).check({ from: '2020-01-01', to: today })).toEqual({
      ok: false,
      problems: [{ code: 'analysis.range.tooLong', field: 'to', args: { 0: customRangeDaysMax } }],
    });
    expect(customRangeForm({ today }).check({ from: addDays(today, 2), to: addDays(today, 1) })).toMatchObject({
      problems: [{ code: 'analysis.range.order' }, { code: 'analysis.range.future' }],
    });
  });

  it('answers whatever comes [TAR-10]', () => {
    expectTotalForm(customRangeForm({ today }), { from: '2026-11-01', to: today }, words);
  });
});
