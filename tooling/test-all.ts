// Runs every check and test, says how long each took, and ends with one plain line: 'N passed, N failed'.
//   npm test                  everything
//   npm test -- unit stories  only these steps
//   npm test -- changed       the checks, and the tests that a change against main can affect
// Steps run in two lanes beside each other, and those that mostly wait in a third; what one in the others writes is shown when it has ended.
//   npm run check             what needs no browser and runs no test
import { mkdirSync, rmSync } from 'node:fs';
import { executablePath } from './chromium.ts';
import { changedSteps } from './testing/changed.ts';
import { costsOf, dear, recordedShares, tooDear } from './testing/costs.ts';
import {
  countsOf,
  failedNames,
  type Outcome,
  outcomeOf,
  processorSeconds,
  secondRun,
  slowestFiles,
  summaryOf,
  writeResults,
} from './testing/outcome.ts';
import { runBeside, runStep } from './testing/runStep.ts';
import { nextStep } from './testing/schedule.ts';
import { flakyMax } from './testing/secondRun.ts';
import { reports, type Step, steps } from './testing/steps.ts';

const wanted = process.argv.slice(2);
const chosen = wanted.includes('changed')
  ? changedSteps()
  : steps.filter(
      (step) => wanted.length === 0 || wanted.includes(step.name) || (wanted.includes('check') && step.isCheck),
    );
if (chosen.length === 0) {
  console.error(`No such step. There are: ${steps.map((step) => step.name).join(', ')}, check, changed`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.log(`Browser: ${executablePath ?? "Playwright's own"}`);
const outcomes = new Map<string, Outcome>();

function lineOf(step: Step): string {
  const outcome = outcomes.get(step.name);
  if (!outcome) return `  skipped  ${step.name}: ${step.skip || 'it did not run'}`;
  const { passed, failed } = countsOf(outcome);
  const verdict = outcome.hasPassed ? 'passed ' : 'FAILED ';
  return `  ${verdict}  ${step.name.padEnd(14)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`;
}

async function take(step: Step, isBeside: boolean): Promise<void> {
  if (step.skip) return;
  const start = performance.now();
  if (!isBeside) console.log(`\n=== ${step.name}: ${step.command}`);
  const run = await (isBeside ? runBeside(step) : runStep(step));
  outcomes.set(step.name, outcomeOf(step, run, (performance.now() - start) / 1000));
  console.log(lineOf(step));
}

const waiting = new Set(chosen);
const running = new Map<Step, Promise<void>>();

async function runLane(isBeside: boolean, isMine: (step: Step) => boolean): Promise<void> {
  while ([...waiting].some(isMine)) {
    const step = nextStep([...waiting], [...running.keys()], isMine);
    if (!step) {
      await Promise.race(running.values());
      continue;
    }
    waiting.delete(step);
    running.set(step, take(step, isBeside));
    await running.get(step);
    running.delete(step);
  }
}

const isBusy = (step: Step): boolean => !step.waits;
await Promise.all([runLane(false, isBusy), runLane(true, isBusy), runLane(true, (step) => !isBusy(step))]);
const judged = await secondRun([...outcomes.values()]);
for (const outcome of judged) outcomes.set(outcome.step.name, outcome);
writeResults(judged);
const summary = summaryOf(judged);
// a part of a step, as `changed` runs it, costs a part of its share
const costs = wanted.includes('changed') ? [] : costsOf(processorSeconds(judged), recordedShares());
console.log(`\n${chosen.map(lineOf).join('\n')}`);
for (const outcome of judged) {
  for (const name of failedNames(outcome)) console.log(`  FAILED    ${outcome.step.name}: ${name}`);
  for (const name of outcome.flaky) console.log(`  flaky     ${outcome.step.name}: ${name}`);
}
for (const { file, seconds } of slowestFiles(judged))
  console.log(`  slow      ${seconds.toFixed(1).padStart(6)} s  ${file}`);
for (const { step, measuredS, expectedS, ratio, isTooDear } of costs)
  console.log(
    `  ${isTooDear ? 'FAILED  ' : ratio > dear ? 'dear    ' : 'cost    '}  ${step.padEnd(14)} ${measuredS.toFixed(0).padStart(4)} s of the processor, expected ${expectedS.toFixed(0)}: ${ratio.toFixed(2)}`,
  );
if (summary.flaky > flakyMax) console.log(`  FAILED    ${summary.flaky} tests are flaky; at most ${flakyMax} may be`);
const tooDearSteps = costs.filter(({ isTooDear }) => isTooDear);
if (tooDearSteps.length > 0)
  console.log(`  FAILED    a step takes more than ${tooDear} of its share; where that is meant: node tooling/costs.ts`);
const failed = summary.failed + tooDearSteps.length;
console.log(`\n${summary.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
