// Packs each published package as npm would and asks publint, are-the-types-wrong and npm's own rehearsal of publishing about it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { publishedPackages, subpathsOf } from './exports.ts';
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

/** What every package has with it, and what none has: tests, stories, hidden files. */
const wanted = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
const unwanted = /(?:^|[\\/])\.|\.(?:test|stories)\.|\.tsbuildinfo$/;
/** Said to everybody who rehearses without an account. */
const aboutAccount = /requires you to be logged in/;

/** npm's rehearsal of publishing: without a warning, with the right files, and with a heading in the changelog for the version. */
const rehearse = (name: string, tarball: string): boolean => {
  // npm takes a folder in a third of the time that it takes a tarball of some thousand files
  const folder = mkdtempSync(join(tmpdir(), 'fireline-publish-'));
  const unpacked = spawnSync('tar', ['-xzf', tarball, '-C', folder], { encoding: 'utf8' });
  if (unpacked.status !== 0) throw new Error(`unpacking ${tarball} failed\n${unpacked.stderr}`);
  // what lies in the tarball: of a folder npm names only what it would pack itself
  const packed = join(folder, 'package');
  const paths = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['publish', packed, '--dry-run', '--ignore-scripts', '--loglevel=warn'],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      // options of the package manager that runs this are warnings to npm
      env: Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(?:npm|pnpm)_/i.test(key))),
    },
  );
  rmSync(folder, { recursive: true });
  const warnings = stderr.split('\n').filter((line) => line.startsWith('npm warn') && !aboutAccount.test(line));
  if (status !== 0 || warnings.length > 0) {
    console.error(`npm publish ${tarball} --dry-run\n${stdout}${stderr}`);
    return false;
  }
  const wrong = [
    ...wanted.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => unwanted.test(path)).map((path) => `${path} is not for users`),
  ];
  const changelog = readFileSync(join(import.meta.dirname, '../packages', name, 'CHANGELOG.md'), 'utf8');
  if (!changelog.includes(`\n## ${version}\n`)) wrong.push(`CHANGELOG.md says nothing of ${version}`);
  for (const line of wrong) console.error(`@fireline/${name}: ${line}`);
  return wrong.length === 0;
};

/** What there is once: the rest is an area or a component, and what is exported from inside one. */
const single = /^\.\/(?:lib|react|tokens|calls|shapes|testing)$/;
const kindOf = (subpath: string) => (single.test(subpath) ? subpath : subpath.split('/').length);
/**
 * One subpath of each kind: attw takes half a second for each. tests/rules proves that one generator writes them all, and the packed tests
 * import every one.
 */
const sampleOf = (name: string): readonly string[] => {
  const subpaths = subpathsOf(join(import.meta.dirname, '../packages', name)).map(({ subpath }) => subpath);
  return [...new Map(subpaths.map((subpath) => [kindOf(subpath), subpath])).values()];
};

await buildPackages();
const results = publishedPackages.map((name) => {
  const tarball = packPackage(name);
  const isClean = check('publint', [tarball, '--strict']);
  // esm-only: nobody can require() these packages, on purpose
  const entrypoints = ['--entrypoints', ...sampleOf(name)];
  const areTypesRight = check('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', ...entrypoints]);
  const isReady = rehearse(name, tarball);
  const isRight = isClean && areTypesRight && isReady;
  console.log(`@fireline/${name}: ${isRight ? 'clean' : 'NOT clean'}`);
  return isRight;
});
process.exitCode = results.every(Boolean) ? 0 : 1;
