import type { DeviceTask } from '@fireline/api/device';
import type { Language } from '@fireline/domain/lib';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { commandText, outcomeText, type TaskKeys, whenText } from './taskText.ts';
import type { taskWords } from './words.ts';

type Keys = TaskKeys | keyof typeof taskWords;

/** The columns of scheduled tasks, in the reader's language. @spec DEV-22 */
export const taskColumns = (t: Translate<Keys>, format: Format, language: Language): readonly Column<DeviceTask>[] => [
  { id: 'name', header: t('tasks.name'), width: 140, isHideable: false, cell: ({ name }) => name },
  { id: 'deviceName', header: t('tasks.device'), width: 170, cell: ({ deviceName }) => deviceName },
  { id: 'place', header: t('tasks.place'), width: 150, isSortable: false, cell: ({ placeName }) => placeName },
  { id: 'command', header: t('tasks.command'), width: 100, isSortable: false, cell: (task) => commandText(task, t) },
  {
    id: 'when',
    header: t('tasks.when'),
    width: 200,
    isSortable: false,
    cell: (task) => whenText(task, t, format, language),
  },
  { id: 'nextRunAt', header: t('tasks.next'), ...timeCell(({ nextRunAt }) => nextRunAt, format) },
  {
    id: 'last',
    header: t('tasks.last'),
    width: 130,
    isSortable: false,
    cell: ({ lastRun }) => (lastRun ? outcomeText(lastRun, t) : ''),
  },
  {
    id: 'state',
    header: t('tasks.state'),
    width: 120,
    isSortable: false,
    ...stateCell<DeviceTask>(
      ({ state }) => state,
      ({ state }) => t(`device.task.state.${state}`),
    ),
  },
  { id: 'by', header: t('tasks.by'), width: 120, isSortable: false, cell: ({ createdBy }) => createdBy },
];
