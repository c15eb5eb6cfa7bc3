import { deviceCalls } from '@fireline/api/device';
import { CallError, type Call } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { requestCode, sessionCalls } from '@fireline/api/session';
import { areaShapes } from '@fireline/api/shapes';
import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import { codeWaitSeconds } from '@fireline/domain/session';
import { expect, it, onTestFinished, vi } from 'vitest';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { leastCost, PasswordHasher } from '../../../apps/gateway/src/lib/passwords.ts';
import type { Argon2 } from '../../../apps/gateway/src/lib/passwords/argon2.ts';
import { inlineArgon2 } from '../../../apps/gateway/src/lib/passwords/inlineArgon2.ts';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { nodeArgon2 } from '../../../apps/gateway/src/lib/passwords/nodeArgon2.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { fixtureGateway } from '../../fixtures/gateway.ts';
import { fixtureKey } from '../../fixtures/plans.ts';
import { deviceKeyOf, fillTenants, fixturePassword, imeiOf } from '../../fixtures/tenant.ts';

const rentId = 'R001';
const next = 'Stairs-7-Red';
const twice = { password: next, confirmation: next };
const account = { username: 'unit', password: fixturePassword, rentId };

/** A gateway that derives elsewhere, and how often it did. */
async function counting() {
  const argon2 = { derive: vi.fn<Argon2['derive']>(nodeArgon2.derive) };
  const passwords = new PasswordHasher(systemRandom, { cost: leastCost, argon2 });
  const w = await fixtureGateway(await borrowMemory(), { passwords });
  onTestFinished(() => w.close());
  return { w, argon2 };
}

it('every call that takes, makes or hashes a password derives outside the thread that takes alarms [SES-01] [SES-05] [PLN-05]', async () => {
  const { w, argon2 } = await counting();
  const inline = vi.spyOn(inlineArgon2, 'derive');
  const platform = await w.as('platform');
  const code = async (mobile: string, purpose: 'password' | 'register') => {
    await requestCode(w.client(), { rentId, mobile, purpose });
    w.time.advance(codeWaitSeconds * 1000);
    return /\d{6}/.exec(w.messages.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const made = { username: 'helper', realName: '助手', role: 'unit', nodeId: '1' } as const;
  await w.database.db.updateTable('appUser').set({ mobile: '13900139000' }).where('username', '=', 'org').execute();
  const registered = {
    rentId,
    mobile: '13900139001',
    accountType: 'unit',
    username: 'newcomer',
    realName: '新人',
  } as const;
  const layer = { name: '机房', isPrivate: true, accessKey: 'Some-key-1' };
  const doors: Readonly<Record<string, () => Promise<unknown>>> = {
    login: () => w.client().send(sessionCalls.login, account),
    changePassword: async () =>
      (await w.as('maint')).send(sessionCalls.changePassword, { oldPassword: fixturePassword, ...twice }),
    createUser: () => platform.send(sessionCalls.createUser, made),
    resetPassword: () => platform.send(sessionCalls.resetPassword, { userId: 3 }),
    resetByCode: async () => {
      const mobile = '13900139000';
      return w
        .client()
        .send(sessionCalls.resetByCode, { rentId, mobile, code: await code(mobile, 'password'), ...twice });
    },
    register: async () =>
      w.client().send(sessionCalls.register, {
        ...registered,
        ...twice,
        code: await code(registered.mobile, 'register'),
        isAgreed: true,
      }),
    'plan key': () => platform.send(planCalls.create, layer),
    'plan unlock': () => platform.send(planCalls.unlock, { layerId: 2, accessKey: fixtureKey }),
    'import of accounts': async () => {
      const head = [
        'User name',
        'Real name',
        'Mobile number',
        'Kind of account',
        'Bound to (name or number)',
        'Role name',
      ];
      const file = new File([csvText([head, ['imported', '导入', '', 'unit', '1', '']])], 'users.csv');
      await platform.send(siteCalls.importUsers, { file });
      await w.gateway.idle();
    },
  };
  for (const [door, open] of Object.entries(doors)) {
    const before = argon2.derive.mock.calls.length;
    // what follows the password is no matter here
    await open().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      throw new Error(`${door}: ${JSON.stringify(error.problems)}`);
    });
    await expect.poll(() => argon2.derive.mock.calls.length, { message: door }).toBeGreaterThan(before);
  }
  expect(inline).not.toHaveBeenCalled();
});

it('the calls with a field for a password are these: a new one goes through a door above [SES-05] [PLN-05]', () => {
  const named = Object.entries(areaShapes).flatMap(([area, shapes]) =>
    Object.entries(shapes as Record<string, { send: { shape?: object } }>).flatMap(([name, { send }]) =>
      Object.keys(send.shape ?? {}).some((field) => /password|accessKey/i.test(field)) ? [`${area}.${name}`] : [],
    ),
  );
  expect(named.toSorted()).toEqual([
    'plan.change',
    'plan.create',
    'plan.unlock',
    'session.changePassword',
    'session.login',
    'session.register',
    'session.resetByCode',
    'session.setup',
  ]);
});

it('forty wrong passwords of one address keep nobody else waiting, and those beyond the queue are refused [SES-06] [ALM-01]', async () => {
  const { w } = await counting();
  const ended: string[] = [];
  const asked = async (what: string, path: string, ip: string, init?: RequestInit) => {
    const url = new URL(`http://gateway.test${path}`);
    const reply = await w.gateway.fetch(new Request(url, init), ip);
    ended.push(what);
    return reply.status;
  };
  const login = (what: string, ip: string, sent: object) => {
    const body = new URLSearchParams({ ...account, ...sent, clientType: 'web', isEncipher: 'false' });
    return asked(what, `${apiBase}${sessionCalls.login.path}`, ip, { method: 'POST', body });
  };
  const wrong = Array.from({ length: 40 }, (_, at) =>
    login('wrong', '198.51.100.1', { username: `made-up-${at}`, password: 'Wrong-2026!' }),
  );
  const reports = JSON.stringify({ reports: [{ imei: imeiOf(4), kinds: ['smoke'] }] });
  const headers = { authorization: deviceKeyOf(rentId), 'content-type': 'application/json' };
  const others = [
    login('login', '198.51.100.2', {}),
    asked('report', `${apiBase}${deviceCalls.ingest.path}`, '198.51.100.1', { method: 'POST', headers, body: reports }),
    asked('health', '/health', '198.51.100.1'),
  ];
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
  const statuses = await Promise.all(wrong);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  const served = ended.slice(7).filter((what) => what === 'wrong' || what === 'login');
  // those that are refused end first; of the others one is served at a time
  expect(served.indexOf('login')).toBeLessThan(16);
  expect(ended.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'wrong'));
});

it('a gateway on a port derives in the thread pool or in a thread of its own [SES-01]', async () => {
  const database = await borrowMemory();
  await fillTenants(database.db);
  const served = await serve({ database, host: '127.0.0.1', port: 0, log: consoleLog });
  onTestFinished(() => served.close());
  const outside = vi.spyOn(nodeArgon2, 'derive');
  const inline = vi.spyOn(inlineArgon2, 'derive');
  const call: Call = sessionCalls.login;
  const reply = await fetch(`${served.url}${apiBase}${call.path}`, {
    method: call.method,
    body: new URLSearchParams({ ...account, clientType: 'web', isEncipher: 'false' }),
  });
  expect(((await reply.json()) as { code: string }).code).toBe('0000');
  expect(outside).toHaveBeenCalled();
  expect(inline).not.toHaveBeenCalled();
});
