import { type Device, type DeviceTask, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import {
  deviceCommandWords,
  deviceDefenceWords,
  deviceTaskWords,
  deviceTypes,
  timedCommands,
} from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { FootedDrawer, FootSubmit } from '../../lib/form/FootedDrawer.tsx';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { TaskFields } from './TaskFields.tsx';
import { type ScheduledCommand, type TaskEntered, taskSchema, taskValues } from './taskFormSchema.ts';
import { taskWords } from './words.ts';

const problemWords = [deviceTaskWords, deviceCommandWords, deviceDefenceWords];

/** The commands of the device's type that may go on a schedule. */
const commandsOf = ({ deviceType }: Device): ScheduledCommand[] =>
  timedCommands.filter(
    (name): name is ScheduledCommand => name !== 'upgrade' && deviceTypes[deviceType].commands.includes(name),
  );

export interface TaskFormProps {
  readonly deviceId: number;
  /** The one that is changed; undefined: a new one. */
  readonly task?: DeviceTask | undefined;
  readonly onClose: () => void;
  readonly onSaved: (task: DeviceTask) => void;
}

interface WrittenProps extends Pick<TaskFormProps, 'task'> {
  readonly device: Device;
  readonly draft: Draft<Entered>;
  readonly onSaved: (task: DeviceTask) => void;
}

function Written({ device, task, draft, onSaved }: WrittenProps) {
  const t = useWords(taskWords);
  const { deviceId } = device;
  const commands = commandsOf(device);
  const submit = useFormSend<TaskEntered, DeviceTask>({
    send: ({ on, from, until, ...entered }, client) => {
      const days = { ...(on && { on }), ...(from && { from }), ...(until && { until }) };
      const sent = { ...entered, weekdays: [...entered.weekdays], monthDays: [...entered.monthDays], ...days };
      return task
        ? client.send(deviceCalls.changeTask, { ...sent, taskId: task.taskId, revision: task.revision })
        : client.send(deviceCalls.createTask, { ...sent, deviceId });
    },
    saved: ({ name }) => t('tasks.saved', { name }),
    draft,
    onSaved,
  });
  const [first = 'readNow'] = commands;
  return (
    <DraftForm
      draft={draft}
      schema={taskSchema}
      words={problemWords}
      defaultValues={taskValues(task, first)}
      onSubmit={submit}
    >
      <Stack>
        <TaskFields deviceId={deviceId} commands={commands} />
        <FootSubmit>{t('tasks.save')}</FootSubmit>
      </Stack>
    </DraftForm>
  );
}

/** A scheduled task as it is created or changed; a refusal appears at its field. @spec DEV-22 */
export function TaskForm({ deviceId, task, onClose, onSaved }: TaskFormProps) {
  const t = useWords(taskWords);
  const call = useCall(deviceCalls.detail, { deviceId });
  const draft = useDraft<Entered>(`deviceTask.${task?.taskId ?? `new.${deviceId}`}`);
  const end = (saved: DeviceTask): void => {
    onSaved(saved);
    onClose();
  };
  return (
    <FootedDrawer size="large" onClose={() => draft.leave(onClose)} title={t(task ? 'tasks.change' : 'tasks.create')}>
      <Loaded call={call} action="query">
        {(device) => <Written {...{ device, task, draft }} onSaved={end} />}
      </Loaded>
    </FootedDrawer>
  );
}
