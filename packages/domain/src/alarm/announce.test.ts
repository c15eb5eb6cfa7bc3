import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlarmLevel,
  type Announceable,
  type AnnouncerState,
  alarmLevelNumbers,
  announceAlarms,
  announceGapMs,
  announceInMs,
  announcePerMinute,
  announcedAs,
  announcedAt,
  startAnnouncer,
} from './index.ts';

const alarm = (alarmId: number, level: AlarmLevel): Announceable => ({ alarmId, level, raisedAtMs: alarmId });

describe('announceInMs', () => {
  it('holds back until the gap has passed, and the minute has room [N23]', () => {
    expect(announceInMs([], 'polite', 7)).toBe(0);
    expect(announceInMs([1000], 'polite', 2000)).toBe(announceGapMs - 1000);
    expect(announceInMs([1000], 'polite', 1000 + announceGapMs)).toBe(0);
    const full = Array.from({ length: announcePerMinute.polite }, (_, at) => at * announceGapMs);
    expect(announceInMs(full, 'polite', full.length * announceGapMs)).toBe(60_000 - full.length * announceGapMs);
    expect(announceInMs(full, 'assertive', full.length * announceGapMs)).toBe(0);
  });

  it('forgets what is older than a minute [N23]', () => {
    expect(announcedAt([0, 30_000], 60_000)).toEqual([30_000, 60_000]);
  });

  it('never lets a critical alarm wait longer than the gap [N23]', () => {
    const full = Array.from({ length: announcePerMinute.assertive }, (_, at) => at * announceGapMs);
    expect(announceInMs(full, 'assertive', full.length * announceGapMs)).toBe(0);
    expect(announceGapMs).toBeLessThanOrEqual(5000);
  });
});

describe('announceAlarms', () => {
  it.each(alarmLevelNumbers)('level %d is announced as the table says [N23]', (level) => {
    expect(announceAlarms(startAnnouncer(), [alarm(1, level)], 0).said).toEqual([
      { politeness: announcedAs[level], alarm: alarm(1, level), more: [] },
    ]);
    expect(announcedAs[level]).toBe(level <= 2 ? 'assertive' : 'polite');
  });

  it('says the worst in full, of equals the first, and sums the rest by level [N23]', () => {
    const came = [alarm(9, 4), alarm(5, 2), alarm(3, 2), alarm(8, 3), alarm(2, 2), alarm(7, 4), alarm(4, 1)];
    expect(announceAlarms(startAnnouncer(), came, 0).said).toEqual([
      { politeness: 'assertive', alarm: alarm(4, 1), more: [{ level: 2, count: 3 }] },
      { politeness: 'polite', alarm: alarm(8, 3), more: [{ level: 4, count: 2 }] },
    ]);
    expect(announceAlarms(startAnnouncer(), [alarm(5, 3), alarm(3, 3)], 0).said[0]).toMatchObject({
      alarm: { alarmId: 3 },
      more: [{ level: 3, count: 1 }],
    });
  });

  it('what stood at the start is not announced [N23]', () => {
    const known = [alarm(1, 1), alarm(2, 5)];
    const { said, waitMs } = announceAlarms(startAnnouncer(known), [...known, alarm(3, 5)], 0);
    expect([said.map((one) => one.alarm.alarmId), waitMs]).toEqual([[3], null]);
  });

  it('an alarm is announced once, and what went before its turn not at all [N23]', () => {
    const first = announceAlarms(startAnnouncer(), [alarm(1, 3)], 0);
    const held = announceAlarms(first.state, [alarm(1, 3), alarm(2, 3), alarm(3, 3)], 1000);
    expect([held.said, held.waitMs]).toEqual([[], announceGapMs - 1000]);
    const later = announceAlarms(held.state, [alarm(1, 3), alarm(3, 3)], announceGapMs);
    expect(later.said.map((one) => [one.alarm.alarmId, one.more])).toEqual([[3, []]]);
    expect(announceAlarms(later.state, [alarm(1, 3), alarm(3, 3)], 600_000).said).toEqual([]);
  });

  it('a critical alarm does not wait for the pause after a lesser one, and the sooner wait is told [N23]', () => {
    const first = announceAlarms(startAnnouncer(), [alarm(1, 5)], 0);
    const second = announceAlarms(first.state, [alarm(1, 5), alarm(2, 1)], 1000);
    expect(second.said).toHaveLength(1);
    const all = [alarm(1, 5), alarm(2, 1), alarm(3, 1), alarm(4, 5)];
    expect(announceAlarms(second.state, all, 2000).waitMs).toBe(announceGapMs - 2000);
  });

  it('in a storm it keeps its gap and its number a minute, and every alarm that stayed is told of once [N23] [ALM-07]', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...alarmLevelNumbers), fc.nat(4000)), {
      minLength: 1,
      maxLength: 120,
    });
    fc.assert(
      fc.property(steps, (rows) => {
        let state: AnnouncerState = startAnnouncer();
        let nowMs = 0;
        const alarms: Announceable[] = [];
        const saidAt = { assertive: [] as number[], polite: [] as number[] };
        let told = 0;
        const listen = (): void => {
          const next = announceAlarms(state, alarms, nowMs);
          ({ state } = next);
          for (const { politeness, more } of next.said) {
            saidAt[politeness].push(nowMs);
            told += more.reduce((sum, { count }) => sum + count, 1);
          }
        };
        for (const [level, ms] of rows) {
          alarms.push(alarm(alarms.length + 1, level));
          listen();
          nowMs += ms;
        }
        nowMs += 60_000;
        listen();
        expect(told).toBe(alarms.length);
        for (const politeness of ['assertive', 'polite'] as const)
          for (const [place, at] of saidAt[politeness].entries()) {
            expect(at - (saidAt[politeness][place - 1] ?? -announceGapMs)).toBeGreaterThanOrEqual(announceGapMs);
            const inMinute = saidAt[politeness].filter((other) => other <= at && other > at - 60_000);
            expect(inMinute.length).toBeLessThanOrEqual(announcePerMinute[politeness]);
          }
      }),
    );
  });
});
