// 200 reports a second for so many minutes, with readers on push whose line is cut and people at work:
// node tests/faults/long/soak.ts MINUTES
import { deepStrictEqual, equal } from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Alarm, alarmCalls, alarmTopic, createLiveAlarms } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type CallError, createClient, createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { mortalSocket, seededRandom, shown } from '../pushWorld.ts';

const minutes = Number(process.argv[2] ?? 2);
const perBatch = 20;
const batchMs = 100;
const readersMax = 5;
const random = seededRandom(1);

const folder = mkdtempSync(join(tmpdir(), 'fireline-soak-'));
const gateway = spawnGateway('apps/gateway/src/main.ts', {
  FIRELINE_DATA: folder,
  FIRELINE_DEVICES: '500',
  FIRELINE_LIVE: 'off',
  PORT: '0',
});
process.once('exit', () => {
  gateway.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const url = await gateway.serving;
const deviceKey = /Device key (\S+)/.exec(gateway.output())?.[1] ?? '';
const clientOf = (token: string) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });
const account = { username: 'platform', password: demoPassword, rentId: 'R001' };
const { token } = await clientOf('').send(sessionCalls.login, account);
const platform = clientOf(token);
const { rows: devices } = await platform.send(deviceCalls.all, {});

let isCutting = true;
const readers = Array.from({ length: readersMax }, () => {
  const push = createPushClient({
    url: url.replace('http', 'ws') + pushPath({ rentId: 'R001', user: 'platform' }),
    session: createSession({
      store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
      onExpired: () => {},
    }),
    fetchEvents: (args, options) => platform.send(shellCalls.events, args, options),
    keptTopics: [alarmTopic],
    webSocketFactory: (address) => mortalSocket(address, isCutting ? 200 + Math.floor(random() * 400) : undefined),
  });
  const live = createLiveAlarms({ client: platform, push, schedule: (run) => setImmediate(run) });
  live.start();
  push.start();
  return { push, live };
});

const memoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.process.pid}/status`, 'utf8'))?.[1]) / 1024;
const took: number[] = [];
const at = (share: number) => Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0);

/** A batch of reports, some of which raise an alarm or end one, and now and then a person who closes the newest. */
async function work(batch: number): Promise<void> {
  const reports = Array.from({ length: perBatch }, (_, at) => {
    const { imei } = devices[(batch * perBatch + at) % devices.length] ?? {};
    return random() < 0.005 ? { imei, kinds: ['manualCall'] } : { imei, readings: { signals: 20 + (batch % 5) } };
  });
  const startedAt = performance.now();
  const headers = { authorization: deviceKey };
  const { accepted } = await platform.send(deviceCalls.ingest, { reports } as never, { headers });
  took.push(performance.now() - startedAt);
  equal(accepted, perBatch);
  if (batch % 20) return;
  const { rows } = await platform.send(alarmCalls.list, { list: 'current', pageSize: 1 });
  for (const { alarmId } of rows) {
    const closing = platform.send(alarmCalls.handle, { alarmId, closing: 'manual' });
    // another round may have been quicker
    await closing.catch((error: unknown) => equal((error as CallError).code, 'alarm.alreadyHandled'));
  }
}

async function serverSet(): Promise<Alarm[]> {
  const all: Alarm[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { rows, total } = await platform.send(alarmCalls.list, { list: 'current', pageNo, pageSize: 200 });
    all.push(...rows);
    if (all.length >= total || rows.length === 0) return all.toSorted((a, b) => a.alarmId - b.alarmId);
  }
}

const endsAtMs = performance.now() + minutes * 60_000;
const before = memoryMb();
const running = new Set<Promise<void>>();
for (let batch = 0; performance.now() < endsAtMs; batch += 1) {
  const one = work(batch);
  running.add(one);
  void one.finally(() => running.delete(one));
  await wait(batchMs);
}
await Promise.all(running);
isCutting = false;
const keyOf = ({ alarmId, revision, state }: Alarm) => `${alarmId} ${revision} ${state}`;
const truth = (await serverSet()).map(keyOf);
for (const { push, live } of readers) {
  for (let tries = 0; tries < 60; tries += 1) {
    if (push.link().state === 'live' && shown({ live }).length === truth.length) break;
    await wait(1000);
  }
  deepStrictEqual(shown({ live }).map(keyOf), truth);
  push.stop();
}
console.log(
  `soak: ${took.length * perBatch} reports in ${minutes} min, none refused; ${readers.length} readers with all ${truth.length} alarms; ` +
    `a batch of ${perBatch} took ${at(0.5)} ms (p50), ${at(0.99)} ms (p99); memory ${Math.round(before)} → ${Math.round(memoryMb())} MB`,
);
const stopping = performance.now();
gateway.process.kill('SIGTERM');
equal(await gateway.ended, 0);
console.log(`stopped in ${Math.round(performance.now() - stopping)} ms`);
process.exit(0);
