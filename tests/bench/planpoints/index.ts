import type { Browser } from 'playwright';
import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';
import { buildPage } from '../table/build.ts';
import { servePages } from '../table/measure.ts';
import type { LiveResult, PointsBenchPage } from './page/harness.ts';

export const name = 'planpoints';

const pages = { idlePoints: 'idlePoints.ts', firelinePoints: 'firelinePoints.tsx' } as const;
const longest = (values: readonly number[]): number => Math.max(0, ...values);

interface Phase {
  readonly count: number;
  readonly perSecond: number;
  readonly ms: number;
}

interface Sample extends LiveResult {
  /** What the main thread worked: steadier than the clock on a busy machine. */
  readonly cpuMs: number;
}

async function measure(browser: Browser, url: string, { count, perSecond, ms }: Phase): Promise<Sample> {
  type Bench = { readonly pointsBench: PointsBenchPage };
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.waitForFunction(() => 'pointsBench' in globalThis);
    await page.evaluate((points) => (globalThis as unknown as Bench).pointsBench.mount(points), count);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const before = await busyMs();
    const result = await page.evaluate(
      ([rate, lengthMs]) => (globalThis as unknown as Bench).pointsBench.live(rate, lengthMs),
      [perSecond, ms] as const,
    );
    if (errors.length > 0) throw new Error(errors[0]);
    return { ...result, cpuMs: (await busyMs()) - before };
  } finally {
    await context.close();
  }
}

const line = (
  page: string,
  { count, perSecond }: Phase,
  { wallMs, gapsMs, longTasksMs, updates, cpuMs }: Sample,
): Row => ({
  points: count,
  'updates/s': perSecond,
  page,
  updates,
  'frames/s': rounded(gapsMs.length / (wallMs / 1000)),
  'cpu ms/frame': rounded(cpuMs / gapsMs.length, 1),
  'gap p50 ms': rounded(percentile(gapsMs, 50)),
  'gap p99 ms': rounded(percentile(gapsMs, 99)),
  'longest gap ms': rounded(longest(gapsMs)),
  'long tasks': longTasksMs.length,
  'longest task ms': rounded(longest(longTasksMs)),
});

/**
 * Live points on a plan, without a graphics card, against a page that draws nothing; one after the other in one run.
 * Options: `--points 5000`, `--rate 1000`, `--ms 10000`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const phase: Phase = {
    count: numberOption(options, 'points', 5000),
    perSecond: numberOption(options, 'rate', 1000),
    ms: numberOption(options, 'ms', 10_000),
  };
  for (const [page, file] of Object.entries(pages)) await buildPage(page, `${import.meta.dirname}/page/${file}`);
  const { origin, close } = await servePages();
  const browser = await openBrowser('plain');
  const results = new Map<string, Sample>();
  try {
    for (const page of Object.keys(pages)) {
      const url = `${origin}/${page}/node_modules/.cache/fireline-bench/table/${page}.html`;
      results.set(page, await measure(browser, url, phase));
    }
  } finally {
    await browser.close();
    close();
  }
  const gap = longest(results.get('firelinePoints')?.gapsMs ?? [Infinity]);
  return [
    ...[...results].map(([page, result]) => line(page, phase, result)),
    { target: 'no frame gap over 50 ms', measured: `${rounded(gap)} ms`, met: gap <= 50 ? 'yes' : 'NO' },
  ];
}
