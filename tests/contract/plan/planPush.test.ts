import { type Client, createPushClient, pushPath } from '@fireline/api/lib';
import { planCalls, planTopic, type PlanChange } from '@fireline/api/plan';
import { createSession, memorySessionStore } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { testDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { dxfText } from '../../fixtures/plans.ts';

describe.each(await testDatabases())('plans on $name', (kind) => {
  let world: FixtureGateway;
  let platform: Client;
  beforeAll(async () => {
    world = await fixtureGateway(await kind.open());
    platform = await world.as('platform');
  });
  afterAll(() => world.close());

  it('tell their changes by push; of private ones only that they changed [PLN-03] [PLN-05]', async () => {
    const [client, token] = [await world.as('unit'), await world.token('unit')];
    const push = createPushClient({
      url: `ws://gateway.test${pushPath({ rentId: 'R001', user: 'unit' })}`,
      session: createSession({
        store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
        onExpired: () => {},
      }),
      fetchEvents: (args, options) => client.send(shellCalls.events, args, options),
      keptTopics: [],
      webSocketFactory: (url) => new InPageSocket(world.gateway.hub, url),
      clock: world.time.clock,
      timers: world.time.timers,
    });
    const told = new Map<number, PlanChange>();
    push.listen(planTopic, {
      events: (events) => events.forEach(({ data }) => data.forEach((one) => told.set(one.layerId, one))),
      reload: () => {},
    });
    push.start();
    await vi.waitUntil(() => push.link().state === 'live');
    await platform.send(planCalls.delete, { layerId: 2 });
    await platform.send(planCalls.restore, { layerId: 2 });
    await platform.send(planCalls.upload, { layerId: 1, file: new File([dxfText(77)], 'a.dxf') });
    await platform.send(planCalls.publish, { layerId: 1 });
    const foreign = await (await world.as('platform', 'R002')).send(planCalls.create, { name: '别家' });
    await world.gateway.idle();
    await vi.waitUntil(() => {
      // hardly faster than the time in which answers come: a clock that runs ahead of them would break the connection
      world.time.advance(100);
      return told.has(1) && told.has(2) && told.get(1)?.publishState === 'complete';
    });
    expect(told.get(1)).toMatchObject({ isPrivate: false, progressPercent: 100, isDeleted: false });
    expect(told.get(2)).toEqual({
      layerId: 2,
      isPrivate: true,
      publishState: null,
      progressPercent: null,
      versionId: null,
      pointsRevision: null,
      isDeleted: false,
    });
    expect(told.has(foreign.layerId)).toBe(false);
    push.stop();
  });
});
