import type { InspectionTaskRow } from '@fireline/api/inspection';
import type { inspectionWords } from '@fireline/domain/inspection';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { PlanKeys } from '../plans/words.ts';
import { pointsText, standingMarks, taskDays } from './taskTexts.ts';
import type { TaskKeys } from './words.ts';

export type TaskT = Translate<TaskKeys | PlanKeys | keyof typeof inspectionWords>;

/** The columns of tasks of patrols. @spec INS-05 */
export const taskColumns = (t: TaskT, format: Format): readonly Column<InspectionTaskRow>[] => [
  {
    id: 'plan',
    header: t('patrolTasks.plan'),
    width: 220,
    isHideable: false,
    isSortable: true,
    cell: ({ planName }) => planName,
  },
  {
    id: 'from',
    header: t('patrolTasks.days'),
    width: 210,
    isSortable: true,
    cell: (task) => taskDays(task, t, format),
  },
  {
    id: 'standing',
    header: t('patrolTasks.standing'),
    width: 120,
    ...stateCell<InspectionTaskRow>(
      ({ standing }) => standingMarks[standing],
      ({ standing }) => t(`inspection.task.standing.${standing}`),
    ),
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
    width: 130,
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
    width: 110,
    isSortable: true,
    cell: ({ inspectorName }) => inspectorName,
  },
  { id: 'line', header: t('patrolTasks.line'), width: 140, cell: ({ lineName }) => lineName },
  { id: 'unit', header: t('patrolTasks.unit'), width: 200, isSortable: true, cell: ({ unitName }) => unitName },
  {
    id: 'completedAt',
    header: t('patrolTasks.completedAt'),
    ...timeCell<InspectionTaskRow>(({ completedAt }) => completedAt, format),
  },
];
