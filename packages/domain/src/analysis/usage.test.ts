import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { addDays, formWords, startOfDay } from '../lib/index.ts';
import {
  analysisWords,
  consumption,
  electricityWindows,
  humidityWindows,
  isFarFromUsual,
  occupancyOf,
  onIntervals,
  unmannedAfterMinutes,
  usageDevicesMax,
  usageForm,
  usageOf,
  usageRanking,
  windowBounds,
} from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = startOfDay('2026-11-16');
const hours = { from: '2026-11-16', to: '2026-11-20', workFrom: '08:30', workTo: '17:30' };
const good = { ...hours, deviceIds: [3, '5', 3] };
const words = { ...analysisWords, ...formWords };
const interval = fc
  .tuple(fc.integer({ min: -48 * 60, max: 7 * 24 * 60 }), fc.nat(3 * 24 * 60))
  .map(([from, length]) => ({ fromMs: start + from * minute, toMs: start + (from + length) * minute }));

describe('usage', () => {
  it('is the part of working hours in use, each moment once [ANA-02]', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (intervals) => {
        const { usedMs, workingMs, rate } = usageOf(intervals, hours);
        let slow = 0;
        for (let day = 0; day < 5; day += 1)
          for (let at = 510; at < 1050; at += 1) {
            const ms = start + day * 24 * hour + at * minute;
            if (intervals.some(({ fromMs, toMs }) => fromMs <= ms && ms < toMs)) slow += minute;
          }
        expect({ usedMs, workingMs }).toEqual({ usedMs: slow, workingMs: 45 * hour });
        expect(rate).toBe(usedMs / workingMs);
      }),
      { numRuns: 60 },
    );
  });

  it('is nothing where no hour is a working hour [ANA-02]', () => {
    const always = [{ fromMs: start - hour, toMs: start + 1000 * hour }];
    expect(usageOf(always, { ...hours, workTo: '08:30' })).toEqual({ usedMs: 0, workingMs: 0, rate: 0 });
    expect(usageOf(always, { ...hours, workTo: '01:00' }).usedMs).toBe(0);
    expect(usageOf([], hours).rate).toBe(0);
  });

  it('reads the stretches from reports of on and off [ANA-02]', () => {
    const reports = [
      [5, false],
      [10, true],
      [12, true],
      [20, false],
      [25, false],
      [30, true],
    ].map(([atMs, isOn]) => ({ atMs: Number(atMs), isOn: isOn === true }));
    expect(onIntervals(reports, 40)).toEqual([
      { fromMs: 10, toMs: 20 },
      { fromMs: 30, toMs: 40 },
    ]);
    expect(onIntervals(reports, 30)).toEqual([{ fromMs: 10, toMs: 20 }]);
  });

  it('ranks venues, equal ones alike [ANA-02]', () => {
    const venues = [0.2, 0.9, 0.9, 0.5].map((rate, deviceId) => ({ deviceId, rate }));
    expect(usageRanking(venues).map(({ rank, venue }) => [venue.deviceId, rank])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [0, 4],
    ]);
  });
});

describe('usageForm', () => {
  it('asks for up to 20 devices, each once, and an end of work after its start [ANA-02]', () => {
    expect(usageForm.check(good)).toMatchObject({ ok: true, value: { deviceIds: [3, 5] } });
    const devices = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    expect(usageForm.check({ ...good, deviceIds: devices(usageDevicesMax) }).ok).toBe(true);
    for (const deviceIds of [[], undefined, 'x', devices(usageDevicesMax + 1)])
      expect(usageForm.check({ ...good, deviceIds })).toEqual({
        ok: false,
        problems: [{ code: 'analysis.usage.devices', field: 'deviceIds', args: { 0: 20 } }],
      });
    expect(usageForm.check({ ...good, workTo: '08:30', to: '2026-11-15' })).toMatchObject({
      problems: [{ code: 'analysis.range.order' }, { code: 'analysis.usage.workEnd', field: 'workTo' }],
    });
    expect(usageForm.check({ ...good, to: addDays(good.from, 366) })).toMatchObject({
      problems: [{ code: 'analysis.range.tooLong' }],
    });
  });

  it('answers whatever comes [ANA-02]', () => {
    expectTotalForm(usageForm, good, words);
  });
});

describe('occupancy', () => {
  it('is manned while the last movement is recent, unknown without any [ANA-02]', () => {
    const last = unmannedAfterMinutes * minute;
    expect([occupancyOf(0, last - 1), occupancyOf(0, last), occupancyOf(null, last)]).toEqual([
      'manned',
      'unmanned',
      'unknown',
    ]);
  });
});

describe('windows of a place', () => {
  const now = startOfDay('2026-11-21') + 9 * hour;
  const from = (window: Parameters<typeof windowBounds>[0]) => windowBounds(window, now).fromMs;

  it('are 90 days or a year of electricity, 7 days or 24 hours of humidity [ANA-03]', () => {
    expect(from(electricityWindows.days)).toBe(startOfDay('2026-08-24'));
    expect(from(electricityWindows.year)).toBe(startOfDay('2025-11-22'));
    expect(from(humidityWindows.days)).toBe(startOfDay('2026-11-15'));
    expect(from(humidityWindows.hours)).toBe(now - 24 * hour);
    expect(windowBounds(humidityWindows.days, now).toMs).toBe(now);
  });

  it('add up what a meter counts, also across a new start [ANA-03]', () => {
    expect(consumption([100, 104, 110])).toBe(10);
    expect(consumption([100, 104, 2, 5])).toBe(9);
    expect([consumption([]), consumption([7])]).toEqual([0, 0]);
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (steps) => {
        let total = 0;
        const meter = steps.map((step) => (total += step));
        expect(consumption(meter)).toBe(total - (meter[0] ?? 0));
      }),
    );
  });
});

it('the use of a place is far from usual from half more or half less on, and never where nothing is usual [ANA-02]', () => {
  expect([149, 150, 51, 50].map((perDay) => isFarFromUsual(perDay, 100))).toEqual([false, true, false, true]);
  expect(isFarFromUsual(10, 0)).toBe(false);
});
