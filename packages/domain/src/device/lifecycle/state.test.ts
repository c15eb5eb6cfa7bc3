import { describe, expect, it } from 'vitest';
import { isHeardLately, missedAtMs, silencesBetween } from './offline.ts';
import { checkRemove, lifeOf } from './state.ts';

describe('where a device stands with its service', () => {
  const inService = { dStatus: 1, expired: false, suspendedAt: null, removedAt: null };
  const atTime = '2026-03-01T00:00:00Z';

  it('is told by what is on record, the removal before all else [DEV-13]', () => {
    expect(lifeOf(inService)).toBe('inService');
    expect(lifeOf({ ...inService, expired: true })).toBe('expired');
    expect(lifeOf({ ...inService, expired: true, suspendedAt: atTime })).toBe('suspended');
    expect(lifeOf({ ...inService, dStatus: 0, suspendedAt: atTime })).toBe('notActivated');
    expect(lifeOf({ dStatus: 0, expired: true, suspendedAt: atTime, removedAt: atTime })).toBe('removed');
  });

  it('lets no device leave while an alarm stands on it [DEV-13]', () => {
    expect(checkRemove(true)?.code).toBe('device.life.alarmStands');
    expect(checkRemove(false)).toBeUndefined();
  });
});

describe('the first report that was missed', () => {
  const listening = { nowMs: 100_000, listeningSinceMs: 50_000 };

  it('follows the last report, or the start of listening, by a heartbeat [DEV-14]', () => {
    expect(missedAtMs(60_000, 10, listening)).toBe(70_000);
    expect(missedAtMs(20_000, 10, listening)).toBe(60_000);
    expect(missedAtMs(Number.NaN, 10, listening)).toBe(60_000);
    expect(missedAtMs(200_000, 10, listening)).toBe(60_000);
  });

  it('is not missed from a device that reported within a heartbeat [DEV-06] [DEV-14]', () => {
    const heard = [89_999, 90_000, 100_000, 100_001, Number.NaN];
    expect(heard.map((heardMs) => isHeardLately(heardMs, 10, 100_000))).toEqual([false, true, true, false, false]);
  });

  it('opens a silence only where the next report comes after it [DEV-14]', () => {
    expect(silencesBetween([0, 10_000, 35_000], 10)).toEqual([{ fromMs: 20_000, toMs: 35_000 }]);
  });
});
