import { chinaOffsetMin, dayMs, type DueFacts, type DueStanding, dueStanding, hourMs } from '../lib/index.ts';
import { phoneTaskDays } from './limits.ts';
import { type TaskFacts, taskSpan, taskStanding } from './tasks.ts';

/** What a task is reminded of, in the order in which it comes. @spec INS-05 MSG-06 */
export const taskReminders = ['begins', 'ending', 'overdue'] as const;
export type TaskReminder = (typeof taskReminders)[number];

/** The hour of the day, in the time of the mainland, from which messages say that a task begins or is overdue. Decision: nobody is woken for it. */
export const taskReminderFromHour = 8;
/** So many hours before its end a task is reminded of that is not complete. */
export const taskEndingHours = 2;

/** A task as reminders see it. */
export interface RemindedTask extends TaskFacts {
  /** The last of which was reminded; null: of nothing yet. */
  readonly reminded: TaskReminder | null;
}

function stageOf(task: RemindedTask, nowMs: number, offsetMin: number): TaskReminder | undefined {
  const standing = taskStanding(task, nowMs, offsetMin);
  const { startsAtMs, endsAtMs } = taskSpan({ ...task, planId: 0 }, offsetMin);
  const fromMs = taskReminderFromHour * hourMs;
  if (standing === 'overdue')
    return nowMs >= endsAtMs + fromMs && nowMs < endsAtMs + phoneTaskDays * dayMs ? 'overdue' : undefined;
  if (standing !== 'running') return undefined;
  if (nowMs >= endsAtMs - taskEndingHours * hourMs) return 'ending';
  return nowMs >= startsAtMs + fromMs ? 'begins' : undefined;
}

/**
 * What a task is to be reminded of now; undefined: of nothing. It begins, two hours are left, and the morning after it is overdue: each once, and
 * what was missed is not made up for by a later one. What is complete, taken back, or was made when its days were over is not reminded of.
 * Decision: a task that is overdue for so long that it has left the phones is not reminded of any more.
 * @spec INS-05 MSG-06
 * @example dueTaskReminder({ from: day, to: day, completedAtMs: null, isWithdrawn: false, isMadeLate: false, reminded: null }, noon) // 'begins'
 */
export function dueTaskReminder(
  task: RemindedTask,
  nowMs: number,
  offsetMin = chinaOffsetMin,
): TaskReminder | undefined {
  const stage = stageOf(task, nowMs, offsetMin);
  if (stage === undefined) return undefined;
  const before = task.reminded === null ? -1 : taskReminders.indexOf(task.reminded);
  return taskReminders.indexOf(stage) > before ? stage : undefined;
}

/** Whether a reminder that still waits is not to be sent any more: the task is complete or taken back. @spec INS-05 MSG-06 */
export const isTaskReminderOver = ({
  completedAtMs,
  isWithdrawn,
}: Pick<TaskFacts, 'completedAtMs' | 'isWithdrawn'>): boolean => completedAtMs !== null || isWithdrawn;

/** What of a task runs against a clock: until it is complete, it is due at the end of its last day. */
export const taskDue = (task: TaskFacts, offsetMin = chinaOffsetMin): DueFacts => ({
  dueAtMs: taskSpan({ ...task, planId: 0 }, offsetMin).endsAtMs - 1,
  endedAtMs: task.completedAtMs,
});

/**
 * Where a task stands with the end of its days; undefined: it is not begun, was taken back, or was made when its days were over.
 * @spec INS-05
 */
export function taskDueStanding(task: TaskFacts, nowMs: number, offsetMin = chinaOffsetMin): DueStanding | undefined {
  const standing = taskStanding(task, nowMs, offsetMin);
  if (standing === 'notBegun' || standing === 'withdrawn' || task.isMadeLate) return undefined;
  return dueStanding(taskDue(task, offsetMin), nowMs, taskEndingHours * hourMs);
}
