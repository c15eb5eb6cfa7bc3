import { availableParallelism } from 'node:os';
import { isPinned } from '../chromium.ts';
import type { Runner } from './secondRun.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  /** A step that hangs is killed with all its children after this long. */
  readonly limitS: number;
  readonly isCheck?: boolean;
  /** A vitest, Playwright or jest JSON report to count single tests from; a step without one counts as one. */
  readonly report?: string;
  /** How its failed tests are run once more; 'step' runs the whole step. */
  readonly again?: Runner | 'step';
  readonly env?: Record<string, string>;
  /** Why the step cannot run here; it is then skipped aloud. */
  readonly skip?: string | false;
  /** Serves storybook-static while the step runs; its command finds the address as `STORYBOOK_URL`. */
  readonly servesStorybook?: boolean;
  /** How long it takes on two idle cores, roughly: long chains of steps start early. */
  readonly costS: number;
  /** It starts before all others: it ends soon, and says what makes the rest pointless. */
  readonly isFirst?: boolean;
  /** Steps that end before it starts, where they run at all. */
  readonly after?: readonly string[];
  /** It mostly waits, and runs beside the two lanes that keep the processor busy. */
  readonly waits?: boolean;
  /** It draws in a browser; two that do leave each other too little of the processor. */
  readonly draws?: boolean;
}

/** Where runners write their reports. */
export const reports = 'test-results/reports';
const vitest = (project: string, extra = '', report = `${project}.json`, config = 'vitest.config.ts') => ({
  command: `vitest run --config ${config} --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${report} ${extra}`,
  report,
  again: { kind: 'vitest', project, config } as const,
});
/** In the order of their summary; `nextStep` chooses the order in which they run. */
export const steps: readonly Step[] = [
  { name: 'format', command: 'oxfmt --check .', limitS: 120, isCheck: true, costS: 2, isFirst: true },
  {
    name: 'types',
    command: 'tsc -p tsconfig.json',
    limitS: 300,
    isCheck: true,
    costS: 80,
    isFirst: true,
  },
  {
    name: 'lint',
    command: 'oxlint --type-aware --deny-warnings',
    limitS: 300,
    isCheck: true,
    costS: 80,
    isFirst: true,
  },
  {
    name: 'boundaries',
    command: 'depcruise packages apps tooling tests --config .dependency-cruiser.cjs',
    limitS: 180,
    isCheck: true,
    costS: 17,
  },
  { name: 'dead code', command: 'knip', limitS: 240, isCheck: true, costS: 20 },
  {
    name: 'domain',
    // every branch of a rule is asked by some test: fails below 98 of 100. The readers of drawings, of zips, of sounds and of frames are no rules: real
    // ones and broken ones try them whole
    ...vitest(
      'unit',
      'packages/domain --coverage --coverage.include="packages/domain/src/**" --coverage.exclude="**/*.test.*" --coverage.exclude="packages/domain/src/plan/drawing/**" --coverage.exclude="packages/domain/src/plan/archive/**" --coverage.exclude="packages/domain/src/device/gb26875/**" --coverage.exclude="packages/domain/src/alarm/sound/mpegFrames.ts" --coverage.reporter=text-summary --coverage.thresholds.branches=98',
      'domain.json',
    ),
    // the coverage is judged only when every test has passed
    again: 'step',
    limitS: 600,
    costS: 60,
  },
  {
    name: 'unit',
    ...vitest('unit', '--exclude="packages/domain/**"'),
    // on two cores the journeys beside it take the other one; one worker loads and compiles everything once
    ...(availableParallelism() > 2 ? {} : { env: { VITEST_MAX_WORKERS: '1' } }),
    limitS: 4500,
    costS: 800,
    // the budgets are measured on what it leaves
    after: ['apps'],
  },
  // for connections to be missed, for processes to start and to end
  { name: 'faults', ...vitest('faults'), limitS: 1800, costS: 750, waits: true, after: ['types', 'lint'] },
  { name: 'packages', command: 'node tooling/build-packages.ts', limitS: 600, isCheck: true, costS: 75 },
  {
    name: 'package lint',
    command: 'node tooling/lint-packages.ts',
    limitS: 600,
    isCheck: true,
    costS: 84,
    after: ['packages'],
  },
  {
    name: 'sizes',
    command: 'node tooling/sizes.ts --check',
    limitS: 300,
    isCheck: true,
    costS: 150,
    after: ['packages'],
  },
  // on the tarballs that were linted
  { name: 'packed', ...vitest('packed'), limitS: 600, costS: 160, after: ['packages', 'package lint'] },
  { name: 'apps', command: 'node tooling/build-apps.ts', limitS: 300, costS: 26 },
  {
    name: 'journeys',
    command: 'playwright test',
    report: 'journeys.json',
    again: { kind: 'playwright' },
    limitS: 2400,
    costS: 1100,
    after: ['apps'],
    draws: true,
  },
  {
    name: 'components',
    ...vitest('browser', '--project browser-apart'),
    again: { kind: 'vitest', project: 'browser*', config: 'vitest.config.ts' },
    limitS: 1200,
    costS: 380,
    draws: true,
  },
  {
    name: 'stories',
    ...vitest('storybook', '', 'storybook.json', 'vitest.stories.config.ts'),
    limitS: 2400,
    costS: 880,
    draws: true,
  },
  { name: 'storybook', command: 'node tooling/build-storybook.ts', limitS: 600, costS: 70 },
  {
    name: 'visual',
    command: `test-storybook --url $STORYBOOK_URL --disable-telemetry --ci --maxWorkers 2 --json --outputFile ${reports}/visual.json`,
    report: 'visual.json',
    // the runner has no option that names single stories
    again: 'step',
    limitS: 1200,
    costS: 225,
    servesStorybook: true,
    after: ['storybook'],
    draws: true,
    skip: !isPinned && 'only the pinned Chromium draws the baselines pixel by pixel',
  },
];
