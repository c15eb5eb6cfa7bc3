import { dayMs } from '@fireline/domain/lib';
import { manualTime } from '@fireline/api/testing';
import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { compareWithNewest, deleteOldReadings } from '../../../apps/gateway/src/device/jobs.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { deleteOldNights } from '../../../apps/gateway/src/device/sleep/actions.ts';
import { clocksJob, mendingJob } from '../../../apps/gateway/src/lib/mending/job.ts';
import { compareClock } from '../../../apps/gateway/src/lib/watchClock.ts';
import { countTenantDays } from '../../../apps/gateway/src/device/statistics/days.ts';
import { beginClocks, boundedClocks, deletionNow, moveClocks } from '../../../apps/gateway/src/lib/deletionClock.ts';
import { deleting } from '../../../apps/gateway/src/lib/jobs/deleting.ts';
import { m0106BoundedClocks } from '../../../apps/gateway/src/migrations/m0106BoundedClocks.ts';
import { deleteOldLog } from '../../../apps/gateway/src/session/log/deleteOld.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const minute = 60_000;
const wrong = fixtureNow + 500 * dayMs;
const deletionClockBefore = `create table deletion_clock (only_one boolean primary key default true check (only_one), at timestamptz not null)`;

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
  const now = (ms: number) => deletionNow(w.database.db, ms);
  const trusted = { isConfirmed: false, isDoubted: false };
  const heard = () => ingest(w, [{ imei: imeiOf(1), readings: {} }]);
  /** As a version before had left it. */
  const withoutRow = () => w.database.db.deleteFrom('deletionClock').execute();
  const begin = async (ms: number) => void (await beginClocks(w.database.db, ms));

  it('begins with the newest report before this start, and no more than a step beyond it where the clock is far ahead [DEV-13]', async () => {
    expect(await now(wrong)).toBe(fixtureNow);
    await withoutRow();
    await begin(wrong);
    expect(await now(wrong)).toBe(fixtureNow - 10 * minute + 3 * minute);
    await withoutRow();
    await begin(fixtureNow - 500 * dayMs);
    expect(await now(fixtureNow)).toBe(fixtureNow - 500 * dayMs);
  });

  it('is begun for a database of an earlier version while that is brought up to date [DEV-13]', async () => {
    const { db } = w.database;
    for (const older of ['drop table deletion_clock', deletionClockBefore]) await sql.raw(older).execute(db);
    await db.updateTable('device').set({ heardAt: '2026-01-01T00:00:00Z' }).execute();
    await m0106BoundedClocks.up(db);
    expect(await now(wrong)).toBe(Date.parse('2026-01-01T00:03:00Z'));
    await sql.raw('drop table deletion_clock').execute(db);
    for (const older of [deletionClockBefore, `insert into deletion_clock (at) values ('2026-02-02T00:00:00Z')`])
      await sql.raw(older).execute(db);
    await m0106BoundedClocks.up(db);
    expect(await boundedClocks(db)).toEqual({
      at: '2026-02-02T00:00:00.000Z',
      dayAt: '2026-02-02T00:00:00.000Z',
      seenAt: null,
    });
  });

  it('moves towards the clock by its steps, both ways, and no more than a day beyond the newest report [DEV-13]', async () => {
    const { db } = w.database;
    const move = async (ms: number, how = trusted) => {
      await moveClocks(db, ms, how);
      return now(wrong);
    };
    expect(await move(fixtureNow + 2 * minute)).toBe(fixtureNow + 2 * minute);
    expect(await move(wrong)).toBe(fixtureNow + 5 * minute);
    expect(await move(wrong, { ...trusted, isDoubted: true })).toBe(fixtureNow + 5 * minute);
    // back to 1970: what is deleted goes by the clock then, and the row is three minutes behind when it is right again
    await moveClocks(db, 0, trusted);
    expect(await now(0)).toBe(0);
    expect(await now(wrong)).toBe(fixtureNow + 2 * minute);
    await db
      .updateTable('deletionClock')
      .set({ at: new Date(fixtureNow + dayMs - 10 * minute).toISOString() })
      .execute();
    expect(await move(wrong)).toBe(fixtureNow - 10 * minute + dayMs);
  });

  const pace = { isStopped: () => false, rest: async () => {} };
  const setRow = (row: { readonly dayAt?: string; readonly seenAt?: string }) =>
    w.database.db.updateTable('deletionClock').set(row).execute();

  it('and the known day move by the time that has gone by, also where a run comes late [DEV-13]', async () => {
    let gone = 0;
    const clocks = new ClockWatch(log);
    const job = clocksJob({ database: w.database, clock: () => fixtureNow, clocks, log }, () => gone);
    const day = async () => Date.parse((await boundedClocks(w.database.db))?.dayAt ?? '');
    await setRow({ dayAt: new Date(fixtureNow - 20 * 60 * minute).toISOString() });
    await job.run(pace);
    expect(await day()).toBe(fixtureNow - 20 * 60 * minute + 3 * minute);
    gone += 10 * minute;
    await job.run(pace);
    expect(await day()).toBe(fixtureNow - 20 * 60 * minute + 33 * minute);
  });

  it('are beside a pass that mends what lies ahead, once an hour at most, and not for clocks of gateways that differ a little [DEV-13]', async () => {
    let gone = 0;
    let passes = 0;
    const clocks = new ClockWatch(log);
    const count = { what: 'a count', run: async () => (passes += 1) };
    const job = mendingJob({ database: w.database, clock: () => fixtureNow, clocks, log }, [count], () => gone);
    const passesAfter = async (seenMs: number) => {
      await setRow({ seenAt: new Date(fixtureNow + seenMs).toISOString() });
      await job.run(pace);
      return passes;
    };
    expect(await passesAfter(4 * minute)).toBe(0);
    expect(await passesAfter(10 * minute)).toBe(1);
    for (gone = minute; gone < 60 * minute; gone += 10 * minute) expect(await passesAfter(10 * minute)).toBe(1);
    gone = 60 * minute;
    expect(await passesAfter(10 * minute)).toBe(2);
    await job.run(pace);
    expect(Date.parse((await boundedClocks(w.database.db))?.seenAt ?? '')).toBe(fixtureNow);
  });

  it('of gateways whose clocks differ are a warning, one that was put back is none [DEV-13]', async () => {
    const clocks = new ClockWatch(log);
    let ms = fixtureNow;
    const look = () => compareClock({ database: w.database, clock: () => ms, clocks });
    const warnings = () => logged.filter((message) => message.includes('another gateway on this database'));
    await look();
    ms += 20 * minute;
    await look();
    ms -= 20 * minute;
    await look();
    await look();
    expect(warnings()).toEqual([]);
    await setRow({ seenAt: new Date(ms + 30 * minute).toISOString() });
    await look();
    expect(warnings()).toHaveLength(1);
  });

  it('deletes nothing before a device has reported, and begins with the first report then [DEV-13]', async () => {
    const { db } = w.database;
    await db.updateTable('device').set({ heardAt: null }).execute();
    await withoutRow();
    await begin(wrong);
    clockMs = wrong;
    expect(await now(wrong)).toBeNull();
    await moveClocks(db, wrong, trusted);
    let isRun = false;
    const run = async () => void (isRun = true);
    await deleting({ database: w.database, clock: () => wrong, log }, 'rows', run)();
    expect(await deleteOldReadings({ database: w.database, clock: () => wrong, log }, 400)).toBe(0);
    expect(await deleteOldNights({ database: w.database, clock: () => wrong }, 400, { isStopped: () => false })).toBe(
      0,
    );
    expect(isRun).toBe(false);
    clockMs = fixtureNow;
    await heard();
    clockMs = wrong;
    await ingest(w, [{ imei: imeiOf(2), readings: {} }]);
    await moveClocks(db, wrong, trusted);
    expect(await now(wrong)).toBe(fixtureNow + 3 * minute);
  });

  it.each([
    ['a row', 'with', true],
    ['a row', 'without', true],
    ['no row', 'with', false],
    ['no row', 'without', false],
  ] as const)(
    'a start with the clock 500 days ahead on a database with %s deletes nothing, %s reports meanwhile [DEV-13] [DEV-25]',
    async (_row, reports, hasRow) => {
      const { db } = w.database;
      if (!hasRow) await withoutRow();
      const tables = ['reading', 'report', 'position', 'sleepNight', 'deviceFirmware', 'deviceDay', 'userLog'] as const;
      await db
        .insertInto('reading')
        .values({ deviceId: 1, fromAt: iso(90 * 1440), toAt: iso(90 * 1440), points: '{}' })
        .execute();
      await db.insertInto('sleepNight').values({ deviceId: 1, night: '2026-11-01', segments: '[]' }).execute();
      await countTenantDays({ database: w.database, clock: () => fixtureNow, log });
      const old = { rentId: 'R001', userId: 1, username: 'platform', action: 'login', result: 'success' } as const;
      await db
        .insertInto('userLog')
        .values({ ...old, at: iso(1440), ip: '', area: 'session', detail: '' })
        .execute();
      await sql`update rent set profile = jsonb_set(profile, '{logDays}', '180')`.execute(db);
      const count = async () =>
        Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
      const before = await count();
      const time = manualTime(wrong);
      const again = await fixtureGateway(w.database, { isFilled: true, clock: time.clock, timers: time.timers, log });
      if (reports === 'with') await ingest(again, [{ imei: imeiOf(1), readings: {} }]);
      const deps = { database: w.database, clock: time.clock, log };
      await deleteOldReadings(deps, 400);
      await deleteOldNights(deps, 400, { isStopped: () => false });
      await countTenantDays(deps);
      await deleting(deps, 'log', (at) => deleteOldLog(db, at, () => false))();
      const after = await count();
      // what it counts of its own days is more
      expect(after.every((rows, at) => rows >= (before[at] ?? 0))).toBe(true);
    },
  );

  it('keeps readings, and logs what it deletes [DEV-13]', async () => {
    const { db } = w.database;
    await db
      .insertInto('reading')
      .values({ deviceId: 1, fromAt: iso(401 * 1440), toAt: iso(401 * 1440), points: '{}' })
      .execute();
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
