import { join } from 'node:path';
import { sql } from 'kysely';
import { lockFile } from './fileLock.ts';
import type { Db } from '../schema.ts';

const name = 'checkpoint.lock';

/** Writes out what only the write-ahead log holds. Left to the next time while a backup copies the files: it needs the log as it is. */
export async function checkpoint(db: Db, folder: string): Promise<void> {
  const release = lockFile(join(folder, name));
  if (!release) return;
  try {
    await sql`checkpoint`.execute(db);
  } finally {
    release();
  }
}

/** Keeps the gateway on a folder from checkpoints. @returns how to let it go on; undefined while it is at one */
export const holdCheckpoints = (folder: string): (() => void) | undefined => lockFile(join(folder, name));
