// Fires over MQTT and GB/T 26875.3 while the broker and the gateway are killed in turn: node tests/faults/long/protocols.ts ROUNDS.
// Each fire is sent again until it is confirmed; an alarm counts each of them once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type Client, createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { openBroker } from '../../../apps/gateway/src/device/protocols/mqtt/broker.test.support.ts';
import { MqttDevice } from '../../../apps/gateway/src/device/protocols/mqtt/device.test.support.ts';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { type GatewayProcess, spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { Findings } from '../findings.ts';
import { GbDevice } from '../gbDevice.ts';
import { seededRandom } from '../pushWorld.ts';

const rounds = Number(process.argv[2] ?? 4);
const [stations, panels] = [8, 8];
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
const folder = mkdtempSync(join(tmpdir(), 'fireline-protocols-'));
let broker = await openBroker();
const brokerPort = Number(new URL(broker.url).port);

let gateway: GatewayProcess | undefined;
let [port, url]: [port: number | undefined, url: string] = [undefined, ''];
process.once('exit', () => {
  gateway?.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startGateway(): Promise<GatewayProcess> {
  const started = spawnGateway('apps/gateway/src/main.ts', {
    FIRELINE_DATA: folder,
    FIRELINE_DEVICES: '400',
    FIRELINE_LIVE: 'off',
    FIRELINE_GB26875: '127.0.0.1:0',
    FIRELINE_MQTT_URL: broker.url,
    PORT: '0',
  });
  gateway = started;
  url = await started.serving;
  if (url === '') throw new Error(`the gateway does not start:\n${started.output()}`);
  for (let tries = 0; tries < 200 && !/GB\/T 26875\.3 on \S+:\d+/.test(started.output()); tries += 1) await wait(10);
  port = Number(/GB\/T 26875\.3 on \S+:(\d+)/.exec(started.output())?.[1]);
  return started;
}
async function killGateway(): Promise<void> {
  port = undefined;
  gateway?.process.kill('SIGKILL');
  const how = await gateway?.ended;
  if (how !== 'SIGKILL') findings.add(`the gateway ended by itself with ${how}`, [gateway?.output().slice(-2000)]);
}

const clientOf = (token: string | null): Client =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });

const first = await startGateway();
const account = { username: 'platform', password: demoPassword, rentId: 'R001' };
const { token } = await clientOf(null).send(sessionCalls.login, account);
for (let tries = 0; tries < 200 && !/Device key \S+/.test(first.output()); tries += 1) await wait(10);
const key = /Device key (\S+)/.exec(first.output())?.[1] ?? '';
const { rows: devices } = await clientOf(token).send(deviceCalls.all, {});
const smokes = devices.filter(({ deviceType }) => deviceType === 'smoke').slice(0, stations);
const hosts = devices.filter(({ deviceType }) => deviceType !== 'smoke' && deviceType !== 'camera').slice(0, panels);
const registered: { readonly address: number; readonly deviceId: number }[] = [];
for (const [at, { imei, deviceId }] of hosts.entries()) {
  const address = 70_001 + at;
  const sent = { kind: 'transmission' as const, name: `装置 ${address}`, scopes: ['reports' as const], address, imei };
  await clientOf(token).send(deviceCalls.createKey, sent);
  registered.push({ address, deviceId });
}

/** How often an alarm of the kind was reported at the device, over all of its alarms. */
async function countOf(deviceId: number, kind: 'smoke' | 'fireHost'): Promise<number> {
  const { rows } = await clientOf(token).send(alarmCalls.list, { deviceId, list: 'all', kind: [kind], pageSize: 200 });
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Moments of reports are seconds of their own, all in the past. */
const sinceMs = Date.now() - 3_600_000;
const over = new AbortController();
interface Fires {
  readonly deviceId: number;
  readonly kind: 'smoke' | 'fireHost';
  readonly before: number;
  confirmed: number;
}
const all: Fires[] = [];
async function keepOn(fires: Fires, fire: (atMs: number) => Promise<string | undefined>): Promise<void> {
  all.push(fires);
  while (!over.signal.aborted) {
    const refusal = await fire(sinceMs - (sinceMs % 1000) + fires.confirmed * 1000);
    if (refusal !== undefined) return findings.add(`a fire of device ${fires.deviceId} is refused`, [refusal]);
    fires.confirmed += 1;
    await wait(20 + random() * 80);
  }
}

const mqttDevices = smokes.map(({ imei }, at) => new MqttDevice({ url: broker.url, name: `s${at}`, key, imei }));
const gbDevices = registered.map(({ address }) => new GbDevice({ port: () => port, address, random }));
const before = await Promise.all([
  ...smokes.map(({ deviceId }) => countOf(deviceId, 'smoke')),
  ...registered.map(({ deviceId }) => countOf(deviceId, 'fireHost')),
]);
const working = [
  ...smokes.map(({ deviceId }, at) =>
    keepOn({ deviceId, kind: 'smoke', before: before[at] ?? 0, confirmed: 0 }, async (atMs) =>
      mqttDevices[at]?.fire(new Date(atMs).toISOString()),
    ),
  ),
  ...registered.map(({ deviceId }, at) =>
    keepOn({ deviceId, kind: 'fireHost', before: before[smokes.length + at] ?? 0, confirmed: 0 }, async (atMs) =>
      gbDevices[at]?.fire(atMs),
    ),
  ),
];

for (let round = 1; round <= rounds; round += 1) {
  await wait(3000 + random() * 4000);
  if (round % 3 !== 0) await killGateway();
  await wait(random() * 1000);
  if (round % 3 !== 1) {
    await broker.close();
    await wait(random() * 2000);
    broker = await openBroker(brokerPort);
  }
  if (port === undefined) await startGateway();
  console.log(`round ${round} of ${rounds}: ${all.reduce((sum, { confirmed }) => sum + confirmed, 0)} fires confirmed`);
}
over.abort();
await Promise.all(working);
// what is repeated still on its way is known by its time
await wait(2000);
for (const { deviceId, kind, before: known, confirmed } of all)
  findings.same(
    `reports that the alarms ${kind} of device ${deviceId} count`,
    (await countOf(deviceId, kind)) - known,
    confirmed,
  );
await Promise.all(mqttDevices.map((device) => device.close()));
for (const device of gbDevices) device.close();
gateway?.process.kill('SIGTERM');
findings.same('the gateway that is stopped ends with 0', await gateway?.ended, 0);
await broker.close();
const published = mqttDevices.reduce((sum, device) => sum + device.published, 0);
const ways = new Map<string, number>();
for (const { sent } of gbDevices) for (const [way, count] of sent) ways.set(way, (ways.get(way) ?? 0) + count);
findings.end(
  `protocols: ${all.reduce((sum, { confirmed }) => sum + confirmed, 0)} fires confirmed, ${published} messages published, frames ` +
    [...ways].map(([way, count]) => `${way} ${count}`).join(', '),
);
