import { createPushClient, pushPath } from '@fireline/api/lib';
import { alarmTopic } from '@fireline/api/alarm';
import { createSession, encipherPassword, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { wrongPasswordsMax } from '@fireline/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultsOf } from '../../../apps/gateway/src/gateway.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { PasswordAttempts } from '../../../apps/gateway/src/session/attempts.ts';
import { login } from '../../../apps/gateway/src/session/login.ts';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { Sealer } from '../../../apps/gateway/src/lib/sealing.ts';
import { borrowMemory, testDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { cheapHash, fixturePassword } from '../../fixtures/tenant.ts';

const next = 'Changed-2026!';
const wish = (oldPassword: string, password = next, confirmation = password) => ({
  oldPassword,
  password,
  confirmation,
});
const open = async (world: FixtureGateway, username: string, password = fixturePassword) => {
  const { token } = await world.client().send(sessionCalls.login, { username, password, rentId: 'R001' });
  return { token, client: world.client(token) };
};

describe.each(await testDatabases())('changing the password on $name', (kind) => {
  let world: FixtureGateway;
  beforeAll(async () => {
    world = await fixtureGateway(await kind.open());
  });
  afterAll(() => world.close());

  const entriesOf = async (username: string) => {
    const { rows } = await (await world.as('platform')).send(sessionCalls.userLog, { search: username, pageSize: 200 });
    return rows
      .filter((entry) => entry.username === username)
      .map(({ action, result, detail, ip }) => `${action} ${result} ${detail} ${ip}`.trim());
  };
  const triesOf = async (username: string) =>
    (
      await world.database.db
        .selectFrom('passwordTry')
        .select('wrongTries')
        .where('rentId', '=', 'R001')
        .where('username', '=', username)
        .where('address', '=', '192.0.2.1')
        .executeTakeFirstOrThrow()
    ).wrongTries;

  it('shuts the old one out and opens to the new one; this session stays, every other ends; it is logged [SES-02] [SES-05] [SES-10]', async () => {
    const [mine, other, phone] = await Promise.all([open(world, 'unit'), open(world, 'unit'), open(world, 'unit')]);
    const stranger = await open(world, 'agent');
    expect(await mine.client.send(sessionCalls.changePassword, wish(fixturePassword))).toEqual({ done: true });
    expect((await mine.client.send(sessionCalls.me, {})).username).toBe('unit');
    expect((await stranger.client.send(sessionCalls.me, {})).username).toBe('agent');
    for (const { client } of [other, phone])
      expect((await refusalOf(client.send(sessionCalls.me, {}))).code).toBe('session.tokenInvalid');
    expect((await refusalOf(open(world, 'unit'))).code).toBe('session.wrongPassword');
    await open(world, 'unit', next);
    expect(await entriesOf('unit')).toContain('changePassword success  192.0.2.1');
    const kept = JSON.stringify(await world.database.db.selectFrom('appUser').selectAll().execute());
    expect(kept).not.toContain(next);
    expect(kept).toContain('$argon2id$');
  });

  it('closes the push of the other sessions, and not its own [SES-02] [SHL-04]', async () => {
    const [mine, other] = await Promise.all([open(world, 'maint'), open(world, 'maint')]);
    const connect = ({ token, client }: typeof mine) => {
      const { promise: expired, resolve } = Promise.withResolvers<void>();
      const { promise: live, resolve: isLive } = Promise.withResolvers<void>();
      const push = createPushClient({
        url: `ws://gateway.test${pushPath({ rentId: 'R001', user: 'maint' })}`,
        session: createSession({
          store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
          onExpired: () => resolve(),
        }),
        fetchEvents: (args, options) => client.send(shellCalls.events, args, options),
        keptTopics: [alarmTopic],
        webSocketFactory: (url) => new InPageSocket(world.gateway.hub, url),
        clock: world.time.clock,
        timers: world.time.timers,
      });
      push.subscribeLink(() => push.link().state === 'live' && isLive());
      push.start();
      return { push, live, expired };
    };
    const [here, there] = [connect(mine), connect(other)];
    await Promise.all([here.live, there.live]);
    await mine.client.send(sessionCalls.changePassword, wish(fixturePassword));
    await there.expired;
    expect([here.push.link().state, there.push.link().state]).toEqual(['live', 'closed']);
    here.push.stop();
  });

  it('opens nothing to a login whose password is changed while it is verified [SES-02]', async () => {
    const mine = await open(world, 'org');
    const { database, time } = world;
    const given = {
      database,
      clock: time.clock,
      timers: time.timers,
      random: systemRandom,
      secrets: { linkKey: '', loginKey: '', pointKey: '', sealer: new Sealer(systemRandom, []) },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      isPublicHost: false,
    };
    const deps = { ...defaultsOf(given), ...given };
    const attempts = new PasswordAttempts(deps);
    const sent = { username: 'org', rentId: 'R001', password: fixturePassword, clientType: 'web', isEncipher: false };
    const asks = { by: 'anyone', deps, language: 'en', ip: '192.0.2.1' } as const;
    const result = await login(sent, asks, {
      try: async (...asked) => {
        const tried = await attempts.try(...asked);
        expect(tried.ok).toBe(true);
        await mine.client.send(sessionCalls.changePassword, wish(fixturePassword));
        return tried;
      },
    });
    expect(result).toEqual({ ok: false, problems: [{ code: 'session.wrongPassword', field: 'password' }] });
    await mine.client.send(sessionCalls.me, {});
  });

  it('of two changes at once only one is made [SES-05]', async () => {
    const mine = await open(world, 'org', next);
    const wishes = ['Another-2026!', 'Different-2026!'];
    const changes = await Promise.allSettled(
      wishes.map((password) => mine.client.send(sessionCalls.changePassword, wish(next, password))),
    );
    expect(changes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await open(world, 'org', wishes[changes.findIndex(({ status }) => status === 'fulfilled')]);
  });

  it('refuses a new one that breaks a rule at its field, with the limit, and counts no attempt [SES-05]', async () => {
    const { client } = await open(world, 'agent');
    const problemsOf = async (sent: ReturnType<typeof wish>) =>
      (await refusalOf(client.send(sessionCalls.changePassword, sent))).problems;
    expect(await problemsOf(wish('Wrong-2026!', 'Abc-1'))).toEqual([
      { code: 'form.tooShort', field: 'password', args: { 0: 8 } },
    ]);
    expect(await problemsOf(wish('Wrong-2026!', 'changed-2026!'))).toEqual([
      { code: 'session.password.upper', field: 'password' },
    ]);
    expect(await problemsOf(wish('Wrong-2026!', next, 'x'))).toEqual([
      { code: 'session.password.mismatch', field: 'confirmation' },
    ]);
    expect(await problemsOf(wish(fixturePassword, fixturePassword))).toEqual([
      { code: 'session.password.unchanged', field: 'password' },
    ]);
    expect(await problemsOf(wish(fixturePassword, demoPassword))).toEqual([
      { code: 'session.password.published', field: 'password' },
    ]);
    expect(await triesOf('agent')).toBe(0);
  });

  it('takes enciphered passwords with one nonce, once [SES-01]', async () => {
    const { client } = await open(world, 'agent');
    const key = await client.send(sessionCalls.key, {});
    const enciphered = async (...keys: (typeof key)[]) => {
      const [oldPassword = '', password = '', confirmation = ''] = await Promise.all(
        [fixturePassword, next, next].map((text, i) => encipherPassword(text, keys[i] ?? key)),
      );
      return { oldPassword, password, confirmation, isEncipher: true };
    };
    const sent = await enciphered();
    await client.send(sessionCalls.changePassword, sent);
    expect((await refusalOf(client.send(sessionCalls.changePassword, sent))).code).toBe('session.nonceInvalid');
    const mixed = await enciphered(await client.send(sessionCalls.key, {}), await client.send(sessionCalls.key, {}));
    expect((await refusalOf(client.send(sessionCalls.changePassword, mixed))).code).toBe('session.nonceInvalid');
    await open(world, 'agent', next);
  });

  it('counts wrong old ones together with wrong logins, and locks; all of it is logged [SES-06] [SES-10]', async () => {
    const { client } = await open(world, 'resident');
    const guess = () => refusalOf(client.send(sessionCalls.changePassword, wish('Wrong-2026!')));
    const [first] = (await guess()).problems;
    expect(first).toEqual({ code: 'session.oldPassword.wrong', field: 'oldPassword' });
    await refusalOf(open(world, 'resident', 'Wrong-2026!'));
    const [third] = (await guess()).problems;
    expect(third).toEqual({ code: 'session.oldPassword.wrongLeft', field: 'oldPassword', args: { left: 2 } });
    for (let i = 3; i < wrongPasswordsMax; i++) await guess();
    expect((await refusalOf(client.send(sessionCalls.changePassword, wish(fixturePassword)))).code).toBe(
      'session.lockedMinutes',
    );
    expect((await refusalOf(open(world, 'resident'))).code).toBe('session.lockedMinutes');
    const entries = await entriesOf('resident');
    expect(entries).toEqual(
      expect.arrayContaining([
        'changePassword failure session.oldPassword.wrong 192.0.2.1',
        'lock success  192.0.2.1',
        'changePassword failure session.lockedMinutes 192.0.2.1',
      ]),
    );
    expect(entries.filter((entry) => entry.startsWith('changePassword success'))).toEqual([]);
  });
});

describe('an account with the published demo password', () => {
  it('is refused on a public host until it is changed at home; in full width too [SES-05]', async () => {
    const database = await borrowMemory();
    const here = await fixtureGateway(database);
    const pwHash = await cheapHash(demoPassword);
    await database.db.updateTable('appUser').set({ pwHash }).execute();
    const outside = await fixtureGateway(database, { isFilled: true, isPublicHost: true });
    for (const typed of [demoPassword, 'Ｆｉｒｅｌｉｎｅ－２０２６！'])
      expect((await refusalOf(open(outside, 'unit', typed))).code).toBe('session.password.isDefault');
    const { client, token } = await open(here, 'unit', demoPassword);
    const { token: unchanged } = await open(here, 'agent', demoPassword);
    // what was opened at home ends where others can reach it
    for (const one of [token, unchanged])
      expect((await refusalOf(outside.client(one).send(sessionCalls.me, {}))).code).toBe('session.tokenInvalid');
    await client.send(sessionCalls.changePassword, wish(demoPassword));
    expect((await outside.client(token).send(sessionCalls.me, {})).username).toBe('unit');
    expect((await open(outside, 'unit', next)).token).toMatch(/./);
    expect((await refusalOf(open(outside, 'agent', demoPassword))).code).toBe('session.password.isDefault');
    await here.close();
  });
});
