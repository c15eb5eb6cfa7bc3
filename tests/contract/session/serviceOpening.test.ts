import { deviceCalls } from '@fireline/api/device';
import { createClient, createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { expect, it, onTestFinished, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/inPageSocket.ts';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { deleteExpired } from '../../../apps/gateway/src/session/store.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const username = 'platform';
const login = (w: FixtureGateway) =>
  w.client().send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' });
/** Opens the service of the fixture's device that was never activated. */
const opening = { deviceId: 5, revision: 1, event: 'activate' } as const;

/** A browser that logs in again by itself, connected for push at the gateway. */
async function browser(w: FixtureGateway) {
  const whys: unknown[] = [];
  const logins: string[] = [];
  const session = createSession({
    store: memorySessionStore(),
    relogin: async () => {
      const again = await login(w);
      logins.push(again.token);
      return again;
    },
    onExpired: (why) => whys.push(why),
  });
  const first = await login(w);
  session.signIn(first);
  const client = createClient({
    baseUrl: `http://gateway.test${apiBase}`,
    session,
    language: () => 'en',
    fetch: (url, init) => w.gateway.fetch(new Request(url, init), '192.0.2.1'),
  });
  const connect = async () => {
    const push = createPushClient({
      url: `ws://in.page${pushPath({ rentId: 'R001', user: username })}`,
      session,
      fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
      keptTopics: [],
      clock: w.time.clock,
      timers: w.time.timers,
      webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
    });
    push.start();
    onTestFinished(() => push.stop());
    return push;
  };
  return { client, session, connect, token: first.token, whys, logins };
}

await onTestDatabase('the opening of a service', ({ open }) => {
  it('ends the session that opened, and says so in the reader’s language; another one of the account goes on [SES-09]', async () => {
    const w = await open();
    const [{ token }, other] = [await login(w), await login(w)];
    expect(await w.client(token).send(deviceCalls.changeLife, opening)).toEqual({ life: 'inService' });
    const said = await Promise.all(
      (['cn', 'hk', 'en'] as const).map((language) => refusalOf(w.client(token, language).send(sessionCalls.me, {}))),
    );
    expect(said.map(({ status, code }) => [status, code])).toEqual(said.map(() => [401, 'session.ended.openService']));
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringContaining('请重新登录'),
      expect.stringContaining('請重新登入'),
      expect.stringContaining('log in again'),
    ]);
    expect((await w.client(other.token).send(sessionCalls.me, {})).username).toBe(username);
    // what nobody ever opened gives no reason
    expect((await refusalOf(w.client('x').send(sessionCalls.me, {}))).code).toBe('session.tokenInvalid');
  });

  it('that is refused, and every other deed, ends nothing [SES-09] [DEV-28]', async () => {
    const w = await open();
    const client = w.client((await login(w)).token);
    await w.database.db.updateTable('rent').set({ devicesMax: 1 }).where('rentId', '=', 'R001').execute();
    expect((await refusalOf(client.send(deviceCalls.changeLife, opening))).code).toBe('device.edition.full');
    const batch = { deviceIds: [5], except: [], event: 'activate' } as const;
    expect((await client.send(deviceCalls.changeLives, batch)).done).toEqual([]);
    await client.send(deviceCalls.changeLife, { deviceId: 3, revision: 1, event: 'suspend' });
    expect((await client.send(sessionCalls.me, {})).username).toBe(username);
  });

  it('of many is one opening: its reply names what was refused, and the next call is refused [SES-09] [DEV-12]', async () => {
    const w = await open();
    const client = w.client((await login(w)).token);
    // more than one transaction takes, and more than a list in a query holds
    const deviceIds = [5, ...Array.from({ length: 250 }, (_, at) => 900_000 + at)];
    const { done, refused } = await client.send(deviceCalls.changeLives, { deviceIds, except: [], event: 'activate' });
    expect([done, refused.length]).toEqual([[5], 250]);
    expect((await refusalOf(client.send(sessionCalls.me, {}))).code).toBe('session.ended.openService');
  });

  it('closes push on every gateway, and no browser logs in again by itself [SES-09] [SES-02]', async () => {
    const w = await open();
    const twin = await fixtureGateway(w.database, { isFilled: true });
    onTestFinished(() => twin.gateway.hub.close());
    const { session, connect, token, whys, logins } = await browser(twin);
    const push = await connect();
    await vi.waitUntil(() => push.link().state === 'live');
    // the other gateway takes the opening
    await w.client(token).send(deviceCalls.changeLife, opening);
    await vi.waitUntil(() => push.link().state === 'closed');
    expect([whys, logins, session.token()]).toEqual([['openService'], [], null]);

    // a page that was not connected learns it from its next call, and one that connects later from the refusal
    const late = await browser(w);
    const alone = await browser(w);
    for (const one of [late, alone]) {
      await w.database.db.updateTable('device').set({ dStatus: 0, revision: 1 }).where('deviceId', '=', 5).execute();
      await w.client(one.token).send(deviceCalls.changeLife, opening);
    }
    await refusalOf(late.client.send(sessionCalls.me, {}));
    const unwelcome = await alone.connect();
    await vi.waitUntil(() => unwelcome.link().state === 'closed');
    for (const one of [late, alone]) expect([one.whys, one.logins]).toEqual([['openService'], []]);
  });

  it('is forgotten when the session would have run out [SES-09]', async () => {
    const w = await open();
    const { token, expiresAt } = await login(w);
    await w.client(token).send(deviceCalls.changeLife, opening);
    const rows = () => w.database.db.selectFrom('endedSession').select('endedBy').execute();
    await deleteExpired(w.database.db, new Date(Date.parse(expiresAt) - 1).toISOString());
    expect(await rows()).toEqual([{ endedBy: 'openService' }]);
    await deleteExpired(w.database.db, expiresAt);
    expect(await rows()).toEqual([]);
  });
});
