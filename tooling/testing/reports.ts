import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** A test that failed, as its runner names it. */
export interface FailedTest {
  /** Relative to the repository root. */
  readonly file: string;
  /** The titles from the outermost group to the test itself; empty when the file could not be loaded. */
  readonly titles: readonly string[];
  /** The line in the file, where the runner reports it. */
  readonly line?: number;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A test file and how long its tests took. */
export interface TimedFile {
  /** Relative to the repository root. */
  readonly file: string;
  readonly seconds: number;
}

/** What a run of vitest, Jest or Playwright reported. */
export interface RunReport extends Counts {
  readonly failures: readonly FailedTest[];
  readonly files: readonly TimedFile[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

function playwrightFailures(root: string, { file, specs, suites = [] }: PlaywrightSuite): readonly FailedTest[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line }) => ({ file: relative('.', resolve(root, file)), titles: [title], line }));
  return [...own, ...suites.flatMap((suite) => playwrightFailures(root, suite))];
}

function playwrightMs({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(playwrightMs)].reduce((sum, ms) => sum + ms, 0);
}

/** The test runner of Storybook writes its test files to a new folder each time: the titles alone name such a test. */
const fileOf = (path: string): string => {
  const file = relative('.', path);
  return file.startsWith('..') ? 'storybook' : file;
};

function jestFailures({ testResults }: JestReport): readonly FailedTest[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fileOf(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, titles: [] }];
    return failed.map(({ ancestorTitles, title }) => ({ file, titles: [...ancestorTitles, title] }));
  });
}

/** @returns nothing when the runner ended before it wrote its report. */
export function readReport(file: string): RunReport | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport | JestReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    const { rootDir } = report.config;
    const failures = report.suites.flatMap((suite) => playwrightFailures(rootDir, suite));
    const files = report.suites.map((suite) => ({
      file: relative('.', resolve(rootDir, suite.file)),
      seconds: playwrightMs(suite) / 1000,
    }));
    return { passed: expected, failed: unexpected + flaky, failures, files };
  }
  const failures = jestFailures(report);
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: fileOf(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, failures.length), failures, files };
}

export const nameOf = ({ file, titles }: FailedTest): string => `${file}: ${titles.join(' ') || 'does not load'}`;

/** The files that took longest, the longest first. */
export const slowestOf = (reports: readonly RunReport[], count = 10): readonly TimedFile[] =>
  reports
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
