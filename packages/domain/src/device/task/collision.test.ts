import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../lib/index.ts';
import { collisionOf, runsOn, type Schedule, type TimedOrder } from './index.ts';

const order = (command: TimedOrder['command'], schedule: Schedule, args: TimedOrder['args'] = {}): TimedOrder => ({
  command,
  args,
  schedule,
});
const nowMs = Date.parse('2026-11-21T12:00:00+08:00');
const evening = { at: '22:00' } as const;
const on = (one: Schedule, other: Schedule) => collisionOf(order('arm', one), [order('disarm', other)], nowMs)?.on;

describe('opposite commands of one device at the same minute', () => {
  it.each<[Schedule, Schedule, string | undefined]>([
    [{ repeat: 'daily', ...evening }, { repeat: 'daily', ...evening }, '2026-11-21'],
    [{ repeat: 'daily', ...evening }, { repeat: 'daily', at: '22:01' }, undefined],
    [
      { repeat: 'monthly', ...evening, monthDays: [31] },
      { repeat: 'monthly', ...evening, monthDays: [28] },
      '2027-02-28',
    ],
    [
      { repeat: 'monthly', ...evening, monthDays: [30] },
      { repeat: 'monthly', ...evening, monthDays: [31] },
      '2026-11-30',
    ],
    [{ repeat: 'monthly', ...evening, monthDays: [1] }, { repeat: 'weekly', ...evening, weekdays: [7] }, '2027-08-01'],
    [{ repeat: 'once', ...evening, on: '2027-08-01' }, { repeat: 'daily', ...evening }, '2027-08-01'],
    [
      { repeat: 'once', ...evening, on: '2031-02-28' },
      { repeat: 'monthly', ...evening, monthDays: [29] },
      '2031-02-28',
    ],
    [{ repeat: 'once', ...evening, on: '2027-08-01' }, { repeat: 'once', ...evening, on: '2027-08-02' }, undefined],
    [{ repeat: 'weekly', ...evening, weekdays: [1] }, { repeat: 'weekly', ...evening, weekdays: [2, 3] }, undefined],
    [
      { repeat: 'daily', ...evening, until: '2027-01-31' },
      { repeat: 'daily', ...evening, from: '2027-02-01' },
      undefined,
    ],
    [
      { repeat: 'daily', ...evening, until: '2027-01-31' },
      { repeat: 'daily', ...evening, from: '2027-01-31' },
      '2027-01-31',
    ],
    [{ repeat: 'daily', at: '08:00', until: '2026-11-21' }, { repeat: 'daily', at: '08:00' }, undefined],
  ])('%j and %j collide on %s [DEV-22]', (one, other, day) => {
    expect([on(one, other), on(other, one)]).toEqual([day, day]);
  });

  it('are opposite by their command and by what they work on: the whole device is every zone of it [DEV-22]', () => {
    const daily: Schedule = { repeat: 'daily', ...evening };
    const collides = (one: TimedOrder, other: TimedOrder) => collisionOf(one, [other], nowMs) !== undefined;
    expect(collides(order('arm', daily), order('arm', daily))).toBe(false);
    expect(collides(order('arm', daily), order('readNow', daily))).toBe(false);
    expect(collides(order('arm', daily, { zone: 1 }), order('disarm', daily, { zone: 2 }))).toBe(false);
    expect(collides(order('arm', daily, { zone: 1 }), order('disarm', daily))).toBe(true);
    expect(collides(order('openRelay', daily, { point: 1 }), order('closeRelay', daily, { point: 1 }))).toBe(true);
    expect(collides(order('openRelay', daily, { point: 1 }), order('closeRelay', daily, { point: 2 }))).toBe(false);
    expect(collides(order('openRelay', daily, { point: 1 }), order('disarm', daily))).toBe(false);
  });

  it('are found on the first day that both run, if there is one in twelve years [DEV-22]', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-11-20', days));
    const some = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 2 });
    const schedule: fc.Arbitrary<Schedule> = fc
      .tuple(
        fc.oneof(
          fc.record({ repeat: fc.constant('once' as const), on: day }),
          fc.record({ repeat: fc.constant('daily' as const) }),
          fc.record({ repeat: fc.constant('weekly' as const), weekdays: some(7) }),
          fc.record({ repeat: fc.constant('monthly' as const), monthDays: some(31) }),
        ),
        fc.option(day, { nil: undefined }),
        fc.option(fc.nat({ max: 1500 }), { nil: undefined }),
        fc.constantFrom('22:00', '07:30'),
      )
      .map(([one, from, days, at]) => ({
        ...one,
        at,
        from,
        until: days === undefined ? undefined : addDays(from ?? '2026-11-21', days),
      }));
    fc.assert(
      fc.property(schedule, schedule, (one, other) => {
        const days = Array.from({ length: 12 * 366 }, (_, after) => addDays('2026-11-21', after));
        const shared = days.find((each) => {
          const [hours = 0, minutes = 0] = one.at.split(':').map(Number);
          const atMs = startOfDay(each) + (hours * 60 + minutes) * 60_000;
          return one.at === other.at && atMs > nowMs && runsOn(one, each) && runsOn(other, each);
        });
        expect(on(one, other)).toBe(shared);
      }),
      { numRuns: 300 },
    );
  });
});
