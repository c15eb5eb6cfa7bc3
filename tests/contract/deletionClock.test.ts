import { dayMs } from '@fireline/domain/lib';
import { manualTime } from '@fireline/api/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { compareWithNewest, deleteOldReadings } from '../../apps/gateway/src/device/jobs.ts';
import { ClockWatch } from '../../apps/gateway/src/lib/clockWatch.ts';
import { deletionNow } from '../../apps/gateway/src/lib/deletionClock.ts';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../fixtures/gateway.ts';
import { ingest, iso } from '../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../fixtures/tenant.ts';

const minute = 60_000;
const wrong = fixtureNow + 500 * dayMs;

await onTestDatabase('the clock of deletions', ({ open }) => {
  let w: FixtureGateway;
  let clockMs = fixtureNow;
  const logged: string[] = [];
  const tell = (message: string) => logged.push(message);
  const log = { info: tell, warn: tell, error: tell };
  beforeEach(async () => {
    [clockMs, logged.length] = [fixtureNow, 0];
    w = await open({ clock: () => clockMs, log });
    logged.length = 0;
  });
  const now = (ms: number, stepMs?: number) => deletionNow(w.database.db, ms, stepMs);
  const heard = () => ingest(w, [{ imei: imeiOf(1), readings: {} }]);

  it('goes with the clock, and no more than a day beyond the newest report [DEV-13]', async () => {
    expect(await now(wrong)).toBe(fixtureNow - 10 * minute + dayMs);
    expect(await now(fixtureNow)).toBe(fixtureNow);
    expect(await now(fixtureNow + 5 * minute, 30 * minute)).toBe(fixtureNow + 5 * minute);
    expect(await now(fixtureNow - dayMs, 30 * minute)).toBe(fixtureNow - dayMs);
  });

  it('moves only by its steps when devices report to a gateway whose clock is years ahead [DEV-13]', async () => {
    await now(fixtureNow);
    clockMs = wrong;
    await heard();
    expect(await now(wrong)).toBe(fixtureNow);
    expect(await now(wrong, 30 * minute)).toBe(fixtureNow + 30 * minute);
    clockMs = fixtureNow + 10 * minute;
    expect(await now(clockMs, 30 * minute)).toBe(clockMs);
  });

  it('keeps readings, and logs what it deletes [DEV-13]', async () => {
    const { db } = w.database;
    await db
      .insertInto('reading')
      .values({ deviceId: 1, fromAt: iso(401 * 1440), toAt: iso(401 * 1440), points: '{}' })
      .execute();
    await now(fixtureNow);
    const kept = (await db.selectFrom('reading').selectAll().execute()).length - 1;
    clockMs = wrong;
    await heard();
    expect(await deleteOldReadings({ database: w.database, clock: () => wrong, log }, 400)).toBe(1);
    expect(logged.filter((message) => message === 'old readings were deleted')).toHaveLength(1);
    expect((await db.selectFrom('reading').selectAll().execute()).length).toBe(kept);
  });

  it('jobs of a gateway whose clock is years ahead delete what is old, and nothing else [ALM-06] [DEV-13]', async () => {
    const time = manualTime(fixtureNow);
    let offMs = 0;
    w = await open({ clock: () => time.clock() + offMs, timers: time.timers });
    await w.token('platform');
    await ingest(w, [{ imei: imeiOf(3), readings: { leakage: 400 } }]);
    const { db } = w.database;
    const [session, event] = await Promise.all([
      db.selectFrom('session').selectAll().executeTakeFirstOrThrow(),
      db.selectFrom('pushEvent').selectAll().executeTakeFirstOrThrow(),
    ]);
    const tables = ['session', 'position', 'reading', 'report'] as const;
    const count = async () => {
      const events = await db.selectFrom('pushEvent').select('seq').where('seq', '<=', event.seq).execute();
      const [sessions, positions, ...readings] = await Promise.all(
        tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
      );
      // some may have been packed meanwhile; what has fallen silent meanwhile has events of its own
      return { sessions, events: events.length, positions, readings: readings.reduce((sum, rows) => sum + rows, 0) };
    };
    const before = await count();
    const old = (days: number) => iso(days * 1440);
    await db
      .insertInto('session')
      .values({ ...session, tokenHash: 'x', sessionId: 'x', expiresAt: old(1) })
      .execute();
    await db
      .insertInto('pushEvent')
      .values({ ...event, seq: 0, at: old(8), data: '{}' })
      .execute();
    await db
      .insertInto('reading')
      .values({ deviceId: 1, fromAt: old(401), toAt: old(401), points: '{}' })
      .execute();
    await db
      .insertInto('report')
      .values({ deviceId: 1, at: old(401), readings: '{}', lng: null, lat: null, accuracyM: null })
      .execute();
    expect(await count()).not.toEqual(before);
    await deletionNow(db, fixtureNow);
    offMs = 500 * dayMs;
    // what was last heard is then as wrong as the clock
    await ingest(w, [{ imei: imeiOf(3), readings: {} }]);
    time.advance(61 * minute);
    await vi.waitFor(async () => expect(await count()).toEqual(before));
    expect(w.failures).toEqual([]);
  });

  it('a clock that is more than a day from the newest report is logged at the start [DEV-13]', async () => {
    const start = (ms: number) =>
      compareWithNewest({ database: w.database, clock: () => ms, clocks: new ClockWatch(log), log });
    await start(fixtureNow);
    expect(logged).toEqual([]);
    await start(fixtureNow - 2 * dayMs);
    await start(fixtureNow + 2 * dayMs);
    expect(logged.filter((message) => message.includes('more than a day apart'))).toHaveLength(2);
  });
});
