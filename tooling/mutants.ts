// Changes the rules of the domain one place at a time and says which changes no test notices.
//   npm run mutants                    the files that differ from main
//   npm run mutants -- alarm role/held folders or files of packages/domain/src
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { changedFiles } from './testing/changed.ts';

const domain = 'packages/domain/src/';
const isRule = (path: string): boolean =>
  path.startsWith(domain) && path.endsWith('.ts') && !/\.test\.|\.support\.|words\.ts$/.test(path) && existsSync(path);
const asked = process.argv.slice(2).map((name) => domain + name);
const unknown = asked.find((path) => !existsSync(path));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}`);
  process.exit(1);
}
const mutated =
  asked.length > 0
    ? asked.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path))
    : changedFiles().filter(isRule);
if (mutated.length === 0) {
  console.log('No rule of the domain differs from main');
  process.exit(0);
}

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'stryker.config.json',
    '--mutate',
    [...mutated, '!**/*.test.ts', '!**/*.support.ts', '!**/words.ts'].join(','),
  ],
  { stdio: 'inherit' },
);
const report = 'test-results/mutants.json';
if (status !== 0 || !existsSync(report)) process.exit(status ?? 1);

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}
const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
const states = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
const noticed = count('Killed', 'Timeout');
const missed = count('Survived', 'NoCoverage');
console.log(
  `\n${noticed} of ${noticed + missed} mutations noticed (${((100 * noticed) / (noticed + missed)).toFixed(1)} %)`,
);
