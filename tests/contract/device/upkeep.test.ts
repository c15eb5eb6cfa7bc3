import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { batteryWorklist, type DeviceType } from '@fireline/domain/device';
import { beforeEach, expect, it } from 'vitest';
import { noObserver } from '../../../apps/gateway/src/lib/observer.ts';
import { batteryJob, judgeBatteries } from '../../../apps/gateway/src/device/upkeep/forecasts.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const dayMs = 86_400_000;
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('upkeep and inspection', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });

  it('a self-test is due a month after the last one, whether a device reported it or a person noted it [DEV-14]', async () => {
    const platform = await w.as('platform');
    const tests = async (query: SendOf<typeof deviceCalls.selfTests> = {}) =>
      (await platform.send(deviceCalls.selfTests, query)).rows;
    const of = async (deviceId: number) => (await tests()).find((row) => row.deviceId === deviceId);
    expect(await of(1)).toMatchObject({ lastDay: null, dueDay: '2026-11-21', state: 'soon', days: 0 });
    expect(await of(2)).toBeUndefined();
    expect(await of(5)).toBeUndefined();
    await ingest(w, [{ imei: imeiOf(1), kinds: ['selfTest'] }]);
    expect(await of(1)).toMatchObject({ lastDay: '2026-11-21', dueDay: '2026-12-21', state: 'tested', days: 30 });
    await platform.send(deviceCalls.recordUpkeep, { deviceId: 4, kind: 'tested', doneDay: '2026-10-20' });
    expect(await of(4)).toMatchObject({ lastDay: '2026-10-20', dueDay: '2026-11-19', state: 'overdue', days: 2 });
    expect((await tests({ state: 'overdue' })).map(({ deviceId }) => deviceId)).toEqual([4]);
    const { selfTest } = await platform.send(deviceCalls.inspectionSummary, {});
    expect(selfTest).toMatchObject({ overdue: 1, tested: 1 });
    expect(selfTest.overdue + selfTest.soon + selfTest.tested).toBe((await tests()).length);
    // the page of the device says the same, with every test
    const own = await platform.send(deviceCalls.inspectionOf, { deviceId: 4 });
    expect(own.selfTest).toEqual({ lastDay: '2026-10-20', dueDay: '2026-11-19', state: 'overdue', days: 2 });
    expect(own.tests).toEqual([{ day: '2026-10-20', by: 'platform-R001', remark: '' }]);
    const reported = await platform.send(deviceCalls.inspectionOf, { deviceId: 1 });
    expect(reported.tests).toEqual([{ day: '2026-11-21', by: '', remark: '' }]);
    expect(reported.battery).toMatchObject({
      urgency: (await platform.send(deviceCalls.batteries, {})).rows.find(({ deviceId }) => deviceId === 1)?.urgency,
    });
  });

  it('batteries are listed as the domain lists them: those due first, by days left, those that do not tell last [DEV-14]', async () => {
    const { db } = w.database;
    const falls: Readonly<Record<number, readonly number[]>> = {
      1: [50, 49, 48, 47, 46],
      2: [20, 18, 16, 14, 13],
      4: [7, 7, 6, 6, 6],
    };
    const atMs = (day: number) => fixtureNow - (5 - day) * dayMs;
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('reading').execute();
      await tx.deleteFrom('report').execute();
      const rows = Object.entries(falls).flatMap(([id, values]) =>
        values.map((batteryRatio, day) => ({
          deviceId: Number(id),
          at: new Date(atMs(day)).toISOString(),
          readings: { batteryRatio },
        })),
      );
      // the job keeps one of each day where days are packed, and the newest of what is not
      for (const { deviceId, at, readings } of rows)
        await insertMany(tx, 'reading', [
          { deviceId, fromAt: at, toAt: at, points: { t: [0], v: { batteryRatio: String(readings.batteryRatio) } } },
        ]);
    });
    const quiet = { isStopped: () => false };
    const deps = { database: w.database, clock: w.time.clock, log: console as never };
    expect(await judgeBatteries(deps, quiet)).toBe(5);
    const platform = await w.as('platform');
    const { rows } = await platform.send(deviceCalls.batteries, {});
    const devices = [1, 2, 4].map((deviceId) => ({
      deviceId,
      deviceType: (deviceId === 2 ? 'water' : 'smoke') as DeviceType,
      lowPower: deviceId === 4,
      samples: (falls[deviceId] ?? []).map((value, day) => ({ atMs: atMs(day), value })),
    }));
    const expected = batteryWorklist(devices, fixtureNow);
    const seen = rows.filter(({ deviceId }) => deviceId in falls);
    expect(seen.map(({ deviceId, urgency }) => [deviceId, urgency])).toEqual(
      expected.map(({ device, urgency }) => [device.deviceId, urgency]),
    );
    expect(seen.map(({ daysLeft }) => daysLeft)).toEqual(
      expected.map(({ daysLeft, urgency }) => (urgency === 'now' ? 0 : daysLeft)),
    );
    const { battery } = await platform.send(deviceCalls.inspectionSummary, {});
    expect(battery.now + battery.soon + battery.later + battery.unknown).toBe(rows.length);
    const soon = await platform.send(deviceCalls.batteries, { urgency: ['soon'] });
    expect(soon.total).toBe(battery.soon);
    // a new battery: nothing is known until it has been reported for a while
    await platform.send(deviceCalls.recordUpkeep, { deviceId: 2, kind: 'battery', doneDay: '2026-11-21' });
    await judgeBatteries(deps, quiet);
    const after = (await platform.send(deviceCalls.batteries, {})).rows.find(({ deviceId }) => deviceId === 2);
    expect(after).toMatchObject({ urgency: 'unknown', replacedDay: '2026-11-21', daysLeft: null });
  });

  it('readings that cannot be read are logged, counted and left out, and every other battery is judged [DEV-14]', async () => {
    const { db } = w.database;
    const at = (day: number) => new Date(fixtureNow - day * dayMs).toISOString();
    const piece = (deviceId: number, day: number, points: object) => ({
      deviceId,
      fromAt: at(day),
      toAt: at(day),
      points,
    });
    const falling = (deviceId: number, day: number) =>
      piece(deviceId, day, { t: [0], v: { batteryRatio: `${20 + day * 2}` } });
    await db.deleteFrom('reading').where('deviceId', 'in', [1, 2]).execute();
    await db.deleteFrom('report').where('deviceId', 'in', [1, 2]).execute();
    const pieces = [1, 2].flatMap((deviceId) => [1, 3, 5, 7, 9, 11].map((day) => falling(deviceId, day)));
    await db
      .transaction()
      .execute((tx) =>
        insertMany(tx, 'reading', [...pieces, piece(1, 4, {}), piece(1, 6, { t: null, v: { batteryRatio: 7 } })]),
      );
    await db
      .insertInto('report')
      .values({ deviceId: 2, at: at(0.5), readings: JSON.stringify({ batteryRatio: 'full' }) })
      .execute();
    const errors: string[] = [];
    const skipped: string[] = [];
    const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
    const observer = { ...noObserver, skipped: ({ job }: { readonly job: string }) => void skipped.push(job) };
    await judgeBatteries({ database: w.database, clock: w.time.clock, log, observer }, { isStopped: () => false });
    const judged = await db.selectFrom('batteryForecast').select(['deviceId', 'dueOn']).orderBy('deviceId').execute();
    const dueOf = (deviceId: number) => judged.find((row) => row.deviceId === deviceId)?.dueOn;
    expect(dueOf(1)).toEqual(expect.any(String));
    expect(dueOf(2)).toBe(dueOf(1));
    expect([errors.length, skipped]).toEqual([2, [batteryJob, batteryJob]]);
  });

  it('upkeep is on record with who did it; days to come, batteries of mains devices and strangers are refused [DEV-13] [ROL-06]', async () => {
    const unit = await w.as('unit');
    const made = await unit.send(deviceCalls.recordUpkeep, {
      deviceId: 1,
      kind: 'cleaned',
      doneDay: '2026-11-20',
      remark: '清洁探测腔',
    });
    expect(made).toMatchObject({ kind: 'cleaned', doneDay: '2026-11-20', remark: '清洁探测腔' });
    const { rows } = await unit.send(deviceCalls.upkeeps, { deviceId: 1 });
    expect(rows.map(({ kind, by }) => [kind, by])).toEqual([['cleaned', made.by]]);
    const sent = { deviceId: 1, kind: 'cleaned', doneDay: '2026-11-22' };
    expect((await problemOf(unit.send(deviceCalls.recordUpkeep, sent)))?.code).toBe('device.upkeep.future');
    const platform = await w.as('platform');
    const mains = { deviceId: 3, kind: 'battery', doneDay: '2026-11-20' };
    expect((await problemOf(platform.send(deviceCalls.recordUpkeep, mains)))?.code).toBe('device.upkeep.mains');
    for (const deviceId of [4, 101]) {
      expect(
        (await problemOf(unit.send(deviceCalls.recordUpkeep, { ...sent, deviceId, doneDay: '2026-11-20' })))?.code,
      ).toBe('device.notFound');
      expect((await problemOf(unit.send(deviceCalls.upkeeps, { deviceId })))?.code).toBe('device.notFound');
    }
    expect((await unit.send(deviceCalls.selfTests, {})).rows.map(({ deviceId }) => deviceId)).toEqual([1]);
  });
});
