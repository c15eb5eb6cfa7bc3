import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** What the data of all journeys together takes, and room to spare: in containers this folder often has 64 MB. */
const roomBytes = 2_000_000_000;

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes;
}

const folders = new Set<string>();
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
// the memory would stay taken after a failure
process.once('exit', () => folders.forEach(remove));

/** A fresh folder for the data of a gateway, in memory where there is room: journeys prove nothing about a disk, and need not wait for one. */
export function dataFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'fireline-journeys-'));
  folders.add(folder);
  return {
    folder,
    remove: () => {
      remove(folder);
      folders.delete(folder);
    },
  };
}
