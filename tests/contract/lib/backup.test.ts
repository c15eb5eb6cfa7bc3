import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBackup } from '../../../apps/gateway/src/lib/backup/backup.ts';
import { keepSealKey, readSealKey, sealKeyFile } from '../../../apps/gateway/src/lib/sealKeyFile.ts';
import { folderFiles } from '../../../apps/gateway/src/lib/files/folder.ts';
import { loadFiles } from '../../../apps/gateway/src/lib/backup/load.ts';
import { openArchive, verifyArchive } from '../../../apps/gateway/src/lib/backup/readArchive.ts';
import { restore, restoreTables } from '../../../apps/gateway/src/lib/backup/restore.ts';
import { idColumns, tableNames } from '../../../apps/gateway/src/lib/backup/tables.ts';
import { writeArchive } from '../../../apps/gateway/src/lib/backup/writeArchive.ts';
import type { OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { memoryFiles } from '../../../apps/gateway/src/lib/files/memory.ts';
import type { FileStore } from '../../../apps/gateway/src/lib/files/store.ts';
import { memoryDatabases, everyDatabase } from '../../fixtures/databases.ts';
import { fillImages } from '../../fixtures/images.ts';
import { fillPlans } from '../../fixtures/plans.ts';
import { fillTenants } from '../../fixtures/tenant.ts';

vi.setConfig({ testTimeout: 180_000 });
const kinds = await everyDatabase();
const memory = memoryDatabases();
const scratch = mkdtempSync(join(tmpdir(), 'fireline-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Every row of every table as the database itself writes it, and the next ids. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  return db.transaction().execute(async (tx) => {
    const content: Record<string, string[]> = {};
    for (const table of await tableNames(tx)) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(tx);
      content[table] = rows.map(({ row }) => row).toSorted();
    }
    for (const { sequence } of await idColumns(tx)) {
      const { rows } = await sql<{ next: string }>`
        select (case when is_called then last_value + 1 else last_value end)::text as next from ${sql.raw(sequence)}`.execute(
        tx,
      );
      content[sequence] = rows.map(({ next }) => next);
    }
    return content;
  });
}

async function sumsOf(files: FileStore): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for await (const { key } of files.list('')) {
    const file = await files.read(key);
    if (file)
      sums[key] = createHash('sha256')
        .update(await buffer(file.stream))
        .digest('hex');
  }
  return sums;
}

/** Texts, numbers and instants that a careless way through JSON would change. */
async function addOddValues({ db }: OpenedDatabase): Promise<void> {
  const odd = 'line\nfeed, \u2028 separator, "quote", \\backslash\\, {brace}, 火警';
  await sql`update place set name = ${odd}, lng = 113.00000000000001, lat = 'NaN' where place_id = (select min(place_id) from place)`.execute(
    db,
  );
  await sql`insert into user_config select user_id, 'odd', '{"n": 12345678901234567890.123456789, "s": "\\u2028"}'
    from app_user order by user_id limit 1`.execute(db);
  await sql`update app_user set last_login_at = '0001-01-01 00:00:00.000001+00' where user_id = (select min(user_id) from app_user)`.execute(
    db,
  );
}

let opened: OpenedDatabase[] = [];
const keep = async (database: Promise<OpenedDatabase>) => {
  opened.push(await database);
  return database;
};
afterEach(async () => {
  for (const one of opened) await one.close();
  opened = [];
});

async function filled(database: OpenedDatabase) {
  const files = memoryFiles();
  await fillTenants(database.db);
  await fillPlans(database.db, files);
  await fillImages(database.db, files);
  await addOddValues(database);
  return { db: database.db, files };
}

describe('a backup', () => {
  const path = join(scratch, 'all.zip');
  let database: OpenedDatabase;
  let source: { db: Db; files: FileStore };
  beforeAll(async () => {
    database = await memory.open();
    source = await filled(database);
    await writeBackup(source.db, source.files, path, '2026-11-23T00:00:00.000Z');
  });

  afterAll(() => database.close());

  it.each(kinds.map((kind, index) => ({ from: kind, to: kinds[(index + 1) % kinds.length] ?? kind })))(
    'from $from.name into $to.name: every row, the next ids, every upload [N04]',
    async ({ from, to }) => {
      const { db, files } = await filled(await keep(from.open()));
      const file = join(scratch, 'roundTrip.zip');
      const written = await writeBackup(db, files, file, '2026-11-23T00:00:00.000Z');
      expect(Object.values(written.tables).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(50);
      const target = await keep(to.open());
      const restored = memoryFiles();
      const archive = await openArchive(file);
      await restoreTables(target.db, archive);
      await loadFiles(restored, archive);
      await archive.close();
      expect(await contentOf(target.db)).toEqual(await contentOf(db));
      expect(await sumsOf(restored)).toEqual(await sumsOf(files));
      expect(Object.keys(await sumsOf(files)).length).toBeGreaterThan(2);
    },
  );

  it('holds the key of the data folder, which a restore needs for what it has encrypted [MSG-06]', async () => {
    const file = join(scratch, 'withKey.zip');
    const key = 'k'.repeat(43);
    const { sealKey } = await writeBackup(source.db, source.files, file, '2026-11-23T00:00:00.000Z', key);
    expect(sealKey?.bytes).toBeGreaterThan(key.length);
    const folder = join(scratch, 'withKey');
    const where = { folder, databaseUrl: undefined };
    await restore(where, { files: folderFiles(join(folder, 'files')), isBucket: false }, file);
    expect(readSealKey(folder)).toBe(key);
    expect(statSync(join(folder, sealKeyFile)).mode & 0o077).toBe(0);
    const other = join(scratch, 'otherKey');
    mkdirSync(other);
    keepSealKey(other, 'o'.repeat(43));
    await expect(
      restore({ ...where, folder: other }, { files: folderFiles(join(other, 'files')), isBucket: false }, file),
    ).rejects.toThrow(/another secret\.key/);
  });

  it('is readable by its owner alone, and has no name until it is whole [SES-01]', async () => {
    expect(statSync(path).mode & 0o077).toBe(0);
    const other = join(scratch, 'failed.zip');
    const broken = { ...source.files, read: () => Promise.reject(new Error('the bucket is away')) };
    await expect(writeBackup(source.db, broken, other, '')).rejects.toThrow('the bucket is away');
    expect([existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false]);
  });

  it('is refused where there is data already, and leaves it alone [N04]', async () => {
    const archive = await openArchive(path);
    const before = await contentOf(source.db);
    await expect(restoreTables(source.db, archive)).rejects.toThrow('The database is not empty');
    expect(await contentOf(source.db)).toEqual(before);
    await archive.close();
  });

  it('is refused when it is cut short, damaged or something else [N04]', async () => {
    const other = join(scratch, 'other.zip');
    const whole = readFileSync(path);
    const said = async (bytes: Uint8Array) => {
      writeFileSync(other, bytes);
      const archive = await openArchive(other).catch((error: Error) => error.message);
      if (typeof archive === 'string') return archive;
      const message = await verifyArchive(archive).then(
        () => 'good',
        (error: Error) => error.message,
      );
      await archive.close();
      return message;
    };
    const noBackup = `${other} is no backup of Fireline, or it is cut short: nothing was restored.`;
    expect(await said(whole)).toBe('good');
    expect(await said(whole.subarray(0, whole.length - 1000))).toBe(noBackup);
    expect(await said(new TextEncoder().encode('a letter'))).toBe(noBackup);
    expect(await said(new Uint8Array())).toBe(noBackup);
    // one bit of what is packed, well behind its name
    for (const name of ['tables/device.jsonl', 'tables/rent.jsonl']) {
      const changed = Buffer.from(whole);
      const at = whole.indexOf(name) + name.length + 60;
      changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
      expect(await said(changed)).toBe(`The backup ${other} is damaged (${name}): nothing was restored.`);
    }
    await expect(openArchive(join(scratch, 'none.zip'))).rejects.toThrow(/The backup .* cannot be read: ENOENT/);
  });

  it('of a newer version is refused with a sentence, before anything is made [N04]', async () => {
    const newer = join(scratch, 'newer.zip');
    const archive = await openArchive(path);
    const { migrations } = archive.manifest;
    await archive.close();
    copyFileSync(path, newer);
    const writer = await writeArchive(newer);
    await writer.finish({ ...archive.manifest, migrations: [...migrations, '9999_future'], tables: {}, files: {} });
    const read = await openArchive(newer);
    const target = await keep(memory.open());
    await expect(restoreTables(target.db, read)).rejects.toThrow(
      'written by a newer version of Fireline (it has 9999_future)',
    );
    await read.close();
  });
});
