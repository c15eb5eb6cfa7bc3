import type { InspectionTaskRow } from '@fireline/api/inspection';
import type { TaskStanding } from '@fireline/domain/inspection';
import type { Format, Translate } from '@fireline/ui/lib';
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
