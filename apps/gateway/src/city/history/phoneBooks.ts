import { type Contact, deviceTypes, phoneBookArgs, type RefusedNumber } from '@fireline/domain/device';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import '../../device/phoneBook/tables.ts';
import { dayMs, secondMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';
import { commandRow } from './commands.ts';

const iso = (ms: Ms): string => new Date(ms).toISOString();
const relatives = ['女儿', '儿子', '老伴', '社区网格员', '邻居', '物业', '家庭医生'];
/** Of those that call, so many were never given a phone book. */
const without = 0.08;
/** After the SOS batches of the city. */
const sentWithinDays = 5;

/** Why a device of the city refuses a number: emergency buttons dial no country codes. */
export const cityRefusal = ({ number }: Pick<Contact, 'number'>): RefusedNumber | undefined =>
  number.startsWith('+') ? { number, reason: '不支持国际号码' } : undefined;

/** Whom a device of the city was told to call; a few were never told. */
export function cityContacts(city: Pick<City, 'seed'>, device: CityDevice): Contact[] {
  const dice = createDice(city.seed, device.deviceId, 'phoneBook');
  if (!deviceTypes[device.deviceType].commands.includes('phoneBook') || device.activatedAt === null) return [];
  if (dice.chance(without)) return [];
  const names = relatives.slice(0, dice.int(2, 5));
  return names.map((name, at) => ({
    name,
    number: `1${dice.pick(['38', '39', '50', '77', '86'])}${String(dice.int(0, 99_999_999)).padStart(8, '0')}`,
    isSos: at < 2,
  }));
}

interface Books {
  readonly commands: BulkRow<'deviceCommand'>[];
  readonly books: BulkRow<'phoneBook'>[];
}

/** The phone books of devices that call, with the command that set each; of every tenant the first one refused a number. @spec DEV-21 N25 */
export function phoneBooks(city: City, firstId: number): Books {
  const commands: Books['commands'] = [];
  const books: Books['books'] = [];
  const tenants = new Set<string>();
  for (const device of city.devices) {
    const kept = cityContacts(city, device);
    if (kept.length === 0 || device.activatedAt === null) continue;
    const dice = createDice(city.seed, device.deviceId, 'phoneBook sent');
    const isFirst = !tenants.has(device.rentId);
    tenants.add(device.rentId);
    const abroad = { name: '海外亲属', number: '+852 2735 3355', isSos: false };
    const sent = isFirst ? [...kept, abroad] : kept;
    const refused = sent.flatMap((one) => cityRefusal(one) ?? []);
    const at = Math.max(device.activatedAt, city.now - Math.round(dice.between(0.5, sentWithinDays) * dayMs));
    const by =
      city.accounts.find(({ rentId, role }) => rentId === device.rentId && role === 'platform')?.realName ?? '';
    const row = commandRow(device, 'phoneBook', {
      state: 'acknowledged',
      at,
      dice,
      by,
      more: { args: phoneBookArgs(sent) },
    });
    const commandId = firstId + commands.length;
    commands.push({ ...row, commandId });
    const heardAt = row.endedAt ?? iso(at + 60 * secondMs);
    books.push({ deviceId: device.deviceId, entries: kept, refused, commandId, heardAt });
  }
  return { commands, books };
}
