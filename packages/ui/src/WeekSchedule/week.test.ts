import { type ArmTask, armPlan } from '@fireline/domain/device';
import { addDays, chinaOffsetMin, startOfDay, weekdayOf } from '@fireline/domain/lib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { atShare, mondayOf, stepped, stretches, timeOf, weekDays } from './week.ts';

const monday = '2026-11-23';
const planOf = (tasks: readonly ArmTask[]) =>
  weekDays(
    armPlan(tasks, { fromMs: startOfDay(monday), toMs: startOfDay(addDays(monday, 7)) }),
    monday,
    chinaOffsetMin,
  );

it('a week begins on its Monday [DEV-22]', () => {
  expect(['2026-11-23', '2026-11-29', '2026-11-22'].map(mondayOf)).toEqual([monday, monday, '2026-11-16']);
  expect(weekdayOf(monday)).toBe(1);
});

it.each([
  ['22:00', 1, '22:15'],
  ['22:10', 1, '22:15'],
  ['22:10', -1, '22:00'],
  ['22:00', 4, '23:00'],
  ['23:45', 1, '23:45'],
  ['00:00', -4, '00:00'],
])('%s moved by %d quarters is %s [DEV-22]', (at, steps, expected) => {
  expect(stepped(at, steps)).toBe(expected);
});

it.each([
  [[5, 1, 2, 3, 4], [[1, 5]]],
  [
    [1, 2, 6],
    [
      [1, 1],
      [2, 2],
      [6, 6],
    ],
  ],
  [[7, 9, Number.NaN], [[7, 7]]],
  [[], []],
])('%j is told as %j [DEV-22]', (weekdays, expected) => {
  expect(stretches(weekdays)).toEqual(expected);
});

it('the pointer sets quarter hours within the day [DEV-22]', () => {
  expect([-1, 0, 0.5, 0.505, 1, 7].map(atShare)).toEqual(['00:00', '00:00', '12:00', '12:00', '23:45', '23:45']);
  expect(timeOf(65)).toBe('01:05');
});

it('a span over midnight is a bar in each of its days, without an end between [DEV-22]', () => {
  const days = planOf([
    { taskId: 1, command: 'arm', repeat: 'weekly', at: '18:00', weekdays: [2] },
    { taskId: 2, command: 'disarm', repeat: 'weekly', at: '06:00', weekdays: [4] },
  ]);
  expect(days.slice(1, 4).map(({ bars }) => bars.find(({ status }) => status === 'armed'))).toEqual([
    { status: 'armed', start: 0.75, end: 1, isFromBefore: false, goesOn: true },
    { status: 'armed', start: 0, end: 1, isFromBefore: true, goesOn: true },
    { status: 'armed', start: 0, end: 0.25, isFromBefore: true, goesOn: false },
  ]);
  expect(days.map(({ marks }) => marks.map(({ task, isFirst }) => [task.taskId, isFirst]))).toEqual([
    [],
    [[1, true]],
    [],
    [[2, true]],
    [],
    [],
    [],
  ]);
});

it('the bars of each day cover it, and each schedule has one first mark [DEV-22]', () => {
  const task = fc.record({
    command: fc.constantFrom('arm' as const, 'disarm' as const),
    repeat: fc.constantFrom('weekly' as const, 'daily' as const),
    at: fc.nat(95).map((quarter) => timeOf(quarter * 15)),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(task, { maxLength: 5 }), (rows) => {
      const tasks = rows.map((row, taskId) => ({ ...row, taskId }));
      const days = planOf(tasks);
      for (const { bars } of days) {
        expect([bars[0]?.start, bars.at(-1)?.end]).toEqual([0, 1]);
        expect(bars.slice(1).map(({ start }) => start)).toEqual(bars.slice(0, -1).map(({ end }) => end));
      }
      const firsts = days.flatMap(({ marks }) =>
        marks.filter(({ isFirst }) => isFirst).map((mark) => mark.task.taskId),
      );
      expect(firsts.toSorted((a, b) => a - b)).toEqual(tasks.map(({ taskId }) => taskId));
    }),
  );
});
