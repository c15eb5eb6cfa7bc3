import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Seconds } from './costs.ts';
import { nameOf, readReport, type RunReport, slowestOf, type TimedFile } from './reports.ts';
import { runStep, type StepRun } from './runStep.ts';
import { deservesSecondRun, flakyMax, flakyTests, secondRunArgs } from './secondRun.ts';
import { reports, type Step } from './steps.ts';

/** How one step ended. */
export interface Outcome {
  readonly step: Step;
  readonly hasPassed: boolean;
  readonly seconds: number;
  /** What it took of the processor when it ran first; nothing where the system does not say. */
  readonly processorS?: number | undefined;
  readonly report: RunReport | undefined;
  /** The names of its tests that failed at first and passed when they ran once more. */
  readonly flaky: readonly string[];
}

const reportFile = ({ report }: Step) => `${reports}/${report ?? ''}`;

export const outcomeOf = (step: Step, run: StepRun, seconds: number): Outcome => ({
  step,
  ...run,
  seconds,
  report: step.report ? readReport(reportFile(step)) : undefined,
  flaky: [],
});

/** Runs the failed tests of a step once more, alone. */
async function runAgain({ step, report: first, ...outcome }: Outcome): Promise<Outcome> {
  const { again } = step;
  if (!first || !again) return { step, report: first, ...outcome };
  const file = reportFile(step);
  if (existsSync(file)) renameSync(file, `${reports}/first-${step.report ?? ''}`);
  console.log(`\n=== ${step.name}: the ${first.failures.length} that failed, once more`);
  const command = again === 'step' ? step.command : secondRunArgs(again, first.failures, file);
  const { hasPassed } = await runStep(step, 'inherit', command);
  const flaky = flakyTests(first, readReport(file), hasPassed);
  return { ...outcome, step, report: first, flaky, hasPassed: flaky.length === first.failures.length };
}

/** Runs the failed tests of all steps once more, when they are few enough to tell chance from a defect. */
export async function secondRun(outcomes: readonly Outcome[]): Promise<readonly Outcome[]> {
  const failed = outcomes.flatMap(({ report }) => report?.failures ?? []).length;
  if (!deservesSecondRun(failed)) return outcomes;
  const judged: Outcome[] = [];
  for (const outcome of outcomes) judged.push(outcome.report?.failures.length ? await runAgain(outcome) : outcome);
  return judged;
}

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** Counted as passed; with too many of them as failed. */
  readonly flaky: number;
}

/** Counts single tests; a step that failed without a failing test counts as one failure, a step without a report as one test. */
export function countsOf(
  { hasPassed, report, flaky }: Outcome,
  areTooMany = false,
): { passed: number; failed: number } {
  if (!report) return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const forgiven = areTooMany ? 0 : flaky.length;
  const failed = report.failed - forgiven;
  return { passed: report.passed + forgiven, failed: hasPassed ? failed : Math.max(failed, 1) };
}

export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky).length;
  const counts = outcomes.map((outcome) => countsOf(outcome, flaky > flakyMax));
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), flaky };
}

export const failedNames = ({ report, flaky }: Outcome): readonly string[] =>
  (report?.failures ?? []).map(nameOf).filter((name) => !flaky.includes(name));

/** The test files that took longest: what grows is seen here first. */
export const slowestFiles = (outcomes: readonly Outcome[]): readonly TimedFile[] =>
  slowestOf(outcomes.flatMap(({ report }) => report ?? []));

const inTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Of the steps that passed, where the system says it. */
export const processorSeconds = (outcomes: readonly Outcome[]): Seconds =>
  Object.fromEntries(
    outcomes.flatMap(({ step, hasPassed, processorS }) =>
      hasPassed && processorS !== undefined ? [[step.name, inTenths(processorS)]] : [],
    ),
  );

/** Writes test-results/last.json, and test-results/flaky.json when there were flaky tests. */
export function writeResults(outcomes: readonly Outcome[]): void {
  const flaky = outcomes.flatMap(({ step, flaky: names }) => names.map((test) => ({ step: step.name, test })));
  const isRepository = existsSync('.git');
  const last = {
    commit: isRepository ? git('rev-parse', 'HEAD') : null,
    dirty: isRepository ? git('status', '--porcelain') !== '' : null,
    counts: summaryOf(outcomes),
    seconds: Object.fromEntries(outcomes.map(({ step, seconds }) => [step.name, inTenths(seconds)])),
    processorSeconds: processorSeconds(outcomes),
    slowest: slowestFiles(outcomes).map(({ file, seconds }) => ({ file, seconds: inTenths(seconds) })),
    failed: outcomes.filter(({ hasPassed }) => !hasPassed).map(({ step }) => step.name),
    flaky,
  };
  writeFileSync('test-results/last.json', `${JSON.stringify(last, null, 2)}\n`);
  rmSync('test-results/flaky.json', { force: true });
  if (flaky.length > 0) writeFileSync('test-results/flaky.json', `${JSON.stringify(flaky, null, 2)}\n`);
}
