// npm test -- changed: the checks, and the tests that a change against main can affect.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Step, steps } from './steps.ts';

/** It bundles the pages anew: the one rule that takes long. */
const budgets = 'tests/rules/budgets.test.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const isTest = (path: string): boolean => /\.(test|stories)\.tsx?$/.test(path);
/** What ties all areas together uses each of them: a change of one is no change of it. */
const isRoot = (unit: string): boolean => /\/(src|lib|react|city)$/.test(unit);

/** `packages/ui/src/Tree/Tree.tsx` belongs to `packages/ui/src/Tree`; a file of `tests` stands for itself. */
export function unitOf(path: string): string {
  const [, unit = path] = /^((?:packages|apps)\/[^/]+\/src(?:\/[^/.]+(?=\/))?)/.exec(path) ?? [];
  return unit;
}

/** The units that a file imports. */
function importsOf({ path, text }: SourceFile): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    const [, name, rest] = /^@fireline\/(domain|api|ui)\/([^/]+)/.exec(specifier) ?? [];
    if (name) return `packages/${name}/src/${rest}`;
    return specifier.startsWith('.') ? unitOf(posix.join(posix.dirname(path), specifier)) : [];
  });
}

/** Whether nothing but a full run says what the change affects. */
export const affectsEverything = (path: string): boolean =>
  /^(pnpm-lock\.yaml|package\.json|tsconfig|vitest\.|\.storybook\/|tests\/(fixtures|browser)\/)/.test(path) ||
  (/^(packages|apps)\//.test(path) && !isTest(path) && !path.endsWith('.md') && isRoot(unitOf(path)));

/**
 * The tests and stories that a change can affect: those of each changed folder and of the folders that import it, and those that import it
 * themselves. The calls of an area are tried by what imports them, wherever the gateway's side of them changed.
 */
export function affectedTests(changed: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const units = new Set(changed.filter((path) => !isTest(path)).map(unitOf));
  for (const unit of units)
    if (unit.startsWith('apps/gateway/')) units.add(unit.replace('apps/gateway', 'packages/api'));
  const importsChanged = (file: SourceFile) => importsOf(file).some((unit) => units.has(unit));
  const users = files.filter((file) => !isTest(file.path) && importsChanged(file)).map(({ path }) => unitOf(path));
  const affected = new Set([...units, ...users.filter((unit) => !isRoot(unit))]);
  const areas = new Set([...units].map((unit) => posix.basename(unit)));
  const isAffected = (file: SourceFile) =>
    affected.has(unitOf(file.path)) ||
    changed.includes(file.path) ||
    importsChanged(file) ||
    (file.path.startsWith('tests/rules/') && file.path !== budgets) ||
    [...areas].some((area) => file.path === `tests/contract/everyCall/${area}.test.ts`);
  return files.filter((file) => isTest(file.path) && isAffected(file)).map(({ path }) => path);
}

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '');

/** The commit that the work started from. */
function base(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch)[0] ?? 'HEAD';
    } catch {
      // there is no such branch
    }
  }
  return 'HEAD';
}

const untracked = () => git('ls-files', '--others', '--exclude-standard');

/** The files that differ from main, committed or not. */
export const changedFiles = (): readonly string[] => [
  ...new Set([...git('diff', '--name-only', base()), ...untracked()]),
];

/** The steps of `npm test -- changed`, with only what the change can affect. */
export function changedSteps(): readonly Step[] {
  const changed = changedFiles();
  const named = (name: string) => steps.filter((step) => step.name === name);
  const checks = ['format', 'types', 'lint', 'boundaries'].flatMap(named);
  const suites = ['domain', 'unit', 'components', 'stories'].flatMap(named);
  const shared = changed.filter(affectsEverything);
  if (shared.length > 0) {
    console.log(`All tests depend on what changed: ${shared.join(', ')}`);
    return [...checks, ...suites];
  }
  const files = [...git('ls-files', 'packages', 'apps', 'tests'), ...untracked()]
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const tests = affectedTests(changed, files);
  console.log(`${changed.length} files changed; ${tests.length} files of tests and stories can be affected`);
  const only = (name: string, paths: readonly string[]): readonly Step[] =>
    paths.length === 0
      ? []
      : named(name).map((step) => ({
          ...step,
          // the exclusion of the whole step would leave out what is named here
          command: `${step.command.replace(/ --exclude=\S+/, '')} ${paths.join(' ')}`,
        }));
  return [
    ...checks,
    ...only(
      'unit',
      tests.filter((path) => path.endsWith('.test.ts') && !/^tests\/(faults|packed)\//.test(path)),
    ),
    ...only(
      'components',
      tests.filter((path) => path.endsWith('.test.tsx')),
    ),
    ...only(
      'stories',
      tests.filter((path) => path.endsWith('.stories.tsx')),
    ),
  ];
}
