import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { addDays, type Day, daysBetween, eventsFrom, formWords } from '../lib/index.ts';
import { serviceWords } from '../service/index.ts';
import {
  cycleLengthOf,
  cycleNames,
  failureRuleOf,
  failureWays,
  firstPauses,
  forecastTasks,
  generateTasks,
  type GeneratingPlan,
  generationStart,
  inspectionPlanForm,
  inspectionWords,
  isMadeLate,
  type OpenTask,
  type Pause,
  pausesAfter,
  planEvents,
  planMachine,
  planOverProblem,
  type PlannedTask,
  type PlanState,
  planStates,
  planStep,
  saidOfFailure,
  taskKey,
  withdrawable,
} from './index.ts';

const words = { ...inspectionWords, ...serviceWords, ...formWords };
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
  onFailure: 'decide',
  methods: [],
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
      problems: ['name', 'cycle', 'lineId', 'inspectorId', 'validFrom', 'validTo', 'status', 'onFailure'].map(
        (field) => ({
          code: 'form.required',
          field,
        }),
      ),
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

describe('the form of a plan', () => {
  it('reads wide digits, and keeps the days of a cycle for a cycle of its own alone [INS-04]', () => {
    expect(inspectionPlanForm.check({ ...good, cycleDays: '５' })).toMatchObject({ value: { cycleDays: 5 } });
    expect(inspectionPlanForm.check({ ...good, cycle: 'weekly' })).toMatchObject({ value: { cycleDays: undefined } });
  });

  it('is refused as enabled when its validity is over [INS-04]', () => {
    const plan = { status: 'enabled', validTo: '2026-03-01' } as const;
    expect(planOverProblem(plan, '2026-03-01')).toBeUndefined();
    expect(planOverProblem(plan, '2026-03-02')).toMatchObject({ code: 'inspection.plan.over', field: 'validTo' });
    expect(planOverProblem({ ...plan, status: 'disabled' }, '2026-03-02')).toBeUndefined();
  });

  it('asks what a failed item becomes: level and days of a hazard, level and method of an order [INS-04] [ALM-13]', () => {
    expect(problemsOf({ cycle: 'custom', cycleDays: undefined }).map(({ field }) => field)).toEqual(['cycleDays']);
    const fieldsOf = (changed: object) => problemsOf(changed).map(({ field }) => field);
    expect(fieldsOf({ onFailure: 'hazard' })).toEqual(['hazardLevel', 'dueDays']);
    expect(fieldsOf({ onFailure: 'order' })).toEqual(['hazardLevel', 'dueDays', 'orderLevel', 'methods']);
    const hazard = { onFailure: 'hazard', hazardLevel: '3', dueDays: '7' };
    expect(fieldsOf(hazard)).toEqual([]);
    expect(problemsOf({ ...hazard, dueDays: 91 })).toMatchObject([{ code: 'form.range', args: { 0: 1, 1: 90 } }]);
  });

  it('says what becomes of a failed item, and leaves to somebody what it does not say [INS-04]', () => {
    const said = {
      onFailure: 'order',
      hazardLevel: 2,
      dueDays: 3,
      orderLevel: 'urgent',
      methods: ['sms', 'sms'],
    } as const;
    expect(failureRuleOf(said)).toEqual({ way: 'order', level: 2, dueDays: 3, orderLevel: 'urgent', methods: ['sms'] });
    expect(failureRuleOf({ ...said, methods: [] })).toEqual({ way: 'hazard', level: 2, dueDays: 3 });
    expect(failureRuleOf({ ...said, onFailure: 'hazard' }).way).toBe('hazard');
    expect(failureRuleOf({ ...said, onFailure: 'decide' }).way).toBe('decide');
    expect(failureRuleOf({ ...said, dueDays: undefined }).way).toBe('decide');
    for (const onFailure of failureWays) {
      const rule = failureRuleOf({ ...said, onFailure });
      expect(failureRuleOf(saidOfFailure(rule))).toEqual(rule);
    }
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

describe('tasks that are made ahead', () => {
  const weekly = { cycle: 'weekly', validFrom: '2026-03-04' } as const;

  it('begin with the cycle in which the plan was made, and go on where they ended [INS-05]', () => {
    const start = (madeOn: Day, lastMadeTo: Day | null, today: Day) =>
      generationStart(weekly, { madeOn, lastMadeTo }, today);
    // made on a Saturday for weeks that begin on Wednesdays: this week has its task
    expect(start('2026-03-14', null, '2026-03-14')).toBe('2026-03-11');
    expect(start('2026-03-01', null, '2026-03-01')).toBe('2026-03-04');
    // three days without a gateway are made up for
    expect(
      generationStart({ ...weekly, cycle: 'daily' }, { madeOn: '2026-03-04', lastMadeTo: '2026-03-20' }, '2026-03-24'),
    ).toBe('2026-03-21');
    // what was taken back is made again
    expect(
      generationStart({ ...weekly, cycle: 'daily' }, { madeOn: '2026-03-04', lastMadeTo: '2026-03-20' }, '2026-03-12'),
    ).toBe('2026-03-12');
  });

  it('are forecast by the generator itself, those that there are left out [INS-04] [INS-05]', () => {
    fc.assert(
      fc.property(plan, dayIn(60), fc.integer({ min: 1, max: 10 }), (plan, today, count) => {
        const made = { madeOn: today, lastMadeTo: null };
        const from = generationStart(plan, made, today);
        const all = generateTasks({ plan, tasks: [], from, to: addDays(origin, 200) });
        const open = { ...plan, pauses: [] };
        expect(forecastTasks({ plan: open, made, tasks: [], today, count })).toEqual(
          generateTasks({ plan: open, tasks: [], from, to: addDays(origin, 400) }).slice(0, count),
        );
        expect(forecastTasks({ plan: open, made, tasks: all, today, count: 1 })[0]).toEqual(
          generateTasks({ plan: open, tasks: all, from, to: addDays(origin, 400) })[0],
        );
      }),
    );
  });

  it('that were over before they were made are marked [INS-05]', () => {
    const made = { planId: 1, from: '2026-03-01', to: '2026-03-07' };
    expect([isMadeLate(made, '2026-03-07'), isMadeLate(made, '2026-03-08')]).toEqual([false, true]);
  });

  it('of a plan that is made disabled begin on the day of enabling [INS-04]', () => {
    expect(firstPauses('enabled', '2026-03-01')).toEqual([]);
    const pauses = pausesAfter(firstPauses('disabled', '2026-03-01'), 'enable', '2026-03-20');
    const daily: GeneratingPlan = {
      id: 1,
      state: 'enabled',
      cycle: 'daily',
      validFrom: '2026-03-01',
      validTo: '2026-03-31',
      pauses,
    };
    expect(generateTasks({ plan: daily, tasks: [], from: '2026-03-01', to: '2026-03-31' })).toHaveLength(12);
  });

  it('do not outlive a pause: none lies wholly in one, and no other is lost [INS-04] [INS-05]', () => {
    fc.assert(
      fc.property(plan, fc.array(fc.tuple(fc.nat(75), fc.boolean()), { maxLength: 8 }), (plan, switches) => {
        const now = { ...plan, state: 'enabled' as PlanState, pauses: [] as Pause[] };
        const tasks: (PlannedTask & OpenTask)[] = [];
        let lastMadeTo: Day | null = null;
        const at = new Map(switches.map(([day, isOn]) => [addDays(origin, day), isOn]));
        for (const today of daysIn({ from: origin, to: addDays(origin, 80) })) {
          const isOn = at.get(today);
          if (isOn !== undefined && (now.state === 'enabled') !== isOn) {
            now.state = isOn ? 'enabled' : 'disabled';
            now.pauses = pausesAfter(now.pauses, isOn ? 'enable' : 'disable', today);
            const { withdrawn } = isOn ? { withdrawn: [] } : withdrawable(tasks, today);
            for (const task of withdrawn) tasks.splice(tasks.indexOf(task), 1);
          }
          const from = generationStart(now, { madeOn: origin, lastMadeTo }, today);
          const made = generateTasks({ plan: now, tasks, from, to: addDays(today, 10) });
          tasks.push(...made.map((task) => ({ ...task, isTouched: false, isCompleted: false })));
          if (now.state === 'enabled') lastMadeTo = addDays(today, 10);
        }
        const walked = new Set(tasks.flatMap(daysIn));
        const lost = daysIn({ from: plan.validFrom, to: plan.validTo }).filter(
          (day) => isOn(now, day) && !walked.has(day),
        );
        expect(lost).toEqual([]);
        // a task of a day on which the plan was switched off had begun that morning
        for (const task of tasks)
          expect(daysIn(task).some((day) => isOn(now, day) || now.pauses.some(({ from }) => from === day))).toBe(true);
        expect(new Set(tasks.map(taskKey)).size).toBe(tasks.length);
      }),
    );
  });

  it('are taken back unless they have begun or somebody touched them; those that are over count for neither [INS-04]', () => {
    const of = (from: Day, to: Day, changed = {}): OpenTask => ({
      from,
      to,
      isTouched: false,
      isCompleted: false,
      ...changed,
    });
    const tasks = [
      of('2026-03-01', '2026-03-07'),
      of('2026-03-08', '2026-03-14'),
      of('2026-03-15', '2026-03-21'),
      of('2026-03-22', '2026-03-28', { isTouched: true }),
      of('2026-03-09', '2026-03-15', { isCompleted: true }),
    ];
    const { withdrawn, staying } = withdrawable(tasks, '2026-03-08');
    expect([withdrawn, staying]).toEqual([[tasks[2]], [tasks[1], tasks[3]]]);
  });
});
