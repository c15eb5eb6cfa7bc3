import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Packs a built package as it would be published and answers the tarball's path. */
export const packPackage = (name: string, destination: string): string => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  // the version is exact: what is there need not be asked for again
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      '--loglevel=error',
      packageManager,
      'pack',
      '--json',
      '--pack-destination',
      destination,
    ],
    { cwd: join(root, 'packages', name), encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`packing @fireline/${name} failed\n${stdout}${stderr}`);
  const { filename } = JSON.parse(stdout) as { filename: string };
  return join(destination, filename.replace(/^.*[\\/]/, ''));
};
