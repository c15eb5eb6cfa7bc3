import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { deviceKeyOf, fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-kill-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Running extends GatewayProcess {
  readonly url: string;
}
async function start(folder: string): Promise<Running> {
  const gateway = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
  const url = await gateway.serving;
  expect(url, gateway.output()).not.toBe('');
  return { ...gateway, url };
}
async function stop(gateway: GatewayProcess): Promise<void> {
  gateway.process.kill('SIGTERM');
  expect(await gateway.ended).toBe(0);
}
const clientOf = ({ url }: Running, token?: string) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => token ?? null, renew: async () => false, onExpired: () => {} },
  });
const platformOf = async (gateway: Running) => {
  const { token } = await clientOf(gateway).send(sessionCalls.login, {
    username: 'platform',
    password: fixturePassword,
    rentId: 'R001',
  });
  return clientOf(gateway, token);
};

/** Reports one after the other until the gateway is gone. @returns instants of those it said it had taken */
async function reportUntilDead(gateway: Running, first: number, onTaken: (count: number) => void): Promise<string[]> {
  const taken: string[] = [];
  for (let i = 0; ; i++) {
    const at = new Date(first + i * 1000).toISOString();
    const report = { imei: imeiOf(3), at, readings: { voltage: 220 + (i % 10), leakage: i % 2 ? 400 : 10 } };
    try {
      const reply = await clientOf(gateway).send(
        deviceCalls.ingest,
        { reports: [report] },
        { headers: { authorization: deviceKeyOf('R001') } },
      );
      if (reply.accepted === 1) taken.push(at);
      onTaken(taken.length);
    } catch {
      return taken; // cut off: whether that one was taken, nobody was told
    }
  }
}

describe('kill -9 under writes', () => {
  it('loses nothing that was acknowledged, leaves no gap in the numbers, and starts again by itself', async () => {
    const folder = newFolder();
    const started = Date.now() - 3 * 3_600_000;
    const taken: string[] = [];
    for (let round = 0; round < 4; round++) {
      const gateway = await start(folder);
      const killAfter = 5 + round * 7;
      taken.push(
        ...(await reportUntilDead(gateway, started + round * 600_000, (count) => {
          if (count === killAfter) gateway.process.kill('SIGKILL');
        })),
      );
      expect(await gateway.ended).toBe('SIGKILL');
    }
    expect(taken.length).toBeGreaterThanOrEqual(4 * 5);
    const gateway = await start(folder);
    const platform = await platformOf(gateway);
    const range = { from: new Date(started - 1).toISOString(), to: new Date().toISOString() };
    const { points } = await platform.send(deviceCalls.readings, { deviceId: 3, measurement: 'voltage', ...range });
    const kept = new Set(points.map((point) => point.at));
    expect(taken.filter((at) => !kept.has(at))).toEqual([]);
    const { events, latest } = await platform.send(shellCalls.events, { after: 0, limit: 1000 });
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: latest }, (_, i) => i + 1));
    const { rows } = await platform.send(alarmCalls.list, { deviceId: 3, list: 'history', pageSize: 200 });
    expect(rows.every((alarm) => alarm.state === 'closed')).toBe(true);
    await stop(gateway);
  });

  it('a first start that is killed half-way leaves nothing that stops the next', async () => {
    const folder = newFolder();
    const beginning = new Promise<void>((resolve) => {
      const watcher = watch(folder, () => {
        watcher.close();
        resolve();
      });
    });
    const half = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
    await beginning;
    half.process.kill('SIGKILL');
    expect(await half.ended).toBe('SIGKILL');
    expect(await half.serving).toBe('');
    await stop(await start(folder));
  });
});
