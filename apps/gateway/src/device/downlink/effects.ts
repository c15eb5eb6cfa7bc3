import { deviceTopic } from '@fireline/api/device';
import type { Work } from '../../lib/transact.ts';
import { type PhoneBookAnswer, takePhoneBook } from '../phoneBook/taken.ts';
import type { Command, Device } from './store.ts';
import { armDevice, armZone, switchPoint } from './zoneStore.ts';

async function obeyOne(
  { tx }: Work,
  done: Command,
  at: string,
  books: ReadonlyMap<number, PhoneBookAnswer>,
): Promise<boolean> {
  const { commandId, deviceId, command, target } = done;
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
    case 'phoneBook':
    case 'readPhoneBook':
    case 'sosNumbers':
      await takePhoneBook(tx, done, books.get(commandId), at);
      return false;
    default:
      return false;
  }
}

/**
 * What follows for zones, points and phone books from commands that their devices have done. A newer command decides, in whatever order
 * answers come. @param books what devices say of their phone books, by command
 * @spec DEV-15 DEV-17 DEV-21
 */
export async function obey(
  work: Work,
  ended: readonly Command[],
  devices: ReadonlyMap<number, Device>,
  nowMs: number,
  books: ReadonlyMap<number, PhoneBookAnswer> = new Map(),
): Promise<void> {
  const at = new Date(nowMs).toISOString();
  const touched = new Set<number>();
  const done = ended.filter(({ state }) => state === 'acknowledged').toSorted((a, b) => a.commandId - b.commandId);
  for (const command of done) if (await obeyOne(work, command, at, books)) touched.add(command.deviceId);
  const rents = Map.groupBy(touched, (deviceId) => devices.get(deviceId)?.rentId ?? '');
  for (const [rentId, ids] of rents) await work.tell({ type: 'changed', topic: deviceTopic.name, rentId, ids });
}
