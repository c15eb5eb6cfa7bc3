import { deepStrictEqual, equal, notEqual } from 'node:assert/strict';
import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';
import { deviceKeyOf, fixturePassword, imeiOf } from '../fixtures/tenant.ts';

export interface Running extends GatewayProcess {
  readonly url: string;
}
export async function start(folder: string): Promise<Running> {
  const gateway = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
  const url = await gateway.serving;
  notEqual(url, '', gateway.output());
  return { ...gateway, url };
}
export async function stop(gateway: GatewayProcess): Promise<void> {
  gateway.process.kill('SIGTERM');
  equal(await gateway.ended, 0);
}
const clientOf = ({ url }: Running, token?: string) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => token ?? null, renew: async () => false, onExpired: () => {} },
  });
export const platformOf = async (gateway: Running) => {
  const { token } = await clientOf(gateway).send(sessionCalls.login, {
    username: 'platform',
    password: fixturePassword,
    rentId: 'R001',
  });
  return clientOf(gateway, token);
};

/** Reports one after the other until the gateway is gone. @returns instants of those it said it had taken */
export async function reportUntilDead(
  gateway: Running,
  first: number,
  onTaken: (count: number) => void,
): Promise<string[]> {
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

/** Every reading that was acknowledged is there, events are numbered without a gap, and alarms ended. */
export async function checkKept(gateway: Running, sinceMs: number, taken: readonly string[]): Promise<void> {
  const platform = await platformOf(gateway);
  const range = { from: new Date(sinceMs - 1).toISOString(), to: new Date().toISOString() };
  const { points } = await platform.send(deviceCalls.readings, { deviceId: 3, measurement: 'voltage', ...range });
  const kept = new Set(points.map((point) => point.at));
  deepStrictEqual(
    taken.filter((at) => !kept.has(at)),
    [],
  );
  const seqs: number[] = [];
  for (;;) {
    const page = await platform.send(shellCalls.events, { after: seqs.at(-1) ?? 0, limit: 1000 });
    seqs.push(...page.events.map((event) => event.seq));
    if (page.more) continue;
    deepStrictEqual(
      seqs,
      Array.from({ length: page.latest }, (_, i) => i + 1),
    );
    break;
  }
  const { rows } = await platform.send(alarmCalls.list, { deviceId: 3, list: 'history', pageSize: 200 });
  equal(
    rows.every((alarm) => alarm.state === 'closed'),
    true,
  );
}
