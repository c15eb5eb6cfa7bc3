// Packs each published package as npm would and asks publint and are-the-types-wrong about it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { publishedPackages } from './exports.ts';
import { packPackage } from './pack.ts';

const bin = join(import.meta.dirname, '../node_modules/.bin');
const check = (command: string, args: readonly string[]): boolean => {
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return status === 0;
};

await buildPackages();
const results = publishedPackages.map((name) => {
  const tarball = packPackage(name);
  const isClean = check('publint', [tarball, '--strict']);
  // esm-only: nobody can require() these packages, on purpose
  const areTypesRight = check('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii']);
  console.log(`@fireline/${name}: ${isClean && areTypesRight ? 'clean' : 'NOT clean'}`);
  return isClean && areTypesRight;
});
process.exitCode = results.every(Boolean) ? 0 : 1;
