import { minuteMs } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { keptFiles } from './packageStore.ts';

/** A file that nothing names may be one whose upload has not been noted yet. */
const unnamedMs = 60 * minuteMs;

/** Removes files that a gateway kept and could not note before it ended. @spec DEV-18 */
export async function tidyPackages({ database, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>) {
  const old: string[] = [];
  for await (const { key, atMs } of files.list('upgrades/')) if (clock() - atMs > unnamedMs) old.push(key);
  const kept = await keptFiles(database.db, old);
  for (const key of old) if (!kept.has(key)) await files.remove(key);
}
