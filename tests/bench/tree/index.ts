import type { Browser } from 'playwright';
import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { buildPage, installRivals } from '../table/build.ts';
import { busySeconds, servePages } from '../table/measure.ts';
import type { TreeBench } from './page/treeHarness.ts';

export const name = 'tree';

const contenders = { firelineTree: 'page/firelineTree.tsx', antdTree: 'rivals/antdTree.tsx' } as const;
type Contender = keyof typeof contenders;
const names = Object.keys(contenders) as Contender[];

const cases = [
  { shown: 'closed', isOpen: false, isMultiple: false },
  { shown: 'all open', isOpen: true, isMultiple: false },
  { shown: 'all open, ticks', isOpen: true, isMultiple: true },
] as const;
type Case = (typeof cases)[number];

const scrollFrames = 120;
const scrollStepPx = 400;
const mostReadyMs = 50;
const mostOfAntd = 0.2;

interface Sample {
  readonly readyMs: number;
  readonly mountCpuMs: number;
  readonly paintedMs: number;
  readonly elements: number;
  readonly scrollMs: number;
}

type Bench = { readonly treeBench: TreeBench };

/** One contender and one case in a fresh page. */
async function measure(
  browser: Browser,
  origin: string,
  contender: Contender,
  count: number,
  how: Case,
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/${contender}/node_modules/.cache/fireline-bench/table/${contender}.html`);
    await page.waitForFunction(() => 'treeBench' in globalThis);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate((nodes) => (globalThis as unknown as Bench).treeBench.prepare(nodes), count);
    const before = await busySeconds(session);
    const mount = await page.evaluate(
      ([isOpen, isMultiple]) => (globalThis as unknown as Bench).treeBench.mount(isOpen, isMultiple),
      [how.isOpen, how.isMultiple] as const,
    );
    const mounted = await busySeconds(session);
    await page.evaluate(([frames, step]) => (globalThis as unknown as Bench).treeBench.scroll(frames, step), [
      scrollFrames,
      scrollStepPx,
    ] as const);
    const scrolled = await busySeconds(session);
    return {
      ...mount,
      mountCpuMs: (mounted - before) * 1000,
      scrollMs: ((scrolled - mounted) * 1000) / scrollFrames,
    };
  } finally {
    await context.close();
  }
}

const row = (nodes: number, shown: string, tree: Contender, samples: readonly Sample[]): Row => {
  const of = (figure: keyof Sample, digits = 0) => rounded(median(samples.map((sample) => sample[figure])), digits);
  return {
    nodes,
    shown,
    tree,
    'ready ms': of('readyMs', 1),
    'mount CPU ms': of('mountCpuMs', 1),
    'painted ms': of('paintedMs'),
    elements: of('elements'),
    'scroll ms/frame': of('scrollMs', 2),
  };
};

const verdict = (nodes: number, shown: string, own: number, rival: number): Row => ({
  nodes,
  'all within': shown,
  [`ready ≤ ${mostReadyMs} ms`]: `${own.toFixed(1)} ms ${own <= mostReadyMs ? 'yes' : 'NO'}`,
  [`≤ ${mostOfAntd} × antd`]: `${(own / rival).toFixed(2)}× ${own <= mostOfAntd * rival ? 'yes' : 'NO'}`,
});

/**
 * Our tree against antd's, both windowed, in one run; the order turned round on every second repetition.
 * Options: `--nodes 50000`, `--reps 5`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const count = numberOption(options, 'nodes', 50_000);
  const reps = numberOption(options, 'reps', 5);
  await installRivals();
  for (const contender of names) await buildPage(contender, `${import.meta.dirname}/${contenders[contender]}`);
  const samples = new Map<string, Sample[]>();
  const of = (shown: string, contender: Contender): Sample[] => {
    const key = `${shown} ${contender}`;
    samples.set(key, samples.get(key) ?? []);
    return samples.get(key) ?? [];
  };
  const browser = await openBrowser();
  const { origin, close } = await servePages();
  try {
    for (const how of cases)
      for (let rep = 0; rep < reps; rep++)
        for (const contender of rep % 2 === 0 ? names : names.toReversed())
          of(how.shown, contender).push(await measure(browser, origin, contender, count, how));
  } finally {
    await browser.close();
    close();
  }
  const ready = (shown: string, contender: Contender): number =>
    median(of(shown, contender).map(({ readyMs }) => readyMs));
  return [
    ...cases.flatMap(({ shown }) => names.map((tree) => row(count, shown, tree, of(shown, tree)))),
    ...cases.map(({ shown }) => verdict(count, shown, ready(shown, 'firelineTree'), ready(shown, 'antdTree'))),
  ];
}
