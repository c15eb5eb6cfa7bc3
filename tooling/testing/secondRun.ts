import { type FailedTest, nameOf, type RunReport } from './reports.ts';

/** How a step's tests are run: what its failed tests are run with once more. */
export type Runner =
  | { readonly kind: 'vitest'; readonly project: string; readonly config: string }
  | { readonly kind: 'playwright' };

/** A run with more flaky tests than this fails. */
export const flakyMax = 3;
/** With more failed tests than this something is broken, and a second run explains nothing. */
const secondRunMax = 30;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A pattern that matches the full names of these tests; runners join titles by ' ' or by ' > '. */
function patternOf(tests: readonly FailedTest[]): readonly string[] {
  if (tests.some(({ titles }) => titles.length === 0)) return [];
  const names = unique(tests.map(({ titles }) => titles.map(escaped).join('(?: | > )')));
  return ['-t', `^(?:${names.join('|')})$`];
}

/** @returns the arguments for Node.js that run only these tests and write a report to the file. */
export function secondRunArgs(runner: Runner, tests: readonly FailedTest[], report: string): readonly string[] {
  const files = unique(tests.map(({ file }) => file));
  switch (runner.kind) {
    case 'vitest':
      return [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        runner.config,
        '--project',
        runner.project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...files,
        ...patternOf(tests),
      ];
    case 'playwright':
      return [
        'node_modules/playwright/cli.js',
        'test',
        '--trace=retain-on-failure',
        ...unique(tests.map(({ file, line }) => `${file}:${line}`)),
      ];
  }
}

export const deservesSecondRun = (failed: number): boolean => failed > 0 && failed <= secondRunMax;

/**
 * Judges the second run of a step's failed tests.
 * @param first what the whole step reported
 * @param second what the run of only the failed tests reported; nothing when it ended without a report
 * @param hasPassed whether the second run succeeded: it may fail without a failing test
 * @returns the tests that passed the second time, by name; none when fewer tests ran than had failed
 */
export function flakyTests(first: RunReport, second: RunReport | undefined, hasPassed: boolean): readonly string[] {
  if (!second || second.passed + second.failed < first.failures.length) return [];
  if (!hasPassed && second.failures.length === 0) return [];
  const failedAgain = new Set(second.failures.map(nameOf));
  const filesFailedAgain = new Set(second.failures.filter(({ titles }) => titles.length === 0).map(({ file }) => file));
  const failed = (test: FailedTest) => failedAgain.has(nameOf(test)) || filesFailedAgain.has(test.file);
  return first.failures.filter((test) => !failed(test)).map(nameOf);
}
