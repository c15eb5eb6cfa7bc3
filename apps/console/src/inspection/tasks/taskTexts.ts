import type { InspectionTaskRow } from '@fireline/api/inspection';
import { type TaskStanding, taskDue, taskDueStanding } from '@fireline/domain/inspection';
import type { Format, Translate } from '@fireline/ui/lib';
import type { DueMarkProps } from '../../lib/list/DueMark.tsx';
import type { StateName } from '../../lib/list/StateMark.tsx';
import { daysText } from '../plans/planTexts.ts';
import type { TaskKeys } from './words.ts';

export const standingMarks: Readonly<Record<TaskStanding, StateName>> = {
  notBegun: 'notStarted',
  running: 'running',
  overdue: 'missed',
  completed: 'completed',
  completedLate: 'ending',
  madeLate: 'none',
  withdrawn: 'cancelled',
};

/** How many of its points are done. */
export const pointsText = (
  { donePoints: done, pointCount: total }: Pick<InspectionTaskRow, 'donePoints' | 'pointCount'>,
  t: Translate<TaskKeys>,
): string => t('patrolTasks.points.of', { done, total });

type Days = Pick<InspectionTaskRow, 'fromDay' | 'toDay'>;
export const taskDays = (
  { fromDay, toDay }: Days,
  t: Translate<'plans.valid.span'>,
  format: Pick<Format, 'date'>,
): string => daysText(fromDay, toDay, t, format);

/** What the mark of a due time has to know of a task; undefined: it runs against none. */
export function dueOfTask(task: InspectionTaskRow, t: Translate<TaskKeys>): DueMarkProps | undefined {
  const facts = {
    from: task.fromDay,
    to: task.toDay,
    completedAtMs: task.completedAt === null ? null : Date.parse(task.completedAt),
    isWithdrawn: task.standing === 'withdrawn',
    isMadeLate: task.isMadeLate,
  };
  if (taskDueStanding(facts, Date.now()) === undefined) return undefined;
  return {
    facts: taskDue(facts),
    standingOf: (nowMs) => taskDueStanding(facts, nowMs) ?? 'waiting',
    ended: { met: t('patrolTasks.due.met'), missed: t('patrolTasks.due.missed') },
  };
}
