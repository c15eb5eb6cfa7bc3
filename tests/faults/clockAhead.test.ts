import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceCalls } from '@fireline/api/device';
import { createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { dayAt, dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { beginClocks } from '../../apps/gateway/src/lib/deletionClock.ts';
import { memoryFiles } from '../../apps/gateway/src/lib/files/memory.ts';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';
import { fillHazards } from '../fixtures/hazards.ts';
import { deviceKeyOf, fillTenants, fixtureNow, fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { faultScale } from './faultScale.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-clock-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const fail = (error: unknown) => {
  throw error;
};
const preload = join(import.meta.dirname, 'shiftedClock.mjs');

type Database = Awaited<ReturnType<typeof openEmbedded>>;

/** An installation whose clock is set by the test, beside the fixture's moment. */
class Installation {
  readonly #folder = newFolder();
  readonly #clock = join(this.#folder, 'clock');
  readonly #aheadFromMs = fixtureNow - Date.now();

  /** Sets the clock, also of a gateway that runs. */
  setAhead(ms: number): void {
    writeFileSync(this.#clock, String(this.#aheadFromMs + ms));
  }

  async start(): Promise<{ gateway: GatewayProcess; url: string }> {
    const gateway = spawnGateway('tests/faults/clockMain.ts', {
      FOLDER: join(this.#folder, 'data'),
      CLOCK_FILE: this.#clock,
      NODE_OPTIONS: `--import ${preload}`,
    });
    const url = await gateway.serving;
    expect(url, gateway.output()).not.toBe('');
    return { gateway, url };
  }

  /** Works on the database while no gateway does. */
  async inDatabase<T>(run: (database: Database) => Promise<T>): Promise<T> {
    const database = await openEmbedded({ folder: join(this.#folder, 'data'), onUpkeepFailure: fail });
    try {
      return await run(database);
    } finally {
      await database.close();
    }
  }
}

const stop = async ({ process, ended }: GatewayProcess): Promise<void> => {
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
};
const clientOf = (url: string) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => null, renew: async () => false, onExpired: () => {} },
  });
/** Reports of devices that do not know the time. */
const report = (url: string, devices: readonly number[]) =>
  clientOf(url).send(
    deviceCalls.ingest,
    { reports: devices.map((deviceId) => ({ imei: imeiOf(deviceId), readings: { temperature: 21 } })) as never },
    { headers: { authorization: deviceKeyOf('R001') } },
  );
const login = (url: string) =>
  clientOf(url).send(sessionCalls.login, { username: 'platform', password: fixturePassword, rentId: 'R001' });
const until = (gateway: GatewayProcess, ...jobs: readonly string[]) =>
  vi.waitFor(
    () => {
      for (const job of jobs) expect(gateway.output()).toContain(`ended: ${job}\n`);
    },
    { timeout: 120_000 },
  );

const kept = ['reading', 'position', 'sleepNight', 'userLog', 'alarm', 'alarmTrack', 'image'] as const;
const deleting = ['removal of old readings', 'removal of old nights', 'removal of ended sessions'];
const byTheDay = [
  'reminders of hazards',
  'reminders of the end of service',
  'reminders of inspections',
  'safety reports',
  'duty checks',
];

const countsIn = async ({ db }: Database) => {
  const rows: Record<string, number> = {};
  for (const table of kept) rows[table] = (await db.selectFrom(table).selectAll().execute()).length;
  // packed or not yet
  rows['reading'] = (rows['reading'] ?? 0) + (await db.selectFrom('report').selectAll().execute()).length;
  return rows;
};

/** What is dated later than it can be, with what was written to people because of a day. */
async function aheadIn({ db }: Database) {
  const now = new Date(fixtureNow + hourMs).toISOString();
  const [alarms, silences, sessions, notices, reports, devices] = await Promise.all([
    db.selectFrom('alarm').select('alarmId').where('receivedAt', '>', now).execute(),
    db
      .selectFrom('offlineRecord')
      .select('recordId')
      .where((eb) => eb.or([eb('toAt', '>', now), eb('fromAt', '>', now)]))
      .execute(),
    db
      .selectFrom('session')
      .select('sessionId')
      .where('expiresAt', '>', new Date(fixtureNow + 13 * hourMs).toISOString())
      .execute(),
    db.selectFrom('sendRecord').select('recordId').where('kind', '=', 'notice').where('at', '>', now).execute(),
    db.selectFrom('safetyReport').select('reportId').where('toOn', '>=', dayAt(fixtureNow)).execute(),
    db.selectFrom('device').select('deviceId').where('heardAt', '>', now).execute(),
  ]);
  const found = { alarms, silences, sessions, notices, reports, devices };
  return Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, rows.length]));
}
const nothing = { alarms: 0, silences: 0, sessions: 0, notices: 0, reports: 0, devices: 0 };

interface Ahead {
  readonly days: number;
  readonly hasRow: boolean;
  readonly isSilent: boolean;
}
const cases: readonly Ahead[] =
  faultScale === 1
    ? [{ days: 500, hasRow: false, isSilent: false }]
    : [500, 10, 2].flatMap((days) =>
        [true, false].flatMap((hasRow) => [true, false].map((isSilent) => ({ days, hasRow, isSilent }))),
      );

describe('a start with the clock ahead, and one with the right clock after it', () => {
  it.each(cases)(
    'deletes nothing, writes to nobody, and leaves nothing behind: $days days, row of the clock of deletions $hasRow, devices silent $isSilent [DEV-13] [MSG-06]',
    async ({ days, hasRow, isSilent }) => {
      const installation = new Installation();
      const before = await installation.inDatabase(async (database) => {
        const { db } = database;
        await fillTenants(db);
        await fillHazards({ database, files: memoryFiles(() => fixtureNow) });
        await db.insertInto('sleepNight').values({ deviceId: 1, night: '2026-11-01', segments: '[]' }).execute();
        if (hasRow) await beginClocks(db, fixtureNow);
        return countsIn(database);
      });

      installation.setAhead(days * dayMs);
      const wrong = await installation.start();
      if (!isSilent) await report(wrong.url, [1, 3]);
      await login(wrong.url);
      // the jobs that come by the hour or the day are due
      installation.setAhead(days * dayMs + 25 * hourMs);
      await until(wrong.gateway, ...deleting, ...byTheDay);
      await stop(wrong.gateway);
      await installation.inDatabase(async (database) => {
        const after = await countsIn(database);
        for (const table of kept) expect([table, (after[table] ?? 0) >= (before[table] ?? 0)]).toEqual([table, true]);
        // so that nothing is asked in vain
        expect(await aheadIn(database)).toMatchObject({ notices: 0, reports: 0, sessions: 1 });
      });

      installation.setAhead(10 * minuteMs);
      const right = await installation.start();
      await until(right.gateway, 'mending of times that lie ahead');
      await stop(right.gateway);
      await installation.inDatabase(async (database) => {
        expect(await aheadIn(database)).toEqual(nothing);
        expect(await countsIn(database)).toMatchObject({ sleepNight: before['sleepNight'] });
      });
    },
  );
});
