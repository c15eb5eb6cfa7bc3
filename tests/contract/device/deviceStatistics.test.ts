import { deviceCalls } from '@fireline/api/device';
import { orgCalls } from '@fireline/api/org';
import {
  compareVersions,
  deviceStatuses,
  type DeviceType,
  type FirmwareAge,
  firmwareAges,
  type StatisticsBy,
  statisticsBy,
  versionKey,
} from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { beforeEach, expect, it } from 'vitest';
import { filteredDevices } from '../../../apps/gateway/src/device/filter/filterStore.ts';
import { countTenantDays } from '../../../apps/gateway/src/device/statistics/days.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';
import { fillUpgrades } from '../../fixtures/upgrades.ts';

const today = dayAt(fixtureNow);
const hoursAgo = (hours: number): string => new Date(fixtureNow - hours * 3_600_000).toISOString();

const ids: Partial<Record<StatisticsBy, string>> = {
  partner: 'partnerId',
  unit: 'unitId',
  place: 'placeId',
  building: 'buildingId',
  district: 'orgId',
};
const narrowed = (by: StatisticsBy, key: string) => ({ [ids[by] ?? by]: [key] });

await onEveryDatabase('statistics of devices', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const count = () =>
    countTenantDays({
      database: w.database,
      clock: w.time.clock,
      log: {
        info() {},
        warn() {},
        error: (_m, e) => {
          throw e;
        },
      },
    });

  it('each figure is the length of the list that it opens, and the statuses sum to the devices [DEV-14] [DEV-12] [ROL-06]', async () => {
    for (const role of ['platform', 'agent', 'org'] as const) {
      const client = await w.as(role);
      const listed = async (filter: object) => (await client.send(deviceCalls.list, filter)).total;
      for (const by of statisticsBy) {
        const found = await client.send(deviceCalls.statistics, { by });
        expect(found.total).toBe(await listed({}));
        expect(deviceStatuses.reduce((sum, status) => sum + found.byStatus[status], 0)).toBe(found.total);
        expect(found.rows.reduce((sum, { total }) => sum + total, 0)).toBe(found.total);
        expect(found.standing).toBe(await listed({ concern: ['alarm'] }));
        expect(found.late).toBe(await listed({ concern: ['late'] }));
        expect(found.lowBattery).toBe(await listed({ concern: ['battery'] }));
        for (const row of found.rows) {
          const filter = narrowed(by, row.key);
          expect([by, row.key, row.total]).toEqual([by, row.key, await listed(filter)]);
          for (const status of deviceStatuses)
            expect(row.byStatus[status]).toBe(await listed({ ...filter, status: [status] }));
          expect(row.standing).toBe(await listed({ ...filter, concern: ['alarm'] }));
        }
      }
    }
  });

  it('devices without a place have a row of their own, and a narrower filter narrows every figure [DEV-14]', async () => {
    const platform = await w.as('platform');
    await platform.send(deviceCalls.unbind, { deviceIds: [3] });
    const { rows } = await platform.send(deviceCalls.statistics, { by: 'place' });
    expect(rows.find(({ key }) => key === '')?.total).toBe(1);
    expect((await platform.send(deviceCalls.list, { without: ['place'] })).total).toBe(1);
    const narrowed = await platform.send(deviceCalls.statistics, { deviceType: ['smoke'], by: 'partner' });
    expect([narrowed.total, narrowed.before]).toEqual([2, []]);
  });

  it('days are counted place by place from what is on record, again with the same result, and kept apart by scope [DEV-14] [ROL-06]', async () => {
    const { db } = w.database;
    await db.deleteFrom('offlineRecord').execute();
    await db.transaction().execute(async (tx) => {
      const facts = { status: 'offline', signals: 20, batteryRatio: 50 };
      await insertMany(tx, 'offlineRecord', [
        // 2 hours of today, then 1 hour over midnight of the tenants' time, and one that goes on
        { deviceId: 1, fromAt: hoursAgo(4), toAt: hoursAgo(2), ...facts },
        { deviceId: 2, fromAt: hoursAgo(16.5), toAt: hoursAgo(15.5), ...facts },
        { deviceId: 3, fromAt: hoursAgo(1), toAt: null, ...facts },
      ]);
      await insertMany(tx, 'deviceLife', [
        { deviceId: 1, at: hoursAgo(30), event: 'activate', by: 'x', detail: '' },
        { deviceId: 2, at: hoursAgo(3), event: 'activate', by: 'x', detail: '' },
      ]);
    });
    await count();
    await count();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const { days, lives, worst } = await platform.send(deviceCalls.analysis, { range: 'last7Days' });
    const of = (day: string) => days.find((one) => one.day === day);
    expect(of(today)).toEqual({
      day: today,
      devices: 5,
      online: 4,
      offlineS: 2 * 3600 + 1800 + 3600,
      silences: 2,
    });
    expect(of(addDays(today, -1))).toMatchObject({ offlineS: 1800, silences: 1 });
    expect(lives).toEqual([
      { day: addDays(today, -1), activated: 1, removed: 0 },
      { day: today, activated: 1, removed: 0 },
    ]);
    expect(worst.map(({ deviceId, offlineS }) => [deviceId, offlineS])).toEqual([
      [1, 7200],
      [2, 3600],
      [3, 3600],
    ]);
    const own = await agent.send(deviceCalls.analysis, { range: 'last7Days' });
    expect(own.days.find(({ day }) => day === today)).toMatchObject({ devices: 2, offlineS: 2 * 3600 + 1800 });
    expect(own.worst.map(({ deviceId }) => deviceId)).toEqual([1, 2]);
    const { before } = await platform.send(deviceCalls.statistics, {});
    expect(before.map(({ days: ago, devices, online }) => [ago, devices, online])).toEqual([
      [7, 5, 5],
      [30, 5, 5],
    ]);
  });

  it('a removal counts where the device hung; days of a clock that ran ahead are dropped [DEV-14] [DEV-13]', async () => {
    const platform = await w.as('platform');
    await platform.send(deviceCalls.removeDevices, { deviceIds: [3] });
    const [place] = await w.database.db.selectFrom('place').selectAll().where('placeId', '=', 2).execute();
    const { rentId, orgPath, partnerId, unitId, maintId, placeId } = place!;
    const zero = { devices: 9, online: 9, offlineS: 0, silences: 0 };
    await w.database.db
      .insertInto('deviceDay')
      .values({ rentId, orgPath, partnerId, unitId, maintId, placeId, day: addDays(today, 40), ...zero })
      .execute();
    w.time.advance(1000);
    await count();
    const { days, lives } = await platform.send(deviceCalls.analysis, { range: 'last7Days', placeId: [2] });
    expect(days.at(-1)).toMatchObject({ day: today, devices: 2 });
    expect(lives).toEqual([{ day: today, activated: 0, removed: 1 }]);
    const kept = await w.database.db.selectFrom('deviceDay').select('day').where('day', '>', today).execute();
    expect(kept).toEqual([]);
  });

  it('signal and battery fall into one band each, alarms of drills are left out [DEV-10] [DEV-14]', async () => {
    const platform = await w.as('platform');
    const found = await platform.send(deviceCalls.analysis, {});
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect([sum(found.signals), sum(found.batteries)]).toEqual([5, 5]);
    expect(found.batteries.low).toBe(1);
    expect(found.alarms.find(({ deviceType }) => deviceType === 'smoke')).toMatchObject({ alarms: 2, falseAlarms: 1 });
  });

  it('what was activated and removed is listed with the name of its place, each to those who see that place, as many as are counted [DEV-14] [DEV-13] [ROL-06] [ORG-04]', async () => {
    const platform = await w.as('platform');
    await w.database.db.transaction().execute((tx) =>
      insertMany(tx, 'deviceLife', [
        // in the store, before it hung anywhere
        { deviceId: 3, at: hoursAgo(30), event: 'activate', by: 'x', detail: '', was: { placeId: null } },
        { deviceId: 1, at: hoursAgo(2), event: 'activate', by: 'x', detail: '' },
        { deviceId: 1, at: hoursAgo(1), event: 'suspend', by: 'x', detail: '' },
        { deviceId: 101, at: hoursAgo(1), event: 'activate', by: 'x', detail: '' },
      ]),
    );
    await platform.send(deviceCalls.removeDevices, { deviceIds: [3] });
    w.time.advance(1000);
    const range = { from: hoursAgo(48), to: new Date(w.time.clock()).toISOString() };
    const listed = async (role: 'platform' | 'agent' | 'org', more: object = {}) => {
      const { rows, total } = await (await w.as(role)).send(deviceCalls.lifeDeeds, { ...range, ...more });
      expect(total).toBe(rows.length);
      return rows.map(({ event, deviceId, placeName, isRemoved }) => [event, deviceId, placeName, isRemoved]);
    };
    expect(await listed('platform')).toEqual([
      ['remove', 3, '场所2', true],
      ['activate', 1, '场所1', false],
      ['activate', 3, '场所2', true],
    ]);
    expect(await listed('agent')).toEqual([['activate', 1, '场所1', false]]);
    expect(await listed('platform', { placeId: [2], event: ['activate'] })).toEqual([['activate', 3, '场所2', true]]);
    expect(await listed('platform', { to: hoursAgo(24) })).toEqual([['activate', 3, '场所2', true]]);
    const sums = async (role: 'platform' | 'agent') => {
      const { lives } = await (await w.as(role)).send(deviceCalls.analysis, { range: 'last7Days' });
      return lives.map(({ activated, removed }) => [activated, removed]);
    };
    expect(await sums('platform')).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(await sums('agent')).toEqual([[1, 0]]);

    // the next holder of the place never had the device
    const partner = await w.database.db
      .selectFrom('place')
      .select('partnerId')
      .where('placeId', '=', 1)
      .executeTakeFirst();
    await w.database.db.updateTable('place').set({ partnerId: partner?.partnerId }).where('placeId', '=', 2).execute();
    expect(await listed('agent')).toEqual([['activate', 1, '场所1', false]]);
    expect(await sums('agent')).toEqual([[1, 0]]);
    expect(await listed('platform', { placeId: [2] })).toHaveLength(2);

    // the organisation that it stood under goes on to see it, wherever that is moved to
    const orgPath = '/44/4403/440304/';
    await w.database.db.updateTable('appUser').set({ orgPath }).where('username', '=', 'org').execute();
    const ofOrg = [
      ['remove', 3, '场所2', true],
      ['activate', 3, '场所2', true],
    ];
    expect(await listed('org')).toEqual(ofOrg);
    await platform.send(orgCalls.move, { orgId: '440304', revision: 1, parentId: '44' });
    expect(await listed('org')).toEqual(ofOrg);
  });

  it('a building is counted with the name of its place [DEV-14] [BLD-01]', async () => {
    const { db } = w.database;
    const platform = await w.as('platform');
    await db.updateTable('building').set({ name: '主楼' }).execute();
    const { rows } = await platform.send(deviceCalls.statistics, { by: 'building' });
    const named = rows.filter(({ key }) => key !== '').map(({ name, placeName }) => `${name} ${placeName}`);
    expect(named.toSorted()).toEqual(['主楼 场所1', '主楼 场所2']);
    const others = await platform.send(deviceCalls.statistics, { by: 'place' });
    expect(new Set(others.rows.map(({ placeName }) => placeName))).toEqual(new Set(['']));
  });

  it('the software of devices stands against the packages for their type by the order of versions, and packages and districts are looked through once for all devices [DEV-12] [DEV-14] [DEV-18]', async () => {
    const { db } = w.database;
    await fillUpgrades(w);
    const versions = ['', 'V1.2', 'V1.10', 'V2', 'V9.9'];
    const devices = await db.selectFrom('device').select(['deviceId']).orderBy('deviceId').execute();
    for (const [at, { deviceId }] of devices.entries()) {
      const firmware = versions[at % versions.length] ?? '';
      const firmwareKey = versionKey(firmware);
      await db.updateTable('device').set({ firmware, firmwareKey }).where('deviceId', '=', deviceId).execute();
    }
    const packages = await db
      .selectFrom('upgradePackage')
      .select(['version', 'deviceTypes'])
      .where('rentId', '=', 'R001')
      .where('deletedAt', 'is', null)
      .execute();
    const ageOf = (deviceType: DeviceType, firmware: string): FirmwareAge => {
      if (firmware === '') return 'unknown';
      const isOlder = packages.some(
        (one) => one.deviceTypes.includes(deviceType) && compareVersions(one.version, firmware) > 0,
      );
      return isOlder ? 'older' : 'newest';
    };
    const inTenant = await db
      .selectFrom('device')
      .select(['deviceId', 'deviceType', 'firmware'])
      .where('rentId', '=', 'R001')
      .execute();
    const platform = await w.as('platform');
    const found = new Set<FirmwareAge>();
    for (const age of firmwareAges) {
      const { rows } = await platform.send(deviceCalls.list, { firmware: [age] });
      const wanted = inTenant.filter(({ deviceType, firmware }) => ageOf(deviceType, firmware) === age);
      const idsIn = (some: readonly { readonly deviceId: number }[]) => new Set(some.map(({ deviceId }) => deviceId));
      expect([age, idsIn(rows)]).toEqual([age, idsIn(wanted)]);
      if (wanted.length > 0) found.add(age);
    }
    expect(found.size).toBe(firmwareAges.length);

    const scope: Scope = { rentId: 'R001', role: 'platform' };
    for (const [filter, once] of [
      [{ firmware: ['older'] }, /InitPlan 1/],
      [{ without: ['district'] }, /hashed SubPlan 1/],
    ] as const) {
      const plan = await filteredDevices(db, scope, { ...filter, today })
        .select('device.deviceId')
        .explain();
      expect(JSON.stringify(plan)).toMatch(once);
    }
  });
});
