import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourMs, minuteMs } from '../lib/index.ts';
import {
  dueTaskReminder,
  isTaskReminderOver,
  type RemindedTask,
  taskDueStanding,
  type TaskReminder,
  taskReminders,
  taskSpan,
} from './index.ts';

const task: RemindedTask = {
  from: '2026-11-20',
  to: '2026-11-21',
  completedAtMs: null,
  isWithdrawn: false,
  isMadeLate: false,
  reminded: null,
};
const { startsAtMs, endsAtMs } = taskSpan({ ...task, planId: 1 });

it('a task is reminded of from eight on its first day, two hours before its end, and from eight the morning after [INS-05] [MSG-06]', () => {
  const at = (ms: number, reminded: TaskReminder | null = null) => dueTaskReminder({ ...task, reminded }, ms);
  const moments = [
    startsAtMs - 1,
    startsAtMs + 8 * hourMs - 1,
    startsAtMs + 8 * hourMs,
    endsAtMs - 2 * hourMs - 1,
    endsAtMs - 2 * hourMs,
    endsAtMs,
    endsAtMs + 8 * hourMs - 1,
    endsAtMs + 8 * hourMs,
    endsAtMs + 72 * hourMs,
  ];
  expect(moments.map((ms) => at(ms))).toEqual([
    undefined,
    undefined,
    'begins',
    'begins',
    'ending',
    undefined,
    undefined,
    'overdue',
    undefined,
  ]);
  for (const reminded of taskReminders)
    expect(at(endsAtMs + 9 * hourMs, reminded) === undefined).toBe(reminded === 'overdue');
});

it('however often it is looked at, each comes once at most and in their order [INS-05] [MSG-06]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -600, max: 6000 }), { maxLength: 40 }), (minutes) => {
      let reminded: TaskReminder | null = null;
      const told: TaskReminder[] = [];
      for (const minute of minutes.toSorted((a, b) => a - b)) {
        const due: TaskReminder | undefined = dueTaskReminder({ ...task, reminded }, startsAtMs + minute * minuteMs);
        if (!due) continue;
        reminded = due;
        told.push(due);
      }
      expect(told).toEqual(taskReminders.filter((one) => told.includes(one)));
    }),
  );
});

it('what is complete, taken back or was made too late is not reminded of, and what waits is dropped [INS-05] [MSG-06]', () => {
  for (const ended of [{ completedAtMs: startsAtMs }, { isWithdrawn: true }, { isMadeLate: true }])
    for (const ms of [startsAtMs + 9 * hourMs, endsAtMs - hourMs, endsAtMs + 9 * hourMs])
      expect(dueTaskReminder({ ...task, ...ended }, ms)).toBeUndefined();
  expect(isTaskReminderOver(task)).toBe(false);
  expect(isTaskReminderOver({ ...task, completedAtMs: startsAtMs })).toBe(true);
  expect(isTaskReminderOver({ ...task, isWithdrawn: true })).toBe(true);
});

it('a task is due at the end of its last day, soon two hours before; one to come, taken back or made late is due at no time [INS-05]', () => {
  const standing = (ms: number, other: Partial<RemindedTask> = {}) => taskDueStanding({ ...task, ...other }, ms);
  const moments = [startsAtMs - 1, startsAtMs, endsAtMs - 2 * hourMs - 2, endsAtMs - 2 * hourMs, endsAtMs];
  expect(moments.map((ms) => standing(ms))).toEqual([undefined, 'waiting', 'waiting', 'soon', 'over']);
  expect(standing(endsAtMs, { completedAtMs: endsAtMs - 1 })).toBe('met');
  expect(standing(endsAtMs, { completedAtMs: endsAtMs })).toBe('missed');
  for (const other of [{ isWithdrawn: true }, { isMadeLate: true }]) expect(standing(endsAtMs, other)).toBeUndefined();
});
