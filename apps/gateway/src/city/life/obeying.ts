import { type DeviceCommand, deviceStatus, deviceTypes } from '@fireline/domain/device';
import type { CommandAnswer, DeliveredCommand, Downlink } from '../../device/downlink/port.ts';
import { secondMs } from '../calendar.ts';
import type { Dice } from '../dice.ts';
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
}

/** The devices of the city, as far as they do what they are told. */
export interface Obeying {
  /** What the reply to a report handed out: the device answers later, or never. */
  received(rentId: string, commands: readonly DeliveredCommand[], now: Ms): void;
  /** Mains devices ask for what waits, and answers that are due go out. @returns how many answers */
  tick(now: Ms): Promise<number>;
}

interface DueAnswer {
  readonly rentId: string;
  readonly answer: CommandAnswer;
}

/** How long a device takes, in seconds: an upgrade is fetched and started anew, all else is soon done. */
const takes = (command: DeviceCommand, dice: Dice): number =>
  command === 'upgrade' ? dice.int(30, 120) : dice.int(1, 20);

/**
 * Devices that obey: mains devices ask every few seconds, those on battery get their commands with the reply to a report. They answer after a
 * while; some fail with a reason, some never answer, and what they still owe when the gateway stops is never answered either.
 * @spec DEV-24 N25
 */
export function createObeying({ city, dice, downlink }: ObeyingOptions): Obeying {
  const agenda = createAgenda<DueAnswer>();
  const asking = Map.groupBy(
    city.devices.filter(
      (device) =>
        device.activatedAt !== null &&
        deviceTypes[device.deviceType].power === 'mains' &&
        deviceStatus(device) === 'online',
    ),
    ({ rentId }) => rentId,
  );
  let ticks = 0;
  const received: Obeying['received'] = (rentId, commands, now) => {
    for (const { commandId, imei, command } of commands) {
      if (dice.chance(silent)) continue;
      const isDone = !dice.chance(failed);
      const answer = { commandId, imei, isDone, ...(isDone ? {} : { reason: dice.pick(failures) }) };
      agenda.add(now + takes(command, dice) * secondMs, { rentId, answer });
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
      for (const [rentId, answers] of Map.groupBy(due, (one) => one.rentId))
        await downlink.acknowledge(
          rentId,
          answers.map(({ answer }) => answer),
        );
      return due.length;
    },
  };
}
