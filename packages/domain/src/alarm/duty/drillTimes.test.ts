import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../lib/index.ts';
import { drillAheadDays, drillLateMinutes } from '../limits.ts';
import { addsToStanding, drillState, drillTimes } from './drill.ts';

const nowMs = Date.UTC(2026, 10, 2);

it('a drill begins now at the earliest, and not too far ahead [N15]', () => {
  expect(drillTimes({ startsAtMs: nowMs - minuteMs, minutes: 30 }, nowMs)).toEqual({
    ok: true,
    value: { startsAtMs: nowMs, endsAtMs: nowMs + 30 * minuteMs },
  });
  const past = drillTimes({ startsAtMs: nowMs - (drillLateMinutes + 1) * minuteMs, minutes: 30 }, nowMs);
  expect(past).toMatchObject({ ok: false, problems: [{ code: 'alarm.drill.past', field: 'startsAtMs' }] });
  const far = drillTimes({ startsAtMs: nowMs + (drillAheadDays + 1) * dayMs, minutes: 30 }, nowMs);
  expect(far).toMatchObject({ ok: false, problems: [{ code: 'alarm.drill.far', field: 'startsAtMs' }] });
});

it('a drill is planned, runs, and has ended; one that was cancelled never ran [N15]', () => {
  const drill = { startsAtMs: nowMs, endsAtMs: nowMs + minuteMs };
  const at = [nowMs - 1, nowMs, nowMs + minuteMs - 1, nowMs + minuteMs];
  expect(at.map((atMs) => drillState(drill, false, atMs))).toEqual(['planned', 'running', 'running', 'ended']);
  expect(drillState(drill, true, nowMs)).toBe('cancelled');
});

it('a real alarm takes every report, that of a drill only those of its drill [N15]', () => {
  expect(addsToStanding(null, undefined)).toBe(true);
  expect(addsToStanding(null, { drillId: 2 })).toBe(true);
  expect(addsToStanding(1, { drillId: 1 })).toBe(true);
  expect([addsToStanding(1, { drillId: 2 }), addsToStanding(1, undefined)]).toEqual([false, false]);
});
