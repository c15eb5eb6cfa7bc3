import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, daysInMonth, formWords, startOfDay, weekdayOf } from '../../lib/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { deviceTaskWords, nextRun, runOutcome, runsBetween, runsOn, type Schedule, timedTaskForm } from './index.ts';

const china = (written: string): number => Date.parse(`${written}:00+08:00`);
const written = (atMs: number | undefined): string | undefined =>
  atMs === undefined ? undefined : new Date(atMs + 480 * 60_000).toISOString().slice(0, 16);
const next = (schedule: Schedule, after: string) => written(nextRun(schedule, china(after)));

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const at = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const some = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: max });
const bounds = fc.tuple(fc.option(day, { nil: undefined }), fc.option(fc.nat({ max: 900 }), { nil: undefined }));
const schedule: fc.Arbitrary<Schedule> = fc
  .tuple(
    fc.oneof(
      fc.record({ repeat: fc.constant('once' as const), at, on: day }),
      fc.record({ repeat: fc.constant('daily' as const), at }),
      fc.record({ repeat: fc.constant('weekly' as const), at, weekdays: some(7) }),
      fc.record({ repeat: fc.constant('monthly' as const), at, monthDays: some(31) }),
    ),
    bounds,
  )
  .map(([one, [from, days]]) =>
    Object.assign(one, { from, until: from && days !== undefined ? addDays(from, days) : undefined }),
  );
const moment = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
const offset = fc.constantFrom(480, 0, -300, 345);

/** What the specification's words say, told apart from the code. */
const matches = (one: Schedule, on: string): boolean => {
  if ((one.from !== undefined && on < one.from) || (one.until !== undefined && on > one.until)) return false;
  const date = Number(on.slice(8));
  const isLast = date === daysInMonth(Number(on.slice(0, 4)), Number(on.slice(5, 7)));
  return {
    once: on === one.on,
    daily: true,
    weekly: one.weekdays?.includes(weekdayOf(on)) ?? false,
    monthly: one.monthDays?.some((asked) => asked === date || (isLast && asked > date)) ?? false,
  }[one.repeat];
};

describe('the next run', () => {
  it('is strictly later and matches the schedule [DEV-22]', () => {
    fc.assert(
      fc.property(schedule, moment, offset, (one, afterMs, offsetMin) => {
        const atMs = nextRun(one, afterMs, offsetMin);
        if (atMs === undefined) return;
        const on = dayAt(atMs, offsetMin);
        expect(atMs).toBeGreaterThan(afterMs);
        expect(matches(one, on) && runsOn(one, on)).toBe(true);
        expect(new Date(atMs + offsetMin * 60_000).toISOString().slice(11, 16)).toBe(one.at);
      }),
    );
  });

  it('is the first such moment: no run is skipped, and nothing means nothing [DEV-22]', () => {
    fc.assert(
      fc.property(schedule, moment, offset, (one, afterMs, offsetMin) => {
        const atMs = nextRun(one, afterMs, offsetMin) ?? Infinity;
        const start = dayAt(afterMs, offsetMin);
        const [hours = 0, minutes = 0] = one.at.split(':').map(Number);
        const runs = Array.from({ length: 70 }, (_, days) => addDays(start, days))
          .filter((on) => matches(one, on))
          .map((on) => startOfDay(on, offsetMin) + (hours * 60 + minutes) * 60_000)
          .filter((runMs) => runMs > afterMs);
        const endMs = startOfDay(addDays(start, 70), offsetMin);
        // no repeat has a gap of seventy days, so that later runs need a first day, or their only one, out there
        expect(atMs < endMs ? [atMs] : []).toEqual(runs.slice(0, 1));
      }),
    );
  });

  it.each([
    [{ repeat: 'daily', at: '22:00' }, '2026-11-21T21:59', '2026-11-21T22:00'],
    [{ repeat: 'daily', at: '22:00' }, '2026-11-21T22:00', '2026-11-22T22:00'],
    [{ repeat: 'daily', at: '00:00' }, '2026-12-31T23:59', '2027-01-01T00:00'],
    [{ repeat: 'weekly', at: '08:00', weekdays: [1, 5] }, '2026-11-21T12:00', '2026-11-23T08:00'],
    [{ repeat: 'weekly', at: '08:00', weekdays: [6] }, '2026-11-21T08:00', '2026-11-28T08:00'],
    [{ repeat: 'monthly', at: '08:00', monthDays: [31] }, '2027-01-31T08:00', '2027-02-28T08:00'],
    [{ repeat: 'monthly', at: '08:00', monthDays: [29] }, '2028-02-01T00:00', '2028-02-29T08:00'],
    [{ repeat: 'monthly', at: '08:00', monthDays: [30, 31] }, '2027-02-28T08:00', '2027-03-30T08:00'],
    [{ repeat: 'monthly', at: '08:00', monthDays: [1] }, '2026-12-01T08:00', '2027-01-01T08:00'],
    [{ repeat: 'once', at: '08:00', on: '2028-02-29' }, '2026-11-21T08:00', '2028-02-29T08:00'],
    [{ repeat: 'once', at: '08:00', on: '2026-11-21' }, '2026-11-21T08:00', undefined],
    [{ repeat: 'daily', at: '08:00', from: '2030-01-01' }, '2026-11-21T08:00', '2030-01-01T08:00'],
    [{ repeat: 'daily', at: '08:00', until: '2026-11-21' }, '2026-11-21T08:00', undefined],
    [{ repeat: 'weekly', at: '08:00', weekdays: [] }, '2026-11-21T08:00', undefined],
    [{ repeat: 'monthly', at: '08:00' }, '2026-11-21T08:00', undefined],
    [{ repeat: 'once', at: '08:00' }, '2026-11-21T08:00', undefined],
  ] as const)('of %j after %s is %s [DEV-22]', (one, after, expected) => {
    expect(next(one, after)).toBe(expected);
  });

  it('knows no list, no day of a repeat that lacks its own [DEV-22]', () => {
    expect(runsOn({ repeat: 'weekly', at: '08:00' }, '2026-11-21')).toBe(false);
    expect(runsOn({ repeat: 'monthly', at: '08:00' }, '2026-11-21')).toBe(false);
  });

  it('of a span are all of them, in order, as many as asked for [DEV-22]', () => {
    const monthly: Schedule = { repeat: 'monthly', at: '00:00', monthDays: [31] };
    const year = { fromMs: china('2027-01-01T00:00'), toMs: china('2027-12-31T00:00') };
    const days = runsBetween(monthly, year).map((ms) => written(ms)?.slice(5, 10));
    expect(days).toEqual([
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
      '12-31',
    ]);
    expect(runsBetween(monthly, { ...year, most: 2 })).toHaveLength(2);
    expect(runsBetween({ ...monthly, until: '2027-02-27' }, year)).toHaveLength(1);
  });
});

describe('the form of a scheduled command', () => {
  const good = {
    name: '夜间布防',
    command: 'arm',
    repeat: 'weekly',
    at: '22:00',
    weekdays: [1, 2, 3, 4, 5],
    from: '2026-11-21',
    until: '2026-11-21',
  };
  const problem = (changed: object) => {
    const result = timedTaskForm.check({ ...good, ...changed });
    return result.ok ? [] : result.problems;
  };

  it('asks for what its repeat needs [DEV-22]', () => {
    expect(problem({})).toEqual([]);
    expect(problem({ weekdays: [] })).toEqual([{ code: 'form.required', field: 'weekdays' }]);
    expect(problem({ repeat: 'monthly' })).toEqual([{ code: 'form.required', field: 'monthDays' }]);
    expect(problem({ repeat: 'once' })).toEqual([{ code: 'form.required', field: 'on' }]);
    expect(problem({ repeat: 'daily', weekdays: [] })).toEqual([]);
  });

  it('refuses days twice, days that no week or month has, an end before its start, and commands that need a person [DEV-22]', () => {
    expect(problem({ weekdays: [1, 1] })).toEqual([{ code: 'form.duplicate', field: 'weekdays' }]);
    expect(problem({ weekdays: [8] })).toEqual([{ code: 'form.range', field: 'weekdays.0', args: { 0: 1, 1: 7 } }]);
    expect(problem({ monthDays: [0] })).toEqual([{ code: 'form.range', field: 'monthDays.0', args: { 0: 1, 1: 31 } }]);
    expect(problem({ until: '2026-11-20' })).toEqual([{ code: 'device.task.untilBeforeFrom', field: 'until' }]);
    expect(problem({ command: 'unlock' })).toEqual([{ code: 'form.choice', field: 'command' }]);
  });

  it('is total [DEV-22]', () => {
    expectTotalForm(timedTaskForm, good, { ...formWords, ...deviceTaskWords });
  });
});

describe('the outcome of a run', () => {
  it.each([
    [[], 'failed'],
    [['sent', 'acknowledged'], 'running'],
    [['acknowledged', 'acknowledged'], 'succeeded'],
    [['acknowledged', 'timedOut'], 'partly'],
    [['failed', 'timedOut'], 'failed'],
  ] as const)('of %j is %s [DEV-22]', (commands, expected) => {
    expect(runOutcome(commands)).toBe(expected);
  });
});
