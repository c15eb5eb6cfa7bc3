import {
  acknowledgementWaitMin,
  checkCommand,
  type CommandState,
  type DeviceCommand,
  deviceStatus,
  deviceTypes,
  directCommands,
  isGrave,
  queuedMaxMs,
} from '@fireline/domain/device';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../device/downlink/tables.ts';
import { dayMs, minuteMs, secondMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';

/** Of all devices that take commands, those that were sent some in the past month. */
const sentShare = 0.12;
const failures = ['传感器自检未通过', '执行机构无响应', '电量不足，未执行'];
const reasons = ['例行巡检', '现场维修', '租户报修', '夜间演练'];
/** What happened to the first devices of each tenant, so that no city is without one of each. */
const always: readonly CommandState[] = ['acknowledged', 'failed', 'timedOut', 'cancelled', 'queued'];

type Row = Omit<BulkRow<'deviceCommand'>, 'commandId'>;
const iso = (ms: Ms): string => new Date(ms).toISOString();

/** A command as it ended, or waits, with the moments that fit its state. */
export function commandRow(
  device: Pick<CityDevice, 'deviceId'>,
  command: DeviceCommand,
  {
    state,
    at,
    dice,
    by,
    more = {},
  }: {
    readonly state: CommandState;
    readonly at: Ms;
    readonly dice: Dice;
    readonly by: string;
    readonly more?: Partial<Row>;
  },
): Row {
  const waitMin = dice.int(acknowledgementWaitMin.min, acknowledgementWaitMin.max);
  const sentAt = state === 'queued' || state === 'cancelled' ? null : at + dice.int(1, 40) * secondMs;
  const ended = {
    queued: null,
    sent: null,
    cancelled: at + dice.int(20, 200) * secondMs,
    acknowledged: (sentAt ?? at) + dice.int(1, 20) * secondMs,
    failed: (sentAt ?? at) + dice.int(1, 20) * secondMs,
    timedOut: (sentAt ?? at) + waitMin * minuteMs,
  }[state];
  return {
    deviceId: device.deviceId,
    command,
    args: {},
    target: 0,
    state,
    waitMin,
    createdAt: iso(at),
    createdBy: by,
    userId: null,
    reason: isGrave(command) ? dice.pick(reasons) : '',
    sentAt: sentAt === null ? null : iso(sentAt),
    endedAt: ended === null ? null : iso(ended),
    failure: state === 'failed' ? dice.pick(failures) : '',
    runId: null,
    ...more,
  };
}

/** Commands without arguments that the device knows: what people send most. */
const simpleCommands = ({ deviceType }: CityDevice): readonly DeviceCommand[] =>
  directCommands.filter(
    (name) =>
      checkCommand(deviceType, name) === undefined &&
      !['openRelay', 'closeRelay', 'record', 'configure', 'arm', 'disarm'].includes(name),
  );

const pastState = (dice: Dice): CommandState =>
  dice.chance(0.9) ? 'acknowledged' : dice.chance(0.5) ? 'timedOut' : dice.chance(0.6) ? 'failed' : 'cancelled';

function* commandsOf(city: City, rentId: string, dice: Dice): Generator<Row> {
  const by = city.accounts.filter((account) => account.rentId === rentId && account.role !== 'org');
  const devices = city.devices.filter(
    (device) =>
      device.rentId === rentId && device.activatedAt !== null && !device.expired && simpleCommands(device).length > 0,
  );
  const silent = devices.find((device) => deviceStatus(device) !== 'online');
  for (const [index, device] of devices.entries()) {
    const wanted = always[index];
    if (wanted === undefined && !dice.chance(sentShare)) continue;
    const of = wanted === 'queued' ? (silent ?? device) : device;
    // one that waits was sent so short a time ago that its device may still fetch it
    const ageMs = wanted === 'queued' ? queuedMaxMs(of.heartbeatS) * 0.1 : dice.between(0.1, 30) * dayMs;
    const name = dice.pick(simpleCommands(of));
    const { realName } = dice.pick(by);
    const at = city.now - Math.round(ageMs / secondMs) * secondMs;
    yield commandRow(of, name, { state: wanted ?? pastState(dice), at, dice, by: realName });
  }
}

/** What devices were told in the past month, and what became of it; numbered after those of the tasks. @spec DEV-13 DEV-24 N25 */
export function pastCommands(city: City, firstId: number): BulkRow<'deviceCommand'>[] {
  const rows = city.tenants.flatMap(({ rentId }) => [
    ...commandsOf(city, rentId, createDice(city.seed, rentId, 'commands')),
  ]);
  return rows.map((row, index) => ({ ...row, commandId: firstId + index }));
}

const zoneNames = ['大门', '前厅', '走廊', '仓库', '后门', '窗户', '机房', '楼梯间'];

/** Zones and points of the devices that have them; a relay is known by its last command. @spec DEV-15 DEV-17 N25 */
export async function writeContacts(tx: Tx, city: City): Promise<void> {
  const dice = createDice(city.seed, 'contacts');
  const zones: BulkRow<'defenceZone'>[] = [];
  const points: BulkRow<'devicePoint'>[] = [];
  const by = '平台管理员';
  for (const device of city.devices) {
    const { paths } = deviceTypes[device.deviceType];
    const heardAt = device.lastSeenAt === null ? null : iso(device.lastSeenAt);
    const known = { deviceId: device.deviceId, heardAt, revision: 1, changedBy: by };
    if ((paths as readonly string[]).includes('defence'))
      for (let number = 1; number <= dice.int(4, 8); number++)
        zones.push({
          zoneId: zones.length + 1,
          ...known,
          number,
          name: zoneNames[number - 1] ?? `防区${number}`,
          location: `${device.floor} 层${device.spot}`,
          voltage: Math.round(dice.between(11.4, 13.2) * 10) / 10,
          armStatus: number === 4 ? 'disarmed' : 'armed',
          armCommandId: null,
          isInAlarm: dice.chance(0.04),
        });
    if (!(paths as readonly string[]).includes('out')) continue;
    const point = (
      direction: 'in' | 'out',
      kind: 'door' | 'manhole' | 'pointRelay',
      name: string,
      state: 'open' | 'closed',
    ) =>
      points.push({
        pointId: points.length + 1,
        ...known,
        number: 1,
        direction,
        kind,
        name,
        state: heardAt === null ? null : state,
        since: heardAt === null ? null : iso((device.lastSeenAt ?? 0) - Math.round(dice.between(0.1, 9) * dayMs)),
        commandId: null,
      });
    point('out', 'pointRelay', '声光警报', 'open');
    if (device.deviceType === 'firehost') point('in', 'manhole', '电缆井盖', dice.chance(0.1) ? 'open' : 'closed');
    else if (dice.chance(0.6)) point('in', 'door', '箱门', dice.chance(0.1) ? 'open' : 'closed');
  }
  await insertMany(tx, 'defenceZone', zones);
  await insertMany(tx, 'devicePoint', points);
}
