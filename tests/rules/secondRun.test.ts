import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Outcome, summaryOf } from '../../tooling/testing/outcome.ts';
import { readReport, type RunReport, slowestOf } from '../../tooling/testing/reports.ts';
import { deservesSecondRun, flakyTests, secondRunArgs } from '../../tooling/testing/secondRun.ts';

const failed = (...titles: readonly string[]) => ({ file: 'packages/domain/a.test.ts', titles });
const report = (passed: number, ...failures: RunReport['failures']): RunReport => ({
  passed,
  failed: failures.length,
  failures,
  files: [],
});
const first = report(10, failed('locks', 'opens (1+1)'), failed('closes'));

function reportFile(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the second run of failed tests', () => {
  it('counts a test as flaky only when it passed the second time', () => {
    expect(flakyTests(first, report(2), true)).toHaveLength(2);
    expect(flakyTests(first, report(1, failed('closes')), false)).toEqual([
      'packages/domain/a.test.ts: locks opens (1+1)',
    ]);
    expect(flakyTests(first, report(0, ...first.failures), false)).toEqual([]);
  });

  it('forgives nothing when the second run wrote no report, ran fewer tests, or failed without a failing test', () => {
    expect(flakyTests(first, undefined, true)).toEqual([]);
    expect(flakyTests(first, report(1), true)).toEqual([]);
    expect(flakyTests(first, report(2), false)).toEqual([]);
    expect(flakyTests(first, report(1, failed()), false)).toEqual([]);
  });

  it('fails a run with more than three flaky tests', () => {
    const outcome = (flaky: number): Outcome => {
      const failures = Array.from({ length: flaky }, (_, index) => failed(`test ${index}`));
      const step = { name: 'unit', command: '', limitS: 1, costS: 1 };
      return { step, hasPassed: true, seconds: 1, report: report(5, ...failures), flaky: failures.map(String) };
    };
    expect(summaryOf([outcome(3)])).toEqual({ passed: 8, failed: 0, flaky: 3 });
    expect(summaryOf([outcome(2), outcome(2)])).toEqual({ passed: 10, failed: 4, flaky: 4 });
  });

  it('counts a step that failed without a failing test as one failure', () => {
    const step = { name: 'unit', command: '', limitS: 1, costS: 1 };
    expect(summaryOf([{ step, hasPassed: false, seconds: 1, report: report(5), flaky: [] }]).failed).toBe(1);
    expect(summaryOf([{ step, hasPassed: false, seconds: 1, report: undefined, flaky: [] }]).failed).toBe(1);
  });

  it('runs neither no test nor so many that something is broken', () => {
    expect(deservesSecondRun(0)).toBe(false);
    expect(deservesSecondRun(1)).toBe(true);
    expect(deservesSecondRun(31)).toBe(false);
  });

  it('names the failed tests to vitest literally, and only their files', () => {
    const args = secondRunArgs(
      { kind: 'vitest', project: 'unit', config: 'vitest.config.ts' },
      first.failures,
      'report.json',
    );
    expect(args.filter((arg) => arg.endsWith('.test.ts'))).toEqual(['packages/domain/a.test.ts']);
    const pattern = new RegExp(args.at(-1) ?? '');
    expect(pattern.test('locks opens (1+1)')).toBe(true);
    expect(pattern.test('locks > opens (1+1)')).toBe(true);
    expect(pattern.test('locks opens (11)')).toBe(false);
  });

  it('runs the whole file when it did not load', () => {
    const args = secondRunArgs(
      { kind: 'vitest', project: 'unit', config: 'vitest.config.ts' },
      [failed()],
      'report.json',
    );
    expect(args).toContain('packages/domain/a.test.ts');
    expect(args).not.toContain('-t');
  });
});

describe('reports of the runners', () => {
  it('reads failed tests and files that do not load from vitest', () => {
    const assertionResults = [
      { ancestorTitles: ['locks'], title: 'opens', status: 'failed' },
      { ancestorTitles: [], title: 'closes', status: 'passed' },
    ];
    const file = reportFile({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: resolve('a.test.ts'), status: 'failed', startTime: 1000, endTime: 3500, assertionResults },
        { name: resolve('b.test.ts'), status: 'failed', startTime: 1000, endTime: 1000, assertionResults: [] },
      ],
    });
    expect(readReport(file)).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { file: 'a.test.ts', titles: ['locks', 'opens'] },
        { file: 'b.test.ts', titles: [] },
      ],
      files: [
        { file: 'a.test.ts', seconds: 2.5 },
        { file: 'b.test.ts', seconds: 0 },
      ],
    });
  });

  it('reads failed journeys with their lines from Playwright', () => {
    const specs = [
      { title: 'logs in', line: 12, ok: false, tests: [{ results: [{ duration: 700 }] }] },
      { title: 'logs out', line: 30, ok: true, tests: [{ results: [{ duration: 300 }] }] },
    ];
    const file = reportFile({
      config: { rootDir: resolve('tests/journeys') },
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [{ file: 'session/session.spec.ts', specs: [], suites: [{ file: 'session/session.spec.ts', specs }] }],
    });
    const read = readReport(file);
    expect(read?.failures).toEqual([{ file: 'tests/journeys/session/session.spec.ts', titles: ['logs in'], line: 12 }]);
    expect(read?.files).toEqual([{ file: 'tests/journeys/session/session.spec.ts', seconds: 1 }]);
  });

  it('names the slowest files of all runners, the slowest first', () => {
    const timed = (...seconds: readonly number[]): RunReport => ({
      ...report(1),
      files: seconds.map((one) => ({ file: `${one}.test.ts`, seconds: one })),
    });
    expect(slowestOf([timed(1, 3), timed(2, 0)], 3).map(({ file }) => file)).toEqual([
      '3.test.ts',
      '2.test.ts',
      '1.test.ts',
    ]);
  });

  it('returns nothing where the runner wrote no report', () => {
    expect(readReport('test-results/no-such-report.json')).toBeUndefined();
  });
});
