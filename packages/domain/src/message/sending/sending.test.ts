import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { addDays, daysBetween, formWords } from '../../lib/index.ts';
import {
  failureRatio,
  messageSendingWords,
  rangeOf,
  type RangePreset,
  rangePresets,
  rangeProblem,
  sendStatisticsForm,
  sendSums,
  sendTrend,
  smsSize,
  statisticsLevels,
} from '../index.ts';

describe('the range of the statistics', () => {
  const from = '2026-01-15';

  it('answers whatever comes [MSG-05]', () => {
    const good = { channel: 'sms', level: 'tenant', from, to: '2026-02-13' };
    expectTotalForm(sendStatisticsForm, good, { ...messageSendingWords, ...formWords });
  });

  it('is at most 30 days long, both ends counted, and runs forwards [MSG-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 60 }), (days) => {
        expect(rangeProblem({ from, to: addDays(from, days) })).toEqual(
          days < 0
            ? { code: 'message.range.order', field: 'to' }
            : days >= 30
              ? { code: 'message.range.tooLong', field: 'to', args: { 0: 30, days: days + 1 } }
              : undefined,
        );
      }),
    );
  });

  it('offers the last 7, 10 and 30 days up to today, none of them too long [MSG-05]', () => {
    expect(Object.values(rangePresets)).toEqual([7, 10, 30]);
    for (const preset of Object.keys(rangePresets) as RangePreset[]) {
      const range = rangeOf(preset, from);
      expect(range.to).toBe(from);
      expect(daysBetween(range.from, range.to) + 1).toBe(rangePresets[preset]);
      expect(rangeProblem(range)).toBeUndefined();
    }
  });
});

describe('sends and failures', () => {
  const rows = fc.array(
    fc
      .record({
        day: fc.integer({ min: 0, max: 9 }).map((days) => addDays('2026-02-25', days)),
        channel: fc.constantFrom('sms', 'voice'),
        rentId: fc.constantFrom('r1', 'r2', 'r3'),
        userId: fc.integer({ min: 1, max: 6 }),
        sent: fc.nat(50),
        failed: fc.nat(50),
      })
      .map((row) => ({ ...row, failed: Math.min(row.failed, row.sent) })),
  );
  const total = (sums: readonly { sent: number; failed: number }[]) =>
    sums.reduce((all, one) => ({ sent: all.sent + one.sent, failed: all.failed + one.failed }), { sent: 0, failed: 0 });

  it('add up to the same whole by platform, tenant, user and day [MSG-05]', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        for (const level of statisticsLevels) {
          const sums = sendSums(rows, level);
          expect(total(sums)).toEqual(total(rows));
          expect(new Set(sums.map(({ key }) => key)).size).toBe(sums.length);
          expect(sums).toEqual(sendSums(rows.toReversed(), level));
        }
        const trend = sendTrend(rows, { from: '2026-02-25', to: '2026-03-06' });
        expect(trend.map(({ day }) => day)).toHaveLength(10);
        expect(total(trend)).toEqual(total(rows));
      }),
    );
  });

  it('draw every day of the range, days of nothing too [MSG-05]', () => {
    expect(sendTrend([], { from: '2026-02-28', to: '2026-03-01' })).toEqual([
      { key: '', day: '2026-02-28', sent: 0, failed: 0 },
      { key: '', day: '2026-03-01', sent: 0, failed: 0 },
    ]);
    expect(sendTrend([], { from: '2026-03-01', to: '2026-02-01' })).toEqual([]);
  });

  it('have a failure ratio only where something was sent [MSG-05]', () => {
    expect(failureRatio({ sent: 8, failed: 2 })).toBe(0.25);
    expect(failureRatio({ sent: 0, failed: 0 })).toBeNull();
  });
});

describe('the size of an SMS', () => {
  it.each([
    ['', 'gsm7', 0, 0],
    ['a'.repeat(160), 'gsm7', 160, 1],
    ['a'.repeat(161), 'gsm7', 161, 2],
    ['a'.repeat(306), 'gsm7', 306, 2],
    ['a'.repeat(307), 'gsm7', 307, 3],
    ['€'.repeat(80), 'gsm7', 160, 1],
    ['火'.repeat(70), 'ucs2', 70, 1],
    ['火'.repeat(71), 'ucs2', 71, 2],
    ['火'.repeat(134), 'ucs2', 134, 2],
    ['火'.repeat(135), 'ucs2', 135, 3],
    ['`', 'ucs2', 1, 1],
    // 33 pairs in a part of 67: the half that is left over takes no half of a pair
    ['🔥'.repeat(67), 'ucs2', 134, 3],
    // an escape stays with its character: 76 in a part of 153
    ['€'.repeat(153), 'gsm7', 306, 3],
  ])('counts parts of 70/67 or 160/153 [MSG-05] (%#)', (text, encoding, units, segments) => {
    expect(smsSize(text)).toEqual({ encoding, units, segments });
  });

  it('never shrinks when something is added, and grows by at most a part for a short addition [MSG-05]', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '€', 'é'), maxLength: 400 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [one, both] = [smsSize(before).segments, smsSize(before + after).segments];
        expect(both).toBeGreaterThanOrEqual(one);
        expect(both).toBeLessThanOrEqual(one + smsSize(after).segments + 1);
      }),
    );
  });
});
