import type { DeviceTask } from '@fireline/api/device';
import type { Language } from '@fireline/domain/lib';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { StateMark, type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { commandText, outcomeText, type TaskKeys, whenText } from './taskText.ts';
import type { taskWords } from './words.ts';

type Keys = TaskKeys | keyof typeof taskWords;

const outcomeMarks = {
  running: 'running',
  succeeded: 'complete',
  partly: 'failing',
  failed: 'failed',
  missed: 'missed',
  refused: 'rejected',
} as const satisfies Record<NonNullable<DeviceTask['lastRun']>['outcome'], StateName>;

/** The columns of scheduled tasks, in the reader's language. @spec DEV-22 */
export const taskColumns = (t: Translate<Keys>, format: Format, language: Language): readonly Column<DeviceTask>[] => [
  { id: 'name', header: t('tasks.name'), width: 130, isHideable: false, cell: ({ name }) => name },
  { id: 'deviceName', header: t('tasks.device'), width: 170, cell: ({ deviceName }) => deviceName },
  { id: 'place', header: t('tasks.place'), width: 150, isSortable: false, cell: ({ placeName }) => placeName },
  {
    id: 'state',
    header: t('tasks.state'),
    width: 110,
    isSortable: false,
    ...stateCell<DeviceTask>(
      ({ state }) => state,
      ({ state }) => t(`device.task.state.${state}`),
    ),
  },
  { id: 'command', header: t('tasks.command'), width: 90, isSortable: false, cell: (task) => commandText(task, t) },
  {
    id: 'when',
    header: t('tasks.when'),
    width: 150,
    isSortable: false,
    cell: (task) => whenText(task, t, format, language),
  },
  { id: 'nextRunAt', header: t('tasks.next'), ...shortTimeCell(({ nextRunAt }) => nextRunAt, format) },
  {
    id: 'last',
    header: t('tasks.last'),
    width: 110,
    isSortable: false,
    text: ({ lastRun }) => (lastRun ? outcomeText(lastRun, t) : ''),
    cell: ({ lastRun }) =>
      lastRun && <StateMark state={outcomeMarks[lastRun.outcome]}>{outcomeText(lastRun, t)}</StateMark>,
  },
  { id: 'by', header: t('tasks.by'), width: 100, isSortable: false, cell: ({ createdBy }) => createdBy },
];
