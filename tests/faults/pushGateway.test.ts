import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alarm, alarmCalls, alarmTopic, createLiveAlarms } from '@fireline/api/alarm';
import { CallError, type Client, createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import type { AlarmKind } from '@fireline/domain/alarm';
import { openMemory } from '../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../fixtures/gateway.ts';
import { fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { faultScale } from './faultScale.ts';
import { breathe, countCuts, mortalSocket, openPort, seededRandom, shown, until } from './pushWorld.ts';

/** Of the fixture's account `maint` of R001. */
const maintUserId = 5;
let gateway: FixtureGateway;
let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  gateway = await fixtureGateway(await openMemory());
  port = await openPort(gateway.gateway.hub);
});
afterAll(async () => {
  await port.close();
  await gateway.close();
});

async function openReader(role: 'platform' | 'unit', random: () => number, framesToLive: () => number) {
  const client = await gateway.as(role);
  const session = createSession({
    store: memorySessionStore({
      token: await gateway.token(role),
      expiresAt: '',
      account: {} as never,
      rights: {} as never,
    }),
    onExpired: () => {},
  });
  const push = createPushClient({
    url: port.url + pushPath({ rentId: 'R001', user: role }),
    session,
    fetchEvents: (args, options) =>
      client.send(shellCalls.events, { ...args, limit: Math.min(args.limit, 5) }, options),
    keptTopics: [alarmTopic],
    webSocketFactory: (address) => mortalSocket(address, framesToLive()),
    random,
    clock: gateway.time.clock,
    timers: gateway.time.timers,
  });
  const live = createLiveAlarms({ client, push, timers: gateway.time.timers, schedule: (run) => setImmediate(run) });
  const stopLive = live.start();
  push.start();
  const stop = () => {
    stopLive();
    push.stop();
  };
  return { client, push, live, stop, cuts: countCuts(push) };
}

/** All current alarms the client may see, as the server tells them now. */
async function serverSet(client: Client): Promise<Alarm[]> {
  const { rows, total } = await client.send(alarmCalls.list, { list: 'current', pageSize: 200 });
  expect(rows).toHaveLength(total);
  return rows.toSorted((a, b) => a.alarmId - b.alarmId);
}

const kinds: readonly AlarmKind[] = [
  'manualCall',
  'sos',
  'intrusion',
  'forcedDoor',
  'arcFault',
  'phaseLoss',
  'removed',
];
const devices = [1, 2, 3, 4, 6];
const pick = <T>(of: readonly T[], random: () => number): T => of[Math.floor(random() * of.length)] as T;

/** A batch of reports, and a person who deals with some alarm. */
async function something(client: Client, random: () => number): Promise<void> {
  const reports = [1, 2, 3].map(() => ({ imei: imeiOf(pick(devices, random)), kinds: [pick(kinds, random)] }));
  await gateway.gateway.ingest('R001', reports);
  const { rows } = await client.send(alarmCalls.list, { list: 'current', pageSize: 50 });
  const alarm = pick(rows, random);
  if (random() < 0.3) await client.send(alarmCalls.acknowledge, { alarmIds: [alarm.alarmId] });
  else await client.send(alarmCalls.handle, { alarmId: alarm.alarmId, closing: 'manual' });
}

describe('the gateway’s own push', () => {
  it('cut fifty times under load leaves readers with exactly the server’s alarms [ALM-06] [N04] [ROL-06]', async () => {
    const random = seededRandom(20_261_121);
    let isCutting = true;
    const framesToLive = () => (isCutting ? Math.floor(random() * 8) : Number.POSITIVE_INFINITY);
    const readers = await Promise.all(
      (['platform', 'unit'] as const).map((role) => openReader(role, random, framesToLive)),
    );
    const [platform, unit] = readers;
    if (!platform || !unit) throw new Error('two readers were asked for');
    while (platform.cuts() < 50 * faultScale || unit.cuts() < 12 * faultScale) {
      await something(platform.client, random);
      // a reader that was cut waits for longer each time
      for (let moment = 0; moment < 2; moment += 1) {
        gateway.time.advance(2_000);
        await breathe();
      }
    }
    isCutting = false;
    port.cut();
    await until(() => readers.every(({ push }) => push.link().state !== 'live'), 'both cut a last time');
    await until(
      () => readers.every(({ push, live }) => push.link().state === 'live' && live.getSnapshot().state === 'ready'),
      'both live again',
      () => gateway.time.advance(200),
    );
    await breathe();
    for (const one of readers) expect(shown(one)).toEqual(await serverSet(one.client));
    expect(unit.live.getSnapshot().total).toBeLessThan(platform.live.getSnapshot().total);
    expect(gateway.failures).toEqual([]);
    for (const one of readers) one.stop();
  }, 600_000);

  it.each([
    ['by a logout', 'at once', (mine: Client) => mine.send(sessionCalls.logout, {})],
    [
      'without a word',
      'within a minute',
      () => gateway.database.db.deleteFrom('session').where('userId', '=', maintUserId).execute(),
    ],
  ])(
    'ends with a session that is ended %s %s, and leads to the login page [SES-02] [SES-11] [SHL-04]',
    async (_, when, end) => {
      const client = gateway.client();
      const { token } = await client.send(sessionCalls.login, {
        username: 'maint',
        password: fixturePassword,
        rentId: 'R001',
      });
      let expired = 0;
      const session = createSession({
        store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
        onExpired: () => (expired += 1),
      });
      const mine = gateway.client(token);
      const push = createPushClient({
        url: port.url + pushPath({ rentId: 'R001', user: 'maint' }),
        session,
        fetchEvents: (args, options) => mine.send(shellCalls.events, args, options),
        keptTopics: [alarmTopic],
        webSocketFactory: (address) => mortalSocket(address),
        clock: gateway.time.clock,
        timers: gateway.time.timers,
      });
      push.start();
      await until(() => push.link().state === 'live', 'live');
      await end(mine);
      const endedAtMs = gateway.time.clock();
      await until(
        () => expired === 1,
        'the end',
        () => when !== 'at once' && gateway.time.advance(10),
      );
      expect(gateway.time.clock() - endedAtMs).toBeLessThan(when === 'at once' ? 1 : 65_000);
      expect([push.link().state, session.token()]).toEqual(['closed', null]);
      await expect(mine.send(sessionCalls.me, {})).rejects.toBeInstanceOf(CallError);
    },
  );
});
