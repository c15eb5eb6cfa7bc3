import { deviceStatus, deviceTypes } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import type { CommandAnswer, Downlink } from '../../device/downlink/port.ts';
import { createCity } from '../city.ts';
import { createDice } from '../../lib/dice.ts';
import { createObeying } from './obeying.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 400, now });

/** A gateway with one command for each device, handed out once. */
function gatewayOf() {
  const waiting = new Map(
    city.devices.map(({ imei, deviceId }) => [
      imei,
      { commandId: deviceId, imei, command: 'selfTest' as const, args: {}, waitMin: 1 },
    ]),
  );
  const answers: CommandAnswer[] = [];
  const downlink: Downlink = {
    takeCommands: async (_, imeis) =>
      imeis.flatMap((imei) => {
        const found = waiting.get(imei);
        waiting.delete(imei);
        return found ?? [];
      }),
    acknowledge: async (_, some) => {
      answers.push(...some);
      return { accepted: some.length, refused: [] };
    },
  };
  return { downlink, answers, waiting };
}

async function live(seconds: number) {
  const { downlink, answers, waiting } = gatewayOf();
  const obeying = createObeying({ city, dice: createDice('test'), downlink });
  const battery = city.devices.filter(({ deviceType }) => deviceTypes[deviceType].power === 'battery').slice(0, 60);
  const commands = await downlink.takeCommands(
    'R001',
    battery.map(({ imei }) => imei),
  );
  obeying.received('R001', commands, now);
  for (let at = now; at <= now + seconds * 1000; at += 1000) await obeying.tick(at);
  return { answers, waiting };
}

it('mains devices fetch their commands within seconds and answer within twenty; most obey, some fail, some never answer [DEV-24 N25]', async () => {
  const { answers, waiting } = await live(40);
  const online = city.devices.filter(
    (device) =>
      device.activatedAt !== null &&
      deviceTypes[device.deviceType].power === 'mains' &&
      deviceStatus(device) === 'online',
  );
  expect(online.filter(({ imei }) => waiting.has(imei))).toEqual([]);
  const asked = online.length + 60;
  expect(answers.length).toBeLessThan(asked);
  expect(answers.length).toBeGreaterThan(0.85 * asked);
  expect(new Set(answers.map(({ commandId }) => commandId)).size).toBe(answers.length);
  expect(answers.some(({ isDone, reason }) => !isDone && reason)).toBe(true);
});

it('the same dice answer the same [N25]', async () => {
  expect((await live(40)).answers).toEqual((await live(40)).answers);
});

it('devices fetch their upgrade, answer within two minutes and report the version that they were sent [DEV-18 N25]', async () => {
  const { downlink, answers } = gatewayOf();
  const fetched: number[] = [];
  const reported: unknown[] = [];
  const obeying = createObeying({
    city,
    dice: createDice('upgrade'),
    downlink,
    fetchUpgrade: async (_, commandId) => void fetched.push(commandId),
    report: async (_, reports) => void reported.push(...reports),
  });
  const upgrades = city.devices.slice(0, 60).map(({ imei, deviceId }) => ({
    commandId: 10_000_000 + deviceId,
    imei,
    command: 'upgrade' as const,
    args: { packageId: 1, version: 'V1.2' },
    waitMin: 5,
  }));
  obeying.received('R001', upgrades, now);
  await obeying.tick(now + 9000);
  expect(answers).toEqual([]);
  expect(fetched.length).toBeGreaterThan(40);
  for (let at = now + 10_000; at <= now + 140_000; at += 1000) await obeying.tick(at);
  const done = answers.filter(({ commandId, isDone }) => commandId > 10_000_000 && isDone);
  expect(done.length).toBeGreaterThan(40);
  expect(reported).toHaveLength(done.length);
  expect(reported[0]).toMatchObject({ firmware: 'V1.2' });
});
