import type { Browser } from 'playwright';
import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { buildPage } from '../table/build.ts';
import { servePages } from '../table/measure.ts';
import type { MapBenchPage, Phase } from './page/harness.ts';

export const name = 'map: many devices, clustered';

const pages = { plainMap: 'plainMap.ts', firelineMap: 'firelineMap.tsx' } as const;
type Contender = keyof typeof pages;

interface Sample {
  readonly given: Phase;
  readonly live: Phase;
}
type Bench = { readonly mapBench: MapBenchPage };

interface Load {
  readonly devices: number;
  readonly perSecond: number;
  readonly ms: number;
}

async function measure(browser: Browser, url: string, { devices, perSecond, ms }: Load): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(240_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.waitForFunction(() => 'mapBench' in globalThis);
    await page.evaluate(() => (globalThis as unknown as Bench).mapBench.open());
    const given = await page.evaluate((count) => (globalThis as unknown as Bench).mapBench.give(count), devices);
    // what comes after the first picture is no part of what follows
    await page.waitForTimeout(2000);
    const live = await page.evaluate(
      ([rate, lengthMs]) => (globalThis as unknown as Bench).mapBench.live(rate, lengthMs),
      [perSecond, ms] as const,
    );
    if (errors.length > 0) throw new Error(`${url}: ${errors[0]}`);
    return { given, live };
  } finally {
    await context.close();
  }
}

const middle = (samples: readonly Sample[], read: (sample: Sample) => number): number => median(samples.map(read));

const line = (contender: Contender, samples: readonly Sample[]): Row => ({
  map: contender,
  'first picture ms': rounded(middle(samples, ({ given }) => given.ms)),
  'longest task ms': rounded(
    middle(samples, ({ given }) => given.longestTaskMs),
    1,
  ),
  'longest task live ms': rounded(
    middle(samples, ({ live }) => live.longestTaskMs),
    1,
  ),
});

/**
 * Many devices given to an open map, and then new levels for some of them all the time: ours against the library's own clustered source,
 * one after the other in one run, in a browser that draws WebGL in software. The first picture is the frame in which symbols stand.
 * Options: `--devices 100000`, `--rate 1000`, `--ms 5000`, `--reps 3`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const load = {
    devices: numberOption(options, 'devices', 100_000),
    perSecond: numberOption(options, 'rate', 1000),
    ms: numberOption(options, 'ms', 5000),
  };
  const reps = numberOption(options, 'reps', 3);
  for (const [page, file] of Object.entries(pages)) await buildPage(page, `${import.meta.dirname}/page/${file}`);
  const { origin, close } = await servePages();
  const browser = await openBrowser();
  const samples: Record<Contender, Sample[]> = { plainMap: [], firelineMap: [] };
  try {
    for (let rep = 0; rep < reps; rep += 1)
      for (const page of ['plainMap', 'firelineMap'] as const)
        samples[page].push(
          await measure(browser, `${origin}/${page}/node_modules/.cache/fireline-bench/table/${page}.html`, load),
        );
  } finally {
    await browser.close();
    close();
  }
  const ratio = (read: (sample: Sample) => number): number =>
    middle(samples.firelineMap, read) / middle(samples.plainMap, read);
  const [first, block] = [ratio(({ given }) => given.ms), ratio(({ given }) => given.longestTaskMs)];
  return [
    line('plainMap', samples.plainMap),
    line('firelineMap', samples.firelineMap),
    {
      target: 'first picture at most half of the plain one',
      measured: rounded(first, 2),
      met: first <= 0.5 ? 'yes' : 'NO',
    },
    {
      target: 'longest block at most a tenth of the plain one',
      measured: rounded(block, 2),
      met: block <= 0.1 ? 'yes' : 'NO',
    },
  ];
}
