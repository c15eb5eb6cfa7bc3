import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from './embedded.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
const scratch = mkdtempSync(join(tmpdir(), 'fireline-open-'));
const good = join(scratch, 'good');
const folder = join(scratch, 'data');
const database = join(folder, 'database');
const open = (options = {}) => openEmbedded({ folder, onUpkeepFailure: () => {}, ...options });
const restore = '`npm run restore -- FILE`';

beforeAll(async () => {
  const opened = await openEmbedded({ folder: good, onUpkeepFailure: () => {} });
  await opened.close();
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(good, folder, { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const listed = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** What is said of the folder, from which nothing is taken away. */
async function said(options = {}): Promise<string> {
  const before = listed();
  const message = await open(options).then(
    () => 'opened',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );
  const after = new Set(listed());
  expect(before.filter((name) => !after.has(name))).toEqual([]);
  return message;
}

describe('a data folder that cannot be used is told in one sentence [N25]', () => {
  const damage = (reason: string) =>
    `StartProblem: The database in ${folder} is damaged (${reason}): move it away and restore a backup with ${restore}.`;

  it.each([
    ['global/pg_control', 'could not open file "global/pg_control": No such file or directory'],
    ['pg_wal', 'could not locate a valid checkpoint record'],
    ['postgresql.conf', 'PGlite failed to initialize properly'],
  ])('damage: without %s', async (lost, reason) => {
    rmSync(join(database, lost), { recursive: true });
    if (lost === 'pg_wal') mkdirSync(join(database, lost));
    expect((await said()).replace(/ at [0-9A-F]+\/[0-9A-F]+/, '')).toBe(damage(reason));
  });

  it('a folder that is not recognised is never taken for a new one', async () => {
    rmSync(join(database, 'PG_VERSION'));
    expect(await said()).toContain(
      `damaged (PG_VERSION is missing): move it away and restore a backup with ${restore}.`,
    );
    rmSync(database, { recursive: true });
    mkdirSync(database);
    expect(await said()).toContain(`The database folder ${database} is empty: mount its volume if it has one`);
    rmSync(database, { recursive: true });
    writeFileSync(database, '');
    expect(await said()).toContain(`${database} is a file and no database`);
    rmSync(database);
    mkdirSync(join(folder, 'files'));
    expect(await said()).toContain('has no database, yet other files (files): mount what is missing');
    mkdirSync(join(folder, 'restore.new'));
    expect(await said()).toContain(`A restore into the data folder ${folder} did not end: repeat it with ${restore}.`);
  });

  it('an empty folder, where no demo city may be made', async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    // the lock is what a first start leaves
    writeFileSync(join(folder, 'gateway.lock'), '');
    const sentence = await said({ mayCreate: false });
    expect(sentence).toContain(`The data folder ${folder} is empty. Mount its volume`);
    expect(sentence).toContain('FIRELINE_CITY');
  });

  it('another version: of the tables, and of PostgreSQL', async () => {
    const { db, close } = await open();
    await sql`insert into kysely_migration values ('9999_future', '2026-01-01')`.execute(db);
    await close();
    expect(await said()).toMatch(
      /^StartProblem: The database was written by a newer version of Fireline \(it has 9999_future\)/,
    );
    writeFileSync(join(database, 'PG_VERSION'), '16\n');
    expect(await said()).toContain('was written by another version of PostgreSQL');
  });

  it('a state of the tables between two releases', async () => {
    const { db, close } = await open();
    await sql`delete from kysely_migration where name = '0041_orgs'`.execute(db);
    await close();
    const sentence = await said();
    expect(sentence).toMatch(
      /^StartProblem: The database was written by a version of Fireline between two releases \(it has 0042_\w+ and lacks 0041_orgs, which comes before\)/,
    );
    expect(sentence).toContain(restore);
  });
});

describe('a data folder is its owner’s alone', () => {
  it('what others may read or write is closed to them [SES-01]', async () => {
    chmodSync(folder, 0o755);
    chmodSync(join(database, 'base'), 0o777);
    chmodSync(join(database, 'global/pg_control'), 0o666);
    await (await open()).close();
    const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0;
    const all = [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ];
    expect(all.filter(isOpen).filter((path) => !path.endsWith('gateway.lock'))).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)('database files of another user are told as such [N25]', () => {
    const nobody = 65_534;
    for (const path of [folder, database]) chmodSync(path, 0o700);
    for (const path of [scratch, folder, join(folder, 'gateway.lock')]) chownSync(path, nobody, nobody);
    const script = `
      import { openEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
      await openEmbedded({ folder: ${JSON.stringify(folder)} }).catch((error) => console.log(error.message));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      uid: nobody,
      encoding: 'utf8',
    });
    expect(stdout, stderr).toBe(
      `The database in ${folder} belongs to another user: start as that user, or give the folder to this one.\n`,
    );
  });
});
