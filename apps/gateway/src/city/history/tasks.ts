import {
  checkCommand,
  deviceTypes,
  nextRun,
  type Schedule,
  sosRowForm,
  type TimedCommand,
} from '@fireline/domain/device';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../device/sos/tables.ts';
import '../../device/tasks/tables.ts';
import { dayMs, hourMs, minuteMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';
import { commandRow, pastCommands, writeContacts } from './commands.ts';
import { phoneBooks } from './phoneBooks.ts';

interface Plan {
  readonly name: string;
  readonly command: TimedCommand;
  readonly schedule: Schedule;
}
const arming: readonly Plan[] = [
  { name: '晚间布防', command: 'arm', schedule: { repeat: 'daily', at: '22:00' } },
  { name: '营业撤防', command: 'disarm', schedule: { repeat: 'weekly', at: '07:30', weekdays: [1, 2, 3, 4, 5] } },
];
const reading: Plan = {
  name: '月末读数',
  command: 'readNow',
  schedule: { repeat: 'monthly', at: '09:00', monthDays: [31] },
};
/** How many devices of a tenant have their readings taken by the month. */
const readingsMax = 12;

const iso = (ms: Ms): string => new Date(ms).toISOString();

/** The moments of the last runs, the oldest first. */
function lastRuns(schedule: Schedule, now: Ms, most: number): Ms[] {
  const runs: Ms[] = [];
  for (let at = nextRun(schedule, now - 70 * dayMs); at !== undefined && at <= now; at = nextRun(schedule, at))
    runs.push(at);
  return runs.slice(-most);
}

interface Written {
  readonly tasks: BulkRow<'deviceTask'>[];
  readonly runs: BulkRow<'deviceTaskRun'>[];
  readonly commands: BulkRow<'deviceCommand'>[];
}

function writeRuns(
  written: Written,
  plan: Plan,
  device: CityDevice,
  {
    taskId,
    now,
    dice,
    by,
  }: {
    readonly taskId: number;
    readonly now: Ms;
    readonly dice: Dice;
    readonly by: string;
  },
): void {
  for (const [index, at] of lastRuns(plan.schedule, now - hourMs, 6).entries()) {
    const runId = written.runs.length + 1;
    const isMissed = index === 1 && taskId % 3 === 0;
    written.runs.push({
      runId,
      taskId,
      plannedAt: iso(at),
      at: iso(isMissed ? at + 20 * minuteMs : at),
      missed: isMissed ? 1 : 0,
      problem: null,
    });
    if (isMissed) continue;
    const state = dice.chance(0.93) ? ('acknowledged' as const) : ('timedOut' as const);
    const row = commandRow(device, plan.command, { state, at, dice, by, more: { runId, reason: '' } });
    written.commands.push({ ...row, commandId: written.commands.length + 1 });
  }
}

/** What the devices of a tenant do by schedule: alarm kits are armed at night, gas detectors are read at the month's end. */
function tasksOf(city: City, rentId: string, written: Written): void {
  const dice = createDice(city.seed, rentId, 'tasks');
  const by =
    city.accounts.find((account) => account.rentId === rentId && account.role === 'unit')?.realName ?? '平台管理员';
  const devices = city.devices.filter((one) => one.rentId === rentId && one.activatedAt !== null && !one.expired);
  const knows = (command: TimedCommand) => devices.filter(({ deviceType }) => !checkCommand(deviceType, command));
  const pairs = [
    ...knows('arm').flatMap((device) => arming.map((plan) => [device, plan] as const)),
    ...knows('readNow')
      .filter(({ deviceType }) => deviceTypes[deviceType].power === 'mains')
      .slice(0, readingsMax)
      .map((device) => [device, reading] as const),
  ];
  for (const [index, [device, plan]] of pairs.entries()) {
    const taskId = written.tasks.length + 1;
    // of each state one, also in a small city
    const state = index === 2 ? 'paused' : index === 3 ? 'cancelled' : 'waiting';
    const nextMs = nextRun(plan.schedule, city.now);
    written.tasks.push({
      taskId,
      deviceId: device.deviceId,
      name: plan.name,
      command: plan.command,
      args: {},
      waitMin: 3,
      schedule: plan.schedule,
      state,
      nextRunAt: state === 'waiting' && nextMs !== undefined ? iso(nextMs) : null,
      createdBy: by,
      createdAt: iso(city.now - 80 * dayMs),
      failure: '',
      revision: 1,
      changedBy: by,
    });
    writeRuns(written, plan, device, { taskId, now: city.now, dice, by });
  }
}

/** A batch of SOS numbers that each tenant's platform sent: its watches and buttons, and one that nobody knows. */
async function writeSos(tx: Tx, city: City, firstCommand: number): Promise<BulkRow<'deviceCommand'>[]> {
  const commands: BulkRow<'deviceCommand'>[] = [];
  const batches: BulkRow<'sosBatch'>[] = [];
  const rows: BulkRow<'sosBatchRow'>[] = [];
  for (const { rentId } of city.tenants) {
    const dice = createDice(city.seed, rentId, 'sos');
    const sender = city.accounts.find((account) => account.rentId === rentId && account.role === 'platform');
    const devices = city.devices.filter(
      (one) =>
        one.rentId === rentId &&
        one.activatedAt !== null &&
        !one.expired &&
        !checkCommand(one.deviceType, 'sosNumbers'),
    );
    if (!sender || devices.length === 0) continue;
    const batchId = batches.length + 1;
    const at = city.now - 6 * dayMs;
    const { userId, realName: createdBy } = sender;
    batches.push({ batchId, rentId, userId, createdBy, createdAt: iso(at), rows: Math.min(40, devices.length) + 1 });
    for (const [index, device] of devices.slice(0, 40).entries()) {
      const numbers = ['119', `1380013${String(8000 + dice.int(0, 999))}`];
      if (!sosRowForm.check({ imei: device.imei, numbers }).ok) throw new Error(`bad SOS numbers ${numbers.join(' ')}`);
      const commandId = firstCommand + commands.length;
      const state = index % 9 === 4 ? ('timedOut' as const) : ('acknowledged' as const);
      const row = commandRow(device, 'sosNumbers', { state, at, dice, by: createdBy, more: { args: { numbers } } });
      commands.push({ ...row, commandId });
      const told = { batchId, rowNo: index + 1, imei: device.imei, numbers, deviceId: device.deviceId };
      rows.push({ ...told, outcome: 'sent', problem: null, commandId });
    }
    const unknown = { imei: '490154203237518', numbers: ['119'], deviceId: null, commandId: null } as const;
    const problem = { code: 'device.sos.unknown', field: 'imei' };
    rows.push({ batchId, rowNo: Math.min(40, devices.length) + 1, ...unknown, outcome: 'refused', problem });
  }
  await insertMany(tx, 'deviceCommand', commands);
  await insertMany(tx, 'sosBatch', batches);
  await insertMany(tx, 'sosBatchRow', rows);
  return commands;
}

/** What the city's devices are told: zones and points, scheduled tasks with their runs, commands of a month, SOS numbers, phone books. @spec DEV-13 DEV-15 DEV-17 DEV-21 DEV-22 N25 */
export async function writeDownlink(tx: Tx, city: City): Promise<void> {
  await writeContacts(tx, city);
  const written: Written = { tasks: [], runs: [], commands: [] };
  for (const { rentId } of city.tenants) tasksOf(city, rentId, written);
  await insertMany(tx, 'deviceTask', written.tasks);
  await insertMany(tx, 'deviceTaskRun', written.runs);
  await insertMany(tx, 'deviceCommand', written.commands);
  const past = pastCommands(city, written.commands.length + 1);
  await insertMany(tx, 'deviceCommand', past);
  const sos = await writeSos(tx, city, written.commands.length + past.length + 1);
  const { commands, books } = phoneBooks(city, written.commands.length + past.length + sos.length + 1);
  await insertMany(tx, 'deviceCommand', commands);
  await insertMany(tx, 'phoneBook', books);
}
