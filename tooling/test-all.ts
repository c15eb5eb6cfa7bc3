// Runs every check and test, says how long each took, and ends with one plain line: 'N passed, N failed'.
//   npm test                  everything
//   npm test -- unit stories  only these steps
// What needs little of the processor, or waits for much, runs in a second lane beside the rest, and is shown when it has ended.
//   npm run check             what needs no browser and runs no test
import { mkdirSync, rmSync } from 'node:fs';
import { executablePath } from './chromium.ts';
import {
  countsOf,
  failedNames,
  type Outcome,
  outcomeOf,
  secondRun,
  summaryOf,
  writeResults,
} from './testing/outcome.ts';
import { runBeside, runStep } from './testing/runStep.ts';
import { flakyMax } from './testing/secondRun.ts';
import { reports, type Step, steps } from './testing/steps.ts';

const wanted = process.argv.slice(2);
const chosen = steps.filter(
  (step) => wanted.length === 0 || wanted.includes(step.name) || (wanted.includes('check') && step.isCheck),
);
if (chosen.length === 0) {
  console.error(`No such step. There are: ${steps.map((step) => step.name).join(', ')}, check`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.log(`Browser: ${executablePath ?? "Playwright's own"}`);
const outcomes = new Map<string, Outcome>();
const ended = new Map(chosen.map((step) => [step.name, Promise.withResolvers<void>()]));

function lineOf(step: Step): string {
  const outcome = outcomes.get(step.name);
  if (!outcome) return `  skipped  ${step.name}: ${step.skip || 'it did not run'}`;
  const { passed, failed } = countsOf(outcome);
  const verdict = outcome.hasPassed ? 'passed ' : 'FAILED ';
  return `  ${verdict}  ${step.name.padEnd(14)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`;
}

async function take(step: Step): Promise<void> {
  if (step.skip) return;
  if (step.after) await ended.get(step.after)?.promise;
  const start = performance.now();
  if (!step.isBeside) console.log(`\n=== ${step.name}: ${step.command}`);
  const hasPassed = await (step.isBeside ? runBeside(step) : runStep(step));
  outcomes.set(step.name, outcomeOf(step, hasPassed, (performance.now() - start) / 1000));
  console.log(lineOf(step));
}

async function takeInTurn(lane: readonly Step[]): Promise<void> {
  for (const step of lane) {
    await take(step);
    ended.get(step.name)?.resolve();
  }
}

await Promise.all([
  takeInTurn(chosen.filter((step) => step.isBeside)),
  takeInTurn(chosen.filter((step) => !step.isBeside)),
]);
const judged = await secondRun([...outcomes.values()]);
for (const outcome of judged) outcomes.set(outcome.step.name, outcome);
writeResults(judged);
const summary = summaryOf(judged);
console.log(`\n${chosen.map(lineOf).join('\n')}`);
for (const outcome of judged) {
  for (const name of failedNames(outcome)) console.log(`  FAILED    ${outcome.step.name}: ${name}`);
  for (const name of outcome.flaky) console.log(`  flaky     ${outcome.step.name}: ${name}`);
}
if (summary.flaky > flakyMax) console.log(`  FAILED    ${summary.flaky} tests are flaky; at most ${flakyMax} may be`);
console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
process.exit(summary.failed > 0 ? 1 : 0);
