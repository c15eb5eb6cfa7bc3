import { type DeviceTask, deviceCalls } from '@fireline/api/device';
import { useApi, useCall, useTopic } from '@fireline/api/react';
import { taskTopic } from '@fireline/api/device';
import {
  type ArmTask,
  deviceCommandWords,
  deviceDefenceWords,
  deviceSosWords,
  deviceTaskWords,
  timedCommands,
} from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { DataTable } from '@fireline/ui/DataTable';
import { useFormat, useLanguage, useWords } from '@fireline/ui/lib';
import { useToast } from '@fireline/ui/Toast';
import { WeekSchedule } from '@fireline/ui/WeekSchedule';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { StepTask } from './StepTask.tsx';
import { taskColumns } from './taskColumns.tsx';
import { TaskDrawer } from './TaskDrawer.tsx';
import { TaskForm } from './TaskForm.tsx';
import { taskWords } from './words.ts';

/** More tasks than a device may have never come. */
const pageSize = 100;

const isArming = (task: DeviceTask): boolean =>
  (task.command === 'arm' || task.command === 'disarm') && (task.state === 'waiting' || task.state === 'running');

const armTaskOf = (task: DeviceTask): ArmTask => ({
  taskId: task.taskId,
  command: task.command === 'arm' ? 'arm' : 'disarm',
  repeat: task.repeat,
  at: task.at,
  on: task.on ?? undefined,
  weekdays: task.weekdays,
  monthDays: task.monthDays,
  from: task.from ?? undefined,
  until: task.until ?? undefined,
});

/** Saves a schedule that was moved or given other days in the week. */
function useMoveTask(tasks: readonly DeviceTask[], onSaved: () => void) {
  const t = useWords(taskWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  return async ({ taskId, repeat, at, on, weekdays = [], monthDays = [] }: ArmTask): Promise<void> => {
    const known = tasks.find((one) => one.taskId === taskId);
    const command = timedCommands.find((name) => name === known?.command);
    if (!known || command === undefined || command === 'upgrade') return;
    const { name, args, waitMin, from, until, revision } = known;
    const kept = {
      name,
      command,
      waitMin,
      args: args as Record<string, number>,
      ...(from && { from }),
      ...(until && { until }),
    };
    const moved = { repeat, at, ...(on && { on }), weekdays: [...weekdays], monthDays: [...monthDays] };
    try {
      await client.send(deviceCalls.changeTask, { taskId, revision, ...kept, ...moved });
      toasts.show({ tone: 'success', title: t('tasks.saved', { name }) });
    } catch (error) {
      tellFailure('save', error);
    }
    onSaved();
  };
}

/** Timed arming of a device as a week, and all its scheduled commands. @spec DEV-22 */
export function TasksOf({ device }: DeviceTabProps) {
  const t = useWords(taskWords, deviceTaskWords, deviceCommandWords, deviceDefenceWords, deviceSosWords);
  const format = useFormat();
  const language = useLanguage();
  const { deviceId, name } = device;
  const mayAct = useMay()(deviceCalls.createTask);
  const call = useCall(deviceCalls.tasks, { deviceId, pageSize }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(taskTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.deviceId === deviceId && data.taskId !== null)) reload();
    },
    reload,
  });
  const tasks = useMemo(() => call.data?.rows ?? [], [call.data]);
  const arming = useMemo(() => tasks.filter(isArming).map(armTaskOf), [tasks]);
  const move = useMoveTask(tasks, reload);
  const [opened, open] = useState<number>();
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<number>();
  const columns = useMemo(
    () =>
      taskColumns(t, format, language)
        .filter(({ id }) => id !== 'deviceName' && id !== 'place')
        .map((column) => ({ ...column, isSortable: false })),
    [t, format, language],
  );
  const shown = tasks.find(({ taskId }) => taskId === opened);
  const ended = tasks.find(({ taskId }) => taskId === removed);
  return (
    <Loaded call={call} action="query">
      {() => (
        <Stack>
          {arming.length > 0 && (
            <WeekSchedule
              label={t('tasks.schedule', { name })}
              tasks={arming}
              isReadOnly={!mayAct}
              onChange={({ value, task }) => {
                if (value.some(({ taskId }) => taskId === task.taskId)) void move(task);
                else setRemoved(task.taskId);
              }}
            />
          )}
          {mayAct && (
            <Tools>
              <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
                {t('tasks.create')}
              </Button>
            </Tools>
          )}
          <DataTable
            label={t('tasks.list')}
            rows={tasks}
            getRowId={({ taskId }) => taskId}
            columns={columns}
            onRowOpen={({ row }) => open(row.taskId)}
            empty={{ title: t('tasks.none') }}
          />
          {shown && <TaskDrawer task={shown} onClose={() => open(undefined)} onChanged={reload} />}
          {isCreating && <TaskForm deviceId={deviceId} onClose={() => setCreating(false)} onSaved={reload} />}
          {ended && <StepTask task={ended} event="cancel" onDone={reload} onClose={() => setRemoved(undefined)} />}
        </Stack>
      )}
    </Loaded>
  );
}
