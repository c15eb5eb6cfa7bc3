import type { Row } from '../../lib/db/schema.ts';

/** Why commands, tasks and SOS numbers end when a device goes to another holder. */
export const endedReason = 'device.command.otherHolder';

/** A timed task as it stood before it was ended. */
export type EndedTask = Pick<Row<'deviceTask'>, 'taskId' | 'deviceId' | 'state' | 'nextRunAt'>;

/** What ended when devices went to another holder: what is needed to put it back when the change is taken back soon enough. */
export interface Ended {
  readonly tasks: readonly EndedTask[];
  /** Those that no device had fetched. Upgrades are none of them: their roll-out ends and retries them itself. */
  readonly commandIds: readonly number[];
  readonly sosRows: readonly Pick<Row<'sosBatchRow'>, 'batchId' | 'rowNo' | 'deviceId'>[];
  readonly bindings: readonly Row<'cameraBinding'>[];
  /** The newest command that the former holder had sent; later ones are the next one's. */
  readonly newestCommandId: number;
  /** Whether it knew whom to call; absent: it went before that was noted, and may have. */
  readonly knewNumbers?: boolean;
}

/** Whether anything ended that can be put back. */
export const hasEnded = ({ tasks, commandIds, sosRows, bindings, knewNumbers = true }: Ended): boolean =>
  knewNumbers || [tasks, commandIds, sosRows, bindings].some((some) => some.length > 0);

/** What ended of several devices; what two of them share is there once. */
export const joinEnded = (parts: readonly Ended[]): Ended => ({
  tasks: parts.flatMap(({ tasks }) => tasks),
  commandIds: parts.flatMap(({ commandIds }) => commandIds),
  sosRows: parts.flatMap(({ sosRows }) => sosRows),
  bindings: [...new Map(parts.flatMap(({ bindings }) => bindings.map((one) => [one.deviceId, one] as const))).values()],
  newestCommandId: Math.max(0, ...parts.map(({ newestCommandId }) => newestCommandId)),
  knewNumbers: parts.some(({ knewNumbers = true }) => knewNumbers),
});
