import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase } from '../db/checkDatabase.ts';
import { lockFile } from '../db/embedded/fileLock.ts';
import { lineDialect } from '../db/embedded/lineDialect.ts';
import { kyselyOver } from '../db/opened.ts';
import { openFolder } from '../db/embedded/openFolder.ts';
import { connectPostgres } from '../db/postgres.ts';
import { prepareFolder } from '../db/embedded/privateFolder.ts';
import type { Db } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { readSealKey, sealKeyFile } from '../sealKeyFile.ts';
import { StartProblem } from '../startProblem.ts';
import { copyDatabase } from './copyDatabase.ts';
import { dumpFiles, dumpTables } from './dump.ts';
import type { Manifest } from './manifest.ts';
import { type ArchiveWriter, writeArchive } from './writeArchive.ts';

export interface Where {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
}

/** Throws where the thread is at: a command has nobody else to notify. */
export const fail = (error: unknown): never => {
  throw error;
};

async function* lineOf(text: string) {
  yield new TextEncoder().encode(`${text}\n`);
}
const dumpKey = async (archive: ArchiveWriter, key: string | undefined) =>
  key === undefined ? {} : { sealKey: await archive.add(sealKeyFile, lineOf(key)) };

/**
 * Writes everything into one file, which is there whole or not at all.
 * @param sealKey the key of the data folder, if it has one
 * @returns what it holds
 */
export async function writeBackup(
  db: Db,
  files: FileStore,
  path: string,
  now: string,
  sealKey?: string,
): Promise<Manifest> {
  const archive = await writeArchive(path);
  try {
    const tables = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => dumpTables(tx, archive));
    if (tables.migrations.length === 0) throw new StartProblem('There is nothing to back up: the database is empty.');
    const manifest: Manifest = {
      format: 'fireline-backup',
      version: 1,
      createdAt: now,
      ...tables,
      files: await dumpFiles(files, archive),
      ...(await dumpKey(archive, sealKey)),
    };
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

/** Opens a copy of the folder's database while the gateway goes on; it is gone when `use` is done. */
async function withCopy<T>(folder: string, use: (db: Db) => Promise<T>): Promise<T> {
  prepareFolder(folder);
  checkDatabase(folder, false);
  const release = lockFile(join(folder, 'backup.lock'));
  if (!release) throw new StartProblem(`Another backup of ${folder} is being made.`);
  const copy = join(folder, 'backup.new');
  try {
    await copyDatabase(folder, join(copy, 'database'));
    const { line } = await openFolder({ folder: copy, mayCreate: false, onDeath: fail });
    const db = kyselyOver(lineDialect(line));
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
    release();
  }
}

/** Backs up the database that the settings name, with all uploads. @throws StartProblem */
export async function backUp({ folder, databaseUrl }: Where, files: FileStore, path: string): Promise<Manifest> {
  const write = (db: Db) => writeBackup(db, files, path, new Date().toISOString(), readSealKey(folder));
  if (databaseUrl === undefined) return withCopy(folder, write);
  const db = connectPostgres(databaseUrl, fail);
  try {
    return await write(db);
  } finally {
    await db.destroy();
  }
}
