import type { CommandState, DeviceCommand } from '@fireline/domain/device';
import { defineTopic } from '../../lib/call.ts';

/** A command changed its state, or a scheduled task came to a run that sent none. @spec ALM-06 DEV-22 */
export interface TaskEvent {
  readonly deviceId: number;
  readonly command: DeviceCommand;
  /** Null: no command was sent. */
  readonly commandId: number | null;
  readonly state: CommandState | 'missed' | 'refused';
  /** The scheduled task that it belongs to. */
  readonly taskId: number | null;
  readonly taskName: string;
  /** Why it was refused, or what the device said of its failure. */
  readonly failure: string;
}

/** Scheduled tasks and commands, as they go on. @spec ALM-06 */
export const taskTopic = defineTopic<TaskEvent>('task', 'kept', ['deviceDetail:view', 'deviceTasks:view']);
