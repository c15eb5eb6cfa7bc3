import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { type PlaceQuery, type SentPlace, type SiteMap, type SiteMapQuery, siteCalls } from '@fireline/api/site';
import { seesFireResource } from '@fireline/domain/building';
import { roles } from '@fireline/domain/role';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOldReadings } from '../../apps/gateway/src/device/jobs.ts';
import { testDatabases } from '../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../fixtures/gateway.ts';
import { deviceKeyOf, fixtureNow, fixturePassword, fixtureResources, imeiOf, nodes } from '../fixtures/tenant.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
const iso = (minutesAgo: number) => new Date(fixtureNow - minutesAgo * 60_000).toISOString();

const shop: SentPlace = {
  name: '后海广场',
  type: 'C',
  manager: '林店长',
  phone: '13800138001',
  mobiles: ['13800138001'],
  address: '后海大道2388号',
  number: 'C-9',
  unitId: 1,
  lnglat: '113.938123,22.517456',
};

describe.each(await testDatabases())('sites on $name', (kind) => {
  let w: FixtureGateway;
  let isFresh = false;
  beforeEach(async () => {
    if (!isFresh) {
      await (w as FixtureGateway | undefined)?.close();
      w = await fixtureGateway(await kind.open());
    }
    isFresh = true;
  });
  afterAll(() => w.close());
  /** The next test gets a database of its own. */
  const spoil = () => (isFresh = false);

  const levels = ({ devices }: SiteMap) =>
    Object.fromEntries(devices.deviceId.map((id, at) => [id, devices.level[at]]));

  describe('the map', () => {
    it('has everything of the scope in columns of equal length, with the worst level of each [SIT-11] [N09]', async () => {
      const map = await (await w.as('platform')).send(siteCalls.map, {});
      for (const table of [map.devices, map.places, map.buildings, map.resources, map.alarms])
        expect(new Set(Object.values(table).map((column) => column.length)).size).toBe(1);
      expect(levels(map)).toEqual({ 1: 1, 2: 3, 3: 0, 4: 4, 5: 0, 6: 0 });
      expect(map.devices.type.map((at) => map.deviceTypes[at])).toEqual([
        'smoke',
        'water',
        'electric',
        'smoke',
        'hydrant',
        'gas',
      ]);
      expect(map.devices.status.map((at) => map.statuses[at])).toEqual([
        'online',
        'online',
        'online',
        'lowBattery',
        'notActivated',
        'removed',
      ]);
      // they have no point of their own: they stand where their place is
      expect([map.devices.lng[0], map.devices.lat[0]]).toEqual([113.95, 22.54]);
      expect([map.places.placeId, map.places.level, map.places.devices]).toEqual([
        [1, 2],
        [1, 4],
        [3, 3],
      ]);
      expect([map.buildings.buildingId, map.buildings.level]).toEqual([
        [1, 2],
        [1, 4],
      ]);
      expect(map.alarms.alarmId).toEqual([1, 2, 4]);
      expect(map.alarms.state.map((at) => map.alarmStates[at])).toEqual(['open', 'acknowledged', 'open']);
      expect(map.resources.resourceId).toEqual([1, 2, 3, 4, 5]);
      expect([map.at, map.withoutPoint]).toEqual([iso(0), { devices: 0, places: 0, alarms: 0 }]);
    });

    it('shows every other role what is its own, and the public hydrants [SIT-11] [ROL-06] [BLD-05]', async () => {
      for (const role of roles.filter((one) => one !== 'platform')) {
        const map = await (await w.as(role)).send(siteCalls.map, {});
        expect([role, map.devices.deviceId, map.places.placeId]).toEqual([role, [1, 2, 5], [1]]);
        expect([role, map.alarms.alarmId, map.buildings.buildingId]).toEqual([role, [1, 2], [1]]);
        const seen = fixtureResources.filter(({ node, isPublic }) => {
          const { rentId, orgPath } = nodes.find((one) => one.node === node) ?? { rentId: '', orgPath: '' };
          const whose = isPublic ? null : node;
          const at = { rentId, orgPath, partnerId: whose, unitId: whose, maintId: whose, placeId: whose };
          const own = { partnerId: 1, unitId: 1, maintId: 1, placeId: 1, orgPath: '/44/4403/440305/' };
          return seesFireResource({ rentId: 'R001', role, ...own }, at);
        });
        expect([role, map.resources.resourceId]).toEqual([role, seen.map(({ resourceId }) => resourceId)]);
        expect(seen.length).toBe(role === 'org' ? 4 : 5);
      }
    });

    it('is filtered by organisation, type, status and level, and holds the layers asked for [SIT-11]', async () => {
      const platform = await w.as('platform');
      const ids = async (sent: SiteMapQuery) => (await platform.send(siteCalls.map, sent)).devices.deviceId;
      expect(await ids({ orgId: '440304' })).toEqual([3, 4, 6]);
      expect(await ids({ deviceType: ['smoke'] })).toEqual([1, 4]);
      expect(await ids({ status: ['removed', 'lowBattery'] })).toEqual([4, 6]);
      expect(await ids({ level: [1, 3] })).toEqual([1, 2]);
      expect(await ids({ placeType: ['A'] })).toEqual([]);
      const some = await platform.send(siteCalls.map, { layers: ['alarms'], level: [4], orgId: '440304' });
      expect([some.alarms.alarmId, some.devices.deviceId, some.places.placeId]).toEqual([[4], [], []]);
      expect((await refusalOf(platform.send(siteCalls.map, { orgId: '440106' }))).code).toBe('org.gone');
    });

    it('says how much has no point, so that nothing is missing unsaid [SIT-11]', async () => {
      spoil();
      await w.database.db.updateTable('place').set({ lng: null, lat: null }).where('placeId', '=', 2).execute();
      const map = await (await w.as('platform')).send(siteCalls.map, {});
      expect([map.devices.deviceId, map.withoutPoint]).toEqual([[1, 2, 5], { devices: 3, places: 1, alarms: 1 }]);
      await w.database.db.updateTable('building').set({ lng: 114, lat: 22.5 }).where('buildingId', '=', 2).execute();
      const mended = await (await w.as('platform')).send(siteCalls.map, {});
      expect([mended.devices.lng[2], mended.withoutPoint.devices]).toEqual([114, 0]);
    });

    it('is kept up to date by what is pushed: a handled alarm is gone with the next one [SIT-11]', async () => {
      spoil();
      const platform = await w.as('platform');
      await platform.send(alarmCalls.acknowledge, { alarmIds: [1] });
      await platform.send(alarmCalls.handle, { alarmId: 1, closing: 'manual' });
      const map = await platform.send(siteCalls.map, {});
      expect([map.alarms.alarmId, levels(map)[1]]).toEqual([[2, 4], 0]);
    });

    it('is counted for its page [SIT-11]', async () => {
      const counts = await (await w.as('platform')).send(siteCalls.counts, {});
      expect(counts).toEqual({
        devices: 6,
        byStatus: { online: 3, lowBattery: 1, notActivated: 1, removed: 1 },
        byType: { smoke: 2, water: 1, electric: 1, hydrant: 1, gas: 1 },
        places: 2,
        byPlaceType: { C: 2 },
        buildings: 2,
        resources: { hydrant: 2, water: 1, firesite: 1, fireteam: 1 },
        byLevel: { 1: 1, 2: 0, 3: 1, 4: 1, 5: 0 },
        unacknowledged: 2,
      });
      const district = await (await w.as('platform')).send(siteCalls.counts, { orgId: '440304' });
      expect([district.devices, district.places, district.unacknowledged]).toEqual([3, 1, 1]);
    });
  });

  describe('the heat map', () => {
    const week = { from: iso(9000), to: iso(0) };

    it('is offered for cities and what is narrower, of the own subtree [ORG-04]', async () => {
      const choices = async (role: (typeof roles)[number]) =>
        (await (await w.as(role)).send(siteCalls.heatChoices, {})).map(({ orgId }) => orgId);
      expect(await choices('platform')).toEqual(['4403', '440304', '440305']);
      expect(await choices('org')).toEqual(['440305']);
      expect(await choices('unit')).toEqual(['4403', '440305']);
    });

    it('counts places, devices and the alarms of a time, each organisation with all under it [ORG-04] [ANA-05]', async () => {
      const platform = await w.as('platform');
      const { rows } = await platform.send(siteCalls.heat, { orgId: '4403', ...week });
      expect(rows.map(({ orgId, places, devices, alarms }) => [orgId, places, devices, alarms])).toEqual([
        ['4403', 2, 6, { 1: 2, 2: 1, 3: 1, 4: 1, 5: 0 }],
        ['440304', 1, 3, { 1: 0, 2: 1, 3: 0, 4: 1, 5: 0 }],
        ['440305', 1, 3, { 1: 2, 2: 0, 3: 1, 4: 0, 5: 0 }],
      ]);
      expect([rows[0]?.lng, rows[0]?.lat]).toEqual([113.95, 22.54]);
      const hour = await platform.send(siteCalls.heat, { orgId: '4403', from: iso(60), to: iso(0), level: [1] });
      expect(hour.rows.map(({ alarms }) => [alarms[1], alarms[3]])).toEqual([
        [1, 0],
        [0, 0],
        [1, 0],
      ]);
    });

    it('is refused above a city, outside the subtree, backwards, and for more than a year [ORG-04]', async () => {
      const ask = async (role: 'platform' | 'org', sent: { orgId: string; from?: string; to?: string }) =>
        (await refusalOf((await w.as(role)).send(siteCalls.heat, { ...week, ...sent }))).problems;
      expect(await ask('platform', { orgId: '44' })).toEqual([{ code: 'org.heatMap.tooWide', field: 'orgId' }]);
      expect(await ask('org', { orgId: '4403' })).toEqual([{ code: 'org.gone', field: 'orgId' }]);
      expect(await ask('platform', { orgId: '4403', to: iso(9001) })).toEqual([{ code: 'form.dayOrder', field: 'to' }]);
      expect(await ask('platform', { orgId: '4403', from: iso(60 * 24 * 400) })).toEqual([
        { code: 'form.tooManyDays', field: 'to', args: { 0: 366, days: 400 } },
      ]);
    });
  });

  describe('places', () => {
    it('are searched, filtered, sorted and paged within the scope [SIT-02]', async () => {
      const platform = await w.as('platform');
      const ids = async (sent: PlaceQuery) =>
        (await platform.send(siteCalls.places, sent)).rows.map(({ placeId }) => placeId);
      expect(await ids({})).toEqual([1, 2]);
      expect(await ids({ search: '科技路2' })).toEqual([2]);
      expect(await ids({ orgId: '440304' })).toEqual([2]);
      expect(await ids({ sort: 'alarmLevel', order: 'desc' })).toEqual([2, 1]);
      expect(await ids({ located: 'no' })).toEqual([]);
      const page = await platform.send(siteCalls.places, { pageNo: 2, pageSize: 1 });
      expect([page.total, page.rows[0]?.orgName, page.rows[0]?.devices]).toEqual([2, '福田区', 3]);
      expect((await (await w.as('unit')).send(siteCalls.places, {})).total).toBe(1);
      expect((await refusalOf((await w.as('unit')).send(siteCalls.place, { placeId: 2 }))).code).toBe(
        'site.place.notFound',
      );
    });

    it('are put on record with address and point, under the organisation around the point [SIT-02] [SIT-09] [SIT-10]', async () => {
      spoil();
      const platform = await w.as('platform');
      const found = { code: '440304008', adminPath: '/44/4403/440304/440304008/', adminName: '深圳市福田区莲花街道' };
      const { placeId } = await platform.send(siteCalls.createPlace, { ...shop, ...found });
      const place = await platform.send(siteCalls.place, { placeId });
      expect(place).toMatchObject({ ...found, lng: 113.938123, lat: 22.517456, orgName: '福田区', number: 'C-9' });
      expect((await platform.send(siteCalls.map, {})).places.placeId).toEqual([1, 2, placeId]);
      const again = refusalOf(platform.send(siteCalls.createPlace, shop));
      expect((await again).problems).toEqual([{ code: 'site.place.numberTaken', field: 'number' }]);
    });

    it('are refused field by field, and none is left behind [SIT-10] [SIT-03]', async () => {
      const platform = await w.as('platform');
      const problems = async (sent: Partial<SentPlace>) =>
        (await refusalOf(platform.send(siteCalls.createPlace, { ...shop, ...sent }))).problems.map(
          ({ code, field }) => `${code} ${field}`,
        );
      expect(await problems({ lnglat: { lng: 181, lat: 22.5 } })).toEqual(['form.range lnglat.lng']);
      expect(await problems({ lnglat: { lng: 113.9, lat: 22.1234567 } })).toEqual(['site.lnglat.decimals lnglat.lat']);
      expect(await problems({ lnglat: 'there' })).toEqual(['site.lnglat.form lnglat']);
      expect(await problems({ name: '', phone: '12' })).toEqual([
        'form.required name',
        'site.phone.alarmContact phone',
      ]);
      expect(await problems({ mobiles: [] })).toEqual(['site.phone.required mobiles']);
      expect(await problems({ unitId: 101 })).toEqual(['site.unit.notFound unitId']);
      expect(await problems({ partnerId: 101 })).toEqual(['form.choice partnerId']);
      const { unitId: _left, ...ofNobody } = shop;
      const lost = await refusalOf(platform.send(siteCalls.createPlace, ofNobody));
      expect(lost.problems).toEqual([{ code: 'site.place.orgUnknown', field: 'lnglat' }]);
      expect((await platform.send(siteCalls.places, {})).total).toBe(2);
    });

    it('nobody puts one where they could not see it; an organisation puts none [ROL-06] [ROL-03]', async () => {
      spoil();
      const problem = async (role: 'agent' | 'unit' | 'resident', sent: SentPlace) =>
        (await refusalOf((await w.as(role)).send(siteCalls.createPlace, sent))).code;
      expect(await problem('unit', { ...shop, unitId: 2 })).toBe('site.place.outside');
      expect(await problem('resident', shop)).toBe('site.place.outside');
      expect((await refusalOf((await w.as('org')).send(siteCalls.createPlace, shop))).code).toBe('role.noPermission');
      const { unitId: _left, ...own } = shop;
      const made = await (await w.as('unit')).send(siteCalls.createPlace, own);
      expect([made.unitId, made.partnerId, made.orgName]).toEqual([1, 1, '南山区']);
    });

    it('take their devices along when they move to another organisation; a tenant has one repair place [SIT-02] [SIT-05]', async () => {
      spoil();
      const platform = await w.as('platform');
      const { number: _left, ...sent } = shop;
      const moved = { ...sent, placeId: 1, adminPath: '/44/4403/440304/', isRepair: true };
      await platform.send(siteCalls.changePlace, moved);
      expect((await platform.send(siteCalls.map, { orgId: '440304' })).devices.deviceId).toEqual([1, 2, 3, 4, 5, 6]);
      expect((await (await w.as('org')).send(siteCalls.map, {})).devices.deviceId).toEqual([]);
      const code = async (more: object) =>
        (await refusalOf(platform.send(siteCalls.changePlace, { ...moved, ...more }))).code;
      expect(await code({ placeId: 2, unitId: 2 })).toBe('site.repairPlace.one');
      expect(await code({ isRepair: false })).toBe('site.repairPlace.stays');
      expect(await code({ placeId: 101 })).toBe('site.place.notFound');
    });
  });

  describe('the search for places', () => {
    const found = async (role: 'platform' | 'unit', text: string, near?: string) =>
      (await (await w.as(role)).send(siteCalls.searchPlaces, { text, ...(near ? { near } : {}) })).found.map(
        ({ kind: what, id, name }) => `${what} ${id} ${name}`,
      );

    it('finds places, units and buildings of the scope, the best first [SIT-09]', async () => {
      expect(await found('platform', '场所2')).toEqual(['place 2 场所2', 'building 2 场所2 楼2']);
      expect(await found('platform', '单位1')).toEqual(['unit 1 单位1']);
      expect(await found('platform', '楼1 科技路')).toEqual(['building 1 场所1 楼1']);
      expect(await found('unit', '场所')).toEqual(['place 1 场所1', 'building 1 场所1 楼1']);
      expect(await found('platform', '100%_')).toEqual([]);
    });

    it('knows the districts of what it finds, and takes the nearer of equals first [SIT-09]', async () => {
      spoil();
      await w.database.db.updateTable('place').set({ lng: 114.05 }).where('placeId', '=', 2).execute();
      expect((await found('platform', '科技路', '114.05,22.54'))[0]).toBe('place 2 场所2');
      expect((await found('platform', '科技路', '113.95,22.54'))[0]).toBe('place 1 场所1');
      const [first] = (await (await w.as('platform')).send(siteCalls.geocode, { text: '场所2' })).found;
      expect(first).toEqual({
        source: 'own',
        kind: 'place',
        id: 2,
        name: '场所2',
        address: '科技路2号',
        lnglat: { lng: 114.05, lat: 22.54 },
        code: '440304',
        adminPath: '/44/4403/440304/',
        adminName: '广东省深圳市福田区',
      });
      expect(await (await w.as('platform')).send(siteCalls.reverse, { lnglat: '114.05,22.54' })).toEqual({
        state: 'offline',
        found: null,
        attribution: '',
        failures: [],
      });
      const problem = refusalOf((await w.as('platform')).send(siteCalls.reverse, { lnglat: '200,95' }));
      expect((await problem).code).toBe('site.lnglat.range');
    });
  });

  describe('buildings', () => {
    it('have all their floors, with the devices and the worst alarm of each [BLD-04]', async () => {
      spoil();
      await w.database.db.updateTable('device').set({ floor: -1 }).where('deviceId', '=', 2).execute();
      const platform = await w.as('platform');
      const { building, floors } = await platform.send(buildingCalls.detail, { buildingId: 1 });
      expect([building.devices, building.alarmLevel, building.lng]).toEqual([3, 1, 113.95]);
      expect(floors.map(({ floor }) => floor)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, -1]);
      expect(floors.filter(({ devices }) => devices > 0).map(({ plans: _plans, ...floor }) => floor)).toEqual([
        { floor: 3, devices: 2, byStatus: { online: 1, notActivated: 1 }, alarms: 1, alarmLevel: 1 },
        { floor: -1, devices: 1, byStatus: { online: 1 }, alarms: 1, alarmLevel: 3 },
      ]);
      expect((await refusalOf((await w.as('unit')).send(buildingCalls.detail, { buildingId: 2 }))).code).toBe(
        'building.notFound',
      );
    });

    it('show the plans that are bound to their floors, private ones to those with their key [BLD-04] [PLN-05]', async () => {
      spoil();
      const platform = await w.as('platform');
      const bound = { boundKind: 'property', boundId: 2, floor: 5 } as const;
      const { layerId } = await platform.send(planCalls.create, { name: '五层', ...bound });
      const accessKey = 'Sample-Key-1';
      const hidden = { name: '五层机房', isPrivate: true, accessKey };
      await platform.send(planCalls.create, { ...bound, ...hidden });
      const plansOf = async (client: typeof platform) => {
        const { floors } = await client.send(buildingCalls.detail, { buildingId: 2 });
        return floors
          .filter(({ floor, plans }) => floor === 5 && plans.length > 0)
          .map(({ floor, plans }) => [floor, plans.map(({ name }) => name)]);
      };
      // who made it has its key
      expect(await plansOf(platform)).toEqual([[5, ['五层', '五层机房']]]);
      const { token } = await w
        .client()
        .send(sessionCalls.login, { username: 'platform', password: fixturePassword, rentId: 'R001' });
      expect(await plansOf(w.client(token))).toEqual([[5, ['五层']]]);
      await platform.send(planCalls.delete, { layerId });
      expect(await plansOf(w.client(token))).toEqual([]);
    });

    it('are listed, and so are their floors, from the top down and without a floor 0 [BLD-05] [BLD-04]', async () => {
      const platform = await w.as('platform');
      const { rows, total } = await platform.send(buildingCalls.list, { sort: 'alarmLevel' });
      expect([total, rows.map(({ buildingId, alarmLevel }) => [buildingId, alarmLevel])]).toEqual([
        2,
        [
          [1, 1],
          [2, 4],
        ],
      ]);
      const floors = await platform.send(buildingCalls.floors, { pageNo: 2, pageSize: 10 });
      expect([floors.total, floors.rows.map(({ buildingId, floor }) => `${buildingId}:${floor}`)]).toEqual([
        26,
        ['1:2', '1:1', '1:-1', '2:12', '2:11', '2:10', '2:9', '2:8', '2:7', '2:6'],
      ]);
      expect((await (await w.as('org')).send(buildingCalls.floors, {})).total).toBe(13);
    });
  });

  describe('fire resources', () => {
    it('are listed by kind, searched, and the nearest first from a point [BLD-05]', async () => {
      const platform = await w.as('platform');
      const hydrants = await platform.send(buildingCalls.resources, { kind: ['hydrant'], search: '消火栓' });
      expect(hydrants.rows.map(({ resourceId }) => resourceId)).toEqual([4, 1]);
      const near = await platform.send(buildingCalls.resources, { near: '113.952,22.54', pageSize: 2 });
      expect(near.rows.map(({ resourceId, metres }) => [resourceId, Math.round(metres ?? -1)])).toEqual([
        [5, 0],
        [1, 103],
      ]);
      expect((await platform.send(buildingCalls.resources, { orgId: '440304' })).total).toBe(1);
    });

    it('are created, changed and taken away by those whose they are; public ones by the platform [BLD-05] [ROL-06]', async () => {
      spoil();
      const [platform, unit] = [await w.as('platform'), await w.as('unit')];
      const sent = { kind: 'hydrant', name: '南门消火栓', lnglat: '113.951,22.541', amount: 15 } as const;
      const own = await unit.send(buildingCalls.createResource, { ...sent, placeId: 1 });
      expect(own).toMatchObject({ placeName: '场所1', lng: 113.951, amount: 15, state: 'inService' });
      const code = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
      expect(await code(unit.send(buildingCalls.createResource, sent))).toBe('building.resource.outside');
      expect(await code(unit.send(buildingCalls.createResource, { ...sent, placeId: 2 }))).toBe('site.place.notFound');
      expect(await code(unit.send(buildingCalls.changeResource, { ...sent, resourceId: 4 }))).toBe(
        'building.resource.outside',
      );
      expect(await code(unit.send(buildingCalls.deleteResource, { resourceId: 5 }))).toBe('building.resource.outside');
      expect(await code(unit.send(buildingCalls.createResource, { ...sent, placeId: 1, lnglat: '1' }))).toBe(
        'site.lnglat.form',
      );
      const made = await platform.send(buildingCalls.createResource, sent);
      const changed = { ...sent, resourceId: made.resourceId, state: 'outOfService', name: '北门消火栓' } as const;
      expect((await platform.send(buildingCalls.changeResource, changed)).state).toBe('outOfService');
      const { resources } = await (await w.as('org')).send(siteCalls.map, {});
      expect(resources.name).toContain('北门消火栓');
      await platform.send(buildingCalls.deleteResource, { resourceId: made.resourceId });
      expect(await code(platform.send(buildingCalls.resource, { resourceId: made.resourceId }))).toBe(
        'building.resource.notFound',
      );
    });
  });

  describe('trajectories', () => {
    const ask = async (
      sent: { from: string; to: string; deviceId?: number },
      role: 'platform' | 'agent' = 'platform',
    ) => (await w.as(role)).send(deviceCalls.trajectory, { deviceId: 1, ...sent });

    it('tell where a device has been, at most a week at once, in scope [DEV-25]', async () => {
      expect((await ask({ from: iso(175), to: iso(0) })).fixes).toEqual([
        { at: iso(170), lng: 113.951, lat: 22.54, accuracyM: 8 },
      ]);
      expect((await refusalOf(ask({ from: iso(60 * 24 * 8), to: iso(0) }))).problems).toEqual([
        { code: 'form.tooManyDays', field: 'to', args: { 0: 7, days: 8 } },
      ]);
      expect((await refusalOf(ask({ from: iso(9), to: iso(0), deviceId: 3 }, 'agent'))).code).toBe('device.notFound');
    });

    it('grow with every report that has a position, and go with old readings [DEV-25] [DEV-13]', async () => {
      spoil();
      const headers = { headers: { authorization: deviceKeyOf('R001') } };
      const report = (position: object, minutesAgo: number) => ({ imei: imeiOf(1), at: iso(minutesAgo), position });
      const { accepted, refused } = await w.client().send(
        deviceCalls.ingest,
        {
          reports: [
            report({ lng: 113.9512345678, lat: 22.54, accuracyM: 6.4 }, 5),
            report({ lng: 213, lat: 22.54, accuracyM: 6 }, 4),
            report({ lng: 113, lat: 22.54 }, 3),
          ] as never,
        },
        headers,
      );
      expect([accepted, refused.map(({ index, field }) => [index, field])]).toEqual([
        1,
        [
          [1, 'position.lng'],
          [2, 'position.accuracyM'],
        ],
      ]);
      const week = { from: iso(300), to: iso(0) };
      expect((await ask(week)).fixes.at(-1)).toEqual({ at: iso(5), lng: 113.951235, lat: 22.54, accuracyM: 6 });
      await deleteOldReadings({ database: w.database, clock: () => fixtureNow + 24 * 3_600_000 }, 1);
      expect((await ask(week)).fixes.map(({ at }) => at)).toEqual([]);
    });
  });
});
