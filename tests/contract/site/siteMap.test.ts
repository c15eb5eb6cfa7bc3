import { alarmCalls } from '@fireline/api/alarm';
import { type SiteMap, type SiteMapQuery, siteCalls } from '@fireline/api/site';
import { seesFireResource } from '@fireline/domain/building';
import { roles } from '@fireline/domain/role';
import { beforeEach, describe, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { iso } from '../../fixtures/reports.ts';
import { fixtureResources, nodes } from '../../fixtures/tenant.ts';

const levels = ({ devices }: SiteMap) => Object.fromEntries(devices.deviceId.map((id, at) => [id, devices.level[at]]));

await onTestDatabase('maps', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });

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
      await w.database.db.updateTable('place').set({ lng: null, lat: null }).where('placeId', '=', 2).execute();
      const map = await (await w.as('platform')).send(siteCalls.map, {});
      expect([map.devices.deviceId, map.withoutPoint]).toEqual([[1, 2, 5], { devices: 3, places: 1, alarms: 1 }]);
      await w.database.db.updateTable('building').set({ lng: 114, lat: 22.5 }).where('buildingId', '=', 2).execute();
      const mended = await (await w.as('platform')).send(siteCalls.map, {});
      expect([mended.devices.lng[2], mended.withoutPoint.devices]).toEqual([114, 0]);
    });

    it('is kept up to date by what is pushed: a handled alarm is gone with the next one [SIT-11]', async () => {
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
});
