import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type Client, createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { demoPassword } from '../../apps/gateway/src/session/demo.ts';
import { entryOf, spawnGateway } from '../fixtures/gatewayProcess.ts';

const cli = entryOf('apps/gateway/src/cli.ts');

/** `npm run device`, as a maker of devices types it. */
const device = (...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    execFile(process.execPath, ['--conditions=fireline-source', cli, 'device', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, out: out + err }),
    );
  });

async function platformOf(url: string): Promise<Client> {
  const client = (token: string | null) =>
    createClient({
      baseUrl: `${url}/smkgw/api/v1.0.0`,
      language: () => 'en',
      session: { token: () => token, renew: async () => false, onExpired: () => {} },
      fetch: globalThis.fetch,
    });
  const login = { username: 'platform', password: demoPassword, rentId: 'R001' };
  return client((await client(null).send(sessionCalls.login, login)).token);
}

it('a fire that a transmission device reports to a running gateway is on its list, and so is one over HTTP [DEV-13] [ALM-01]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-protocols-'));
  const gateway = spawnGateway('apps/gateway/src/main.ts', {
    FIRELINE_DATA: folder,
    PORT: '0',
    FIRELINE_DEVICES: '120',
    FIRELINE_LIVE: 'off',
    FIRELINE_GB26875: '127.0.0.1:0',
  });
  try {
    const url = await gateway.serving;
    await expect.poll(() => gateway.output()).toMatch(/GB\/T 26875\.3 on \S+/);
    const at = /GB\/T 26875\.3 on (\S+)/.exec(gateway.output())?.[1] ?? '';
    const platform = await platformOf(url);
    const { rows } = await platform.send(deviceCalls.keys, { kind: 'transmission' });
    const { address, imei } = rows[0]!;
    const bare = ['--protocol', 'gb26875', '--url', at, '--component', '1.1.200.1'];
    const fire = await device(...bare, '--address', String(address), 'fire');
    expect(fire).toMatchObject({ code: 0, out: expect.stringContaining('fire: confirmed') as string });
    expect((await device(...bare, '--address', '4711', 'fire')).out).toContain('fire: denied');
    const panel = (await platform.send(deviceCalls.list, { search: imei ?? '' })).rows[0]!;
    const standing = async (deviceId: number) =>
      (await platform.send(alarmCalls.list, { deviceId })).rows.map(({ kind }) => kind);
    expect(await standing(panel.deviceId)).toContain('fireHost');
    await expect.poll(() => gateway.output()).toMatch(/Device key \S+/);
    const key = /Device key (\S+)/.exec(gateway.output())?.[1] ?? '';
    const json = await device('--protocol', 'json', '--url', url, '--key', key, '--imei', imei ?? '', 'report', 'fire');
    expect(json.out).toContain('fire: 1 accepted, 0 refused, 1 alarms raised');
    expect(await standing(panel.deviceId)).toContain('smoke');
    expect((await device('--protocol', 'json', '--url', url)).code).toBe(1);
  } finally {
    gateway.process.kill('SIGKILL');
    await gateway.ended;
    rmSync(folder, { recursive: true });
  }
}, 300_000);
