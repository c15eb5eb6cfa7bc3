import { type DeviceTask, deviceCalls, type TaskRun } from '@fireline/api/device';
import {
  deviceCommandWords,
  deviceDefenceWords,
  deviceSosWords,
  deviceTaskWords,
  taskMachine,
} from '@fireline/domain/device';
import { eventsFrom } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useLanguage, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { wordOr } from '../../lib/page/wordOr.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { TaskForm } from './TaskForm.tsx';
import { StepTask, type TaskStep } from './StepTask.tsx';
import { commandText, outcomeText, type TaskKeys, whenText } from './taskText.ts';
import { taskWords } from './words.ts';

type Keys = TaskKeys | keyof typeof taskWords;
const steps = ['pause', 'resume', 'cancel'] as const;

const runColumns = (t: Translate<Keys>, format: Format): readonly Column<TaskRun>[] => [
  { id: 'planned', header: t('tasks.run.planned'), ...timeCell(({ plannedAt }) => plannedAt, format) },
  {
    id: 'outcome',
    header: t('tasks.run.outcome'),
    width: 320,
    cell: ({ outcome, missed, problem }) =>
      missed > 0
        ? t('tasks.run.missed', { count: format.number(missed) })
        : [outcomeText({ outcome }, t), problem && wordOr(t, problem.code, problem.code)].filter(Boolean).join(' · '),
  },
];

export interface TaskDrawerProps {
  readonly task: DeviceTask;
  readonly onClose: () => void;
  /** It was changed: as it is now; lists are out of date. */
  readonly onChanged: (task: DeviceTask) => void;
}

/** One scheduled task: when it runs, what became of its runs, and what may be done about it. @spec DEV-22 */
export function TaskDrawer({ task, onClose, onChanged }: TaskDrawerProps) {
  const t = useWords(taskWords, deviceTaskWords, deviceCommandWords, deviceDefenceWords, deviceSosWords);
  const format = useFormat();
  const language = useLanguage();
  const mayAct = useMay()(deviceCalls.stepTask);
  const [step, setStep] = useState<TaskStep>();
  const [isChanging, setChanging] = useState(false);
  const columns = useMemo(() => runColumns(t, format), [t, format]);
  const events: readonly string[] = eventsFrom(taskMachine, task.state);
  const isEnded = taskMachine.finals.includes(task.state);
  const { taskId, deviceId, deviceName, name, nextRunAt, createdBy, failure } = task;
  if (isChanging)
    return <TaskForm deviceId={deviceId} task={task} onClose={() => setChanging(false)} onSaved={onChanged} />;
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={name}>
      <Stack>
        {failure !== '' && <Banner tone="attention">{t('tasks.failed')}</Banner>}
        <DescriptionList
          items={[
            {
              term: t('tasks.device'),
              detail: <Link href={`${pathTo('deviceDetail', { deviceId })}?part=timedTask`}>{deviceName}</Link>,
            },
            { term: t('tasks.command'), detail: commandText(task, t) },
            { term: t('tasks.when'), detail: whenText(task, t, format, language) },
            { term: t('tasks.next'), detail: nextRunAt && format.dateTime(nextRunAt) },
            { term: t('tasks.state'), detail: t(`device.task.state.${task.state}`) },
            { term: t('tasks.by'), detail: createdBy },
          ]}
        />
        {mayAct && !isEnded && (
          <Tools>
            <Button onClick={() => setChanging(true)}>{t('tasks.change')}</Button>
            {steps
              .filter((event) => events.includes(event))
              .map((event) => (
                <Button key={event} {...(event === 'cancel' && { variant: 'danger' })} onClick={() => setStep(event)}>
                  {t(`device.task.event.${event}`)}
                </Button>
              ))}
          </Tools>
        )}
        <PartTable
          label={t('tasks.runs')}
          call={deviceCalls.taskRuns}
          of={{ taskId }}
          columns={columns}
          getRowId={({ runId }) => runId}
          empty={{ title: t('tasks.runs.none') }}
        />
        {step && <StepTask task={task} event={step} onDone={onChanged} onClose={() => setStep(undefined)} />}
      </Stack>
    </Drawer>
  );
}
