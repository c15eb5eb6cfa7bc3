import { type Client } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { minuteMs } from '@fireline/domain/lib';
import { keyOpensMin, keyWaitMin, wrongKeysMax } from '@fireline/domain/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { borrowMemory, testDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixtureKey } from '../../fixtures/plans.ts';
import { cheapHash, fixturePassword } from '../../fixtures/tenant.ts';

const layerId = 2;
const hidden = { layerId, isPrivate: true };
/** What nobody without the key may read. */
const marks = ['机要室', 'SAFE', 'plan-2-1.dxf', '"deviceId":5'];

describe.each(await testDatabases())('private plans on $name', (kind) => {
  let world: FixtureGateway;
  beforeAll(async () => {
    world = await fixtureGateway(await kind.open());
  });
  afterAll(() => world.close());

  /** A session of its own. */
  const signedIn = async (username: string): Promise<Client> => {
    const { token } = await world
      .client()
      .send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' });
    return world.client(token);
  };
  const unlock = (client: Client, accessKey: string) => client.send(planCalls.unlock, { layerId, accessKey });
  const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;

  it('show nothing but that they are there, in any list, by any question, to any role [PLN-05]', async () => {
    for (const role of ['platform', 'unit', 'org', 'resident'] as const) {
      const client = await signedIn(role);
      const told: unknown[] = [];
      const list = await client.send(planCalls.list, {});
      expect(list.rows.filter((row) => row.layerId === layerId)).toEqual([hidden]);
      // last, whatever the order: their place would tell of their name or time
      for (const sort of ['name', 'updatedAt', 'publishedAt'] as const)
        for (const order of ['asc', 'desc'] as const)
          expect((await client.send(planCalls.list, { sort, order })).rows.at(-1)).toEqual(hidden);
      for (const filter of [
        { search: '机' },
        { binding: 'bound' },
        { publishState: 'complete' },
        { placeId: 1 },
      ] as const) {
        const { rows } = await client.send(planCalls.list, filter);
        expect(rows.some((row) => row.layerId === layerId)).toBe(false);
      }
      expect(await client.send(planCalls.detail, { layerId })).toEqual(hidden);
      told.push(list, await client.send(planCalls.monitor, {}), await client.send(planCalls.publishes, {}));
      told.push(await client.send(planCalls.floors, { buildingId: 1 }));
      const refusals = await Promise.all(
        [
          client.send(planCalls.points, { layerId }),
          client.send(planCalls.versions, { layerId }),
          client.send(planCalls.compare, { layerId, from: 3, to: 3 }),
          client.send(planCalls.report, { layerId }),
          client.send(planCalls.candidates, { layerId }),
          client.send(planCalls.resources, { layerId }),
          client.send(planCalls.alarms, { layerId, from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' }),
          client.download(planCalls.drawing, { layerId, versionId: 3 }),
          client.download(planCalls.original, { layerId }),
        ].map(refusalOf),
      );
      for (const refusal of refusals) {
        expect(refusal.code).toBe('plan.key.enter');
        told.push(refusal.problems);
      }
      const text = JSON.stringify(told);
      expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
    }
  });

  it('are changed, published, rolled back and taken away by nobody without the key; the platform may take them away [PLN-05]', async () => {
    const client = await signedIn('unit');
    const attempts = [
      client.send(planCalls.change, { layerId, revision: 1, name: 'x' }),
      client.send(planCalls.publish, { layerId }),
      client.send(planCalls.rollBack, { layerId, versionId: 3 }),
      client.send(planCalls.savePoints, { layerId, revision: 1, points: [] }),
      client.send(planCalls.saveResources, { layerId, revision: 0, resources: [] }),
      client.send(planCalls.delete, { layerId }),
      client.send(planCalls.upload, { layerId, file: new File(['0\nSECTION\n'], 'a.dxf') }),
    ];
    expect(new Set(await Promise.all(attempts.map(codeOf)))).toEqual(new Set(['plan.key.enter']));
    const platform = await signedIn('platform');
    expect(await platform.send(planCalls.delete, { layerId })).toEqual({ done: true });
    expect(await platform.send(planCalls.restore, { layerId })).toEqual(hidden);
  });

  it('open to the session that gives the key, for a while, and to no other [PLN-05]', async () => {
    const [mine, other] = [await signedIn('unit'), await signedIn('unit')];
    const { plan, opensUntil } = await unlock(mine, fixtureKey);
    expect([plan.name, Date.parse(opensUntil) - world.time.clock()]).toEqual(['机要室', keyOpensMin * minuteMs]);
    expect((await mine.send(planCalls.points, { layerId })).points.map(({ deviceId }) => deviceId)).toEqual([5]);
    expect((await mine.send(planCalls.list, { search: '机要' })).total).toBe(1);
    expect(await codeOf(other.send(planCalls.points, { layerId }))).toBe('plan.key.enter');
    const response = await world.request(`/plan/layer/${layerId}/drawing?versionId=3`, {
      headers: { authorization: await tokenOf('unit') },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    // pages ask anew when it ends
    expect(await mine.send(planCalls.detail, { layerId })).toMatchObject({ opensUntil });
    world.time.advance(keyOpensMin * minuteMs);
    expect(await mine.send(planCalls.detail, { layerId })).toEqual(hidden);
    expect(await codeOf(mine.send(planCalls.points, { layerId }))).toBe('plan.key.enter');
  });
  /** A token of a session that has given the key. */
  const tokenOf = async (username: string): Promise<string> => {
    const { token } = await world
      .client()
      .send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' });
    await unlock(world.client(token), fixtureKey);
    return token;
  };

  it('a wrong key a hundred times opens nothing, and the right one waits with it [PLN-05]', async () => {
    const client = await signedIn('maint');
    const codes = await Promise.all(Array.from({ length: 100 }, (_, at) => codeOf(unlock(client, `Wrong-key-${at}`))));
    // the last that may be wrong is told of the wait already
    expect(codes.filter((code) => code === 'plan.key.wrong')).toHaveLength(wrongKeysMax - 1);
    // so many at once of one address are more than its place in the queue
    const refused = codes.filter((code) => code === 'plan.key.wait' || code === 'session.busy');
    expect(refused).toHaveLength(101 - wrongKeysMax);
    expect(new Set(refused)).toEqual(new Set(['plan.key.wait', 'session.busy']));
    const refusal = await refusalOf(unlock(client, fixtureKey));
    expect([refusal.code, refusal.problems[0]?.args]).toEqual(['plan.key.wait', { minutes: keyWaitMin }]);
    expect(refusal.message).toContain(String(keyWaitMin));
    // another session of the same reader waits too, another reader does not
    expect(await codeOf(unlock(await signedIn('maint'), fixtureKey))).toBe('plan.key.wait');
    expect((await unlock(await signedIn('agent'), fixtureKey)).plan.layerId).toBe(layerId);
    world.time.advance(keyWaitMin * minuteMs);
    const first = await refusalOf(unlock(client, 'Wrong-again'));
    expect([first.code, first.problems[0]?.args]).toEqual([
      'plan.key.wrong',
      { left: wrongKeysMax - 1, minutes: keyWaitMin },
    ]);
    expect((await unlock(client, fixtureKey)).plan.layerId).toBe(layerId);
    // a right key forgives the wrong ones
    for (let at = 1; at < wrongKeysMax; at++)
      expect(await codeOf(unlock(client, 'Wrong-again'))).toBe('plan.key.wrong');
    expect((await unlock(client, fixtureKey)).plan.layerId).toBe(layerId);
  });

  it('a new key closes them to all but who set it; the old one opens nothing; it is kept hashed [PLN-05]', async () => {
    const [mine, other] = [await signedIn('platform'), await signedIn('agent')];
    const { plan } = await unlock(mine, fixtureKey);
    await unlock(other, fixtureKey);
    const wish = { layerId, name: plan.name, isPrivate: true, boundKind: 'place', boundId: 1 } as const;
    const kept = await mine.send(planCalls.change, { ...wish, revision: plan.revision });
    // the same key: nobody is shut out
    await other.send(planCalls.points, { layerId });
    await mine.send(planCalls.change, { ...wish, revision: kept.revision, accessKey: 'Another-Key-2' });
    expect(await codeOf(other.send(planCalls.points, { layerId }))).toBe('plan.key.enter');
    await mine.send(planCalls.points, { layerId });
    expect(await codeOf(unlock(other, fixtureKey))).toBe('plan.key.wrong');
    expect(JSON.stringify(await world.database.db.selectFrom('planLayer').selectAll().execute())).not.toContain(
      'Another-Key-2',
    );
    const unnamed = await mine.send(planCalls.create, { name: '公开' });
    const bare = { layerId: unnamed.layerId, revision: unnamed.revision, name: '公开', isPrivate: true };
    expect((await refusalOf(mine.send(planCalls.change, bare))).problems).toEqual([
      { code: 'form.required', field: 'accessKey' },
    ]);
  });
});

it('the published demo key opens nothing on a public host, and is given to no plan there [PLN-05] [SES-05]', async () => {
  const world = await fixtureGateway(await borrowMemory(), { isPublicHost: true });
  await world.database.db
    .updateTable('planLayer')
    .set({ keyHash: await cheapHash(demoPassword) })
    .execute();
  const unit = await world.as('unit');
  const published = { code: 'plan.key.published', problems: [{ code: 'plan.key.published', field: 'accessKey' }] };
  expect(await refusalOf(unit.send(planCalls.unlock, { layerId, accessKey: demoPassword }))).toMatchObject(published);
  const made = { name: '新图', isPrivate: true, accessKey: demoPassword };
  expect(await refusalOf(unit.send(planCalls.create, made))).toMatchObject(published);
  await world.close();
});
