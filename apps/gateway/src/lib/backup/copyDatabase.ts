import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdCheckpoints } from '../db/embedded/checkpoint.ts';
import { diskReserveBytes } from '../disk.ts';
import { StartProblem } from '../startProblem.ts';

/** Says where the write-ahead log begins that makes the files whole. */
const control = 'global/pg_control';
const log = 'pg_wal';
const tries = 3;
const holdTries = 600;

const filesIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

/** Copies a folder of a database that is being written; a file that is removed meanwhile belongs to a table that was. */
async function copyTree(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  for (const entry of await filesIn(from)) {
    const path = join(entry.parentPath, entry.name);
    const relative = path.slice(from.length + 1).replaceAll('\\', '/');
    if (!isWanted(relative)) continue;
    await mkdir(join(to, relative, '..'), { recursive: true });
    await copyFile(path, join(to, relative), constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
}

/**
 * The files in an order that makes the copy whole when it is opened: first where the log begins, then the tables, as torn as they are by writes
 * meanwhile, and at last the log that mends them.
 * @returns false when a checkpoint came between, as when the gateway was started or stopped
 */
async function copyOnce(from: string, to: string): Promise<boolean> {
  await rm(to, { recursive: true, force: true });
  const before = await readFile(join(from, control));
  const isLog = (path: string) => path.startsWith(`${log}/`);
  await copyTree(from, to, (path) => !isLog(path) && path !== control && path !== 'postmaster.pid');
  await copyTree(from, to, isLog);
  // empty folders are part of a database
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await mkdir(join(to, entry.parentPath.slice(from.length + 1), entry.name), { recursive: true });
  await writeFile(join(to, control), before);
  return before.equals(await readFile(join(from, control)));
}

async function hold(folder: string): Promise<() => void> {
  for (let attempt = 0; attempt < holdTries; attempt++) {
    const release = holdCheckpoints(folder);
    if (release) return release;
    // the gateway is at a checkpoint: seconds at most
    await wait(100);
  }
  throw new StartProblem(
    `The gateway on ${folder} does not let its files be copied: it is at a checkpoint for a minute.`,
  );
}

async function checkSpace(from: string, folder: string): Promise<void> {
  const sizes = await Promise.all(
    (await filesIn(from)).map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const needed = sizes.reduce((sum, size) => sum + size, 0) + diskReserveBytes;
  const { bavail, bsize } = await statfs(folder);
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  if (bavail * bsize < needed)
    throw new StartProblem(
      `A backup needs ${megabytes(needed)} MB free on the disk of ${folder} for a while; there are ${megabytes(bavail * bsize)} MB.`,
    );
}

/**
 * Copies the database of a data folder, whether a gateway runs on it or not. Nobody waits meanwhile: alarms are taken as always.
 * @param to a folder that is made anew
 * @throws StartProblem
 */
export async function copyDatabase(folder: string, to: string): Promise<void> {
  const from = join(folder, 'database');
  await rm(to, { recursive: true, force: true });
  await checkSpace(from, folder);
  const release = await hold(folder);
  try {
    for (let attempt = 0; attempt < tries; attempt++) if (await copyOnce(from, to)) return;
  } finally {
    release();
  }
  throw new StartProblem(`The gateway on ${folder} was started or stopped while it was copied: run the backup again.`);
}
