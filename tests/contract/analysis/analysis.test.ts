import { alarmCalls } from '@fireline/api/alarm';
import { analysisCalls } from '@fireline/api/analysis';
import { idleCurrentA, monthAndDate, reportPeriods } from '@fireline/domain/analysis';
import { offlineReason } from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { markedDays } from '../../../apps/gateway/src/device/ingest/dueDays.ts';
import { writeSum } from '../../../apps/gateway/src/analysis/days/store.ts';
import { sumDays } from '../../../apps/gateway/src/analysis/days/sum.ts';
import { makeReports } from '../../../apps/gateway/src/analysis/reports/make.ts';
import { countStorage } from '../../../apps/gateway/src/analysis/storage/actions.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { together } from '../../../apps/gateway/src/lib/db/query/together.ts';
import { fillAnalysis, foreignSensorId, meterId, secondSensorId, sensorId } from '../../fixtures/analysis.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const at = (text: string) => new Date(`${text}:00+08:00`).toISOString();
/** Statements of this database that wait for a lock. */
const waitingLocks = async ({ database: { db } }: FixtureGateway): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
};
const pace = { isStopped: () => false, rest: async () => {} };

await onTestDatabase('analysis', ({ open }) => {
  const depsOf = (w: FixtureGateway, errors: string[] = []) => ({
    database: w.database,
    clock: w.time.clock,
    readingsDays: 400,
    log: { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) },
  });
  const energy = (deviceId: number, readings: readonly (readonly [string, number])[]) =>
    readings.map(([time, value]) => ({
      imei: imeiOf(deviceId),
      at: at(time),
      readings: { energy: value, current: value / 10 },
    }));

  it('a meter counts by day; a late report changes the sum of its day and marks the reports of it [ANA-03] [ANA-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await ingest(
      w,
      energy(3, [
        ['2026-10-30T23:00', 100],
        ['2026-10-31T08:00', 160],
        ['2026-10-31T12:00', 5],
        ['2026-10-31T20:00', 20],
      ]),
    );
    await sumDays(depsOf(w), pace);
    await makeReports(depsOf(w), pace);
    const curve = () => platform.send(analysisCalls.electricityCurve, { window: 'days', placeId: 2 });
    const dayOf = async (day: string) => (await curve()).rows.find(({ key }) => key === day);
    expect(await dayOf('2026-10-31')).toEqual({ key: '2026-10-31', used: 80, maxCurrent: 16, maxLeakage: null });
    w.time.advance(60_000);
    await ingest(
      w,
      energy(3, [
        ['2026-10-31T23:00', 30],
        ['2026-11-01T01:00', 31],
      ]),
    );
    await sumDays(depsOf(w), pace);
    expect(await dayOf('2026-10-31')).toMatchObject({ used: 90 });
    expect(await dayOf('2026-11-01')).toMatchObject({ used: 1 });
    const { total, rows, devices } = await curve();
    expect([rows.length, total]).toEqual([90, 91]);
    expect(devices.map(({ deviceId, used }) => [deviceId, used])).toEqual([[3, 91]]);
    const year = await platform.send(analysisCalls.electricityCurve, { window: 'year' });
    expect([year.rows.length, year.total]).toEqual([13, 91]);
    const october = await platform.send(analysisCalls.reports, { key: '2026-10', scope: 'tenant' });
    expect(october.rows[0]?.lateAt).toBe(new Date(w.time.clock()).toISOString());
    const { content } = await platform.send(analysisCalls.report, { reportId: october.rows[0]?.reportId ?? 0 });
    expect(content.electricity).toEqual({ used: 80, places: [{ id: 2, name: '场所2', count: 1, used: 80 }] });
  });

  it('the day from which readings are being deleted keeps its sum, and the day after is summed again [ANA-03]', async () => {
    const w = await open();
    const { db } = w.database;
    const kept = addDays(dayAt(w.time.clock()), -depsOf(w).readingsDays);
    const days = [kept, addDays(kept, 1)];
    // both were measured while all their readings were there
    const due = { deviceId: 3, measurement: 'energy' as const };
    await db.transaction().execute(async (tx) => {
      for (const day of days) await writeSum(tx, { ...due, day, ...monthAndDate(day), sum: { used: 90, max: 0 } });
    });
    await db
      .insertInto('readingDue')
      .values(days.map((day) => ({ deviceId: 3, day })))
      .execute();
    expect(await sumDays(depsOf(w), pace)).toBe(2);
    const rows = await db.selectFrom('readingMonth').select('days').where('deviceId', '=', 3).execute();
    const left = rows.flatMap((row) => Object.keys(row.days));
    expect(left).toEqual([monthAndDate(kept).date]);
  });

  it('a day that cannot be summed says why and stops no other [ANA-03]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const { db } = w.database;
    await db
      .insertInto('reading')
      .values({ deviceId: 3, fromAt: at('2026-11-10T08:00'), toAt: at('2026-11-10T09:00'), points: '{}' })
      .execute();
    const due = [3, meterId].map((deviceId) => ({ deviceId, day: '2026-11-10' }));
    await db.insertInto('readingDue').values(due).execute();
    const errors: string[] = [];
    expect(await sumDays(depsOf(w, errors), pace)).toBe(1);
    expect(errors).toHaveLength(1);
    const left = await db.selectFrom('readingDue').select(['deviceId', 'tries']).execute();
    expect(left).toEqual([{ deviceId: 3, tries: 1 }]);
  });

  it('meters that report while they are summed keep none waiting, whatever its number [ANA-03]', async () => {
    const w = await open();
    const { db } = w.database;
    const like = await db.selectFrom('device').selectAll().where('deviceId', '=', 3).executeTakeFirstOrThrow();
    const ids = Array.from({ length: 180 }, (_, index) => 6000 + index);
    const devices = ids.map((deviceId) => ({ ...like, deviceId, imei: imeiOf(deviceId) }));
    await db.transaction().execute((tx) => insertMany(tx, 'device', devices));
    const mark = async (some: readonly number[]) => {
      const reports = some.map((deviceId) => reported(deviceId));
      const days = markedDays([{ nowMs: w.time.clock(), reports }]);
      await db.transaction().execute((tx) => together(tx, days));
    };
    const reported = (deviceId: number) => ({ deviceId, at: at('2026-11-21T15:00'), readings: { energy: 5 } });
    await mark(ids.toReversed());
    // all that has been summed reports again at once, as a meter does every minute
    const again = { ...pace, rest: () => mark(ids.slice(0, 60)) };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    expect(await sumDays({ ...depsOf(w), log }, again)).toBe(180);
    const left = await db.selectFrom('readingDue').select('deviceId').orderBy('seq').execute();
    expect(left.map(({ deviceId }) => deviceId).toSorted((a, b) => a - b)).toEqual(ids.slice(0, 60));
  });

  it('a day at midnight and the reports of its device take their days in one order, and both end [ANA-02]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const { db } = w.database;
    const night = [
      { imei: imeiOf(sensorId), at: at('2026-11-20T23:50'), readings: { motion: 1 } },
      { imei: imeiOf(sensorId), at: at('2026-11-21T00:10'), readings: { motion: 0 } },
    ];
    await ingest(w, night);
    await db.deleteFrom('readingDue').execute();
    await db.deleteFrom('presenceDay').where('day', '>=', '2026-11-20').execute();
    await db.insertInto('readingDue').values({ deviceId: sensorId, day: '2026-11-21' }).execute();
    const errors: string[] = [];
    // a report of the evening before has marked its first day, and is about to mark the second one
    let sums: Promise<number> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('readingDue').values({ deviceId: sensorId, day: '2026-11-20' }).execute();
      if (w.database.kind === 'postgres') {
        sums = sumDays(depsOf(w, errors), pace);
        await vi.waitUntil(async () => (await waitingLocks(w)) > 0);
      }
      await sql`insert into reading_due (device_id, day) values (${sensorId}, '2026-11-21')
        on conflict (device_id, day) do update set tries = 0 where reading_due.tries > 0`.execute(tx);
    });
    await (sums ?? sumDays(depsOf(w, errors), pace));
    await sumDays(depsOf(w, errors), pace);
    expect(errors).toEqual([]);
    const days = await db
      .selectFrom('presenceDay')
      .select('day')
      .where('deviceId', '=', sensorId)
      .where('day', '>=', '2026-11-20')
      .orderBy('day')
      .execute();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('places are listed by what they used, within what the reader sees [ANA-03] [ROL-06]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const [unit, foreign] = [await w.as('unit'), await w.as('platform', 'R002')];
    const { rows, total } = await unit.send(analysisCalls.electricity, {});
    expect([total, rows]).toEqual([
      1,
      [
        {
          placeId: 1,
          name: '场所1',
          unitName: '单位1',
          devices: 1,
          used: 80,
          maxCurrent: null,
          maxLeakage: null,
          currentLimit: null,
          leakageLimit: 300,
        },
      ],
    ]);
    expect((await foreign.send(analysisCalls.electricity, {})).total).toBe(0);
    for (const call of [analysisCalls.electricityCurve, analysisCalls.humidity] as const)
      expect((await problemOf(unit.send(call as typeof analysisCalls.humidity, { placeId: 2 })))?.code).toBe(
        'site.place.notFound',
      );
    const days = { from: '2026-11-01', to: '2026-11-21' };
    expect((await problemOf(unit.send(analysisCalls.placeUsageOf, { placeId: 101, ...days })))?.code).toBe(
      'site.place.notFound',
    );
    for (const deviceId of [secondSensorId, foreignSensorId])
      expect((await problemOf(unit.send(analysisCalls.infraredUsage, { deviceIds: [deviceId], ...days })))?.code).toBe(
        'device.notFound',
      );
  });

  it('movement is kept by day, also over midnight, and of a place each minute counts once [ANA-02]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const platform = await w.as('platform');
    const moved = (deviceId: number, times: readonly (readonly [string, number])[]) =>
      times.map(([time, motion]) => ({ imei: imeiOf(deviceId), at: at(time), readings: { motion } }));
    await ingest(
      w,
      moved(secondSensorId, [
        ['2026-11-18T23:30', 1],
        ['2026-11-19T00:20', 0],
        ['2026-11-19T09:00', 1],
        ['2026-11-19T10:00', 0],
      ]),
    );
    await sumDays(depsOf(w), pace);
    const days = { from: '2026-11-18', to: '2026-11-19' };
    const used = await platform.send(analysisCalls.placeUsageOf, { placeId: 2, ...days });
    expect(used.days).toEqual([
      { day: '2026-11-18', minutes: 30, first: 1410, last: 1440 },
      { day: '2026-11-19', minutes: 80, first: 0, last: 600 },
    ]);
    expect(used.hours[3]?.slice(0, 10)).toEqual([20, 0, 0, 0, 0, 0, 0, 0, 0, 60]);
    const { rows } = await platform.send(analysisCalls.placeUsage, { ...days, search: '场所2' });
    expect(rows).toMatchObject([{ placeId: 2, minutes: 110, perDay: 55, typePerDay: 27.5 }]);
  });

  it('a venue used from 9 to 12 of working hours from 8 to 18 has 30 %; the ranking says the same [ANA-02]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const platform = await w.as('platform');
    const hours = { from: '2026-11-20', to: '2026-11-20', workFrom: '08:00', workTo: '18:00' };
    const { devices } = await platform.send(analysisCalls.infraredUsage, {
      deviceIds: [sensorId, secondSensorId],
      ...hours,
    });
    expect(devices.map(({ deviceId, rate, usedMinutes, days }) => [deviceId, rate, usedMinutes, days.length])).toEqual([
      [sensorId, 0.3, 180, 1],
      [secondSensorId, 0, 0, 1],
    ]);
    const ranking = await platform.send(analysisCalls.infraredRanking, hours);
    expect(ranking.rows.map(({ rank, deviceId, rate, before }) => [rank, deviceId, rate, before])).toEqual([
      [1, sensorId, 0.3, null],
      [2, secondSensorId, 0, null],
    ]);
    const many = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(await problemOf(platform.send(analysisCalls.infraredUsage, { deviceIds: many, ...hours }))).toMatchObject({
      code: 'analysis.usage.devices',
      args: { 0: 20 },
    });
    const turned = { ...hours, workFrom: '18:00', workTo: '08:00' };
    expect((await problemOf(platform.send(analysisCalls.infraredRanking, turned)))?.code).toBe(
      'analysis.usage.workEnd',
    );
  });

  it('places are manned while people are seen, unmanned after, unknown without; counts and list agree [ANA-02]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const platform = await w.as('platform');
    const states = async () =>
      (await platform.send(analysisCalls.occupancy, { sort: 'name', order: 'asc' })).rows.map(({ placeId, state }) => [
        placeId,
        state,
      ]);
    expect(await states()).toEqual([
      [1, 'unmanned'],
      [2, 'manned'],
    ]);
    expect(await platform.send(analysisCalls.occupancyCounts, {})).toEqual({
      manned: 1,
      unmanned: 1,
      unknown: 0,
      idle: 1,
    });
    const idle = await platform.send(analysisCalls.occupancy, { state: 'unmanned', aboveA: idleCurrentA });
    expect(idle.rows.map(({ placeId, current, lastAt }) => [placeId, current, lastAt])).toEqual([
      [1, 12, '2026-11-20T04:00:00.000Z'],
    ]);
    await w.database.db.updateTable('device').set({ online: false }).where('deviceId', '=', secondSensorId).execute();
    expect(await states()).toEqual([
      [1, 'unmanned'],
      [2, 'unknown'],
    ]);
  });

  it('reports of ended periods are made once, count the alarms that the lists have, and never change [ANA-01] [N15]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const { db } = w.database;
    w.time.advance(10 * 86_400_000);
    const platform = await w.as('platform');
    await db
      .updateTable('alarm')
      .set({ state: 'closed', closing: 'manual', handledAt: at('2026-11-22T08:00') })
      .where('state', '<>', 'closed')
      .execute();
    expect(await makeReports(depsOf(w), pace)).toBeGreaterThan(0);
    expect(await makeReports(depsOf(w), pace)).toBe(0);
    const [row] = (await platform.send(analysisCalls.reports, { key: '2026-11', scope: 'tenant' })).rows;
    const { content, parts, score } = await platform.send(analysisCalls.report, { reportId: row?.reportId ?? 0 });
    const month = { from: at('2026-11-01T00:00'), to: at('2026-12-01T00:00') };
    const { total } = await platform.send(alarmCalls.list, { list: 'history', category: ['alarm'], ...month });
    expect([content.alarms.total, content.alarms.closed]).toEqual([total, total]);
    const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    expect([content.alarms.byTime, content.alarms.byLevel, content.alarms.byKind].map(sum)).toEqual([
      total,
      total,
      total,
    ]);
    expect(content.alarms.byTime).toHaveLength(30);
    expect(parts.filter(({ points }) => points !== null).every(({ points }) => (points ?? -1) >= 0)).toBe(true);
    expect(score).toBe(row?.score);
    const kinds = reportPeriods('2026-12-01').map(({ key }) => key);
    expect(kinds).toContain('2026-W48');
    const unit = await w.as('unit');
    const seen = await unit.send(analysisCalls.reports, {});
    expect(new Set(seen.rows.map(({ scope }) => scope))).toEqual(new Set(['unit']));
    expect((await problemOf(unit.send(analysisCalls.report, { reportId: row?.reportId ?? 0 })))?.code).toBe(
      'analysis.report.none',
    );
    const ranks = await platform.send(analysisCalls.safetyUnits, {});
    expect(ranks.rows.map(({ rank }) => rank)[0]).toBe(1);
  });

  it('are made on demand: a running period has none, an old one a new version only where something came later [ANA-01]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const make = (key: string, client = platform, id = 1) =>
      client.send(analysisCalls.makeReport, { key, scope: 'unit', id });
    expect((await problemOf(make('2026-11')))?.code).toBe('analysis.report.notOver');
    expect((await problemOf(make('2026-09')))?.code).toBe('analysis.report.already');
    expect((await problemOf(make('2026-13')))?.code).toBe('analysis.period.unknown');
    expect((await problemOf(make('2026-10', unit, 2)))?.code).toBe('analysis.report.scope');
    expect((await problemOf(unit.send(analysisCalls.makeReport, { key: '2026-10', scope: 'tenant' })))?.code).toBe(
      'analysis.report.scope',
    );
    await w.database.db
      .updateTable('safetyReport')
      .set({ lateAt: at('2026-11-01T00:00') })
      .where('reportId', '=', 1)
      .execute();
    const both = await Promise.allSettled([make('2026-09'), make('2026-09', unit)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await unit.send(analysisCalls.reports, { key: '2026-09' });
    expect(rows.map(({ version }) => version)).toEqual([2]);
    expect((await unit.send(analysisCalls.report, { reportId: 1 })).version).toBe(1);
  });

  it('what is stored is counted by type by a job, and shown within what the reader sees [ANA-02] [ROL-06]', async () => {
    const w = await open();
    await fillAnalysis(w);
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    expect((await platform.send(analysisCalls.storage, {})).countedAt).toBeNull();
    await countStorage(depsOf(w), pace);
    const all = await platform.send(analysisCalls.storage, {});
    expect(all.types.find(({ deviceType }) => deviceType === 'smoke')).toMatchObject({
      devices: 2,
      points: 3,
      positions: 2,
      alarms: 3,
    });
    expect(all.days).toMatchObject([{ day: '2026-11-21', points: 3 }]);
    const own = await unit.send(analysisCalls.storage, {});
    expect(own.types.find(({ deviceType }) => deviceType === 'smoke')?.devices).toBe(1);
    expect(own.days).toEqual([]);
  });

  it('devices on NB that are silent have one reason each, as the domain has it; shares add up to 100 [ANA-02] [ROL-06]', async () => {
    const w = await open();
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const { reasons, offline, inUse } = await platform.send(analysisCalls.nbOfflineReasons, {});
    const { rows, total } = await platform.send(analysisCalls.nbOffline, {});
    expect([total, rows.length]).toEqual([offline, offline]);
    expect(inUse).toBeGreaterThan(offline);
    expect(rows.map(({ deviceId, reason }) => [deviceId, reason])).toEqual([[4, 'batteryLow']]);
    expect(reasons.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    const facts = {
      isServiceExpired: false,
      isCardStopped: false,
      isRemoved: false,
      isBatteryLow: false,
      signals: 5,
      hasFault: true,
    };
    await w.database.db.updateTable('device').set({ online: false, signals: 5 }).where('deviceId', '=', 1).execute();
    const of = async () =>
      (await unit.send(analysisCalls.nbOffline, {})).rows.map(({ deviceId, reason }) => [deviceId, reason]);
    expect(await of()).toEqual([[1, offlineReason({ ...facts, hasFault: false })]]);
    await w.database.db
      .updateTable('alarm')
      .set({ category: 'fault', kind: 'componentFault' })
      .where('alarmId', '=', 1)
      .execute();
    expect(await of()).toEqual([[1, offlineReason(facts)]]);
    await w.database.db.updateTable('device').set({ expired: true }).where('deviceId', '=', 1).execute();
    expect(await of()).toEqual([[1, offlineReason({ ...facts, isServiceExpired: true })]]);
  });

  it('a score explains every part, with the weeks before and the places that got worse [ANA-01] [ANA-05]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    const { score, parts, trend, hours, alarms, worse } = await unit.send(analysisCalls.safety, {
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect(score).toBeGreaterThan(0);
    expect(parts.find(({ part }) => part === 'falseAlarms')).toMatchObject({ value: 100, points: 0 });
    expect(trend).toHaveLength(8);
    expect(hours.flat().reduce((a, b) => a + b)).toBe(alarms.total);
    expect(worse.map(({ placeId, count, before }) => [placeId, count, before])).toEqual([[1, alarms.total, 0]]);
    expect((await problemOf(unit.send(analysisCalls.safety, { from: '2026-11-01', to: '2026-11-30' })))?.code).toBe(
      'analysis.range.future',
    );
  });
});
