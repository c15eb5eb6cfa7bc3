import { deviceTopic } from '@fireline/api/device';
import type { Work } from '../../lib/transact.ts';
import type { Command, Device } from './store.ts';
import { armDevice, armZone, switchPoint } from './zoneStore.ts';

async function obeyOne({ tx }: Work, { commandId, deviceId, command, target }: Command, at: string): Promise<boolean> {
  switch (command) {
    case 'arm':
    case 'disarm': {
      const armed = { deviceId, commandId, status: command === 'arm' ? 'armed' : 'disarmed' } as const;
      await (target === 0 ? armDevice(tx, armed) : armZone(tx, armed, target));
      return true;
    }
    case 'openRelay':
    case 'closeRelay':
      await switchPoint(tx, {
        deviceId,
        number: target,
        commandId,
        at,
        state: command === 'openRelay' ? 'open' : 'closed',
      });
      return true;
    default:
      return false;
  }
}

/**
 * What follows for zones and points from commands that their devices have done. A newer command decides, in whatever order answers come.
 * @spec DEV-15 DEV-17
 */
export async function obey(
  work: Work,
  ended: readonly Command[],
  devices: ReadonlyMap<number, Device>,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs).toISOString();
  const touched = new Set<number>();
  const done = ended.filter(({ state }) => state === 'acknowledged').toSorted((a, b) => a.commandId - b.commandId);
  for (const command of done) if (await obeyOne(work, command, at)) touched.add(command.deviceId);
  const rents = Map.groupBy(touched, (deviceId) => devices.get(deviceId)?.rentId ?? '');
  for (const [rentId, ids] of rents) await work.tell({ type: 'changed', topic: deviceTopic.name, rentId, ids });
}
