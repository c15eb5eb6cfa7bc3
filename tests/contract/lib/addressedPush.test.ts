import { alarmTopic } from '@fireline/api/alarm';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { expect, it, onTestFinished, vi } from 'vitest';
import { publish } from '../../../apps/gateway/src/lib/outbox.ts';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';

/** What the account receives by socket; it fetches nothing. */
async function socket(w: FixtureGateway, username: string) {
  const reply = await w.client().send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' });
  const session = createSession({ store: memorySessionStore(), onExpired: () => {} });
  session.signIn(reply);
  const received: unknown[] = [];
  const push = createPushClient({
    url: `ws://in.page${pushPath({ rentId: 'R001', user: username })}`,
    session,
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [alarmTopic],
    clock: w.time.clock,
    timers: w.time.timers,
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
  });
  push.listen(alarmTopic, { events: (events) => received.push(...events.map(({ data }) => data)), reload: () => {} });
  push.start();
  onTestFinished(() => push.stop());
  await vi.waitUntil(() => push.link().state === 'live');
  return { userId: reply.account.userId, received };
}

await onEveryDatabase('events for one account', ({ open }) => {
  it('reach that account and nobody else of the same scope, by socket and when fetched later [ROL-06] [ALM-06]', async () => {
    const w = await open();
    const [unit, platform] = [await socket(w, 'unit'), await socket(w, 'platform')];
    const where = await w.database.db
      .selectFrom('place')
      .select(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'])
      .where('placeId', '=', 1)
      .executeTakeFirstOrThrow();
    const event = { topic: alarmTopic.name, at: new Date(fixtureNow).toISOString(), where };
    await transact(w.database, (work) =>
      publish(work, 'R001', [
        { ...event, userId: unit.userId, data: 'for the unit' },
        { ...event, userId: platform.userId, data: 'for the platform' },
        { ...event, data: 'for all' },
      ]),
    );
    await vi.waitFor(() =>
      expect([unit, platform].map(({ received }) => received.at(-1))).toEqual(['for all', 'for all']),
    );
    expect(unit.received).toEqual(['for the unit', 'for all']);
    expect(platform.received).toEqual(['for the platform', 'for all']);
    const fetched = async (username: 'unit' | 'platform' | 'agent') =>
      (await (await w.as(username)).send(shellCalls.events, { after: 0 })).events.map(({ data }) => data);
    expect(await fetched('unit')).toEqual(unit.received);
    expect(await fetched('platform')).toEqual(platform.received);
    expect(await fetched('agent')).toEqual(['for all']);
  });
});
