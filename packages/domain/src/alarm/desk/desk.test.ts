import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CountableAlarm,
  type HandledTogether,
  alarmCategories,
  alarmDeskWords,
  alarmGroupings,
  alarmKindNames,
  alarmLevelNumbers,
  alarmStates,
  checkMember,
  checkTogether,
  closeUndoSeconds,
  groupKeyOf,
  handledTogetherMax,
  isOneGroup,
  isUnacknowledged,
  manualClosings,
  needsReason,
  spanAround,
  sumOfGroup,
  undoGraceSeconds,
  undoHandling,
} from '../index.ts';

const ids = fc.option(fc.integer({ min: 1, max: 4 }));
const alarms: fc.Arbitrary<(CountableAlarm & HandledTogether)[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...alarmKindNames.slice(0, 4)),
    category: fc.constantFrom(...alarmCategories),
    level: fc.constantFrom(...alarmLevelNumbers),
    state: fc.constantFrom(...alarmStates),
    drillId: fc.option(fc.constant(9), { freq: 3 }),
    unitId: ids,
    placeId: ids,
    buildingId: ids,
    floor: fc.option(fc.integer({ min: -2, max: 5 })),
    alarmTime: fc.integer({ min: 0, max: 9 }).map((second) => `2026-11-21T08:00:0${second}.000Z`),
  }),
  { maxLength: 40 },
);
const grouping = fc.constantFrom(...alarmGroupings);

describe('groups of alarms', () => {
  it('every alarm is counted in exactly one group, and a group shows its worst and its oldest [ALM-01]', () => {
    fc.assert(
      fc.property(alarms, grouping, (all, by) => {
        const groups = [...Map.groupBy(all, (alarm) => groupKeyOf(by, alarm)).values()];
        const sums = groups.map((group) => sumOfGroup(group));
        expect(sums.reduce((total, sum) => total + (sum?.count ?? 0), 0)).toBe(all.length);
        for (const [index, group] of groups.entries()) {
          const sum = sums[index];
          expect(sum?.level).toBe(Math.min(...group.map(({ level }) => level)));
          expect(sum?.since).toBe(group.map(({ alarmTime }) => alarmTime).toSorted()[0]);
          expect(sum?.unacknowledged).toBe(group.filter(({ state }) => isUnacknowledged(state)).length);
          expect(Object.values(sum?.byLevel ?? {}).reduce((total, count) => total + count, 0)).toBe(group.length);
          expect(sum).toEqual(sumOfGroup(group.toReversed()));
        }
      }),
    );
    expect(sumOfGroup([])).toBeUndefined();
  });

  it('a drill never stands in a group with a real alarm, and what has no unit is no group [N15, ALM-03]', () => {
    fc.assert(
      fc.property(alarms, grouping, (all, by) => {
        for (const group of Map.groupBy(all, (alarm) => groupKeyOf(by, alarm)).values())
          expect(new Set(group.map(({ drillId }) => drillId === null)).size).toBe(1);
      }),
    );
    const bare = { kind: 'smoke', placeId: 3 } as const;
    expect(alarmGroupings.map((by) => groupKeyOf(by, bare))).toEqual(['building/place-3', 'unit/-', 'cause/smoke']);
    expect(alarmGroupings.map((by) => isOneGroup(groupKeyOf(by, bare)))).toEqual([true, false, true]);
    expect(isOneGroup(groupKeyOf('unit', { ...bare, drillId: 4 }))).toBe(false);
  });
});

const fire: HandledTogether = { kind: 'smoke', category: 'alarm', level: 1, unitId: 1, buildingId: 1, drillId: null };
const ask = (change: Partial<Parameters<typeof checkTogether>[0]>) =>
  checkTogether({ alarms: [fire], asked: 1, closing: 'manual', remark: '', ...change })?.code;

describe('handling together', () => {
  it('critical fire alarms are denied only with a reason, whatever else is among them [ALM-03]', () => {
    fc.assert(
      fc.property(
        alarms,
        fc.constantFrom(...manualClosings),
        fc.constantFrom('', '  ', '厨房油烟'),
        (all, closing, remark) => {
          const real = all.filter(({ drillId }) => drillId === null);
          const denies = closing === 'falseAlarm' || closing === 'repeated';
          const burns = real.some(({ level, category }) => level === 1 && category === 'alarm');
          expect(needsReason(real, closing)).toBe(denies && burns);
          const code = ask({ alarms: real, asked: Math.max(1, real.length), closing, remark });
          expect(code).toBe(denies && burns && remark.trim() === '' ? 'alarm.together.reasonRequired' : undefined);
        },
      ),
    );
    expect(needsReason([fire], undefined)).toBe(false);
  });

  it('none, too many, drills among real ones, and what has nothing in common are refused in words [ALM-03, N15]', () => {
    const codes = [
      ask({ alarms: [], asked: 0 }),
      ask({ asked: handledTogetherMax + 1 }),
      ask({ alarms: [fire, { ...fire, drillId: 3 }], asked: 2 }),
      ask({ group: { by: 'unit', key: 'unit/-' } }),
    ];
    expect(codes).toEqual(['none', 'tooMany', 'drillsMixed', 'noGroup'].map((name) => `alarm.together.${name}`));
    for (const code of codes) expect(alarmDeskWords).toHaveProperty([code ?? '']);
    expect(ask({ asked: handledTogetherMax })).toBeUndefined();
    expect(ask({ alarms: [{ ...fire, drillId: 3 }] })).toBeUndefined();
  });

  it('an alarm of another group is left out, by what it is now [ALM-03]', () => {
    fc.assert(
      fc.property(alarms, grouping, (all, by) => {
        const [first] = all;
        if (!first) return;
        const group = { by, key: groupKeyOf(by, first) };
        for (const alarm of all)
          expect(checkMember(alarm, group) === undefined).toBe(groupKeyOf(by, alarm) === group.key);
        expect(checkMember(first, undefined)).toBeUndefined();
      }),
    );
  });
});

describe('spanAround', () => {
  it('holds the alarm with half a day before it, and nothing of the future [ALM-11]', () => {
    const hourMs = 3_600_000;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100 * hourMs }), (raisedAtMs, agoMs) => {
        const nowMs = raisedAtMs + agoMs;
        const { fromMs, toMs } = spanAround(raisedAtMs, nowMs);
        expect(toMs).toBeLessThanOrEqual(nowMs);
        expect(toMs).toBeGreaterThanOrEqual(raisedAtMs);
        expect(raisedAtMs - fromMs).toBeGreaterThanOrEqual(12 * hourMs);
        expect(toMs - fromMs).toBe(24 * hourMs);
        expect(toMs - raisedAtMs).toBe(Math.min(agoMs, 12 * hourMs));
      }),
    );
    expect(spanAround(5000, 0).toMs).toBe(5000);
  });
});

describe('undoHandling', () => {
  const closed = { state: 'closed', acknowledgedBy: null, handledAtMs: 0, nowMs: 1, isRaisedAgain: false } as const;
  it('returns an alarm to the state it had, within its seconds [ALM-03]', () => {
    expect(undoHandling(closed)).toEqual({ ok: true, value: 'open' });
    expect(undoHandling({ ...closed, acknowledgedBy: '王' })).toEqual({ ok: true, value: 'acknowledged' });
    const lastMs = (closeUndoSeconds + undoGraceSeconds) * 1000;
    expect(undoHandling({ ...closed, nowMs: lastMs }).ok).toBe(true);
    const refusals = [
      undoHandling({ ...closed, nowMs: lastMs + 1 }),
      undoHandling({ ...closed, isRaisedAgain: true }),
      undoHandling({ ...closed, state: 'open' }),
    ];
    const codes = refusals.map((refusal) => (refusal.ok ? '' : refusal.problems[0]?.code));
    expect(codes).toEqual(['alarm.undo.tooLate', 'alarm.undo.raisedAgain', 'alarm.undo.gone']);
    for (const code of codes) expect(alarmDeskWords).toHaveProperty([code ?? '']);
  });
});
