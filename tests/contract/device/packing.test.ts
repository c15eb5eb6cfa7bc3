import { deviceCalls } from '@fireline/api/device';
import type { Measurement } from '@fireline/domain/device';
import { dayMs, hourMs } from '@fireline/domain/lib';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { packReports, reportsPerSlice } from '../../../apps/gateway/src/device/ingest/packing.ts';
import { giveBackSpace } from '../../../apps/gateway/src/device/ingest/packingStore.ts';
import { m0018Packing } from '../../../apps/gateway/src/migrations/m0018Packing.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const ago = (ms: number) => new Date(fixtureNow - ms).toISOString();

await onEveryDatabase('packing', ({ open, kind }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    for (const table of ['reading', 'position'] as const) await w.database.db.deleteFrom(table).execute();
  });
  const clock = () => fixtureNow;
  const pack = (isStopped = () => false) =>
    packReports({ database: w.database, clock }, { isStopped, rest: async () => {} });
  const week = { from: ago(7 * dayMs), to: ago(0) };
  const curve = async (deviceId: number, measurement: Measurement) =>
    (await (await w.as('platform')).send(deviceCalls.readings, { deviceId, measurement, ...week })).points;
  /** What the calls answer of these devices. */
  const told = async (deviceIds: readonly number[]) => {
    const platform = await w.as('platform');
    const all = [];
    for (const deviceId of deviceIds) {
      all.push(await curve(deviceId, 'smoke'), await curve(deviceId, 'temperature'));
      all.push((await platform.send(deviceCalls.trajectory, { deviceId, ...week })).fixes);
    }
    return all;
  };
  const rows = (table: 'report' | 'reading' | 'position') => w.database.db.selectFrom(table).selectAll().execute();

  it('changes nothing that is read, whatever was reported, again, and late [DEV-13] [DEV-25]', async () => {
    const report = fc.record({
      imei: fc.constantFrom(imeiOf(1), imeiOf(4)),
      // some at the same instant, some a millisecond beside a whole second
      at: fc.oneof(fc.constantFrom(0, 5 * hourMs, dayMs, dayMs + 1), fc.nat(4 * dayMs)).map(ago),
      readings: fc.record({ smoke: fc.nat(99), temperature: fc.integer({ min: 0, max: 50 }) }, { requiredKeys: [] }),
      position: fc.option(fc.constant({ lng: 113.95, lat: 22.54, accuracyM: 5 }), { nil: undefined }),
    });
    const batches = fc.array(fc.array(report, { minLength: 1, maxLength: 30 }), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(batches, async (sent) => {
        for (const table of ['report', 'reading', 'position'] as const) await w.database.db.deleteFrom(table).execute();
        for (const reports of sent) {
          await ingest(w, reports);
          const before = await told([1, 4]);
          await pack();
          expect(await told([1, 4])).toEqual(before);
          await ingest(w, reports);
          expect(await told([1, 4])).toEqual(before);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('leaves one row a day, and the reports of today as they are [DEV-13]', async () => {
    const reports = Array.from({ length: 60 }, (_, hours) => ({
      imei: imeiOf(1),
      at: ago(hours * hourMs),
      readings: { smoke: hours },
    }));
    await ingest(w, reports);
    // the day begins at 16:00 UTC: 17 reports are of today, from 00:00 to 08:00 and the evening before
    expect(await pack()).toBe(43);
    expect((await rows('report')).length).toBe(17);
    expect((await rows('reading')).length).toBe(2);
    await ingest(w, [{ imei: imeiOf(1), at: ago(30 * hourMs + 60_000), readings: { smoke: 7 } }]);
    expect(await pack()).toBe(1);
    expect((await rows('reading')).length).toBe(2);
  });

  it('goes on where it was stopped, and may be done by two gateways at once [DEV-13]', async () => {
    const reports = Array.from({ length: 2 * reportsPerSlice + 50 }, (_, minutes) => ({
      imei: imeiOf(1 + (minutes % 4)),
      at: ago(dayMs + minutes * 60_000),
      readings: { temperature: minutes % 50 },
    }));
    await ingest(w, reports);
    const before = await told([1, 2, 3, 4]);
    let asked = 0;
    expect(await pack(() => ++asked > 1)).toBe(reportsPerSlice);
    expect(await told([1, 2, 3, 4])).toEqual(before);
    const other = await kind.again?.();
    try {
      await Promise.all([pack(), packReports({ database: other ?? w.database, clock })]);
    } finally {
      await other?.close();
    }
    await pack();
    expect(await rows('report')).toEqual([]);
    expect(await told([1, 2, 3, 4])).toEqual(before);
  });

  it('a gateway closes while the job rests between two slices [DEV-13]', async () => {
    const reports = Array.from({ length: 2 * reportsPerSlice }, (_, minutes) => ({
      imei: imeiOf(1),
      at: ago(dayMs + minutes * 60_000),
      readings: { temperature: 20 },
    }));
    await ingest(w, reports);
    w.time.advance(6 * 60_000);
    await vi.waitFor(async () => expect((await rows('report')).length).toBe(reportsPerSlice));
    w = await open();
    expect(await rows('report')).toEqual([]);
  });

  it('a slice that fails leaves its reports where they were [DEV-13]', async () => {
    await ingest(w, [{ imei: imeiOf(1), at: ago(2 * dayMs), readings: { smoke: 3 } }]);
    await sql`alter table reading add constraint full_disk check (false) not valid`.execute(w.database.db);
    await expect(pack()).rejects.toThrow('full_disk');
    await sql`alter table reading drop constraint full_disk`.execute(w.database.db);
    expect(await curve(1, 'smoke')).toEqual([{ at: ago(2 * dayMs), value: 3 }]);
    expect(await pack()).toBe(1);
  });

  it('packed reports leave no empty pages behind, and the others stay [DEV-13]', async () => {
    const { db } = w.database;
    // the server gives space back when it likes, or holds the table meanwhile
    await sql`alter table report set (autovacuum_enabled = false)`.execute(db);
    await sql`insert into report (device_id, at, readings)
      select 1, to_timestamp(n), '{"smoke": 1}' from generate_series(1, 5000) as n`.execute(db);
    await ingest(w, [{ imei: imeiOf(1), at: ago(0), readings: { smoke: 3 } }]);
    await db.deleteFrom('report').where('at', '<', ago(dayMs)).execute();
    const bytes = async () =>
      (await sql<{ bytes: number }>`select pg_table_size('report') as bytes`.execute(db)).rows[0]?.bytes ?? 0;
    const before = await bytes();
    await giveBackSpace(db, before);
    expect(await bytes()).toBe(before);
    // the server leaves rows that somebody's open transaction may still read to the next time
    await vi.waitFor(async () => {
      await giveBackSpace(db, before - 1);
      expect(await bytes()).toBeLessThan(before / 10);
    });
    expect(await curve(1, 'smoke')).toEqual([{ at: ago(0), value: 3 }]);
  });

  it('two reports of the same instant both keep what they measured [DEV-09] [DEV-13]', async () => {
    const at = ago(dayMs);
    const report = (readings: object) => ({ imei: imeiOf(1), at, readings });
    await ingest(w, [report({ smoke: 3 })]);
    await ingest(w, [report({ temperature: 31.5, smoke: 4 }), report({ humidity: 60 })]);
    const kept = async () => [await curve(1, 'smoke'), await curve(1, 'temperature'), await curve(1, 'humidity')];
    const all = [3, 31.5, 60].map((value) => [{ at, value }]);
    expect(await kept()).toEqual(all);
    await pack();
    expect(await kept()).toEqual(all);
  });

  it('takes rows of one report that an older version left [DEV-13]', async () => {
    const { db } = w.database;
    const at = ago(2 * dayMs);
    const piece = { deviceId: 1, fromAt: at, toAt: at };
    await db
      .insertInto('reading')
      .values({ ...piece, points: '{"t":[0],"v":{"smoke":[3],"temperature":[null]}}' })
      .execute();
    await db
      .insertInto('position')
      .values({ ...piece, points: '{"t":[0],"lng":[113.9],"lat":[22.5],"accuracyM":[4]}' })
      .execute();
    const before = await told([1]);
    for (const table of ['report', 'deletion_clock']) await sql`drop table ${sql.table(table)}`.execute(db);
    await m0018Packing.up(db);
    expect((await rows('report')).length).toBe(1);
    expect(await told([1])).toEqual(before);
    await pack();
    expect(await told([1])).toEqual(before);
  });
});
