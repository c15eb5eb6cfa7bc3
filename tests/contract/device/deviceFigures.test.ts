import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import {
  batteryBands,
  type CountedDeed,
  deviceRank,
  deviceStatuses,
  expiryTerms,
  firmwareAges,
  freshnesses,
  isBatteryEmpty,
  signalBands,
  type StatisticsBy,
  statisticsBy,
} from '@fireline/domain/device';
import { addDays, startOfDay } from '@fireline/domain/lib';
import { expect, it, vi } from 'vitest';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { countTenantDays } from '../../../apps/gateway/src/device/statistics/days.ts';
import { memoryFiles } from '../../../apps/gateway/src/lib/files/memory.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { fixtureGateway } from '../../fixtures/gateway.ts';
import { cheapHash, fixtureNow } from '../../fixtures/tenant.ts';

vi.setConfig({ testTimeout: 400_000 });

type Filter = Omit<SendOf<typeof deviceCalls.list>, 'pageNo' | 'pageSize'>;
const ids: Partial<Record<StatisticsBy, string>> = {
  partner: 'partnerId',
  unit: 'unitId',
  place: 'placeId',
  building: 'buildingId',
  district: 'orgId',
};
/** What the list of a row is narrowed to, as the page's link does. */
function narrowedTo(by: StatisticsBy, key: string): Filter {
  if (key === '') return { without: [by === 'placeType' ? 'place' : by] } as Filter;
  return { [ids[by] ?? by]: [key] };
}

async function openCity() {
  const database = await borrowMemory();
  const files = memoryFiles(() => fixtureNow);
  const pwHash = await cheapHash(demoPassword);
  await seedCity({ db: database.db, files, clock: () => fixtureNow, devices: 200, pastDays: 8, pwHash });
  const w = await fixtureGateway(database, { isFilled: true, files });
  // an hour and a half in which nobody reports: late ones, and some that report more often are stale
  w.time.advance(90 * 60_000);
  const as = async (username: string) => {
    const { token } = await w.client().send(sessionCalls.login, { rentId: 'R001', username, password: demoPassword });
    return w.client(token);
  };
  return { w, as };
}

it('each figure of the statistics and of the analysis is the length of the list that it opens, in the demo city [DEV-14] [DEV-12] [DEV-10]', async () => {
  const { w, as } = await openCity();
  let client = await as('platform');
  const listed = async (filter: Filter) =>
    (await client.send(deviceCalls.list, { ...filter, pageNo: 1, pageSize: 1 })).total;
  for (const by of statisticsBy) {
    const found = await client.send(deviceCalls.statistics, { by });
    expect(found.total, by).toBe(await listed({}));
    expect([found.isCut, found.rows.reduce((sum, { total }) => sum + total, 0)]).toEqual([false, found.total]);
    expect(found.rows.length, by).toBeGreaterThan(1);
    // the first rows, the last, and the one of those that have none
    const some = [...found.rows.slice(0, 4), ...found.rows.slice(-1), ...found.rows.filter(({ key }) => key === '')];
    for (const row of new Set(some)) {
      const own = narrowedTo(by, row.key);
      const figures: [number, Filter][] = [
        [row.total, {}],
        [row.standing, { concern: ['alarm'] }],
        [row.late, { concern: ['late'] }],
        [row.lowBattery, { concern: ['battery'] }],
        ...deviceStatuses.map((status): [number, Filter] => [row.byStatus[status], { status: [status] }]),
      ];
      for (const [figure, filter] of figures)
        expect([by, row.key, filter, figure]).toEqual([by, row.key, filter, await listed({ ...own, ...filter })]);
    }
  }
  // under a province and in one of its districts: both hold
  const district = (await client.send(deviceCalls.statistics, { by: 'district' })).rows.find(({ key }) => key !== '');
  expect(district?.total).toBeGreaterThan(0);
  expect(await listed({ orgId: [district!.key.slice(0, 2), district!.key] })).toBe(district!.total);
  expect(await listed({ orgId: ['none', district!.key] })).toBe(0);

  // the gateway ranks devices, and finds empty batteries, as the domain does
  const { rows: all } = await client.send(deviceCalls.all, { sort: 'rank' });
  const ranks = all.map(deviceRank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBeGreaterThan(4);
  const empty = all.filter((device) => device.dStatus !== 0 && isBatteryEmpty(device)).length;
  expect(empty).toBeGreaterThan(0);
  expect(await listed({ concern: ['battery'] })).toBe(empty);

  const idle = await client.send(deviceCalls.list, { life: ['notActivated'] });
  const spare = await client.send(deviceCalls.list, { life: ['inService'], status: ['online'] });
  await client.send(deviceCalls.removeDevices, { deviceIds: spare.rows.slice(0, 5).map(({ deviceId }) => deviceId) });
  const opened = idle.rows.slice(0, 3).map(({ deviceId }) => deviceId);
  // an opening ends the session
  await client.send(deviceCalls.changeLives, { deviceIds: opened, except: [], event: 'activate' });
  client = await as('platform');
  w.time.advance(1000);
  await countTenantDays({
    database: w.database,
    clock: w.time.clock,
    log: {
      info: () => {},
      warn: () => {},
      error: (_message, error) => {
        throw error;
      },
    },
  });
  const found = await client.send(deviceCalls.analysis, { range: 'last7Days' });
  for (const band of signalBands) expect([band, found.signals[band]]).toEqual([band, await listed({ signal: [band] })]);
  for (const band of batteryBands)
    expect([band, found.batteries[band]]).toEqual([band, await listed({ battery: [band] })]);
  expect(Object.values(found.signals).filter((count) => count > 0).length).toBeGreaterThan(2);
  const period = {
    from: new Date(startOfDay(found.from)).toISOString(),
    to: new Date(startOfDay(addDays(found.to, 1))).toISOString(),
    pageNo: 1,
    pageSize: 1,
  };
  expect(found.alarms.length).toBeGreaterThan(0);
  for (const { deviceType, alarms, falseAlarms } of found.alarms) {
    const query = { list: 'all', drill: 'no', category: ['alarm'], deviceType: [deviceType], ...period } as const;
    expect([deviceType, alarms]).toEqual([deviceType, (await client.send(alarmCalls.list, query)).total]);
    const closed = { ...query, closing: 'falseAlarm' } as const;
    expect([deviceType, falseAlarms]).toEqual([deviceType, (await client.send(alarmCalls.list, closed)).total]);
    const others = { ...query, closing: 'notFalseAlarm' } as const;
    expect([deviceType, alarms - falseAlarms]).toEqual([
      deviceType,
      (await client.send(alarmCalls.list, others)).total,
    ]);
  }
  expect(found.alarms.some(({ falseAlarms }) => falseAlarms > 0)).toBe(true);
  // of several units the figures and their lists hold just those
  const units = (await client.send(deviceCalls.statistics, { by: 'unit' })).rows.flatMap(({ key }) =>
    key === '' ? [] : [Number(key)],
  );
  const unitId = units.slice(0, 2);
  const some = await client.send(deviceCalls.analysis, { range: 'last7Days', unitId });
  const ofUnits = { list: 'all', drill: 'no', category: ['alarm'], unitId, ...period } as const;
  const counted = some.alarms.reduce((sum, { alarms }) => sum + alarms, 0);
  expect((await client.send(alarmCalls.list, ofUnits)).total).toBe(counted);
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(found.alarms.reduce((sum, { alarms }) => sum + alarms, 0));
  expect(found.worst.length).toBeGreaterThan(0);
  for (const { deviceId, silences } of found.worst)
    expect((await client.send(deviceCalls.offlineRecords, { deviceId, ...period })).total).toBe(silences);
  expect((await client.send(deviceCalls.offlineRecords, period)).total).toBe(found.silences);

  // what was activated and removed: of each day, and of the range
  const deeds = async (from: string, to: string, event: CountedDeed) => {
    const span = { from: new Date(startOfDay(from)).toISOString(), to: new Date(startOfDay(to)).toISOString() };
    return (await client.send(deviceCalls.lifeDeeds, { ...span, event: [event] })).total;
  };
  for (const { day, activated, removed } of found.lives)
    expect([day, activated, removed]).toEqual([
      day,
      await deeds(day, addDays(day, 1), 'activate'),
      await deeds(day, addDays(day, 1), 'remove'),
    ]);
  const after = addDays(found.to, 1);
  const sums = [await deeds(found.from, after, 'activate'), await deeds(found.from, after, 'remove')];
  const sumOfDays = (of: 'activated' | 'removed') => found.lives.reduce((sum, day) => sum + day[of], 0);
  expect([sumOfDays('activated'), sumOfDays('removed')]).toEqual(sums);
  expect(sums.every((count) => count > 0)).toBe(true);

  // what is known of devices in use falls into one of each
  const inUse = await listed({ life: ['inService', 'suspended', 'expired'] });
  const sumOf = async (filters: readonly Filter[]) => {
    let sum = 0;
    for (const filter of filters) sum += await listed(filter);
    return sum;
  };
  expect(await sumOf(freshnesses.map((one) => ({ freshness: [one] })))).toBe(inUse);
  expect(await sumOf([{ freshness: ['late'] }, { freshness: ['stale'] }])).toBe(await listed({ concern: ['late'] }));
  expect(await listed({ freshness: ['late', 'stale'] })).toBe(await listed({ concern: ['late'] }));
  expect(await listed({ freshness: ['late'] })).toBeGreaterThan(0);
  expect(await sumOf(firmwareAges.map((one) => ({ firmware: [one] })))).toBe(await listed({}));
  expect(await listed({ firmware: ['older'] })).toBeGreaterThan(0);
  const terms = await client.send(deviceCalls.expiry, {});
  for (const term of expiryTerms) expect([term, terms[term]]).toEqual([term, await listed({ expiry: term })]);
  await w.close();
});
