import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { publishedPackages } from './exports.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/fireline-tarballs');

/** Changes whenever something that goes into the tarball does. */
function stampOf(name: string): string {
  const files = globSync([`packages/${name}/*.{md,json}`, 'packages/*/package.json', 'LICENSE'], { cwd: root });
  const changedMs = files.map((file) => statSync(join(root, file)).mtimeMs);
  return [readFileSync(join(root, 'packages', name, 'dist/.built'), 'utf8'), Math.max(...changedMs)].join(' ');
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // never packed
  }
};

function pack(name: string): string {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  // the version is exact: what is there need not be asked for again
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', '--loglevel=error', packageManager, 'pack', '--json', '--pack-destination', folder],
    { cwd: join(root, 'packages', name), encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`packing @fireline/${name} failed\n${stdout}${stderr}`);
  const { filename } = JSON.parse(stdout) as { filename: string };
  return join(folder, filename.replace(/^.*[\\/]/, ''));
}

/** Packs a built package as it is published, unless a tarball is newer than everything in it. @returns its path */
export const packPackage = (name: string): string => {
  const tarball = join(folder, `${name}.tgz`);
  const stampFile = `${tarball}.stamp`;
  const stamp = stampOf(name);
  if (readIfThere(stampFile) === stamp) return tarball;
  mkdirSync(folder, { recursive: true });
  renameSync(pack(name), tarball);
  writeFileSync(stampFile, stamp);
  return tarball;
};

// `npm run pack`: the three tarballs as they are published; prints where they lie
if (import.meta.main) {
  await buildPackages();
  for (const name of publishedPackages) console.log(packPackage(name));
}
