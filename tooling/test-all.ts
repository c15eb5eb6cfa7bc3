// Runs every check and test, says how long each took, and ends with one plain line: 'N passed, N failed'.
//   npm test                  everything
//   npm test -- unit stories  only these steps
// What needs little of the processor, or waits for much, runs in a second lane beside the rest, and is shown when it has ended.
//   npm run check             what needs no browser and runs no test
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { executablePath, isPinned } from './chromium.ts';
import { serveFolder } from './static-server.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** A step that hangs is killed with all its children after this long. */
  readonly limitS: number;
  readonly isCheck?: boolean;
  /** A vitest, Playwright or jest JSON report to count single tests from; a step without one counts as one. */
  readonly report?: string;
  readonly env?: Record<string, string>;
  /** Why the step cannot run here; it is then skipped aloud. */
  readonly skip?: string | false;
  /** Serves storybook-static while the step runs. */
  readonly servesStorybook?: boolean;
  /** It runs in the second lane, in this order, and is shown when it has ended. */
  readonly isBeside?: boolean;
  /** The step of the second lane that has to end first. */
  readonly after?: string;
}

const reports = 'test-results/reports';
const vitest = (project: string, extra = '', report = project) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${report}.json ${extra}`;
const steps: readonly Step[] = [
  // first, beside tests that draw nothing: two that do leave each other too little
  { name: 'apps', command: 'node tooling/build-apps.ts', limitS: 300, isBeside: true },
  { name: 'journeys', command: 'playwright test', report: 'journeys.json', limitS: 1200, isBeside: true },
  { name: 'format', command: 'oxfmt --check .', limitS: 120, isCheck: true, isBeside: true },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings', limitS: 300, isCheck: true, isBeside: true },
  { name: 'types', command: 'tsc -p tsconfig.json', limitS: 300, isCheck: true, isBeside: true },
  {
    name: 'boundaries',
    command: 'depcruise packages apps tooling tests --config .dependency-cruiser.cjs',
    limitS: 180,
    isCheck: true,
    isBeside: true,
  },
  { name: 'dead code', command: 'knip', limitS: 240, isCheck: true, isBeside: true },
  {
    name: 'domain',
    // every branch of a rule is asked by some test: fails below 98 of 100. The reader of drawings and of zips is no rule: real files and
    // broken ones try it whole
    command: vitest(
      'unit',
      'packages/domain --coverage --coverage.include="packages/domain/src/**" --coverage.exclude="**/*.test.*" --coverage.exclude="packages/domain/src/plan/drawing/**" --coverage.exclude="packages/domain/src/plan/archive/**" --coverage.reporter=text-summary --coverage.thresholds.branches=98',
      'domain',
    ),
    report: 'domain.json',
    limitS: 600,
  },
  {
    name: 'unit',
    command: vitest('unit', '--exclude="packages/domain/**"'),
    report: 'unit.json',
    limitS: 1200,
  },
  // mostly it waits for connections to be missed
  { name: 'faults', command: vitest('faults'), report: 'faults.json', limitS: 600, isBeside: true },
  { name: 'packages', command: 'node tooling/build-packages.ts', limitS: 600, isCheck: true, isBeside: true },
  { name: 'package lint', command: 'node tooling/lint-packages.ts', limitS: 600, isCheck: true, isBeside: true },
  { name: 'sizes', command: 'node tooling/sizes.ts --check', limitS: 300, isCheck: true, isBeside: true },
  { name: 'packed', command: vitest('packed'), report: 'packed.json', limitS: 600, isBeside: true },
  { name: 'components', command: vitest('browser'), report: 'browser.json', limitS: 600 },
  { name: 'stories', command: vitest('storybook'), report: 'storybook.json', limitS: 1200 },
  { name: 'storybook', command: 'storybook build -o storybook-static --quiet', limitS: 600, isBeside: true },
  {
    name: 'visual',
    command: `test-storybook --url http://127.0.0.1:6007 --index-json --disable-telemetry --includeTags grid --ci --maxWorkers 2 --json --outputFile ${reports}/visual.json`,
    report: 'visual.json',
    limitS: 1200,
    env: { VISUAL: '1' },
    servesStorybook: true,
    after: 'storybook',
    skip: !isPinned && 'only the pinned Chromium draws the baselines pixel by pixel',
  },
];

interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

interface Report {
  /** Playwright's. */
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly Suite[];
  /** Vitest's and Jest's. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function reportOf(step: Step): Report | null {
  const file = `${reports}/${step.report ?? ''}`;
  return step.report && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

/** Counts single tests from a report; a step that failed without a failing test counts as one failure. */
function countsOf(step: Step, hasPassed: boolean): Counts {
  const report = reportOf(step);
  if (!report) return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { stats } = report;
  const passed = stats ? stats.expected : (report.numPassedTests ?? 0);
  const failed = stats ? stats.unexpected + stats.flaky : (report.numFailedTests ?? 0);
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1) };
}

const failedIn = ({ file, specs, suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

/** The tests that failed, by file: what a step wrote is far above by the time all have ended. */
function failuresOf(step: Step): readonly string[] {
  const { suites = [], testResults = [] } = reportOf(step) ?? {};
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );
  return [...tests, ...suites.flatMap(failedIn)];
}

/** @param output a file, or the reader's terminal. @returns whether it succeeded */
async function runStep(step: Step, output: number | 'inherit'): Promise<boolean> {
  const server = step.servesStorybook ? await serveFolder('storybook-static', 6007) : undefined;
  const child = spawn(step.command, {
    shell: true,
    stdio: ['ignore', output, output],
    detached: true,
    env: { ...process.env, ...step.env },
  });
  const timer = setTimeout(() => {
    console.log(`=== ${step.name} ran past ${step.limitS} s and was stopped`);
    // the whole group: test runners leave browsers behind otherwise
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, step.limitS * 1000);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.on('exit', (code) => resolve(code === 0));
  const hasPassed = await promise;
  clearTimeout(timer);
  server?.close();
  return hasPassed;
}

/** Runs a step and shows what it wrote in one piece. @returns whether it succeeded */
async function runBeside(step: Step): Promise<boolean> {
  const file = `${reports}/${step.name.replace(' ', '-')}.log`;
  const output = openSync(file, 'w');
  try {
    return await runStep(step, output);
  } finally {
    closeSync(output);
    console.log(`\n=== ${step.name}: ${step.command}\n${readFileSync(file, 'utf8').trimEnd()}`);
  }
}

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
const total: Counts = { passed: 0, failed: 0 };
const lines = new Map<Step, string>();
const ended = new Map(chosen.map((step) => [step.name, Promise.withResolvers<void>()]));

async function take(step: Step): Promise<void> {
  if (step.skip) {
    lines.set(step, `  skipped  ${step.name}: ${step.skip}`);
    return;
  }
  if (step.after) await ended.get(step.after)?.promise;
  const start = performance.now();
  if (!step.isBeside) console.log(`\n=== ${step.name}: ${step.command}`);
  const hasPassed = await (step.isBeside ? runBeside(step) : runStep(step, 'inherit'));
  const counts = countsOf(step, hasPassed);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `  ${hasPassed ? 'passed ' : 'FAILED '}  ${step.name.padEnd(14)} ${seconds.padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed`;
  lines.set(step, line);
  console.log(line);
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
const failures = chosen.flatMap((step) => failuresOf(step).map((name) => `  FAILED    ${step.name}: ${name}`));
console.log(`\n${[...chosen.map((step) => lines.get(step)), ...failures].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
