import type { InspectionTaskRow } from '@fireline/api/inspection';
import type { inspectionWords } from '@fireline/domain/inspection';
import { type Day, dayAt } from '@fireline/domain/lib';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import type { DayText } from '../../lib/dayText.ts';
import { DueMark, dueText } from '../../lib/list/DueMark.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { dueWords, lengthWords } from '../../lib/words.ts';
import type { PlanKeys } from '../plans/words.ts';
import { dueOfTask, pointsText, standingMarks, taskDays } from './taskTexts.ts';
import type { TaskKeys } from './words.ts';

export type TaskT = Translate<
  TaskKeys | PlanKeys | keyof typeof inspectionWords | keyof typeof dueWords | keyof typeof lengthWords
>;

/** The days of a task as short as they are clear. */
const shortDays = ({ fromDay, toDay }: InspectionTaskRow, today: Day, dayText: DayText): string =>
  [...new Set([fromDay, toDay])].map((day) => dayText(day, { from: day, to: today })).join('–');

/** The columns of tasks of patrols. @spec INS-05 */
export const taskColumns = (t: TaskT, format: Format, dayText: DayText): readonly Column<InspectionTaskRow>[] => [
  {
    id: 'plan',
    header: t('patrolTasks.plan'),
    width: 190,
    isHideable: false,
    isSortable: true,
    cell: ({ planName }) => planName,
  },
  {
    id: 'due',
    header: t('patrolTasks.due'),
    width: 170,
    isSortable: true,
    text: (task) => {
      const due = dueOfTask(task, t);
      return due ? dueText(due, Date.now(), t) : '';
    },
    cell: (task) => {
      const due = dueOfTask(task, t);
      return due && <DueMark {...due} />;
    },
  },
  {
    id: 'standing',
    header: t('patrolTasks.standing'),
    width: 110,
    ...stateCell<InspectionTaskRow>(
      ({ standing }) => standingMarks[standing],
      ({ standing }) => t(`inspection.task.standing.${standing}`),
    ),
  },
  {
    id: 'from',
    header: t('patrolTasks.days'),
    width: 130,
    isSortable: true,
    text: (task) => taskDays(task, t, format),
    cell: (task) => <span title={taskDays(task, t, format)}>{shortDays(task, dayAt(Date.now()), dayText)}</span>,
  },
  {
    id: 'points',
    header: t('patrolTasks.points'),
    width: 90,
    align: 'end',
    text: (task) => pointsText(task, t),
    cell: (task) => pointsText(task, t),
  },
  {
    id: 'failed',
    header: t('patrolTasks.failed'),
    width: 120,
    align: 'end',
    isSortable: true,
    text: ({ failed }) => failed,
    cell: ({ failed, undecided }) =>
      failed === 0
        ? '—'
        : undecided === 0
          ? format.number(failed)
          : `${format.number(failed)} · ${t('patrolTasks.undecided', { count: undecided })}`,
  },
  {
    id: 'inspector',
    header: t('patrolTasks.inspector'),
    width: 90,
    isSortable: true,
    cell: ({ inspectorName }) => inspectorName,
  },
  { id: 'line', header: t('patrolTasks.line'), width: 140, cell: ({ lineName }) => lineName },
  { id: 'unit', header: t('patrolTasks.unit'), width: 170, isSortable: true, cell: ({ unitName }) => unitName },
  {
    id: 'completedAt',
    header: t('patrolTasks.completedAt'),
    ...shortTimeCell<InspectionTaskRow>(({ completedAt }) => completedAt, format),
  },
];
