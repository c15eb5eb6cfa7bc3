import { expect, it } from 'vitest';
import { dayMeter, dayPeak, daySpans, daysTouched, joinSpans, minutesByHour, spanMinutes, spansAt } from './daySums.ts';
import { usageOf } from './usage.ts';

const at = (text: string) => Date.parse(`2026-11-20T${text}:00+08:00`);

it('a day counts on from the meter reading before it, and a new meter from zero [ANA-03]', () => {
  expect(dayMeter([160, 5, 20], 100)).toEqual({ max: 160, last: 20, used: 80 });
  expect(dayMeter([160, 170])?.used).toBe(10);
  expect(dayMeter([], 100)).toBeUndefined();
  expect(dayPeak([3, 7, 5])).toEqual({ max: 7 });
});

it('people who stayed over midnight belong to both days; who is still there ends now [ANA-02]', () => {
  const reports = [
    { atMs: at('00:20'), isOn: false },
    { atMs: at('09:00'), isOn: true },
    { atMs: at('09:30'), isOn: true },
    { atMs: at('10:00'), isOn: false },
    { atMs: at('23:00'), isOn: true },
  ];
  const day = { day: '2026-11-20', wasOn: true, untilMs: at('23:30') };
  expect(daySpans(reports, day)).toEqual([
    [0, 20],
    [540, 600],
    [1380, 1410],
  ]);
  expect(daySpans(reports, { ...day, untilMs: at('23:30') + 86_400_000 }).at(-1)).toEqual([1380, 1440]);
  expect(daySpans([], { ...day, wasOn: false })).toEqual([]);
});

it('two sensors of a place count a minute once, and agree with the usage of working hours [ANA-02]', () => {
  const spans = joinSpans([
    [560, 620],
    [540, 600],
    [700, 700],
  ]);
  expect(spans).toEqual([[540, 620]]);
  expect(spanMinutes(spans)).toBe(80);
  expect(minutesByHour(spans).slice(8, 12)).toEqual([0, 60, 20, 0]);
  const hours = { from: '2026-11-20', to: '2026-11-20', workFrom: '08:00', workTo: '10:00' };
  expect(usageOf(spansAt('2026-11-20', spans), hours).usedMs).toBe(60 * 60_000);
});

it('a late report changes its day and the one after it, never tomorrow [ANA-03]', () => {
  expect(daysTouched(at('12:00') - 86_400_000, at('12:00'))).toEqual(['2026-11-19', '2026-11-20']);
  expect(daysTouched(at('12:00'), at('12:00'))).toEqual(['2026-11-20']);
});
