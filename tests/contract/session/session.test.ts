import { alarmCalls } from '@fireline/api/alarm';
import { encipherPassword, sessionCalls } from '@fireline/api/session';
import { wrongPasswordsMax } from '@fireline/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordAttempts } from '../../../apps/gateway/src/session/attempts.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { TooBusy } from '../../../apps/gateway/src/lib/passwords/turns.ts';
import { testDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const databases = await testDatabases();

describe.each(databases)('sessions on $name', (kind) => {
  let world: FixtureGateway;
  beforeAll(async () => {
    world = await fixtureGateway(await kind.open());
  });
  afterAll(() => world.close());

  const login = (username: string, password = fixturePassword, more = {}) =>
    world.client().send(sessionCalls.login, { username, password, rentId: 'R001', ...more });
  const log = async () => (await (await world.as('platform')).send(sessionCalls.userLog, { pageSize: 200 })).rows;

  it('a form-encoded login answers a token that goes into the Authorization header [SES-01]', async () => {
    const response = await world.request('/auths/weak/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `username=unit&password=${encodeURIComponent(fixturePassword)}&rentId=R001&clientType=web&isEncipher=false`,
    });
    const { code, data } = (await response.json()) as {
      code: string;
      data: { token: string; account: { username: string } };
    };
    expect([code, data.account.username]).toEqual(['0000', 'unit']);
    expect(data.token).toMatch(/^[\w-]{43}$/);
    for (const authorization of [data.token, `Bearer ${data.token}`]) {
      const me = (await (await world.request('/authen/me', { headers: { authorization } })).json()) as {
        data: { rentId: string };
      };
      expect(me.data.rentId).toBe('R001');
    }
  });

  it('a password that the server was too busy to look at counts as no try, for names that exist and for others [SES-06]', async () => {
    const tooBusy = async () => {
      throw new TooBusy();
    };
    const passwords = { inTurn: tooBusy, noteOpened: () => {} };
    const busy = new PasswordAttempts({ database: world.database, clock: world.time.clock, passwords });
    for (const username of ['agent', 'nobody'])
      for (let attempt = 0; attempt <= wrongPasswordsMax; attempt += 1) {
        const tried = busy.try({ rentId: 'R001', username }, 'any', { action: 'login', ip: '' });
        await expect(tried).rejects.toMatchObject({ status: 429, problem: { code: 'session.busy' } });
      }
    expect((await login('agent')).account.username).toBe('agent');
  });

  it('the own account and, once its person has proven the number, the others of it in the tenant that are open [SES-04] [SES-07]', async () => {
    const { db } = world.database;
    const mobile = '13900139000';
    const names = ['unit', 'agent', 'org'];
    await db.updateTable('appUser').set({ mobile }).where('username', 'in', names).execute();
    await db
      .updateTable('appUser')
      .set({ disabled: true })
      .where('rentId', '=', 'R001')
      .where('username', '=', 'org')
      .execute();
    const read = async () => (await world.as('unit')).send(sessionCalls.ownAccounts, {});
    const typed = await read();
    expect([typed.isNumberProven, typed.accounts.map(({ username }) => username)]).toEqual([false, ['unit']]);
    expect(typed.accounts[0]).toMatchObject({ role: 'unit', nodeName: '单位1' });
    await db.updateTable('appUser').set({ provenMobile: mobile }).where('username', '=', 'unit').execute();
    const proven = await read();
    expect([proven.isNumberProven, proven.accounts.map(({ username }) => username)]).toEqual([true, ['unit', 'agent']]);
    await db
      .updateTable('appUser')
      .set({ mobile: '', provenMobile: '', disabled: false })
      .where('username', 'in', names)
      .execute();
  });

  it('keeps no token and no password in the database [SES-01]', async () => {
    const { token } = await login('agent');
    const rows = JSON.stringify([
      await world.database.db.selectFrom('session').selectAll().execute(),
      await world.database.db.selectFrom('appUser').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(fixturePassword);
    expect(rows).toContain('$argon2id$');
  });

  it('takes an enciphered password once: the same message again opens nothing [SES-01]', async () => {
    const key = await world.client().send(sessionCalls.key, {});
    const password = await encipherPassword(fixturePassword, key);
    const { account } = await login('agent', password, { isEncipher: true });
    expect(account.username).toBe('agent');
    expect((await refusalOf(login('agent', password, { isEncipher: true }))).code).toBe('session.nonceInvalid');
    expect((await refusalOf(login('agent', 'a.b.c.d.e', { isEncipher: true }))).code).toBe('session.cipherInvalid');
    const late = await encipherPassword(fixturePassword, await world.client().send(sessionCalls.key, {}));
    world.time.advance(121_000);
    expect((await refusalOf(login('agent', late, { isEncipher: true }))).code).toBe('session.nonceInvalid');
  });

  it('after a logout the old token gets 401, on every call and for push [SES-02]', async () => {
    const { token } = await login('org');
    const client = world.client(token);
    await client.send(sessionCalls.logout, {});
    const refusal = await refusalOf(client.send(alarmCalls.summary, {}));
    expect([refusal.status, refusal.code]).toEqual([401, 'session.tokenInvalid']);
    expect(
      (await log()).some(
        (entry) => entry.username === 'org' && entry.action === 'logout' && entry.result === 'success',
      ),
    ).toBe(true);
  });

  it('locks an account after wrong passwords in a row, even against the right one, until an administrator unlocks it; all of it is logged [SES-06]', async () => {
    for (let i = 1; i < wrongPasswordsMax; i++)
      expect((await refusalOf(login('maint', 'Wrong-2026!'))).code).toMatch(/^session\.wrongPassword/);
    expect((await refusalOf(login('maint', 'Wrong-2026!'))).code).toBe('session.lockedMinutes');
    expect((await refusalOf(login('maint'))).code).toBe('session.lockedMinutes');
    const platform = await world.as('platform');
    const { rows } = await platform.send(sessionCalls.users, { search: 'maint' });
    expect(rows.map((user) => user.locked)).toEqual([true]);
    await platform.send(sessionCalls.unlock, { userId: rows[0]?.userId ?? 0 });
    expect((await login('maint')).account.username).toBe('maint');
    const entries = (await log())
      .filter((entry) => entry.username === 'maint' || entry.detail === 'maint')
      .map((entry) => `${entry.action} ${entry.result}`);
    expect(entries.filter((entry) => entry === 'login failure').length).toBe(wrongPasswordsMax + 1);
    expect(entries).toEqual(expect.arrayContaining(['lock success', 'unlock success', 'login success']));
  });

  it('of many guesses at once no more are tried than may be wrong [SES-06]', async () => {
    const guesses = Array.from({ length: 12 }, (_, i) => refusalOf(login('resident', `Guess-${i}-2026!`)));
    const codes = (await Promise.all(guesses)).map((refusal) => refusal.code);
    expect(codes.filter((code) => code.startsWith('session.wrongPassword')).length).toBe(wrongPasswordsMax - 1);
    expect((await refusalOf(login('resident'))).code).toBe('session.lockedMinutes');
  });

  it('does not tell which names exist: an unknown one is refused, and locked, like any other [SES-06]', async () => {
    const codesFor = async (username: string) => {
      const codes: string[] = [];
      for (let i = 0; i < wrongPasswordsMax + 2; i++)
        codes.push((await refusalOf(login(username, 'Wrong-2026!'))).code);
      return codes;
    };
    expect(await codesFor('nobody')).toEqual(await codesFor('agent'));
  });

  it('a wrong try is forgotten by a right one [SES-06]', async () => {
    for (let i = 0; i < wrongPasswordsMax + 3; i++) {
      await refusalOf(login('unit', 'Wrong-2026!'));
      expect((await login('unit')).account.username).toBe('unit');
    }
  });
});

describe('on a public host', () => {
  it('the published demo password opens nothing until it is changed [SES-05]', async () => {
    const world = await fixtureGateway(
      await (databases[0] ?? { open: () => Promise.reject(new Error('no database')) }).open(),
      { isPublicHost: true },
    );
    const refusal = await refusalOf(
      world.client().send(sessionCalls.login, { username: 'platform', password: demoPassword, rentId: 'R001' }),
    );
    expect(refusal.code).toBe('session.password.isDefault');
    expect(
      (
        await world
          .client()
          .send(sessionCalls.login, { username: 'platform', password: fixturePassword, rentId: 'R001' })
      ).account.role,
    ).toBe('platform');
    await world.close();
  });

  it('one address may try only so many logins a minute', async () => {
    const world = await fixtureGateway(
      await (databases[0] ?? { open: () => Promise.reject(new Error('no database')) }).open(),
      { loginsPerMinute: 3 },
    );
    const key = () => world.client().send(sessionCalls.key, {});
    for (let i = 0; i < 3; i++) await key();
    const refusal = await refusalOf(key());
    expect([refusal.status, refusal.code]).toEqual([429, 'shell.tooMany']);
    world.time.advance(20_000);
    await key();
    await world.close();
  });
});
