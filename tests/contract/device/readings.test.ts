import { deviceCalls } from '@fireline/api/device';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOldReadings } from '../../../apps/gateway/src/device/jobs.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { countingStatements } from '../../fixtures/statements.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

await onTestDatabase('what was measured', ({ open }) => {
  describe('old readings', () => {
    const day = 24 * 3_600_000;
    const piece = (deviceId: number, daysAgo: number) => ({
      deviceId,
      fromAt: new Date(fixtureNow - (daysAgo + 1) * day).toISOString(),
      toAt: new Date(fixtureNow - daysAgo * day).toISOString(),
      points: '{}',
    });
    const write = async (w: FixtureGateway, pieces: readonly ReturnType<typeof piece>[]) => {
      for (let at = 0; at < pieces.length; at += 500)
        await w.database.db
          .insertInto('reading')
          .values(pieces.slice(at, at + 500))
          .execute();
    };
    const kept = async (w: FixtureGateway) =>
      (await w.database.db.selectFrom('reading').select(['deviceId', 'toAt']).orderBy('toAt').execute()).map(
        ({ deviceId, toAt }) => [deviceId, (fixtureNow - Date.parse(toAt)) / day],
      );

    it('are deleted for every tenant, alarms and tracks never [DEV-13]', async () => {
      const w = await open();
      await w.database.db.deleteFrom('reading').execute();
      // the piece of 399 days began before the limit: part of it is to be kept
      await write(w, [piece(1, 500), piece(1, 401), piece(1, 399), piece(2, 10), piece(101, 450), piece(101, 0)]);
      const count = (table: 'alarm' | 'alarmTrack') => w.database.db.selectFrom(table).selectAll().execute();
      const before = [await count('alarm'), await count('alarmTrack')];
      expect(await deleteOldReadings({ database: w.database, clock: () => fixtureNow, log }, 400)).toBe(3);
      expect(await kept(w)).toEqual([
        [1, 399],
        [2, 10],
        [101, 0],
      ]);
      await w.database.db
        .updateTable('alarm')
        .set({ alarmTime: iso(60 * 24 * 900) })
        .execute();
      await deleteOldReadings({ database: w.database, clock: () => fixtureNow, log }, 1);
      expect((await count('alarm')).length).toBe(before[0]?.length);
      expect(await count('alarmTrack')).toEqual(before[1]);
    });

    it('go with old software versions, never the one that a device has, and with what became of old undone moves [DEV-13] [DEV-18]', async () => {
      const w = await open();
      const { db } = w.database;
      const at = (daysAgo: number) => new Date(fixtureNow - daysAgo * day).toISOString();
      const versions = [
        { deviceId: 1, at: at(900), version: 'V1.0' },
        { deviceId: 1, at: at(800), version: 'V1.1' },
        { deviceId: 2, at: at(900), version: 'V1.0' },
        { deviceId: 2, at: at(399), version: 'V1.1' },
        { deviceId: 101, at: at(900), version: 'V2.0' },
      ];
      await db.insertInto('deviceFirmware').values(versions).execute();
      const undo = (moveId: string, endedAt: string | null) => ({
        moveId,
        rentId: 'R001',
        userId: 1,
        by: '平台',
        at: at(90),
        endedAt,
      });
      await db
        .insertInto('deviceUndo')
        .values([undo('old', at(31)), undo('new', at(29)), undo('open', null)])
        .execute();
      await deleteOldReadings({ database: w.database, clock: () => fixtureNow, log }, 400);
      const left = await db
        .selectFrom('deviceFirmware')
        .select(['deviceId', 'version'])
        .orderBy('deviceId')
        .orderBy('at')
        .execute();
      expect(left.map(({ deviceId, version }) => [deviceId, version])).toEqual([
        [1, 'V1.1'],
        [2, 'V1.1'],
        [101, 'V2.0'],
      ]);
      const moves = await db.selectFrom('deviceUndo').select('moveId').orderBy('moveId').execute();
      expect(moves.map(({ moveId }) => moveId)).toEqual(['new', 'open']);
    });

    it('go by small statements, and no more of them once the gateway closes [DEV-13]', async () => {
      const w = await open();
      await w.database.db.deleteFrom('reading').execute();
      await write(
        w,
        Array.from({ length: 2500 }, (_, i) => piece(1, 500 + i)),
      );
      const { counted, statements } = countingStatements(w.database);
      let asked = 0;
      const deps = { database: counted, clock: () => fixtureNow, log };
      expect(await deleteOldReadings(deps, 400, () => ++asked > 1)).toBe(1000);
      expect(await deleteOldReadings(deps, 400)).toBe(1500);
      // the clock and the devices twice, three of readings, and one of each other table, moves that were taken back among them
      expect(statements()).toBe(12);
    });

    it('are looked for soon after the start, by the days that were set, and then daily [DEV-13]', async () => {
      const w = await open({ readingsDays: 30 });
      await w.database.db.deleteFrom('reading').execute();
      await write(w, [piece(1, 31), piece(1, 29.5)]);
      w.time.advance(16 * 60_000);
      await vi.waitFor(async () => expect(await kept(w)).toEqual([[1, 29.5]]));
      // hour by hour: the next round is set only when the first has ended
      await vi.waitFor(
        async () => {
          w.time.advance(day / 24);
          // its steps take as long as the hours
          const at = new Date(w.time.clock()).toISOString();
          await w.database.db.updateTable('deletionClock').set({ at, dayAt: at }).execute();
          expect(await kept(w)).toEqual([]);
        },
        { timeout: 20_000, interval: 5 },
      );
      expect(w.failures).toEqual([]);
    });
  });

  describe('trajectories', () => {
    let w: FixtureGateway;
    beforeEach(async () => {
      w = await open();
    });
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
      const report = (position: object, minutesAgo: number) => ({ imei: imeiOf(1), at: iso(minutesAgo), position });
      const { accepted, leftOut } = await ingest(w, [
        report({ lng: 113.9512345678, lat: 22.54, accuracyM: 6.4 }, 5),
        report({ lng: 213, lat: 22.54, accuracyM: 6 }, 4),
        report({ lng: 113, lat: 22.54 }, 3),
        { ...report({ lng: 0, lat: 0, accuracyM: 10 }, 2), readings: { signals: 20 } },
      ]);
      expect([accepted, leftOut.map(({ index, field, code }) => [index, field, code])]).toEqual([
        4,
        [
          [1, 'position.lng', 'form.range'],
          [2, 'position.accuracyM', 'form.required'],
          [3, 'position', 'device.track.noFix'],
        ],
      ]);
      const week = { from: iso(300), to: iso(0) };
      expect((await ask(week)).fixes.at(-1)).toEqual({ at: iso(5), lng: 113.951235, lat: 22.54, accuracyM: 6 });
      const tomorrow = fixtureNow + 24 * 3_600_000;
      await w.database.db
        .updateTable('deletionClock')
        .set({ at: new Date(tomorrow).toISOString() })
        .execute();
      await deleteOldReadings({ database: w.database, clock: () => tomorrow, log }, 1);
      expect((await ask(week)).fixes.map(({ at }) => at)).toEqual([]);
    });
  });
});
