import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { makePlan } from '../../../packages/ui/src/PlanCanvas/planMaker.stories.support.ts';
import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, median, numberOption, percentile, rounded } from '../lib/suite.ts';
import { buildPage, installRivals, pagesFolder } from '../table/build.ts';
import { busySeconds, servePages } from '../table/measure.ts';
import { writeDxf } from './dxf.ts';
import type { PlanBenchPage } from './page/harness.ts';

export const name = 'plan: a drawing on the screen';

type Bench = { readonly planBench: PlanBenchPage };
const pages = { firelinePlan: 'page/firelinePlan.tsx', dxfViewer: 'rivals/dxfViewer.ts' } as const;
type Contender = keyof typeof pages;

async function openPage(browser: Browser, origin: string, contender: Contender): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 860 } });
  page.setDefaultTimeout(300_000);
  await page.goto(`${origin}/${contender}/node_modules/.cache/fireline-bench/table/${contender}.html`);
  await page.waitForFunction(() => 'planBench' in globalThis);
  return page;
}

interface Moved {
  readonly move: string;
  /** Work of the page's thread, a frame. */
  readonly frameMs: number;
  readonly gapMs: number;
}

const framesMoved = 240;

async function moved(page: Page, how: 'pan' | 'zoom'): Promise<Moved> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busySeconds(session);
  const { gapMs } = await page.evaluate(
    ([which, frames]) => {
      const { planBench } = globalThis as unknown as Bench;
      if (!planBench.move) throw new Error('this page moves nothing');
      return planBench.move(which, frames);
    },
    [how, framesMoved] as const,
  );
  const frameMs = ((await busySeconds(session)) - before) * (1000 / framesMoved);
  await session.detach();
  return { move: how, frameMs, gapMs };
}

/** Panning and zooming plans of so many lines, without a graphics card. */
async function movements(origin: string, lines: readonly number[], reps: number): Promise<Row[]> {
  const browser = await openBrowser('plain');
  const samples: (Moved & { readonly lines: number })[] = [];
  try {
    for (let rep = 0; rep < reps; rep += 1)
      for (const count of lines) {
        const page = await openPage(browser, origin, 'firelinePlan');
        await page.evaluate((many) => (globalThis as unknown as Bench).planBench.make?.(many), count);
        for (const how of ['pan', 'zoom'] as const) samples.push({ lines: count, ...(await moved(page, how)) });
        await page.close();
      }
  } finally {
    await browser.close();
  }
  const middle = (many: number, how: string): number =>
    median(samples.filter(({ lines, move }) => lines === many && move === how).map(({ frameMs }) => frameMs));
  const rows = lines.flatMap((many) =>
    ['pan', 'zoom'].map((how) => ({
      lines: many,
      move: how,
      'frame ms': rounded(middle(many, how), 1),
      'longest gap ms': rounded(
        percentile(
          samples.filter(({ lines, move }) => lines === many && move === how).map(({ gapMs }) => gapMs),
          50,
        ),
      ),
    })),
  );
  const [few = 0, many = 0] = [lines[0], lines.at(-1)];
  const [least, most] = [middle(few, 'pan'), middle(many, 'pan')];
  return [
    ...rows,
    { target: `pan at ${many} lines at most 8 ms a frame`, measured: rounded(most, 1), met: most <= 8 ? 'yes' : 'NO' },
    {
      target: `and flat from ${few}: at most 1.3×`,
      measured: rounded(most / least, 2),
      met: most <= least * 1.3 ? 'yes' : 'NO',
    },
  ];
}

interface Opened {
  readonly contender: Contender;
  readonly megabytes: number;
  readonly firstMs: number;
  readonly longestTaskMs: number;
}

/** The first picture of a file, from when it is chosen: page, worker and the rival's viewer stand before. */
async function openings(origin: string, sizes: readonly number[], reps: number): Promise<Row[]> {
  const browser = await openBrowser();
  const samples: Opened[] = [];
  try {
    for (let rep = 0; rep < reps; rep += 1)
      for (const megabytes of sizes)
        for (const contender of ['firelinePlan', 'dxfViewer'] as const) {
          const page = await openPage(browser, origin, contender);
          const result = await page.evaluate(
            (address) => (globalThis as unknown as Bench).planBench.open(address),
            `${origin}/plan-${megabytes}.dxf`,
          );
          samples.push({ contender, megabytes, ...result });
          await page.close();
        }
  } finally {
    await browser.close();
  }
  const middle = (contender: Contender, size: number, figure: 'firstMs' | 'longestTaskMs'): number =>
    median(
      samples
        .filter((sample) => sample.contender === contender && sample.megabytes === size)
        .map((sample) => sample[figure]),
    );
  return sizes.flatMap((size) => {
    const ratio = middle('firelinePlan', size, 'firstMs') / middle('dxfViewer', size, 'firstMs');
    const block = middle('firelinePlan', size, 'longestTaskMs');
    return [
      ...(['firelinePlan', 'dxfViewer'] as const).map((contender) => ({
        'file MB': size,
        plan: contender,
        'first picture ms': rounded(middle(contender, size, 'firstMs')),
        'longest block ms': rounded(middle(contender, size, 'longestTaskMs')),
      })),
      {
        target: `${size} MB: first picture at most 0.3×`,
        measured: rounded(ratio, 2),
        met: ratio <= 0.3 ? 'yes' : 'NO',
      },
      { target: `${size} MB: no block over 50 ms`, measured: rounded(block), met: block <= 50 ? 'yes' : 'NO' },
    ];
  });
}

const numbers = (text: string): number[] => text.split(',').map(Number);

/**
 * Frame times of a plan that is moved, without a graphics card, and the first picture of a file against dxf-viewer, in one run.
 * Options: `--lines 100000,1000000`, `--sizes 10,100`, `--reps 3`, `--only move` or `--only open`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const { lines = '100000,1000000', sizes = '10,100', only } = options;
  const reps = numberOption(options, 'reps', 3);
  if (only !== 'move') await installRivals();
  await mkdir(pagesFolder, { recursive: true });
  for (const contender of Object.keys(pages) as Contender[])
    if (only !== 'move' || contender === 'firelinePlan')
      await buildPage(contender, join(import.meta.dirname, pages[contender]));
  const megabytes = only === 'move' ? [] : numbers(sizes);
  for (const size of megabytes)
    await writeDxf(join(pagesFolder, `plan-${size}.dxf`), makePlan({ rooms: 20, floors: 4 }), size * 1e6);
  const { origin, close } = await servePages();
  try {
    return [
      ...(only === 'open' ? [] : await movements(origin, numbers(lines), reps)),
      ...(only === 'move' ? [] : await openings(origin, megabytes, reps)),
    ];
  } finally {
    close();
  }
}
