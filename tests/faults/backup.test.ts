import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deviceCalls } from '@fireline/api/device';
import { createClient } from '@fireline/api/lib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { restore } from '../../apps/gateway/src/lib/backup/restore.ts';
import { tableNames } from '../../apps/gateway/src/lib/backup/tables.ts';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { connectPostgres } from '../../apps/gateway/src/lib/db/postgres.ts';
import type { Db } from '../../apps/gateway/src/lib/db/schema.ts';
import { folderFiles } from '../../apps/gateway/src/lib/files/folder.ts';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { entryOf, spawnGateway } from '../fixtures/gatewayProcess.ts';
import { deviceKeyOf, imeiOf } from '../fixtures/tenant.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fireline-backup-'));
const folder = join(scratch, 'data');
const target = join(scratch, 'restored');
const file = join(scratch, 'backups/all.zip');
mkdirSync(join(scratch, 'backups'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const fail = (error: unknown) => {
  throw error;
};
const server = process.env.FIRELINE_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = `fireline_restore_${process.pid}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const onServer = async (statement: string) => {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
const hasPostgres = await onServer('select 1').then(
  () => true,
  (error: unknown) => (process.env.FIRELINE_REQUIRE_POSTGRES === '1' ? fail(error) : false),
);
if (!hasPostgres) console.log('skipped: no PostgreSQL');

interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | NodeJS.Signals | null; said: string }>;
}
/** The command as npm runs it. */
function command(what: 'backup' | 'restore', path: string, env: Record<string, string>): Command {
  const cli = entryOf('apps/gateway/src/cli.ts');
  const child = spawn(process.execPath, ['--liftoff-only', '--conditions=fireline-source', cli, what, path], {
    env: { PATH: process.env.PATH, INIT_CWD: scratch, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<{ code: number | NodeJS.Signals | null; said: string }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code: code ?? signal, said })),
  );
  return { child, ended };
}

/** The same in this process, for what is not killed. */
const restoreInto = (where: string, url?: string) =>
  restore({ folder: where, databaseUrl: url }, { files: folderFiles(join(where, 'files')), isBucket: false }, file);

/** Kills the command as soon as something of this name is in the folder. */
async function killAt({ child, ended }: Command, where: string, wanted: string): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    const watcher = watch(where, (_event, entry) => {
      if (entry !== wanted) return;
      watcher.close();
      resolve();
    });
  });
  const end = await Promise.race([seen, ended]);
  expect(end, 'it ended before it could be killed').toBeUndefined();
  child.kill('SIGKILL');
  expect((await ended).code).toBe('SIGKILL');
}

/** Sends reports one after the other, some twenty a second, until told to stop. @returns the instants of those that were acknowledged so far */
function reporting(url: string) {
  const taken: string[] = [];
  const over = new AbortController();
  const client = createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => null, renew: async () => false, onExpired: () => {} },
  });
  const first = Date.now() - 3_600_000;
  const done = (async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      const at = new Date(first + i * 1000).toISOString();
      const reports = [{ imei: imeiOf(3), at, readings: { voltage: 220 + (i % 10), leakage: i % 20 ? 10 : 400 } }];
      const headers = { authorization: deviceKeyOf('R001') };
      const { accepted } = await client.send(deviceCalls.ingest, { reports }, { headers });
      if (accepted === 1) taken.push(at);
      await setTimeout(50);
    }
  })();
  const stop = () => {
    over.abort();
    return done;
  };
  return { taken, stop };
}

const rowsOf = async (db: Db, table: string): Promise<string[]> => {
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
  return rows.map(({ row }) => row).toSorted();
};
/** What reports change. */
const changing = new Set([
  'alarm',
  'alarm_report',
  'alarm_track',
  'device',
  // once a minute
  'device_key_use',
  // notes each minute that the clock went on
  'deletion_clock',
  // some run every few seconds
  'job',
  'push_event',
  'push_sequence',
  'reading',
  // a job makes sums of days anew, of which it is noted that readings have come
  'place_day',
  'presence_day',
  'reading_due',
  'reading_month',
  'report',
  'send_notice',
]);

async function compare(restored: Db, kept: Db, taken: readonly string[]): Promise<void> {
  const names = await tableNames(kept);
  expect(await tableNames(restored)).toEqual(names);
  for (const table of names.filter((one) => !changing.has(one)))
    expect(await rowsOf(restored, table), table).toEqual(await rowsOf(kept, table));
  const reports = await restored.selectFrom('report').select('at').where('deviceId', '=', 3).execute();
  const there = new Set(reports.map(({ at }) => at));
  expect(taken.filter((at) => !there.has(at))).toEqual([]);
  const events = await restored
    .selectFrom('pushEvent')
    .select('seq')
    .where('rentId', '=', 'R001')
    .orderBy('seq')
    .execute();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
}

const filesIn = (where: string) =>
  readdirSync(where, { recursive: true, encoding: 'utf8' })
    .filter((entry) => statSync(join(where, entry)).isFile())
    .toSorted()
    .map((entry) => [entry, readFileSync(join(where, entry)).toString('base64')]);

describe('backup and restore [N04]', () => {
  it('of a gateway that goes on taking reports; killed in the middle, neither leaves a half behind', async () => {
    const gateway = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
    const reports = reporting(await gateway.serving);
    await killAt(command('backup', file, { FIRELINE_DATA: folder }), join(scratch, 'backups'), 'all.zip.part');
    expect(existsSync(file)).toBe(false);

    const before = [...reports.taken];
    const { code, said } = await command('backup', file, { FIRELINE_DATA: folder }).ended;
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+ rows of \d+ tables and \d+ uploads are in /),
    });
    expect(readdirSync(join(scratch, 'backups'))).toEqual(['all.zip']);
    expect(reports.taken.length).toBeGreaterThan(before.length);
    await reports.stop();
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);

    mkdirSync(target);
    await killAt(command('restore', file, { FIRELINE_DATA: target }), target, 'restore.new');
    await expect(openEmbedded({ folder: target, onUpkeepFailure: fail })).rejects.toThrow('did not end: repeat it');
    await restoreInto(target);
    await expect(restoreInto(target)).rejects.toThrow(`The data folder ${target} is not empty (database, files)`);

    const kept = await openEmbedded({ folder, onUpkeepFailure: fail });
    const restored = await openEmbedded({ folder: target, onUpkeepFailure: fail });
    await compare(restored.db, kept.db, before);
    expect(filesIn(join(target, 'files'))).toEqual(filesIn(join(folder, 'files')));
    await restored.close();
    await kept.close();
  }, 900_000);

  it.runIf(hasPostgres)('into PostgreSQL: killed in the middle it is empty, and the second time whole', async () => {
    await onServer(`create database ${name}`);
    const elsewhere = join(scratch, 'elsewhere');
    mkdirSync(elsewhere);
    const env = { FIRELINE_DATA: elsewhere, DATABASE_URL: databaseUrl };
    await killAt(command('restore', file, env), elsewhere, 'files');
    await restoreInto(elsewhere, databaseUrl);
    await expect(restoreInto(elsewhere, databaseUrl)).rejects.toThrow('The database is not empty');
    const db = connectPostgres(databaseUrl, fail);
    const kept = await openEmbedded({ folder, onUpkeepFailure: fail });
    await compare(db, kept.db, []);
    expect(filesIn(join(elsewhere, 'files'))).toEqual(filesIn(join(folder, 'files')));
    await kept.close();
    await db.destroy();
    await onServer(`drop database ${name}`);
  });
});
