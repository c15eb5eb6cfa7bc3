import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** What all journeys together leave on the disk, and room to spare: containers often have 64 MB of it. */
const roomBytes = 2_000_000_000;

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes;
}

/** A fresh folder for the data of a gateway, in memory where there is room: journeys prove nothing about a disk, and need not wait for one. */
export const dataFolder = (): string => mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'fireline-journeys-'));
