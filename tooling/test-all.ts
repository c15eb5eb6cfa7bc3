// Runs every check and test, says how long each took, and ends with one plain line: 'N passed, N failed'.
//   npm test                  everything
//   npm test -- unit stories  only these steps
//   npm run check             what needs no browser and runs no test
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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
}

const reports = 'test-results/reports';
const vitest = (project: string, extra = '', report = project) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${report}.json ${extra}`;
const steps: readonly Step[] = [
  { name: 'format', command: 'oxfmt --check .', limitS: 120, isCheck: true },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings', limitS: 300, isCheck: true },
  { name: 'types', command: 'tsc -p tsconfig.json', limitS: 300, isCheck: true },
  {
    name: 'boundaries',
    command: 'depcruise packages apps tooling tests --config .dependency-cruiser.cjs',
    limitS: 180,
    isCheck: true,
  },
  { name: 'dead code', command: 'knip', limitS: 240, isCheck: true },
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
  { name: 'faults', command: vitest('faults'), report: 'faults.json', limitS: 600 },
  { name: 'packages', command: 'node tooling/build-packages.ts', limitS: 600, isCheck: true },
  { name: 'package lint', command: 'node tooling/lint-packages.ts', limitS: 600, isCheck: true },
  { name: 'sizes', command: 'node tooling/sizes.ts --check', limitS: 300, isCheck: true },
  { name: 'packed', command: vitest('packed'), report: 'packed.json', limitS: 600 },
  { name: 'components', command: vitest('browser'), report: 'browser.json', limitS: 600 },
  { name: 'stories', command: vitest('storybook'), report: 'storybook.json', limitS: 1200 },
  { name: 'storybook', command: 'storybook build -o storybook-static --quiet', limitS: 600 },
  {
    name: 'visual',
    command: `test-storybook --url http://127.0.0.1:6007 --index-json --disable-telemetry --includeTags grid --ci --maxWorkers 2 --json --outputFile ${reports}/visual.json`,
    report: 'visual.json',
    limitS: 1200,
    env: { VISUAL: '1' },
    servesStorybook: true,
    skip: !isPinned && 'only the pinned Chromium draws the baselines pixel by pixel',
  },
  { name: 'apps', command: 'node tooling/build-apps.ts', limitS: 300 },
  { name: 'journeys', command: 'playwright test', report: 'journeys.json', limitS: 1200 },
];

interface Counts {
  passed: number;
  failed: number;
}

/** Counts single tests from a report; a step that failed without a failing test counts as one failure. */
function countsOf(step: Step, hasPassed: boolean): Counts {
  const whole = hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const file = `${reports}/${step.report ?? ''}`;
  if (!step.report || !existsSync(file)) return whole;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number> & {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const passed = report.stats ? report.stats.expected : (report.numPassedTests ?? 0);
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : (report.numFailedTests ?? 0);
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1) };
}

async function runStep(step: Step): Promise<boolean> {
  const server = step.servesStorybook ? await serveFolder('storybook-static', 6007) : undefined;
  const child = spawn(step.command, {
    shell: true,
    stdio: 'inherit',
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
const lines: string[] = [];
for (const step of chosen) {
  if (step.skip) {
    lines.push(`  skipped  ${step.name}: ${step.skip}`);
    continue;
  }
  const start = performance.now();
  console.log(`\n=== ${step.name}: ${step.command}`);
  const hasPassed = await runStep(step);
  const counts = countsOf(step, hasPassed);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(
    `  ${hasPassed ? 'passed ' : 'FAILED '}  ${step.name.padEnd(14)} ${seconds.padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed`,
  );
  console.log(lines.at(-1));
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
