import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { addDays, type Day, daysBetween, eventsFrom, formWords } from '../lib/index.ts';
import {
  cycleLengthOf,
  cycleNames,
  generateTasks,
  type GeneratingPlan,
  inspectionPlanForm,
  inspectionWords,
  type Pause,
  pausesAfter,
  planEvents,
  planMachine,
  type PlannedTask,
  type PlanState,
  planStates,
  planStep,
  taskKey,
} from './index.ts';

const words = { ...inspectionWords, ...formWords };
const good = {
  name: '一号楼日巡',
  cycle: 'custom',
  cycleDays: '3',
  lineId: 4,
  inspectorId: 9,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  status: 'enabled',
  route: '由一层至顶层',
};
const problemsOf = (changed: object) => {
  const result = inspectionPlanForm.check({ ...good, ...changed });
  return result.ok ? [] : result.problems;
};

describe('a plan', () => {
  it('answers whatever comes [INS-04]', () => {
    expectTotalForm(inspectionPlanForm, good, words);
  });

  it('needs name, cycle, line, inspector, start, end and status [INS-04]', () => {
    expect(inspectionPlanForm.check({})).toEqual({
      ok: false,
      problems: ['name', 'cycle', 'lineId', 'inspectorId', 'validFrom', 'validTo', 'status'].map((field) => ({
        code: 'form.required',
        field,
      })),
    });
  });

  it('has at most 10 days per cycle [INS-04]', () => {
    expect(problemsOf({ cycleDays: 10 })).toEqual([]);
    for (const cycleDays of [0, 11])
      expect(problemsOf({ cycleDays })).toEqual([{ code: 'form.range', field: 'cycleDays', args: { 0: 1, 1: 10 } }]);
    expect(problemsOf({ cycleDays: '' })).toEqual([{ code: 'form.required', field: 'cycleDays' }]);
    expect(problemsOf({ cycleDays: '', cycle: 'weekly' })).toEqual([]);
    expect(cycleLengthOf({ cycle: 'custom' })).toBe(1);
    for (const cycle of cycleNames)
      for (const cycleDays of [1, 4, 10])
        expect(cycleLengthOf({ cycle, cycleDays })).toBe(
          { daily: 1, weekly: 7, tenDays: 10, custom: cycleDays }[cycle],
        );
  });

  it('is valid for at least a day and at most ten years [INS-04]', () => {
    expect(problemsOf({ validTo: '2026-01-01' })).toEqual([]);
    expect(problemsOf({ validTo: '2025-12-31' })).toEqual([{ code: 'inspection.plan.order', field: 'validTo' }]);
    expect(problemsOf({ validTo: '2035-12-31' })).toEqual([]);
    expect(problemsOf({ validTo: '2036-01-01' })).toEqual([
      { code: 'inspection.plan.tooLong', field: 'validTo', args: { 0: 10 } },
    ]);
  });
});

describe('the plan machine', () => {
  const context = { isConfirmed: true, today: '2026-06-01', validTo: '2026-12-31' };

  it('goes on and off and ends deleted, reachable from everywhere [INS-04]', () => {
    const reachable = (from: PlanState) => {
      const seen = new Set([from]);
      for (const state of seen)
        for (const event of eventsFrom(planMachine, state)) seen.add(planMachine.states[state][event]?.to ?? state);
      return seen;
    };
    expect(reachable('enabled')).toEqual(new Set(planStates));
    for (const state of planStates) {
      expect(reachable(state)).toContain('deleted');
      expect(eventsFrom(planMachine, state).length === 0).toBe(planMachine.finals.includes(state));
    }
  });

  it('moves only after a confirmation [INS-04]', () => {
    for (const state of planStates)
      for (const event of eventsFrom(planMachine, state)) {
        expect(planStep(state, event, context).ok).toBe(true);
        expect(planStep(state, event, { ...context, isConfirmed: false })).toEqual({
          ok: false,
          problems: [{ code: 'inspection.plan.confirm' }],
        });
      }
  });

  it('enables nothing whose validity is over [INS-04]', () => {
    expect(planStep('disabled', 'enable', { ...context, today: '2026-12-31' }).ok).toBe(true);
    expect(planStep('disabled', 'enable', { ...context, today: '2027-01-01' })).toEqual({
      ok: false,
      problems: [{ code: 'inspection.plan.over', args: { day: '2026-12-31' } }],
    });
  });

  it('explains what it refuses, a deleted plan with who deleted it [INS-04]', () => {
    for (const state of planStates)
      for (const event of planEvents) {
        if (eventsFrom(planMachine, state).includes(event)) continue;
        expect(planStep(state, event, { ...context, deletedBy: '李敏' })).toEqual({
          ok: false,
          problems: [{ code: `inspection.plan.refusal.${state}`, args: { name: '李敏' } }],
        });
        expect(words).toHaveProperty([`inspection.plan.refusal.${state}`]);
      }
    expect(planStep('deleted', 'enable', context)).toMatchObject({ problems: [{ args: { name: '-' } }] });
  });

  it('pauses from the day of disabling to the day before enabling [INS-04]', () => {
    const off = pausesAfter([], 'disable', '2026-03-02');
    expect(off).toEqual([{ from: '2026-03-02', to: null }]);
    expect(pausesAfter(off, 'disable', '2026-03-05')).toEqual(off);
    expect(pausesAfter(off, 'enable', '2026-03-02')).toEqual([]);
    expect(pausesAfter(off, 'enable', '2026-03-03')).toEqual([{ from: '2026-03-02', to: '2026-03-02' }]);
    const on = pausesAfter(off, 'enable', '2026-03-09');
    expect(on).toEqual([{ from: '2026-03-02', to: '2026-03-08' }]);
    expect(pausesAfter(on, 'enable', '2026-04-01')).toEqual(on);
    expect(pausesAfter(on, 'disable', '2026-04-01')).toHaveLength(2);
  });
});

const origin = '2024-02-20';
const dayIn = (max: number) => fc.nat(max).map((days) => addDays(origin, days));
const pause: fc.Arbitrary<Pause> = fc
  .tuple(fc.nat(80), fc.option(fc.nat(15), { freq: 8 }))
  .map(([from, days]) => ({ from: addDays(origin, from), to: days === null ? null : addDays(origin, from + days) }));
const plan: fc.Arbitrary<GeneratingPlan> = fc
  .record({
    start: fc.nat(20),
    days: fc.nat(50),
    cycle: fc.constantFrom(...cycleNames),
    cycleDays: fc.integer({ min: 1, max: 10 }),
    pauses: fc.array(pause, { maxLength: 3 }),
  })
  .map(({ start, days, ...rest }) => ({
    ...rest,
    id: 7,
    state: 'enabled' as const,
    validFrom: addDays(origin, start),
    validTo: addDays(origin, start + days),
  }));
/** Tasks of an earlier cycle, apart from each other, and one of another plan. */
const earlier: fc.Arbitrary<PlannedTask[]> = fc
  .array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
  .map((parts) => {
    let at = -12;
    const own = parts.map(([gap, days]) => {
      const from = at + gap;
      at = from + days;
      return { planId: 7, from: addDays(origin, from), to: addDays(origin, at - 1) };
    });
    return [...own, { planId: 8, from: addDays(origin, 0), to: addDays(origin, 60) }];
  });
const whole = { from: '2024-01-01', to: '2024-12-31' };
const daysIn = ({ from, to }: { from: Day; to: Day }): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
const isOn = ({ pauses }: GeneratingPlan, day: Day) =>
  !pauses.some(({ from, to }) => day >= from && (to === null || day <= to));

describe('the tasks of a plan', () => {
  it('neither overlap nor leave out a day on which the plan is valid and enabled [INS-05] [INS-04]', () => {
    fc.assert(
      fc.property(plan, earlier, (plan, earlier) => {
        const tasks = [...earlier, ...generateTasks({ plan, tasks: earlier, ...whole })];
        const own = tasks.filter(({ planId }) => planId === plan.id).flatMap(daysIn);
        expect(new Set(own).size).toBe(own.length);
        const covered = new Set(own);
        expect(
          daysIn({ from: plan.validFrom, to: plan.validTo }).filter((day) => isOn(plan, day) && !covered.has(day)),
        ).toEqual([]);
      }),
    );
  });

  it('stay within validity and one cycle, and begin and end on an enabled day [INS-05] [INS-04]', () => {
    fc.assert(
      fc.property(plan, earlier, (plan, earlier) => {
        const length = cycleLengthOf(plan);
        const cycleOf = (day: Day) => Math.floor(daysBetween(plan.validFrom, day) / length);
        for (const { planId, from, to } of generateTasks({ plan, tasks: earlier, ...whole })) {
          expect(planId).toBe(plan.id);
          expect(from >= plan.validFrom && from <= to && to <= plan.validTo).toBe(true);
          expect(cycleOf(from)).toBe(cycleOf(to));
          expect(isOn(plan, from) && isOn(plan, to)).toBe(true);
        }
      }),
    );
  });

  it('are one for each cycle that has an enabled day, where none were before [INS-05]', () => {
    fc.assert(
      fc.property(plan, (plan) => {
        const length = cycleLengthOf(plan);
        const cyclesOn = daysIn({ from: plan.validFrom, to: plan.validTo })
          .filter((day) => isOn(plan, day))
          .map((day) => Math.floor(daysBetween(plan.validFrom, day) / length));
        expect(generateTasks({ plan, tasks: [], ...whole })).toHaveLength(new Set(cyclesOn).size);
      }),
    );
  });

  it('are not generated twice [INS-05]', () => {
    fc.assert(
      fc.property(plan, earlier, dayIn(90), fc.nat(40), (plan, earlier, from, days) => {
        const range = { from, to: addDays(from, days) };
        const tasks = [...earlier, ...generateTasks({ plan, tasks: earlier, ...range })];
        expect(generateTasks({ plan, tasks, ...range })).toEqual([]);
        expect(new Set(tasks.map(taskKey)).size).toBe(tasks.length);
      }),
    );
  });

  it('do not depend on how the range is cut into pieces, nor on their order [INS-05]', () => {
    fc.assert(
      fc.property(
        plan,
        earlier,
        fc.uniqueArray(fc.nat(80), { maxLength: 6 }),
        fc.boolean(),
        (plan, earlier, cuts, isReversed) => {
          const at = [-30, ...cuts.toSorted((a, b) => a - b), 120];
          const pieces = at
            .slice(1)
            .map((to, index) => ({ from: addDays(origin, at[index] ?? 0), to: addDays(origin, to - 1) }));
          const tasks = [...earlier];
          for (const piece of isReversed ? pieces.toReversed() : pieces)
            tasks.push(...generateTasks({ plan, tasks, ...piece }));
          const byKey = (a: PlannedTask, b: PlannedTask) => (a.from < b.from ? -1 : 1);
          expect(tasks.slice(earlier.length).toSorted(byKey)).toEqual(
            generateTasks({ plan, tasks: earlier, from: addDays(origin, -30), to: addDays(origin, 119) }),
          );
        },
      ),
    );
  });

  it('belong to the range in which they begin [INS-05]', () => {
    fc.assert(
      fc.property(plan, dayIn(90), fc.integer({ min: -5, max: 40 }), (plan, from, days) => {
        const range = { from, to: addDays(from, days) };
        expect(generateTasks({ plan, tasks: [], ...range })).toEqual(
          generateTasks({ plan, tasks: [], ...whole }).filter(
            (task) => task.from >= range.from && task.from <= range.to,
          ),
        );
      }),
    );
  });

  it('are none while the plan is disabled or deleted [INS-05] [INS-04]', () => {
    fc.assert(
      fc.property(plan, fc.constantFrom('disabled', 'deleted'), (plan, state) => {
        expect(generateTasks({ plan: { ...plan, state }, tasks: [], ...whole })).toEqual([]);
      }),
    );
  });

  it('of a weekly plan that is valid for ten days are a week and the rest [INS-05]', () => {
    const ten: GeneratingPlan = {
      id: 7,
      state: 'enabled',
      cycle: 'weekly',
      validFrom: '2026-01-01',
      validTo: '2026-01-10',
      pauses: [],
    };
    expect(generateTasks({ plan: ten, tasks: [], from: '2026-01-01', to: '2026-01-31' })).toEqual([
      { planId: 7, from: '2026-01-01', to: '2026-01-07' },
      { planId: 7, from: '2026-01-08', to: '2026-01-10' },
    ]);
  });

  it('of a week with a holiday in it are one, and the last ends with the plan [INS-05]', () => {
    const weekly: GeneratingPlan = {
      id: 1,
      state: 'enabled',
      cycle: 'weekly',
      validFrom: '2026-02-23',
      validTo: '2026-03-10',
      pauses: [
        { from: '2026-02-25', to: '2026-02-26' },
        { from: '2026-03-02', to: '2026-03-03' },
      ],
    };
    expect(generateTasks({ plan: weekly, tasks: [], from: '2026-01-01', to: '2026-12-31' })).toEqual([
      { planId: 1, from: '2026-02-23', to: '2026-03-01' },
      { planId: 1, from: '2026-03-04', to: '2026-03-08' },
      { planId: 1, from: '2026-03-09', to: '2026-03-10' },
    ]);
  });
});
