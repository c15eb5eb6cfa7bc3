import { statfs } from 'node:fs/promises';
import type { Timers } from '@fireline/api/lib';
import type { Log } from './log.ts';
import type { FileStore } from './files/store.ts';
import { diskFull } from './http/refusal.ts';

/** What the database needs for its own upkeep: with less free space nothing new is saved. */
export const diskReserveBytes = 64 * 1024 * 1024;
const everyMs = 10_000;
/** How much of an upload is written before the free space is measured again. */
const stepBytes = 16 * 1024 * 1024;

export interface Disk {
  /** Whether less is free than is kept for the database's own upkeep, when last measured. */
  isFull(): boolean;
  /** Measures now. */
  measure(): Promise<void>;
  close(): void;
}

export interface DiskOptions {
  readonly folder: string;
  readonly log: Log;
  readonly timers: Timers;
  /** How many bytes are free; asked of the system unless given. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Measures the free space of the folder's disk, now and from time to time, and logs when it runs out and when it is back. */
export async function watchDisk({ folder, log, timers, freeBytes = freeBytesOf }: DiskOptions): Promise<Disk> {
  let isFull = false;
  let isClosed = false;
  let cancel = () => {};
  const measure = async () => {
    const free = await freeBytes(folder);
    const wasFull = isFull;
    isFull = free < diskReserveBytes;
    if (isFull === wasFull) return;
    const fields = { folder, freeBytes: free, reserveBytes: diskReserveBytes };
    if (isFull) log.error('the disk is nearly full: nothing new is saved until there is room', undefined, fields);
    else log.info('the disk has room again: everything is saved as before', fields);
  };
  const next = () => {
    cancel = timers.after(everyMs, () => {
      void measure()
        .catch((error: unknown) => log.error('the free space could not be measured', error, { folder }))
        .then(() => {
          if (!isClosed) next();
        });
    });
  };
  await measure();
  next();
  return {
    isFull: () => isFull,
    measure,
    close: () => {
      isClosed = true;
      cancel();
    },
  };
}

/** The same files; an upload ends with a refusal before it takes the space that the database needs. */
export function withinDisk(files: FileStore, disk: Pick<Disk, 'isFull' | 'measure'>): FileStore {
  async function* measured(chunks: AsyncIterable<Uint8Array>) {
    let unmeasured = stepBytes;
    for await (const chunk of chunks) {
      unmeasured += chunk.byteLength;
      if (unmeasured >= stepBytes) {
        await disk.measure();
        unmeasured = 0;
      }
      if (disk.isFull()) throw diskFull();
      yield chunk;
    }
  }
  return { ...files, write: (key, chunks) => files.write(key, measured(chunks)) };
}
