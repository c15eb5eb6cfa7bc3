import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { type Machine, eventsFrom, formWords } from '../../lib/index.ts';
import {
  type Drill,
  type DutyCheckState,
  type HandoverAlarm,
  type HandoverContext,
  alarmDutyWords,
  alarmLevelNumbers,
  alarmStates,
  drillForm,
  drillOf,
  dutyCheckMachine,
  dutyCheckStates,
  dutyCheckStep,
  dutyPlanForm,
  handoverMachine,
  handoverSheet,
  handoverStates,
  handoverStep,
  isCurrent,
  nextDutyCheckAtMs,
  realAlarms,
} from '../index.ts';

const minute = 60_000;
const words = { ...alarmDutyWords, ...formWords };

const expectWalkable = <S extends string, E extends string, G extends string, C>(
  machine: Machine<S, E, G, C>,
  states: readonly S[],
) => {
  const seen = new Set([machine.initial]);
  for (const state of seen)
    for (const event of eventsFrom(machine, state)) seen.add(machine.states[state][event]?.to ?? state);
  expect(seen).toEqual(new Set(states));
  for (const state of states) expect(eventsFrom(machine, state).length === 0).toBe(machine.finals.includes(state));
};

describe('duty checks', () => {
  const check = (minutes: number) => ({ askedAtMs: 0, answerMinutes: 3, nowMs: minutes * minute });

  it('reach every state; answered and missed are ends [N16]', () => {
    expectWalkable(dutyCheckMachine, dutyCheckStates);
  });

  it('are answered in time or missed, never both and never neither [N16]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (minutes) => {
        const [answer, expire] = (['answer', 'expire'] as const).map((event) =>
          dutyCheckStep('asked', event, check(minutes)),
        );
        expect([answer?.ok, expire?.ok]).toEqual([minutes <= 3, minutes > 3]);
      }),
    );
    expect(dutyCheckStep('asked', 'answer', check(4))).toMatchObject({
      problems: [{ code: 'alarm.duty.tooLate', args: { 0: 3 } }],
    });
    expect(dutyCheckStep('asked', 'expire', check(2))).toMatchObject({ problems: [{ code: 'alarm.duty.stillTime' }] });
    for (const state of ['present', 'missed'] as const)
      expect(dutyCheckStep(state, 'answer', check(1))).toEqual({
        ok: false,
        problems: [{ code: `alarm.duty.already.${state}` }],
      });
  });

  it('leave 1 to 5 minutes to answer [N16]', () => {
    const good = { everyMinutes: 60, answerMinutes: 3 };
    expectTotalForm(dutyPlanForm, good, words);
    expect([0, 1, 5, 6].map((answerMinutes) => dutyPlanForm.check({ ...good, answerMinutes }).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('come at no rhythm that could be learnt, but near it [N16]', () => {
    const plan = { everyMinutes: 60, answerMinutes: 3 };
    expect([0, 0.5, 1].map((chance) => nextDutyCheckAtMs(plan, 0, chance) / minute)).toEqual([45, 60, 75]);
  });
});

describe('the handover sheet', () => {
  it('holds every open alarm once, the worst and the oldest first, with its counts [N16] [N15]', () => {
    const alarms = fc
      .array(
        fc.record({
          level: fc.constantFrom(...alarmLevelNumbers),
          state: fc.constantFrom(...alarmStates),
          raisedAtMs: fc.nat(100),
          isDrill: fc.boolean(),
        }),
        { maxLength: 40 },
      )
      .map((rows) => rows.map((row, alarmId): HandoverAlarm => ({ alarmId, ...row })));
    const checks = fc.array(fc.constantFrom<DutyCheckState>(...dutyCheckStates));
    fc.assert(
      fc.property(alarms, checks, (all, answers) => {
        const sheet = handoverSheet(all, answers, { fromMs: 20, toMs: 80 });
        const open = all.filter(({ state }) => isCurrent(state));
        expect(new Set(sheet.open)).toEqual(new Set(open));
        const ranks = sheet.open.map(({ level, raisedAtMs, alarmId }) => level * 1e6 + raisedAtMs * 1000 + alarmId);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(Object.values(sheet.byLevel).reduce((a, b) => a + b)).toBe(open.length);
        expect(sheet.unacknowledged).toBe(all.filter(({ state }) => state === 'open').length);
        expect(sheet.raisedInShift).toBe(
          all.filter(({ raisedAtMs, isDrill }) => !isDrill && raisedAtMs >= 20 && raisedAtMs < 80).length,
        );
        expect(sheet.checks.missed).toBe(answers.filter((state) => state === 'missed').length);
      }),
    );
  });
});

describe('the handover machine', () => {
  const leaving: HandoverContext = { openAlarms: 0, outgoing: 1, actor: 1 };
  const coming: HandoverContext = { ...leaving, actor: 2 };

  it('reaches every state; an accepted handover is the end [N16]', () => {
    expectWalkable(handoverMachine, handoverStates);
  });

  it('takes two signatures of two people [N16]', () => {
    expect(handoverStep('draft', 'sign', leaving)).toEqual({ ok: true, value: 'signed' });
    expect(handoverStep('draft', 'sign', coming)).toMatchObject({ problems: [{ code: 'alarm.handover.notYours' }] });
    expect(handoverStep('signed', 'accept', coming)).toEqual({ ok: true, value: 'accepted' });
    expect(handoverStep('signed', 'accept', leaving)).toMatchObject({
      problems: [{ code: 'alarm.handover.samePerson' }],
    });
    expect(handoverStep('draft', 'accept', coming)).toMatchObject({
      problems: [{ code: 'alarm.handover.already.draft' }],
    });
  });

  it('forces a remark while alarms are open, and a reason to send it back [N16]', () => {
    const open = { ...leaving, openAlarms: 3 };
    for (const remark of ['', ' \n'])
      expect(handoverStep('draft', 'sign', { ...open, remark })).toEqual({
        ok: false,
        problems: [{ code: 'alarm.handover.remark', field: 'remark', args: { 0: 3 } }],
      });
    expect(handoverStep('draft', 'sign', open).ok).toBe(false);
    expect(handoverStep('draft', 'sign', { ...open, remark: '泵房待复查' }).ok).toBe(true);
    expect(handoverStep('signed', 'sendBack', coming)).toMatchObject({ problems: [{ code: 'alarm.handover.reason' }] });
    expect(handoverStep('signed', 'sendBack', { ...coming, remark: '缺少说明' })).toEqual({ ok: true, value: 'draft' });
    expect(handoverStep('draft', 'sign', { ...leaving, remark: 'x'.repeat(257) })).toMatchObject({
      problems: [{ code: 'form.tooLong' }],
    });
  });

  it('explains each refusal in words that exist [N16]', () => {
    for (const state of handoverStates)
      for (const event of ['sign', 'accept', 'sendBack'] as const)
        for (const context of [leaving, coming, { ...leaving, openAlarms: 1 }]) {
          const result = handoverStep(state, event, context);
          for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
        }
  });
});

describe('drills', () => {
  const drill: Drill = { drillId: 1, scope: { unitId: 7, buildingId: 3, floor: 2 }, startsAtMs: 100, endsAtMs: 200 };
  const raised = { raisedAtMs: 150, unitId: 7, buildingId: 3, floor: 2 };

  it('hold the alarms of their place and time, and no other [N15]', () => {
    expect(drillOf([drill], raised)).toBe(drill);
    for (const more of [
      { raisedAtMs: 99 },
      { raisedAtMs: 200 },
      { unitId: 8 },
      { unitId: null },
      { buildingId: 4 },
      { buildingId: null },
      { floor: 1 },
      { floor: null },
    ])
      expect(drillOf([drill], { ...raised, ...more }), JSON.stringify(more)).toBeUndefined();
    const whole = { ...drill, scope: { unitId: 7 } };
    expect(drillOf([drill, whole], { ...raised, buildingId: null, floor: null })).toBe(whole);
    expect(drillOf([], raised)).toBeUndefined();
  });

  it('are left out of what counts [N15]', () => {
    const alarms = [{ id: 1, isDrill: true }, { id: 2, isDrill: false }, { id: 3 }];
    expect(realAlarms(alarms).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('need a unit and an end; a floor needs its building [N15]', () => {
    const good = { name: '季度演练', unitId: 7, buildingId: 3, floor: -1, startsAtMs: 1_795_000_000_000, minutes: 60 };
    expectTotalForm(drillForm, good, words);
    expect(drillForm.check({ ...good, buildingId: '' })).toEqual({
      ok: false,
      problems: [{ code: 'alarm.drill.building', field: 'buildingId' }],
    });
    expect(drillForm.check({ ...good, buildingId: '', floor: '' }).ok).toBe(true);
    expect([0, 480, 481].map((minutes) => drillForm.check({ ...good, minutes }).ok)).toEqual([false, true, false]);
    expect(drillForm.check({ ...good, unitId: '' }).ok).toBe(false);
  });
});
