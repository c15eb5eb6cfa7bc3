import { type DeviceTask, deviceCalls } from '@fireline/api/device';
import { deviceTaskWords } from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { taskWords } from './words.ts';

export type TaskStep = 'pause' | 'resume' | 'cancel';
export interface StepTaskProps {
  readonly task: Pick<DeviceTask, 'taskId' | 'revision' | 'name'>;
  readonly event: TaskStep;
  readonly onClose: () => void;
  readonly onDone: (task: DeviceTask) => void;
}

/** Pauses, resumes or ends a scheduled task, asked before. @spec DEV-22 */
export function StepTask({ task: { taskId, revision, name }, event, onClose, onDone }: StepTaskProps) {
  const t = useWords(taskWords, deviceTaskWords);
  const verb = t(`device.task.event.${event}`);
  return (
    <ConfirmSend
      call={deviceCalls.stepTask}
      send={{ taskId, revision, event }}
      outdates={[deviceCalls.tasks, deviceCalls.taskRuns]}
      action="save"
      title={event === 'cancel' ? t('tasks.cancel.title', { name }) : t('tasks.done', { name, event: verb })}
      confirmLabel={verb}
      {...(event === 'cancel' && { tone: 'danger' as const })}
      done={t('tasks.done', { name, event: verb })}
      onDone={onDone}
      onClose={onClose}
    >
      {event === 'cancel' && t('tasks.cancel.what')}
    </ConfirmSend>
  );
}
