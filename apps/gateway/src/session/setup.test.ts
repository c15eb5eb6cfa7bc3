import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tenantDefaults } from '../everyArea.ts';
import { openEmbedded } from '../lib/db/embedded/embedded.ts';
import { settingsFrom } from '../settings.ts';
import { start } from '../start.ts';
import { addTenant } from './addTenant.ts';

const folderOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

async function startIn(folder: string, demo: 'setup' | 'off') {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const env = { FIRELINE_DATA: folder, FIRELINE_CITY: demo, PORT: '0', FIRELINE_LOG: 'json' };
  const served = await start(settingsFrom(env));
  onTestFinished(() => served.close());
  const codes = () => told.mock.calls.flatMap(([line]) => String(line).match(/set-up code (\S+)$/)?.[1] ?? []);
  const call = async (method: 'GET' | 'POST', path: string, body?: Readonly<Record<string, string | undefined>>) => {
    const reply = await fetch(`${served.url}/smkgw/api/v1.0.0${path}`, {
      method,
      ...(body ? { body: new URLSearchParams(body as Record<string, string>) } : {}),
    });
    return (await reply.json()) as { readonly code: string; readonly data: Readonly<Record<string, unknown>> };
  };
  return { served, codes, call };
}

const entered = {
  rentId: 'R100',
  rentName: 'Harbour Estates',
  username: 'ada',
  realName: 'Ada Chan',
  password: 'Stairs-7-Red',
  confirmation: 'Stairs-7-Red',
};
const logInAs = { rentId: 'R100', username: 'ada', password: 'Stairs-7-Red' };

it(
  'an empty installation is set up once, by whoever reads the code in the terminal [SHL-31]',
  { timeout: 60_000 },
  async () => {
    const { codes, call } = await startIn(folderOf(), 'setup');
    const [code = ''] = codes();
    const setUp = (change: Readonly<Record<string, string>>) => call('POST', '/auths/setup', { ...entered, ...change });
    expect((await call('GET', '/auths/setup')).data).toMatchObject({ isNeeded: true, rentId: '' });
    expect((await setUp({ code, password: 'weak', confirmation: 'weak' })).code).toBe('form.tooShort');
    for (const tried of ['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC', 'DDDD-DDDD'])
      expect((await setUp({ code: tried })).code).toBe('session.setup.code');
    expect((await setUp({ code: 'EEEE-EEEE' })).code).toBe('session.setup.newCode');
    expect((await setUp({ code })).code).toBe('session.setup.code');
    const [, second = ''] = codes();
    // two at once: one tenant
    const both = await Promise.all([
      setUp({ code: second.toLowerCase().replace('-', ' ') }),
      setUp({ code: second, rentId: 'R200' }),
    ]);
    expect(both.map((reply) => reply.code).toSorted()).toEqual(['0000', 'session.setup.done']);
    const made = both[0]?.code === '0000' ? 'R100' : 'R200';
    // the login page begins with the only tenant there is
    expect((await call('GET', '/auths/setup')).data).toMatchObject({ isNeeded: false, rentId: made });
    const login = await call('POST', '/auths/weak/login', { ...logInAs, rentId: made });
    expect(login.data).toMatchObject({ account: { role: 'platform', rentId: made, realName: 'Ada Chan' } });
  },
);

it(
  'a tenant is created in the terminal with its root organisation, and is there at the next start; of several the login page names none [SHL-31] [ORG-01] [SES-01]',
  { timeout: 60_000 },
  async () => {
    const folder = folderOf();
    const database = await openEmbedded({ folder, onUpkeepFailure: () => {} });
    const tenant = { rentId: 'R100', name: 'Harbour Estates', admin: 'ada' };
    await expect(addTenant(database, { ...tenant, rentId: 'R-100' }, tenantDefaults)).rejects.toThrow(
      'starts with a letter',
    );
    const told = await addTenant(database, tenant, tenantDefaults);
    await expect(addTenant(database, tenant, tenantDefaults)).rejects.toThrow('There is a tenant of that id');
    await addTenant(database, { ...tenant, rentId: 'R200' }, tenantDefaults);
    const orgs = await database.db.selectFrom('org').select(['orgId', 'level', 'path']).execute();
    expect(orgs).toEqual(['R100', 'R200'].map(() => ({ orgId: '00000000', level: 'country', path: '/' })));
    await database.close();
    const password = /Password\s+(\S+)/.exec(told)?.[1];
    const { call } = await startIn(folder, 'off');
    expect((await call('GET', '/auths/setup')).data).toMatchObject({ isNeeded: false, rentId: '' });
    const login = await call('POST', '/auths/weak/login', { ...logInAs, password });
    expect(login.data).toMatchObject({ account: { role: 'platform', rentName: 'Harbour Estates' } });
    // the terminal has shown the password
    expect(login.data).toMatchObject({ rights: { mustChangePassword: true, granted: [] } });
  },
);
