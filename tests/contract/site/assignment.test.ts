import { alarmTopic } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls, deviceTopic } from '@fireline/api/device';
import type { Client } from '@fireline/api/lib';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { planCalls, type Plan } from '@fireline/api/plan';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { type SentPlace, siteCalls } from '@fireline/api/site';
import { type Role, roles } from '@fireline/domain/role';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds } from '../../../apps/gateway/src/lib/db/opened.ts';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/inPageSocket.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { samplesWith } from '../everyCall/samples.ts';

const { site, building, plan } = samplesWith();
const place: SentPlace & { readonly placeId: number; readonly revision: number } = {
  placeId: 1,
  revision: 1,
  name: '场所1',
  type: 'C',
  manager: '陈主任',
  phone: '13800138000',
  mobiles: ['13800138000'],
  address: '科技路1号',
  lnglat: { lng: 113.95, lat: 22.54 },
};
const elsewhere = '/44/4403/440304/';

/** Also a second unit of partner 1, and a place of unit 1 under partner 2 in another organisation. */
async function furnish({ database: { db } }: FixtureGateway): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const unit = { rentId: 'R001', partnerId: 1, orgPath: '/44/4403/440305/' };
    await insertMany(tx, 'unit', [{ ...unit, unitId: 3, name: '单位3' }]);
    const { name, manager, phone, address } = place;
    const named = { name, manager, phone, address, placeType: place.type };
    const where = { rentId: 'R001', orgPath: elsewhere, partnerId: 2, unitId: 1, maintId: 1 };
    await insertMany(tx, 'place', [{ ...named, ...where, placeId: 3, lng: 114, lat: 22.54 }]);
    await tx
      .updateTable('place')
      .set({ mobiles: JSON.stringify(place.mobiles) })
      .where('placeId', '=', 1)
      .execute();
    await advanceIds(tx);
  });
}

/** What each role sees: devices, places, resources and plans. */
async function sights(w: FixtureGateway): Promise<Record<string, unknown>> {
  const seen = async (client: Client) => ({
    devices: (await client.send(deviceCalls.all, {})).rows.map(({ deviceId }) => deviceId).toSorted((a, b) => a - b),
    places: (await client.send(siteCalls.places, { pageSize: 100 })).rows.map(({ placeId, name }) => [placeId, name]),
    resources: (await client.send(buildingCalls.resources, { pageSize: 100 })).rows
      .map((row) => row.resourceId)
      .toSorted((a, b) => a - b),
    plans: (await client.send(planCalls.list, { pageSize: 100 })).rows
      .map(({ layerId }) => layerId)
      .toSorted((a, b) => a - b),
  });
  return Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await seen(await w.as(role))])));
}

const below: readonly Role[] = ['agent', 'unit', 'maint', 'resident'];
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};

await onTestDatabase('who may give a place, and what stands in it, to whom', ({ open }) => {
  it('nobody but the platform gives one to a node outside their scope, and nobody loses sight of anything by trying [ROL-06] [ORG-05]', async () => {
    const w = await open();
    await furnish(w);
    const before = await sights(w);
    for (const role of below) {
      const client = await w.as(role);
      const change = (more: object) => problemOf(client.send(siteCalls.changePlace, { ...place, ...more }));
      const isManager = role === 'agent' || role === 'unit';
      const unit = isManager ? 'site.unit.notFound unitId' : 'site.place.fieldKept unitId';
      const partner = isManager ? 'role.nodeKept partnerId' : 'site.place.fieldKept partnerId';
      const org = role === 'resident' ? 'site.place.fieldKept adminPath' : 'role.nodeKept adminPath';
      // one that exists, one of another tenant and one that nobody has are refused alike
      for (const id of [2, 101, 999]) {
        expect([role, await change({ unitId: id }), await change({ partnerId: id })]).toEqual([role, unit, partner]);
      }
      expect([role, await change({ adminPath: elsewhere })]).toEqual([role, org]);
    }
    expect(await sights(w)).toEqual(before);
  });

  it('buildings, fire resources, plans and marks take places, buildings and devices of the scope only [ROL-06]', async () => {
    const w = await open();
    await furnish(w);
    const before = await sights(w);
    for (const role of below) {
      const client = await w.as(role);
      const mayManage = role === 'agent' || role === 'unit';
      const managed = (problem: string) => (mayManage ? problem : 'role.noPermission');
      const kept = (problem: string) => (role === 'resident' ? 'role.noPermission' : problem);
      for (const placeId of [2, 101, 999]) {
        const notFound = 'site.place.notFound placeId';
        const { createResource, changeResource } = building;
        expect([role, await problemOf(client.send(buildingCalls.create, { ...building.create, placeId }))]).toEqual([
          role,
          managed(notFound),
        ]);
        expect(await problemOf(client.send(buildingCalls.createResource, { ...createResource, placeId }))).toBe(
          kept(notFound),
        );
        expect(await problemOf(client.send(buildingCalls.changeResource, { ...changeResource, placeId }))).toBe(
          kept(notFound),
        );
        for (const boundKind of ['place', 'property'] as const) {
          const bound = { boundKind, boundId: placeId, floor: undefined };
          const gone = managed('plan.bound.none boundId');
          expect(await problemOf(client.send(planCalls.create, { ...plan.create, ...bound }))).toBe(gone);
          expect(await problemOf(client.send(planCalls.change, { ...plan.change, ...bound }))).toBe(gone);
        }
      }
      const points = [{ ...plan.savePoints.points[0], deviceId: 3, x: 1, y: 1 }];
      expect(await problemOf(client.send(planCalls.savePoints, { ...plan.savePoints, points }))).toBe(
        kept('plan.point.device points.0'),
      );
    }
    expect(await sights(w)).toEqual(before);
  });

  it('a unit moves nothing between its places that another partner or organisation would lose by it [ROL-06] [ORG-04]', async () => {
    const w = await open();
    await furnish(w);
    const before = await sights(w);
    const unit = await w.as('unit');
    const moved = { ...building.changeResource, placeId: 3 };
    expect(await problemOf(unit.send(buildingCalls.changeResource, moved))).toBe('role.nodeKept placeId');
    const { revision, name } = (await unit.send(planCalls.detail, { layerId: 3 })) as Plan;
    const bound = { layerId: 3, name, revision, boundKind: 'place', boundId: 1 } as const;
    await unit.send(planCalls.change, bound);
    const rebound = { ...bound, revision: revision + 1, boundId: 3 };
    expect(await problemOf(unit.send(planCalls.change, rebound))).toBe('role.nodeKept boundId');
    expect({ ...(await sights(w)), plans: [] }).toEqual({ ...before, plans: [] });
  });

  it('a partner gives its places to units under it; a new place hangs under the unit’s partner [SIT-02] [ORG-05]', async () => {
    const w = await open();
    await furnish(w);
    const agent = await w.as('agent');
    expect(await agent.send(siteCalls.changePlace, { ...place, unitId: 3 })).toMatchObject({ unitId: 3, partnerId: 1 });
    const shop = { ...site.createPlace, unitId: 1 };
    expect(await problemOf(agent.send(siteCalls.createPlace, { ...shop, partnerId: 2 }))).toBe(
      'role.nodeKept partnerId',
    );
    expect(await problemOf(agent.send(siteCalls.createPlace, { ...shop, isRepair: true }))).toBe(
      'site.place.fieldKept isRepair',
    );
    expect(await problemOf((await w.as('unit')).send(siteCalls.createPlace, { ...shop, partnerId: 2 }))).toBe(
      'role.nodeKept partnerId',
    );
    expect(await agent.send(siteCalls.createPlace, shop)).toMatchObject({ unitId: 1, partnerId: 1 });
  });

  it('a resident changes the people to call and nothing else; not the building, nor its plans [SIT-02] [BLD-01] [PLN-01]', async () => {
    const w = await open();
    await furnish(w);
    const resident = await w.as('resident');
    const called = { manager: '李阿姨', phone: '13900139000', mobiles: ['13900139000'] };
    const shown = { manager: '李阿姨', phone: '139****9000', mobiles: ['139****9000'] };
    expect(await resident.send(siteCalls.changePlace, { ...place, ...called })).toMatchObject(shown);
    for (const [field, value] of Object.entries({
      name: '新名',
      type: 'A',
      address: '别处',
      number: 'X-1',
      isRepair: true,
    }))
      expect(
        await problemOf(resident.send(siteCalls.changePlace, { ...place, ...called, revision: 2, [field]: value })),
      ).toBe(`site.place.fieldKept ${field}`);
    for (const refused of [
      () => resident.send(buildingCalls.change, building.change),
      () => resident.send(planCalls.delete, { layerId: 1 }),
      () => resident.send(siteCalls.createPlace, site.createPlace),
    ])
      expect(await problemOf(refused())).toBe('role.noPermission');
    expect(
      (await (await w.as('maint')).send(siteCalls.changePlace, { ...place, ...called, revision: 2, address: '后门' }))
        .address,
    ).toBe('后门');
  });

  it('the log tells what a place was and is; readers who lose or get its devices load them again, others do not [SES-10] [ALM-06]', async () => {
    const w = await open();
    await furnish(w);
    const reloads: Record<string, number> = {};
    const links = await Promise.all(
      (['platform', 'org', 'unit'] as const).map(async (role) => {
        const token = await w.token(role);
        const { promise: live, resolve } = Promise.withResolvers<void>();
        const push = createPushClient({
          url: `ws://gateway.test${pushPath({ rentId: 'R001', user: role })}`,
          session: createSession({
            store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
            onExpired: () => {},
          }),
          fetchEvents: (args, options) => w.client(token).send(shellCalls.events, args, options),
          keptTopics: [alarmTopic],
          webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
          clock: w.time.clock,
          timers: w.time.timers,
        });
        const counted = (name: string) => ({
          events: () => {},
          reload: () => void (reloads[`${role} ${name}`] = (reloads[`${role} ${name}`] ?? 0) + 1),
        });
        push.listen(deviceTopic, counted('device'));
        push.listen(alarmTopic, counted('alarm'));
        push.subscribeLink(() => push.link().state === 'live' && resolve());
        push.start();
        await live;
        return push;
      }),
    );
    const before = { ...reloads };
    await (await w.as('platform')).send(siteCalls.changePlace, { ...place, adminPath: elsewhere });
    const told = () => ['org device', 'org alarm'].map((key) => (reloads[key] ?? 0) - (before[key] ?? 0));
    await expect
      .poll(() => {
        w.time.advance(1000);
        return told();
      })
      .toEqual([1, 1]);
    for (const role of ['platform', 'unit'])
      for (const topic of ['device', 'alarm'])
        expect([role, reloads[`${role} ${topic}`]]).toEqual([role, before[`${role} ${topic}`]]);
    expect((await (await w.as('org')).send(deviceCalls.all, {})).rows).toEqual([]);
    const [entry] = (await (await w.as('platform')).send(sessionCalls.userLog, { search: 'site.change' })).rows;
    expect(entry).toMatchObject({
      username: 'platform',
      detail: '1 场所1',
      changes: { orgPath: { before: '/44/4403/440305/', after: elsewhere } },
    });
    for (const push of links) push.stop();
  });
});
