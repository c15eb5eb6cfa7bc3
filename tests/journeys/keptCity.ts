// Runs before all journeys. Their city is made once and kept until its sources change: making it takes as long as five journeys.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hourMs } from '@fireline/domain/lib';
import { dataFolder } from './dataFolder.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/journeys');
const maker = join(import.meta.dirname, 'makeCity.ts');

/** A file and all files of this repository that it imports. */
function sourcesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|new URL)\s*\(?\s*'([^']+)'/g)) {
    if (name.startsWith('@fireline/')) sourcesOf(fileURLToPath(import.meta.resolve(name)), found);
    else if (/^\..*\.\w+$/.test(name)) sourcesOf(resolve(dirname(file), name), found);
  }
  return found;
}

/** A quarter of a day in China: a city of another day, or of hours ago, has other figures of today. */
const quarter = (): number => Math.floor((Date.now() + 8 * hourMs) / (6 * hourMs));

function nameOfCity(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const file of [...sourcesOf(maker)].toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return `${hash.digest('hex').slice(0, 16)}-${quarter()}`;
}

/** Written aside and renamed: a run that is stopped meanwhile leaves nothing that looks like a city. */
function makeCity(kept: string): void {
  const { folder, remove } = dataFolder();
  execFileSync(process.execPath, ['--conditions=fireline-source', maker, folder], { stdio: 'inherit' });
  mkdirSync(cache, { recursive: true });
  const old = readdirSync(cache).filter((name) => !name.startsWith('new-'));
  const aside = mkdtempSync(join(cache, 'new-'));
  cpSync(folder, aside, { recursive: true });
  remove();
  // another run may have been first
  if (existsSync(kept)) rmSync(aside, { recursive: true });
  else renameSync(aside, kept);
  for (const name of old) if (join(cache, name) !== kept) rmSync(join(cache, name), { recursive: true, force: true });
}

/** Names the folder of the city in the environment of all workers. */
export default function keepCity(): void {
  const kept = join(cache, nameOfCity());
  if (!existsSync(kept)) makeCity(kept);
  process.env.FIRELINE_JOURNEYS_CITY = kept;
}
