import { randomBytes } from 'node:crypto';
import { createWriteStream, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskReserveBytes } from '../../disk.ts';

export const ballastFile = 'ballast';
const megabyte = 1024 * 1024;
/** More than opening a database, and an hour of a gateway that saves nothing new, write. */
const ballastMegabytes = 16;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Gives up the ballast of a data folder where the disk has no room left for a start. */
export function freeBallast(folder: string): void {
  if (freeBytes(folder) < ballastMegabytes * megabyte) rmSync(join(folder, ballastFile), { force: true });
}

/** Bytes that no file system makes smaller. */
function* content(): Generator<Uint8Array> {
  for (let count = 0; count < ballastMegabytes; count += 1) yield randomBytes(megabyte);
}

/**
 * Keeps a file in the data folder that a start on a full disk gives up, so that alarms can be looked at. It is written where there is room for
 * it beside what is kept for the database's own upkeep.
 */
export async function keepBallast(folder: string): Promise<void> {
  const path = join(folder, ballastFile);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size >= ballastMegabytes * megabyte || freeBytes(folder) < diskReserveBytes + ballastMegabytes * megabyte) return;
  await pipeline(Readable.from(content()), createWriteStream(path, { mode: 0o600 }));
}
