import type { CommandArgs, Schedule, TaskState, TimedCommand } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DeviceTaskTable {
  taskId: Id;
  deviceId: number;
  name: string;
  command: TimedCommand;
  args: JsonOrDefault<CommandArgs>;
  waitMin: number;
  schedule: Json<Schedule>;
  state: Generated<Exclude<TaskState, 'running'>>;
  nextRunAt: OrNull<Instant>;
  createdBy: string;
  createdAt: Instant;
  /** Why its last turn went wrong; empty: it did not. */
  failure: Generated<string>;
  revision: Generated<number>;
  changedBy: string;
}
export interface DeviceTaskRunTable {
  runId: Id;
  taskId: number;
  plannedAt: Instant;
  at: Instant;
  /** How many runs in a row nobody made, the planned one first; 0: it was made. */
  missed: Generated<number>;
  /** Why no command was sent. */
  problem: ColumnType<Problem | null, string | null | undefined, string | null>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    deviceTask: DeviceTaskTable;
    deviceTaskRun: DeviceTaskRunTable;
  }
}
