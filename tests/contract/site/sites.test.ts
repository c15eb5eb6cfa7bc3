import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import type { SendOf } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { type PlaceQuery, type SentPlace, siteCalls } from '@fireline/api/site';
import type { FloorContent } from '@fireline/domain/building';
import { beforeEach, describe, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';

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

await onTestDatabase('sites', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
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
      const { lnglat: _point, ...nowhere } = ofNobody;
      const left = await refusalOf(platform.send(siteCalls.createPlace, nowhere));
      expect(left.problems).toMatchObject([{ code: 'site.place.nowhere', field: 'unitId' }]);
      expect((await platform.send(siteCalls.places, {})).total).toBe(2);
    });

    it('nobody puts one where they could not see it; an organisation puts none [ROL-06] [ROL-03]', async () => {
      const problem = async (role: 'agent' | 'unit' | 'resident', sent: SentPlace) =>
        (await refusalOf((await w.as(role)).send(siteCalls.createPlace, sent))).code;
      expect(await problem('unit', { ...shop, unitId: 2 })).toBe('site.unit.notFound');
      expect(await problem('resident', shop)).toBe('role.noPermission');
      expect((await refusalOf((await w.as('org')).send(siteCalls.createPlace, shop))).code).toBe('role.noPermission');
      const { unitId: _left, ...own } = shop;
      const made = await (await w.as('unit')).send(siteCalls.createPlace, own);
      expect([made.unitId, made.partnerId, made.orgName]).toEqual([1, 1, '南山区']);
    });

    it('take their devices along when they move to another organisation; a tenant has one repair place [SIT-02] [SIT-05]', async () => {
      const platform = await w.as('platform');
      const { number: _left, ...sent } = shop;
      const moved = { ...sent, placeId: 1, revision: 1, adminPath: '/44/4403/440304/', isRepair: true };
      await platform.send(siteCalls.changePlace, moved);
      expect((await platform.send(siteCalls.map, { orgId: '440304' })).devices.deviceId).toEqual([1, 2, 3, 4, 5, 6]);
      expect((await (await w.as('org')).send(siteCalls.map, {})).devices.deviceId).toEqual([]);
      const code = async (more: object) =>
        (await refusalOf(platform.send(siteCalls.changePlace, { ...moved, ...more }))).code;
      expect(await code({ placeId: 2, unitId: 2 })).toBe('site.repairPlace.one');
      expect(await code({ isRepair: false, revision: 2 })).toBe('site.repairPlace.stays');
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
      const beyond = { pageNo: 9, pageSize: 10 };
      expect(await platform.send(buildingCalls.floors, beyond)).toEqual({ ...floors, ...beyond, rows: [] });
      expect((await (await w.as('org')).send(buildingCalls.floors, {})).total).toBe(13);
    });

    it('list only the floors with devices or with alarms that are not closed, those of the caller [BLD-05] [BLD-04] [ROL-06]', async () => {
      await w.database.db.updateTable('device').set({ floor: -1 }).where('deviceId', '=', 2).execute();
      const read = async (role: 'platform' | 'unit', holds: FloorContent) => {
        const { rows, total } = await (await w.as(role)).send(buildingCalls.floors, { holds });
        expect(rows.every((floor) => floor[holds] > 0)).toBe(true);
        expect(total).toBe(rows.length);
        return rows.map(({ buildingId, floor }) => `${buildingId}:${floor}`);
      };
      expect(await read('platform', 'devices')).toEqual(['1:3', '1:-1', '2:3']);
      expect(await read('unit', 'devices')).toEqual(['1:3', '1:-1']);
      expect(await read('platform', 'alarms')).toEqual(['1:3', '1:-1', '2:3']);
      expect(await read('unit', 'alarms')).toEqual(['1:3', '1:-1']);
      await w.database.db.updateTable('alarm').set({ state: 'closed' }).execute();
      expect(await read('platform', 'alarms')).toEqual([]);
    });

    it('count of the devices on a floor by status those whose service is not suspended [BLD-04] [DEV-14]', async () => {
      const { db } = w.database;
      const silent = { online: false, status: 'offline', suspendedAt: new Date(fixtureNow).toISOString() } as const;
      const platform = await w.as('platform');
      const floor = async () => (await platform.send(buildingCalls.floors, { holds: 'devices' })).rows[0];
      const before = await floor();
      expect(before).toMatchObject({ floor: 3, devices: 3, byStatus: { online: 2, notActivated: 1 } });
      await db
        .updateTable('device')
        .set({ ...silent, suspendedAt: null })
        .where('deviceId', '=', 2)
        .execute();
      expect((await floor())?.byStatus).toEqual({ online: 1, notActivated: 1, offline: 1 });
      await db.updateTable('device').set(silent).where('deviceId', '=', 2).execute();
      expect(await floor()).toEqual({ ...before, byStatus: { online: 1, notActivated: 1 } });
    });

    it('stand with the worst floor first and those without devices last, which are counted; what waits is told of each [BLD-04] [BLD-05]', async () => {
      const { db } = w.database;
      await db.updateTable('device').set({ floor: -1 }).where('deviceId', '=', 2).execute();
      const platform = await w.as('platform');
      const read = (query: SendOf<typeof buildingCalls.floors>) =>
        platform.send(buildingCalls.floors, { sort: 'alarmLevel', pageSize: 100, ...query });
      const all = await read({});
      const keys = all.rows.map(({ alarmLevel, unacknowledged, alarms, devices }) => [
        alarmLevel ?? Infinity,
        -unacknowledged * 1000 - alarms,
        Number(devices === 0),
      ]);
      const sorted = keys.toSorted(
        ([a1 = 0, a2 = 0, a3 = 0], [b1 = 0, b2 = 0, b3 = 0]) => Math.sign(a1 - b1) || a2 - b2 || a3 - b3,
      );
      expect(keys).toEqual(sorted);
      expect(all.rows[0]?.alarmLevel).toBe(1);
      const held = await read({ holds: 'devices' });
      expect(all.rows.slice(0, held.total)).toEqual(held.rows);
      expect([held.withoutDevices, all.withoutDevices]).toEqual([all.total - held.total, all.total - held.total]);
      const mildest = await read({ order: 'desc' });
      expect(mildest.rows.at(-1)).toMatchObject({ devices: 0, alarmLevel: null });
      const { rows: alarms } = await platform.send(alarmCalls.list, { list: 'current', pageSize: 200 });
      for (const { buildingId, floor, ...row } of held.rows) {
        const here = alarms.filter((alarm) => alarm.buildingId === buildingId && alarm.floor === floor);
        expect([row.alarms, row.unacknowledged, row.lastAlarmAt]).toEqual([
          here.length,
          here.filter(({ state }) => state === 'open').length,
          here
            .map(({ alarmTime }) => alarmTime)
            .toSorted()
            .at(-1) ?? null,
        ]);
      }
      expect(held.rows.some(({ unacknowledged }) => unacknowledged > 0)).toBe(true);
    });
  });

  describe('floors of one level', () => {
    const onFloors = { 1: [1, 5], 2: [1, 3], 3: [2, 1], 4: [2, 7], 5: [1, 1], 6: [2, 1] } as const;
    beforeEach(async () => {
      const { db } = w.database;
      for (const [deviceId, [buildingId, floor]] of Object.entries(onFloors)) {
        const alarmLevel = [1, 2, 4].includes(Number(deviceId)) ? 3 : null;
        const on = { buildingId, floor, alarmLevel } as const;
        await db.updateTable('device').set(on).where('deviceId', '=', Number(deviceId)).execute();
      }
      // one open alarm on floor 7 of building 2, two that were acknowledged on floor 3 of building 1 and one on its floor 5
      const alarms = db.updateTable('alarm').where('rentId', '=', 'R001');
      await alarms.set({ deviceId: 2 }).where('alarmId', '=', 5).execute();
      await alarms.set({ state: 'acknowledged' }).where('alarmId', '<>', 3).execute();
      await alarms.set({ state: 'open' }).where('alarmId', '=', 4).execute();
    });
    const inOrder = async (query: SendOf<typeof buildingCalls.floors>) => {
      const { rows } = await (await w.as('platform')).send(buildingCalls.floors, { pageSize: 100, ...query });
      return rows.map(({ buildingId, floor }) => `${buildingId}:${floor}`);
    };

    it('begin with those where more waits, then those with more alarms; any with devices stands before those without [BLD-04] [BLD-05]', async () => {
      const floors = await inOrder({ sort: 'alarmLevel' });
      expect(floors.slice(0, 7)).toEqual(['2:7', '1:3', '1:5', '1:1', '2:1', '1:12', '1:11']);
      expect(floors).toHaveLength(26);
    });

    it('are sorted by their alarms and by their devices, those without devices last of equal ones [BLD-04] [BLD-05]', async () => {
      const byAlarms = await inOrder({ sort: 'alarms', order: 'desc' });
      expect(byAlarms.slice(0, 6)).toEqual(['1:3', '2:7', '1:5', '1:1', '2:1', '1:12']);
      const fewest = await inOrder({ sort: 'alarms', order: 'asc' });
      expect([fewest.slice(0, 3), fewest.slice(-3)]).toEqual([
        ['1:1', '2:1', '1:12'],
        ['2:7', '1:5', '1:3'],
      ]);
      const byDevices = await inOrder({ sort: 'devices', order: 'desc' });
      expect(byDevices.slice(0, 6)).toEqual(['2:1', '2:7', '1:3', '1:5', '1:1', '1:12']);
      expect((await inOrder({ sort: 'devices', order: 'asc' })).at(-1)).toBe('2:1');
    });
  });

  describe('fire resources', () => {
    it('are listed by kind, searched, and the nearest first from a point [BLD-05]', async () => {
      const platform = await w.as('platform');
      const hydrants = await platform.send(buildingCalls.resources, { kind: ['hydrant'], search: '消火栓' });
      expect(hydrants.rows.map(({ resourceId }) => resourceId)).toEqual([1, 4]);
      const near = await platform.send(buildingCalls.resources, { near: '113.952,22.54', pageSize: 2 });
      expect(near.rows.map(({ resourceId, metres }) => [resourceId, Math.round(metres ?? -1)])).toEqual([
        [5, 0],
        [1, 103],
      ]);
      expect((await platform.send(buildingCalls.resources, { orgId: '440304' })).total).toBe(1);
    });

    it('are created, changed and taken away by those whose they are; public ones by the platform [BLD-05] [ROL-06]', async () => {
      const [platform, unit] = [await w.as('platform'), await w.as('unit')];
      const sent = { kind: 'hydrant', name: '南门消火栓', lnglat: '113.951,22.541', amount: 15 } as const;
      const own = await unit.send(buildingCalls.createResource, { ...sent, placeId: 1 });
      expect(own).toMatchObject({ placeName: '场所1', lng: 113.951, amount: 15, state: 'inService', canChange: true });
      const seen = await unit.send(buildingCalls.resources, {});
      const changeable = seen.rows.flatMap(({ resourceId, canChange }) => (canChange ? resourceId : []));
      expect(changeable.toSorted((a, b) => a - b)).toEqual([1, 2, 3, own.resourceId]);
      const code = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
      expect(await code(unit.send(buildingCalls.createResource, sent))).toBe('building.resource.outside');
      expect(await code(unit.send(buildingCalls.createResource, { ...sent, placeId: 2 }))).toBe('site.place.notFound');
      expect(await code(unit.send(buildingCalls.changeResource, { ...sent, resourceId: 4, revision: 1 }))).toBe(
        'building.resource.outside',
      );
      expect(await code(unit.send(buildingCalls.deleteResource, { resourceId: 5 }))).toBe('building.resource.outside');
      expect(await code(unit.send(buildingCalls.createResource, { ...sent, placeId: 1, lnglat: '1' }))).toBe(
        'site.lnglat.form',
      );
      const made = await platform.send(buildingCalls.createResource, sent);
      const changed = {
        ...sent,
        resourceId: made.resourceId,
        revision: made.revision,
        state: 'outOfService',
        name: '北门消火栓',
      } as const;
      expect((await platform.send(buildingCalls.changeResource, changed)).state).toBe('outOfService');
      const { resources } = await (await w.as('org')).send(siteCalls.map, {});
      expect(resources.name).toContain('北门消火栓');
      await platform.send(buildingCalls.deleteResource, { resourceId: made.resourceId });
      expect(await code(platform.send(buildingCalls.resource, { resourceId: made.resourceId }))).toBe(
        'building.resource.notFound',
      );
    });

    it('public ones are on record before any place is on the map: under the root organisation [BLD-05] [SHL-31]', async () => {
      await w.database.db.updateTable('place').set({ lng: null, lat: null }).execute();
      const platform = await w.as('platform');
      const sent = { kind: 'hydrant', name: '首个消火栓', lnglat: '113.951,22.541' } as const;
      expect(await platform.send(buildingCalls.createResource, sent)).toMatchObject({
        name: '首个消火栓',
        placeName: '',
      });
      const { resources } = await (await w.as('org')).send(siteCalls.map, {});
      expect(resources.name).not.toContain('首个消火栓');
    });
  });
});
