import { type TaskEvent, taskTopic } from '@fireline/api/device';
import type { Whereabouts } from '@fireline/domain/role';
import { publish } from '../../lib/outbox.ts';
import type { Work } from '../../lib/transact.ts';
import { type Command, type Device, tasksOfRuns } from './store.ts';

const whereOf = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Whereabouts): Whereabouts => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

interface Told {
  readonly device: Device;
  readonly event: Omit<TaskEvent, 'deviceId'>;
}

/** Publishes what happened to commands and tasks of a tenant's devices. @spec ALM-06 DEV-22 */
export const publishTasks = (work: Work, rentId: string, told: readonly Told[], at: string): Promise<void> =>
  publish(
    work,
    rentId,
    told.map(({ device, event }) => ({
      topic: taskTopic.name,
      at,
      where: whereOf(device),
      data: { deviceId: device.deviceId, ...event } satisfies TaskEvent,
    })),
  );

/** Publishes commands as they are now, in the order given. @spec ALM-06 */
export async function publishCommands(
  work: Work,
  commands: readonly Command[],
  devices: ReadonlyMap<number, Device>,
  at: string,
): Promise<void> {
  const runIds = commands.flatMap(({ runId }) => runId ?? []);
  const tasks = new Map(
    runIds.length === 0 ? [] : (await tasksOfRuns(work.tx, runIds)).map((task) => [task.runId, task] as const),
  );
  const told = commands.flatMap(({ deviceId, commandId, command, state, runId, failure }): Told[] => {
    const device = devices.get(deviceId);
    const task = runId === null ? undefined : tasks.get(runId);
    const event = { commandId, command, state, taskId: task?.taskId ?? null, taskName: task?.name ?? '', failure };
    return device ? [{ device, event }] : [];
  });
  for (const [rentId, some] of Map.groupBy(told, ({ device }) => device.rentId))
    await publishTasks(work, rentId, some, at);
}
