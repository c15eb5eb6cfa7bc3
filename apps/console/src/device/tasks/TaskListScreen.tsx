import { type DeviceTask, deviceCalls } from '@fireline/api/device';
import {
  deviceCommandWords,
  deviceDefenceWords,
  deviceSosWords,
  deviceTaskWords,
  timedCommands,
} from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { useFormat, useLanguage, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { taskColumns } from './taskColumns.tsx';
import { TaskDrawer } from './TaskDrawer.tsx';
import { taskWords } from './words.ts';

const storedStates = ['waiting', 'paused', 'finished', 'cancelled'] as const;
const hiddenByDefault = ['by'];

/** Every scheduled command of the reader's devices: when it runs next and what became of it last. @spec DEV-22 */
export function TaskListScreen() {
  const t = useWords(taskWords, deviceTaskWords, deviceCommandWords, deviceDefenceWords, deviceSosWords, routeWords);
  const format = useFormat();
  const language = useLanguage();
  const list = useList(deviceCalls.tasks, {
    filters: [
      { key: 'search', label: t('tasks.search') },
      {
        key: 'state',
        label: t('tasks.state'),
        any: t('tasks.anyState'),
        isList: true,
        choices: storedStates.map((value) => ({ value, label: t(`device.task.state.${value}`) })),
      },
      {
        key: 'command',
        label: t('tasks.command'),
        any: t('tasks.anyCommand'),
        isList: true,
        choices: timedCommands.map((value) => ({ value, label: t(`device.command.${value}`) })),
      },
    ],
    sorts: ['nextRunAt', 'name', 'deviceName'],
    sort: 'nextRunAt',
  });
  const columns = useMemo(() => taskColumns(t, format, language), [t, format, language]);
  const [opened, open] = useState<DeviceTask>();
  const listed = list.page.data?.rows.find(({ taskId }) => taskId === opened?.taskId);
  // one that was paused may stand on another page now
  const shown = listed && opened && listed.revision >= opened.revision ? listed : opened;
  const changed = (task: DeviceTask): void => {
    open(task);
    void list.page.refetch();
  };
  return (
    <ListPage
      name="deviceTasks"
      title={t('shell.route.deviceTasks')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ taskId }) => taskId}
      rowName={({ name }) => name}
      empty={{ title: t('tasks.empty') }}
      onOpen={open}
    >
      {shown && <TaskDrawer task={shown} onClose={() => open(undefined)} onChanged={changed} />}
    </ListPage>
  );
}
