import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReportedAt, clockAheadMs, confirmsClock, isOvertaken } from './index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-21T08:00:00Z');

describe('the time of a report', () => {
  it('is refused more than five minutes ahead, and before what is kept [N05] [DEV-09]', () => {
    expect(checkReportedAt(now + 5 * minute, now)).toBeUndefined();
    const ahead = { code: 'device.reading.ahead', field: 'at', args: { 0: 5 } };
    expect(checkReportedAt(now + 5 * minute + 1, now)).toEqual(ahead);
    expect(checkReportedAt(NaN, now)).toEqual(ahead);
    expect(checkReportedAt(Date.parse('9999-12-31T23:59:59Z'), now)).toEqual(ahead);
    expect(checkReportedAt(now - 400 * day, now)).toBeUndefined();
    const tooOld = { code: 'device.reading.tooOld', field: 'at', args: { 0: 400 } };
    expect(checkReportedAt(now - 400 * day - 1, now)).toEqual(tooOld);
    expect(checkReportedAt(Date.parse('0001-01-01T00:00:00Z'), now)).toEqual(tooOld);
  });

  it('may be ahead by as much as our own clock is behind [DEV-09]', () => {
    expect(checkReportedAt(now + 60 * minute, now, 55 * minute)).toBeUndefined();
    expect(checkReportedAt(now + 60 * minute + 1, now, 55 * minute)).toMatchObject({ code: 'device.reading.ahead' });
  });

  it('confirms the clock of who reads it when the two are at most five minutes apart, either way [DEV-13]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500 * day, max: 500 * day }), (offset) => {
        expect(confirmsClock(now + offset, now)).toBe(Math.abs(offset) <= 5 * minute);
      }),
    );
    for (const edge of [-5 * minute, 5 * minute]) expect(confirmsClock(now + edge, now)).toBe(true);
    expect(confirmsClock(NaN, now)).toBe(false);
  });

  it('is brought to no later than its receipt, order and distances kept [DEV-09]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -day, max: 5 * minute }), { minLength: 1 }), (offsets) => {
        const ahead = clockAheadMs(
          offsets.map((offset) => now + offset),
          now,
        );
        const latest = Math.max(...offsets);
        expect(latest - ahead).toBe(Math.min(0, latest));
      }),
    );
    expect(clockAheadMs([], now)).toBe(0);
  });
});

describe('the state of a device', () => {
  const newest = { measuredMs: now - minute, receivedMs: now - minute };
  const moment = { nowMs: now, heartbeatS: 3600 };

  it('stays where a report is older than the newest [DEV-06]', () => {
    expect(isOvertaken(now - minute - 1, newest, moment)).toBe(true);
    expect(isOvertaken(now - minute, newest, moment)).toBe(false);
    expect(isOvertaken(now - day, undefined, moment)).toBe(false);
  });

  it('is taken from the report where the newest bears the trace of a wrong clock [DEV-06]', () => {
    for (const wrong of [{ measuredMs: now + 1 }, { receivedMs: now + 1 }, { receivedMs: now - 3600_001 }])
      expect(isOvertaken(now - 2 * day, { ...newest, ...wrong }, moment)).toBe(false);
  });
});
