import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../../migrations/index.ts';
import { ofNoWorth, restoreFolder } from '../db/checkDatabase.ts';
import { lockFolder } from '../db/embedded/folderLock.ts';
import { lineDialect } from '../db/embedded/lineDialect.ts';
import { migrate, migrateTo } from '../db/migrate.ts';
import { kyselyOver } from '../db/opened.ts';
import { openFolder } from '../db/embedded/openFolder.ts';
import { connectPostgres } from '../db/postgres.ts';
import { prepareFolder } from '../db/embedded/privateFolder.ts';
import type { Db } from '../db/schema.ts';
import { syncTree } from '../db/embedded/syncTree.ts';
import { folderFiles } from '../files/folder.ts';
import type { FileStore } from '../files/store.ts';
import { keepSealKey, readSealKey, sealKeyFile } from '../sealKeyFile.ts';
import { StartProblem } from '../startProblem.ts';
import { fail, type Where } from './backup.ts';
import { isEmpty, loadFiles, loadTables } from './load.ts';
import type { Manifest } from './manifest.ts';
import { type Archive, openArchive, verifyArchive } from './readArchive.ts';
import { migrationsOf } from './tables.ts';

/** Makes the backup's tables and fills them, all at once; then brings them up to date. */
export async function restoreTables(db: Db, archive: Archive): Promise<void> {
  const { migrations: wanted } = archive.manifest;
  const unknown = wanted.find((name) => !(name in migrations));
  if (unknown)
    throw new StartProblem(
      `The backup was written by a newer version of Fireline (it has ${unknown}): restore it with that version.`,
    );
  const there = await migrationsOf(db);
  const notEmpty = () => new StartProblem('The database is not empty: name an empty one. Nothing was restored.');
  if (there.some((name) => !wanted.includes(name)) || !(await isEmpty(db))) throw notEmpty();
  await migrateTo(db, wanted.at(-1) ?? '');
  await db.transaction().execute(async (tx) => {
    if (!(await isEmpty(tx))) throw notEmpty();
    await loadTables(tx, archive);
  });
  await migrate(db);
}

/** Refuses where files lie that are none of the backup's: they belong to another database. */
async function checkFiles(files: FileStore, { files: known }: Manifest): Promise<void> {
  for await (const { key } of files.list(''))
    if (!known[key])
      throw new StartProblem(
        `There are uploads already (${key}), which are none of this backup's: name an empty place.`,
      );
}

/** The key of the backup; undefined: it has none. */
async function keyIn({ manifest: { sealKey }, read }: Archive): Promise<string | undefined> {
  if (!sealKey) return undefined;
  let text = '';
  for await (const chunk of read(sealKeyFile, sealKey.sha256)) text += new TextDecoder().decode(chunk);
  return text.trim();
}

/** Puts the key of the backup into the folder. @throws StartProblem where another one is there */
async function restoreKey(folder: string, archive: Archive): Promise<void> {
  const key = await keyIn(archive);
  if (key === undefined) return;
  prepareFolder(folder);
  const there = readSealKey(folder);
  if (there !== undefined && there !== key)
    throw new StartProblem(
      `The data folder ${folder} has another ${sealKeyFile} than the backup: move it away. Nothing was restored.`,
    );
  keepSealKey(folder, key);
}

function checkFolder(folder: string): void {
  const isRepeated = existsSync(join(folder, restoreFolder)) && !existsSync(join(folder, 'database'));
  const known = new Set([sealKeyFile, ...(isRepeated ? [restoreFolder, 'files'] : [])]);
  const left = readdirSync(folder).filter((name) => !ofNoWorth.has(name) && !known.has(name));
  if (left.length > 0)
    throw new StartProblem(
      `The data folder ${folder} is not empty (${left.slice(0, 3).join(', ')}): name an empty one with FIRELINE_DATA, or move these away.`,
    );
}

/** Builds everything aside, and gives it its place at the end: the database last, which makes it one. */
async function restoreFolderWith(folder: string, files: FileStore | undefined, archive: Archive): Promise<void> {
  const aside = join(folder, restoreFolder);
  for (const left of [aside, join(folder, 'database.new')]) await rm(left, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  if (!files) await rm(join(folder, 'files'), { recursive: true, force: true });
  const { line } = await openFolder({ folder: aside, mayCreate: true, onDeath: fail });
  const db = kyselyOver(lineDialect(line));
  try {
    await restoreTables(db, archive);
  } finally {
    await db.destroy();
  }
  await mkdir(join(aside, 'files'), { recursive: true });
  await loadFiles(files ?? folderFiles(join(aside, 'files')), archive);
  syncTree(aside);
  if (!files) await rename(join(aside, 'files'), join(folder, 'files'));
  await rename(join(aside, 'database'), join(folder, 'database'));
  await rm(aside, { recursive: true, force: true });
  syncTree(folder);
}

async function intoFolder(folder: string, bucket: FileStore | undefined, archive: Archive): Promise<void> {
  prepareFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    checkFolder(folder);
    if (bucket) await checkFiles(bucket, archive.manifest);
    await restoreKey(folder, archive);
    await restoreFolderWith(folder, bucket, archive);
  } finally {
    await unlock();
  }
}

async function intoPostgres(url: string, folder: string, files: FileStore, archive: Archive): Promise<void> {
  const db = connectPostgres(url, fail);
  try {
    await checkFiles(files, archive.manifest);
    // files first: without their rows nobody finds them, and rows without their files would be broken
    if (!(await isEmpty(db)))
      throw new StartProblem('The database is not empty: name an empty one. Nothing was restored.');
    await restoreKey(folder, archive);
    // halves that a killed restore left: no gateway writes here while the database is empty
    await files.sweep(true);
    await loadFiles(files, archive);
    await restoreTables(db, archive);
  } finally {
    await db.destroy();
  }
}

/**
 * Restores a backup into the empty folder or database that the settings name.
 * @param isBucket whether the files are kept outside of the folder
 * @returns what was restored
 * @throws StartProblem
 */
export async function restore(
  { folder, databaseUrl }: Where,
  { files, isBucket }: { readonly files: FileStore; readonly isBucket: boolean },
  path: string,
): Promise<Manifest> {
  const archive = await openArchive(path);
  try {
    await verifyArchive(archive);
    if (databaseUrl === undefined) await intoFolder(folder, isBucket ? files : undefined, archive);
    else await intoPostgres(databaseUrl, folder, files, archive);
    return archive.manifest;
  } finally {
    await archive.close();
  }
}
