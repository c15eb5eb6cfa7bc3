import {
  type Contact,
  type DeviceCommand,
  deviceStatus,
  deviceTypes,
  keptContacts,
  phoneBookOf,
} from '@fireline/domain/device';
import type { CommandAnswer, DeliveredCommand, Downlink } from '../../device/downlink/port.ts';
import { secondMs } from '../calendar.ts';
import type { SendReports } from '../device/reporting.ts';
import type { Dice } from '../../lib/dice.ts';
import { cityContacts, cityRefusal } from '../history/phoneBooks.ts';
import type { City, Ms } from '../model.ts';
import { createAgenda } from './agenda.ts';

/** What a device answers when it fails. */
const failures = ['传感器自检未通过', '执行机构无响应', '电量不足，未执行'];
/** Of a hundred commands three fail and three are never answered. */
const failed = 0.03;
const silent = 0.03;
/** How often mains devices ask, in ticks: each asks every so many seconds, spread evenly. */
const askEvery = 5;

export interface ObeyingOptions {
  readonly city: City;
  readonly dice: Dice;
  readonly downlink: Downlink;
  /** Fetches the file that a command sends. */
  readonly fetchUpgrade?: ((rentId: string, commandId: number) => Promise<unknown>) | undefined;
  /** Reports what devices were upgraded to. */
  readonly report?: SendReports | undefined;
}

/** The devices of the city, as far as they do what they are told. */
export interface Obeying {
  /** What the reply to a report handed out: the device answers later, or never. */
  received(rentId: string, commands: readonly DeliveredCommand[], now: Ms): void;
  /** Mains devices ask for what waits, and answers that are due go out. @returns how many answers */
  tick(now: Ms): Promise<number>;
}

/** What a device does later: fetches the file of its upgrade, answers, or reports what it was upgraded to. */
interface Due {
  readonly rentId: string;
  readonly fetches?: number;
  readonly answer?: CommandAnswer;
  readonly report?: { readonly imei: string; readonly firmware: string };
}

/** How long a device takes, in seconds: an upgrade is fetched and started anew, all else is soon done. */
const takes = (command: DeviceCommand, dice: Dice): number =>
  command === 'upgrade' ? dice.int(30, 120) : dice.int(1, 20);

/**
 * Devices that obey: mains devices ask every few seconds, those on battery get their commands with the reply to a report. They answer after a
 * while; some fail with a reason, some never answer, and what they still owe when the gateway stops is never answered either.
 * @spec DEV-24 N25
 */
export function createObeying({ city, dice, downlink, fetchUpgrade, report }: ObeyingOptions): Obeying {
  const agenda = createAgenda<Due>();
  const asking = Map.groupBy(
    city.devices.filter(
      (device) =>
        device.activatedAt !== null &&
        deviceTypes[device.deviceType].power === 'mains' &&
        deviceStatus(device) === 'online',
    ),
    ({ rentId }) => rentId,
  );
  const callers = new Map(city.devices.map((device) => [device.imei, device]));
  const books = new Map<string, readonly Contact[]>();
  /** What a device that calls says with its answer of its phone book. */
  const bookAnswer = ({ imei, command, args }: Pick<DeliveredCommand, 'imei' | 'command' | 'args'>) => {
    const device = callers.get(imei);
    if (command === 'readPhoneBook' && device)
      return { phoneBook: { entries: books.get(imei) ?? cityContacts(city, device), refused: [] } };
    if (command !== 'phoneBook') return {};
    const sent = phoneBookOf(args);
    const refused = sent.flatMap((one) => cityRefusal(one) ?? []);
    const entries = keptContacts(sent, refused, undefined);
    books.set(imei, entries);
    return { phoneBook: { entries, refused } };
  };
  let ticks = 0;
  const received: Obeying['received'] = (rentId, commands, now) => {
    for (const { commandId, imei, command, args } of commands) {
      if (dice.chance(silent)) continue;
      const isDone = !dice.chance(failed);
      const said = isDone ? bookAnswer({ imei, command, args }) : { reason: dice.pick(failures) };
      const answer = { commandId, imei, isDone, ...said };
      const answeredAt = now + takes(command, dice) * secondMs;
      agenda.add(answeredAt, { rentId, answer });
      if (command !== 'upgrade') continue;
      agenda.add(now + dice.int(2, 9) * secondMs, { rentId, fetches: commandId });
      // started again with what it was sent
      if (isDone && typeof args.version === 'string')
        agenda.add(answeredAt + dice.int(3, 15) * secondMs, { rentId, report: { imei, firmware: args.version } });
    }
  };
  const ask = async (now: Ms): Promise<void> => {
    const turn = ticks++ % askEvery;
    for (const [rentId, devices] of asking) {
      const imeis = devices.filter((_, index) => index % askEvery === turn).map(({ imei }) => imei);
      if (imeis.length > 0) received(rentId, await downlink.takeCommands(rentId, imeis), now);
    }
  };
  return {
    received,
    tick: async (now) => {
      await ask(now);
      const due = agenda.take(now).map(({ item }) => item);
      for (const [rentId, some] of Map.groupBy(due, (one) => one.rentId)) {
        for (const { fetches } of some) if (fetches !== undefined) await fetchUpgrade?.(rentId, fetches);
        const answers = some.flatMap(({ answer }) => answer ?? []);
        if (answers.length > 0) await downlink.acknowledge(rentId, answers);
        const reports = some.flatMap((one) => one.report ?? []);
        if (reports.length > 0) await report?.(rentId, reports);
      }
      return due.filter(({ answer }) => answer !== undefined).length;
    },
  };
}
