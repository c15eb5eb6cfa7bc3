import { manualTime } from '@fireline/api/testing';
import { shellWords } from '@fireline/domain/shell';
import { deviceTopic } from '@fireline/api/device';
import { alarmCalls, alarmTopic } from '@fireline/api/alarm';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countingLog } from '../../apps/gateway/src/lib/countingLog.ts';
import { createLog } from '../../apps/gateway/src/lib/log.ts';
import { openPostgres } from '../../apps/gateway/src/lib/db/postgres.ts';
import { RingListener } from '../../apps/gateway/src/lib/db/ringListener.ts';
import { InPageSocket } from '../../apps/gateway/src/lib/push/index.ts';
import { type TestDatabase, testDatabases } from '../fixtures/databases.ts';
import { postgresServer } from '../fixtures/testServer.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../fixtures/gateway.ts';
import { fillTenants, fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { wireTo } from './postgresWire.ts';

const shared = (await testDatabases()).find((kind): kind is TestDatabase & { url: string } => kind.url !== undefined);
type Role = Parameters<FixtureGateway['token']>[0];

/** A reader of the gateway's push who notes what it is told. */
async function readerAt({ gateway, time, client }: FixtureGateway, token: string, rentId: string, user: Role) {
  const told = { expired: 0, reloads: 0, events: 0 };
  const session = createSession({
    store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
    onExpired: () => (told.expired += 1),
  });
  const push = createPushClient({
    url: `ws://gateway.test${pushPath({ rentId, user })}`,
    session,
    fetchEvents: (args, options) => client(token).send(shellCalls.events, args, options),
    keptTopics: [alarmTopic],
    webSocketFactory: (address) => new InPageSocket(gateway.hub, address),
    random: () => 0,
    clock: time.clock,
    timers: time.timers,
  });
  push.listen(deviceTopic, { events: () => {}, reload: () => (told.reloads += 1) });
  push.listen(alarmTopic, { events: (events) => (told.events += events.length) });
  push.start();
  await vi.waitUntil(() => push.link().state === 'live' && told.reloads === 1);
  return { push, told };
}

describe.skipIf(!shared)('two gateways on PostgreSQL', () => {
  let first: FixtureGateway;
  let second: FixtureGateway;
  let server: Client;
  const failures: unknown[] = [];
  beforeAll(async () => {
    if (!shared?.again) return;
    const note = (error: unknown) => failures.push(error);
    first = await fixtureGateway(await shared.open(note));
    second = await fixtureGateway(await shared.again(note), { isFilled: true });
    server = new Client({ connectionString: shared.url });
    await server.connect();
  });
  afterAll(async () => {
    await server?.end();
    await second?.close();
    await first?.close();
  });

  it.each([
    ['no JSON', 'not json'],
    ['a ring of a later version', '{"type":"later"}'],
    ['a ring with a field of another type', '{"type":"devices","rentId":1}'],
    ['a list', '[]'],
    ['as much as fits', 'x'.repeat(7_999)],
  ])('serve on when the channel carries %s, and log it [ALM-06]', async (_, text) => {
    failures.length = 0;
    await server.query('select pg_notify($1, $2)', ['fireline', text]);
    await vi.waitUntil(() => failures.length === 2);
    for (const failure of failures) expect(String(failure)).toContain('carried a notification of another kind');
    for (const gateway of [first, second]) expect((await gateway.request('/auths/key')).status).toBe(200);
  });

  it('make good for what was rung while nothing could be heard: sessions, devices, first events [SES-02] [DEV-12] [ALM-06]', async () => {
    const login = async () => {
      const account = { username: 'unit', password: fixturePassword, rentId: 'R001' };
      return (await second.client().send(sessionCalls.login, account)).token;
    };
    const token = await login();
    const ended = await readerAt(second, token, 'R001', 'unit');
    const watching = await readerAt(second, await second.token('platform'), 'R001', 'platform');
    const other = await readerAt(second, await second.token('platform', 'R002'), 'R002', 'platform');
    failures.length = 0;
    await server.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query in ('listen fireline', 'select 1')`);
    await first.client(token).send(sessionCalls.logout, {});
    await first.gateway.ingest('R001', [{ imei: imeiOf(3), readings: { voltage: 233 } }]);
    await first.gateway.ingest('R002', [{ imei: imeiOf(101), kinds: ['sos'] }]);
    await vi.waitUntil(() => {
      // hardly faster than the time in which answers come: a clock that runs ahead of them would break the connection
      second.time.advance(50);
      return ended.told.expired === 1 && watching.told.reloads === 2 && other.told.events === 1;
    });
    expect([ended.push.link().state, watching.push.link().state]).toEqual(['closed', 'live']);
    expect(watching.told.expired).toBe(0);
    for (const { push } of [watching, other]) push.stop();
  });
});

describe.skipIf(!shared)('a LISTEN that is refused', () => {
  it('is tried again and leaves no connection behind [ALM-06]', async () => {
    const wire = await wireTo(new URL(postgresServer));
    const failures: unknown[] = [];
    const listener = new RingListener({ connectionString: wire.url }, (error) => failures.push(error));
    await listener.open();
    wire.isRefusing = true;
    wire.break();
    await vi.waitUntil(() => failures.length === 3);
    expect(wire.open.size).toBeLessThan(2);
    wire.isRefusing = false;
    const heard = new Promise((resolve) => listener.listeners.add(resolve));
    expect(await heard).toBeNull();
    await listener.close();
    await vi.waitUntil(() => wire.open.size === 0);
    await wire.close();
  });
});

describe.skipIf(!shared)('a database that cannot be reached', () => {
  it('is told as such in three languages, is one line in the log, and is asked again [SHL-15] [SHL-12]', async () => {
    if (!shared?.url) return;
    const owner = await shared.open();
    await fillTenants(owner.db);
    const wire = await wireTo(new URL(shared.url));
    const lines: string[] = [];
    const timers = manualTime(0).timers;
    const log = countingLog(createLog({ format: 'json', write: (line) => lines.push(line) }), timers);
    const database = await openPostgres(wire.url, (error) => log.error('the database had a problem', error));
    const world = await fixtureGateway(database, { isFilled: true, log });
    const platform = await world.token('platform');
    wire.isCut = true;
    wire.break();
    const ask = (language: 'cn' | 'hk' | 'en') => world.client(platform, language).send(alarmCalls.list, {});
    for (const language of ['cn', 'hk', 'en'] as const)
      expect(await refusalOf(ask(language))).toMatchObject({
        status: 503,
        isPassing: true,
        message: shellWords['shell.databaseAway'][language],
      });
    const reply = await world.request('/alarm/list', { headers: { authorization: platform } });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    const causes = lines.map((line) => (JSON.parse(line) as { cause: string }).cause);
    expect(new Set(causes).size).toBe(causes.length);
    expect(lines.filter((line) => line.includes('stack'))).toEqual([]);
    wire.isCut = false;
    expect((await ask('en')).rows).not.toEqual([]);
    await world.close();
    await wire.close();
    await owner.close();
  });
});
