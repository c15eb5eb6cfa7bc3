import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { batterySoonDays } from '../limits.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import {
  batteryForecast,
  batteryUrgencies,
  checkUpkeep,
  batteryWorklist,
  selfTestDue,
  selfTestTypes,
  upkeepForm,
} from './index.ts';

const dayMs = 86_400_000;
/** One reading a day. */
const daily = (...values: number[]) => values.map((value, at) => ({ atMs: at * dayMs, value }));

describe('a battery forecast', () => {
  it('follows the line down to where the battery is due, from now [DEV-14]', () => {
    const samples = daily(50, 49, 48, 47, 46);
    expect(batteryForecast(samples, 4 * dayMs)).toEqual({ ratioPercent: 46, daysLeft: 36 });
    expect(batteryForecast(samples.toReversed(), 14 * dayMs)).toEqual({ ratioPercent: 46, daysLeft: 26 });
    expect(batteryForecast(samples, 400 * dayMs)).toEqual({ ratioPercent: 46, daysLeft: 0 });
  });

  it('starts over with a new battery [DEV-14]', () => {
    expect(batteryForecast(daily(14, 12, 100, 99, 98, 97), 5 * dayMs)).toEqual({ ratioPercent: 97, daysLeft: 87 });
    expect(batteryForecast(daily(14, 12, 100), 2 * dayMs)).toEqual({ ratioPercent: 100, daysLeft: null });
  });

  it('tells nothing from too few days, from readings that do not fall or make no sense [DEV-14]', () => {
    expect(batteryForecast(daily(50, 40, 30), 2 * dayMs).daysLeft).toBeNull();
    expect(batteryForecast(daily(50, 50, 50, 50, 51), 4 * dayMs).daysLeft).toBeNull();
    expect(
      batteryForecast(
        [
          { atMs: NaN, value: 50 },
          { atMs: 0, value: 101 },
          { atMs: 0, value: NaN },
        ],
        0,
      ),
    ).toEqual({
      ratioPercent: null,
      daysLeft: null,
    });
    expect(batteryForecast(daily(50, 10), 0)).toEqual({ ratioPercent: 10, daysLeft: 0 });
  });

  it('is never negative, and the emptier of two alike never lasts longer [DEV-14]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 100 }), fc.double({ min: 0.1, max: 3, noNaN: true }), (start, fall) => {
        const fullness = (from: number) =>
          batteryForecast(daily(...[0, 1, 2, 3, 4].map((at) => from - at * fall)), 5 * dayMs);
        const [more, less] = [fullness(start).daysLeft ?? NaN, fullness(start - 10).daysLeft ?? NaN];
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});

describe('the battery worklist', () => {
  const device = (name: string, lowPower: boolean, ...values: number[]) => ({
    deviceType: 'smoke' as const,
    name,
    lowPower,
    samples: daily(...values),
  });
  it('puts the devices due first, then by days left, then those that tell nothing [DEV-14]', () => {
    const list = batteryWorklist(
      [
        device('silent', false),
        device('lasts', false, 90, 89.9, 89.8, 89.7, 89.6),
        device('flat', false, 60, 60, 60, 60, 60),
        device('soon', false, 40, 38, 36, 34, 32),
        device('due', false, 20, 15, 12, 10, 9),
        device('says so', true, 60, 60, 60, 60, 60),
        device('calls', true),
      ],
      4 * dayMs,
    );
    expect(list.map(({ device, urgency }) => [device.name, urgency])).toEqual([
      ['due', 'now'],
      ['says so', 'now'],
      ['calls', 'now'],
      ['soon', 'soon'],
      ['lasts', 'later'],
      ['flat', 'unknown'],
      ['silent', 'unknown'],
    ]);
  });

  it('calls a battery due soon up to and with the last day of the time given, and later after it [DEV-14]', () => {
    // falls by one percent a day: each day that goes by is a day less
    const samples = daily(94, 93, 92, 91, 90);
    const left = batteryForecast(samples, 4 * dayMs).daysLeft ?? NaN;
    const urgencyWith = (daysLeft: number) =>
      batteryWorklist([{ deviceType: 'smoke', lowPower: false, samples }], (4 + left - daysLeft) * dayMs)[0];
    for (const [daysLeft, urgency] of [
      [batterySoonDays + 1, 'later'],
      [batterySoonDays, 'soon'],
      [batterySoonDays - 1, 'soon'],
      [1, 'soon'],
      [0, 'now'],
    ] as const)
      expect(urgencyWith(daysLeft)).toMatchObject({ daysLeft, urgency });
  });

  it('leaves out what hangs on the mains [DEV-14]', () => {
    expect(batteryWorklist([{ deviceType: 'gas', lowPower: true, samples: [] }], 0)).toEqual([]);
  });

  it('loses nobody, and keeps to the order of urgency [DEV-14]', () => {
    const samples = fc.array(
      fc.record({ atMs: fc.nat({ max: 30 * dayMs }), value: fc.integer({ min: -5, max: 105 }) }),
      { maxLength: 12 },
    );
    const devices = fc.array(
      fc.record({ deviceType: fc.constantFrom('smoke' as const, 'lock' as const), lowPower: fc.boolean(), samples }),
      { maxLength: 30 },
    );
    const group = (urgency: string) => (urgency === 'now' ? 0 : urgency === 'unknown' ? 2 : 1);
    fc.assert(
      fc.property(devices, (all) => {
        const list = batteryWorklist(all, 31 * dayMs);
        expect(new Set(list.map(({ device }) => device))).toEqual(new Set(all));
        const places = list.map(
          ({ urgency, daysLeft }) => group(urgency) * 1e9 + (group(urgency) === 1 ? (daysLeft ?? 0) : 0),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(list.every(({ urgency }) => batteryUrgencies.includes(urgency))).toBe(true);
      }),
    );
  });
});

describe('upkeep and self-tests', () => {
  it('an entry says what was done and when; a day to come and the battery of a mains device are refused [DEV-13] [DEV-14]', () => {
    const good = { kind: 'battery', doneDay: '2026-11-20', remark: '', photos: ['a', 'b'] };
    expect(upkeepForm.check(good)).toMatchObject({ ok: true });
    expect(upkeepForm.check({ ...good, inspectorId: '7' })).toMatchObject({ value: { inspectorId: 7 } });
    expect(upkeepForm.check({ ...good, photos: ['a', 'b', 'c', 'd', 'e'] })).toMatchObject({
      problems: [{ code: 'form.tooMany', field: 'photos', args: { 0: 4 } }],
    });
    expectTotalForm(upkeepForm, good, formWords);
    expect(checkUpkeep('battery', '2026-11-20', 'smoke', '2026-11-20')).toBeUndefined();
    expect(checkUpkeep('battery', '2026-11-21', 'smoke', '2026-11-20')?.code).toBe('device.upkeep.future');
    expect(checkUpkeep('battery', '2026-11-20', 'gas', '2026-11-20')?.code).toBe('device.upkeep.mains');
    expect(checkUpkeep('cleaned', '2026-11-20', 'gas', '2026-11-20')).toBeUndefined();
  });

  it('a self-test is due a month after the last one, and soon within a week before [DEV-14]', () => {
    const due = (today: string) => selfTestDue('2026-10-01', today);
    expect(due('2026-10-23')).toEqual({ dueDay: '2026-10-31', state: 'tested', days: 8 });
    expect(due('2026-10-24')).toMatchObject({ state: 'soon', days: 7 });
    expect(due('2026-10-31')).toMatchObject({ state: 'soon', days: 0 });
    expect(due('2026-11-01')).toMatchObject({ state: 'overdue', days: 1 });
    expect(selfTestTypes).toContain('smoke');
    for (const type of ['water', 'camera', 'smartwatch', 'lock', 'hydrant', 'efencecam'])
      expect(selfTestTypes).not.toContain(type);
  });
});
