import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceCalls } from '@fireline/api/device';
import { createClient } from '@fireline/api/lib';
import { afterAll, expect, it } from 'vitest';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';
import { deviceKeyOf, imeiOf } from '../fixtures/tenant.ts';
import { platformOf, type Running, stop } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-rollout-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const devices = 50;
const ids = Array.from({ length: devices }, (_, at) => 5000 + at);
/** In the second transaction of three: twenty devices are sent together. */
const killAt = 31;

async function start(env: Readonly<Record<string, string>>): Promise<Running> {
  const gateway = spawnGateway('tests/faults/rolloutMain.ts', { FOLDER: folder, DEVICES: String(devices), ...env });
  const url = await gateway.serving;
  expect(url, gateway.output()).not.toBe('');
  return { ...gateway, url };
}
const keyed = { headers: { authorization: deviceKeyOf('R001') } };
const deviceSide = ({ url }: Running) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => null, renew: async () => false, onExpired: () => {} },
  });
/** The devices of the fixture last reported days ago: a roll-out waits until one says that the clock is right. Not one that takes its command with it. */
const reportNow = (gateway: Running) => {
  const now = { imei: imeiOf(1), at: new Date().toISOString(), readings: { signals: 20 } };
  return deviceSide(gateway).send(deviceCalls.ingest, { reports: [now] }, keyed);
};

it('a gateway that is killed amid a roll-out goes on with it: each device gets its command once, and it ends [DEV-18] [DEV-24]', async () => {
  const first = await start({ KILL_AT: String(killAt) });
  const platform = await platformOf(first);
  const { packageId } = await platform.send(deviceCalls.addPackage, {
    name: '燃气固件',
    version: 'V1.1',
    releasedOn: '2026-11-20',
    remarks: '改进自检',
    deviceTypes: ['gas'],
    file: new File(['firmware 1.1'], 'gas.bin'),
  });
  await reportNow(first);
  const plan = { packageId, waveSize: 50, pauseMin: 0, stopPercent: 100, search: '燃气' } as const;
  const { rolloutId, total } = await platform.send(deviceCalls.startRollout, plan);
  expect(total).toBe(devices);
  expect(await first.ended).toBe('SIGKILL');

  const second = await start({});
  await reportNow(second);
  const again = await platformOf(second);
  const rollout = () => again.send(deviceCalls.rollout, { rolloutId });
  await expect.poll(async () => (await rollout()).counts.sent, { timeout: 60_000 }).toBe(devices);
  const device = deviceSide(second);
  const take = async () =>
    (await device.send(deviceCalls.takeCommands, { imeis: ids.map(imeiOf) }, keyed)).commands.map(({ imei }) => imei);
  expect((await take()).toSorted()).toEqual(ids.map(imeiOf).toSorted());
  expect(await take()).toEqual([]);
  const reports = ids.map((id) => ({ imei: imeiOf(id), firmware: 'V1.1', readings: { signals: 20 } }));
  await device.send(deviceCalls.ingest, { reports }, keyed);
  await expect.poll(async () => (await rollout()).state, { timeout: 60_000 }).toBe('finished');
  expect(await rollout()).toMatchObject({ counts: { applied: devices, failed: 0, waiting: 0 } });
  const sent = await Promise.all(ids.map((deviceId) => again.send(deviceCalls.commands, { deviceId, pageSize: 10 })));
  expect(sent.map(({ total: count }) => count)).toEqual(ids.map(() => 1));
  await stop(second);
});
