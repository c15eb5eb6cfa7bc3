import { createPushClient, type PushEvent, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore } from '@fireline/api/session';
import { manualTime } from '@fireline/api/testing';
import { expect, it } from 'vitest';
import { Hub } from './hub.ts';
import { InPageSocket } from './inPageSocket.ts';

const topic = { name: 'alarm', kind: 'kept', who: 'signedIn' } as const;
const settle = async () => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

function setUp(url = `ws://in.page${pushPath({ rentId: 'R001', user: 'platform' })}`) {
  const time = manualTime();
  const scope = { rentId: 'R001', role: 'platform' } as const;
  const hub = new Hub({
    authenticate: async (token) => ({
      scope,
      userId: 1,
      username: 'platform',
      sessionId: token,
      topics: ['alarm'],
      rights: '',
      expiresAtMs: 1e12,
    }),
    principalsOf: async () => [],
    topics: ['alarm'],
    rightsChanged: { topic: 'account', data: {} },
    clock: time.clock,
    timers: time.timers,
  });
  const sockets: InPageSocket[] = [];
  const push = createPushClient({
    url,
    session: createSession({ store: memorySessionStore({ token: 't' } as never), onExpired: () => {} }),
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [topic],
    webSocketFactory: (address) => {
      const socket = new InPageSocket(hub, address);
      sockets.push(socket);
      return socket;
    },
    clock: time.clock,
    timers: time.timers,
  });
  const got: PushEvent[] = [];
  push.listen(topic, { events: (events) => got.push(...events) });
  return { hub, push, got, sockets, time };
}

it('carries the push client straight onto a hub in the same page [ALM-06]', async () => {
  const { hub, push, got, sockets } = setUp();
  push.start();
  await settle();
  expect(push.link().state).toBe('live');
  const where = { rentId: 'R001', orgPath: '/', partnerId: null, unitId: null, maintId: null, placeId: null };
  hub.deliver({ rentId: 'R001', topic: 'alarm', seq: 1, at: '', parts: [{ where, data: 'fire' }], list: false });
  expect(got).toEqual([]);
  await settle();
  expect(got).toEqual([{ seq: 1, topic: 'alarm', at: '', data: 'fire' }]);
  sockets[0]?.terminate();
  await settle();
  expect([push.link().state, hub.size]).toEqual(['connecting', 0]);
  push.stop();
});

it('fails like a socket at an address there is not', async () => {
  const { push, hub, time } = setUp('ws://in.page/elsewhere');
  push.start();
  await settle();
  expect([push.link().attempts, hub.size]).toEqual([1, 0]);
  push.stop();
  expect(time.waiting).toBe(0);
});
