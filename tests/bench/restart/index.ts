import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deviceCalls } from '@fireline/api/device';
import { buildApps } from '../../../tooling/build-apps.ts';
import { readExposition } from '../../fixtures/exposition.ts';
import { spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { median, numberOption, type Options, type Row, rounded } from '../lib/suite.ts';

export const name =
  'restart: how soon the built gateway serves again after kill -9, and how late its event loop is under load';

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** How late the event loop was, 99th percentile since it was last asked. */
async function lateMs(metricsUrl: string): Promise<number> {
  const series = readExposition(await (await fetch(metricsUrl)).text());
  return (series.find((one) => one.name === 'nodejs_eventloop_delay_p99_seconds')?.value ?? NaN) * 1000;
}

/** Sends so many reports a second, in ten calls, for so long; the next tick leaves out what still waits. */
async function load(url: string, key: string, imeis: readonly string[], perSecond: number, seconds: number) {
  let [sent, accepted, isWaiting] = [0, 0, false];
  const send = async () => {
    const reports = Array.from({ length: perSecond / 10 }, () => ({
      imei: imeis[sent++ % imeis.length],
      readings: { temperature: 20 + (sent % 7), signals: 24 },
    }));
    const headers = { authorization: key, 'content-type': 'application/json' };
    const body = JSON.stringify({ reports });
    const response = await fetch(url + apiBase + deviceCalls.ingest.path, { method: 'POST', headers, body });
    accepted += ((await response.json()) as { data: { accepted: number } }).data.accepted;
  };
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(100)) {
    if (isWaiting) continue;
    isWaiting = true;
    void send().finally(() => (isWaiting = false));
  }
  return accepted / seconds;
}

/** `--devices 10000 --rounds 5 --seconds 20 --per-second 200` */
export async function run(options: Options): Promise<readonly Row[]> {
  await buildApps();
  const folder = await mkdtemp(join(tmpdir(), 'fireline-restart-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    FIRELINE_METRICS: `127.0.0.1:${metricsPort}`,
    FIRELINE_DATA: folder,
    FIRELINE_DEVICES: String(numberOption(options, 'devices', 10_000)),
    NODE_OPTIONS: '--max-semi-space-size=2',
  };
  const start = () => spawnGateway('apps/gateway/dist/main.js', env);
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  let gateway = start();
  try {
    const url = await gateway.serving;
    const [, key = ''] = /Device key (\S+)/.exec(gateway.output()) ?? [];
    const { client } = await signIn(url);
    const { rows } = await client.send(deviceCalls.list, { status: ['online'], pageSize: 100 });
    const imeis = rows.map(({ imei }) => imei);
    const found: { restartMs: number; p99Ms: number; perSecond: number }[] = [];
    for (let round = 0; round < numberOption(options, 'rounds', 5); round++) {
      await lateMs(metricsUrl); // what was before the load is forgotten
      const perSecond = await load(
        url,
        key,
        imeis,
        numberOption(options, 'per-second', 200),
        numberOption(options, 'seconds', 20),
      );
      const p99Ms = await lateMs(metricsUrl);
      gateway.process.kill('SIGKILL');
      await gateway.ended;
      const begun = performance.now();
      gateway = start();
      await gateway.serving;
      while (!(await fetch(`${url}/ready`)).ok) await wait(10);
      found.push({ restartMs: performance.now() - begun, p99Ms, perSecond });
    }
    const of = (pick: (one: (typeof found)[number]) => number) => found.map(pick);
    return [
      {
        'restart ms, median': rounded(median(of(({ restartMs }) => restartMs))),
        'at most': rounded(Math.max(...of(({ restartMs }) => restartMs))),
        'event loop p99 ms, median': rounded(median(of(({ p99Ms }) => p99Ms)), 1),
        'p99 at most': rounded(Math.max(...of(({ p99Ms }) => p99Ms)), 1),
        'reports a second': rounded(median(of(({ perSecond }) => perSecond))),
        'load of the machine': rounded(loadavg()[0] ?? NaN, 1),
      },
    ];
  } finally {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    await rm(folder, { recursive: true, force: true });
  }
}
