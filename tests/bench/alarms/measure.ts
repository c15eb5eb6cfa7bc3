import type { Browser, Page } from 'playwright';
import type { AlarmBenchPage, StormResult } from './page/harness.ts';

export interface Phase {
  /** Alarms that stand before the storm. */
  readonly standing: number;
  readonly perSecond: number;
  readonly ms: number;
}

export interface Sample extends Phase {
  readonly name: string;
  readonly busyPercent: number;
  readonly storm: StormResult;
  /** Alarms that the list does not show at the end. */
  readonly lost: number;
}

type Bench = { readonly alarmBench: AlarmBenchPage };

const pressEveryMs = 350;

/** Presses a row, then the empty page beside the list, in turns: the list is used and let go again. Until the answer is called. */
function keepPressing(page: Page): () => Promise<void> {
  const end = new AbortController();
  const pressing = (async () => {
    for (let turn = 0; !end.signal.aborted; turn++) {
      await page.mouse.click(turn % 2 === 0 ? 150 : 900, 300 + (turn % 7) * 20);
      await page.mouse.move(900, 100);
      await page.waitForTimeout(pressEveryMs);
    }
  })();
  return () => {
    end.abort();
    return pressing;
  };
}

/** One contender in a fresh page. */
export async function measure(browser: Browser, url: string, name: string, phase: Phase): Promise<Sample> {
  const { standing, perSecond, ms } = phase;
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.waitForFunction(() => 'alarmBench' in globalThis);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    await page.evaluate((count) => (globalThis as unknown as Bench).alarmBench.mount(count), standing);
    // the index of a store is made while the page is idle
    await page.waitForTimeout(2000);
    const before = await busyMs();
    const stop = keepPressing(page);
    const storm = await page.evaluate(
      ([rate, lengthMs]) => (globalThis as unknown as Bench).alarmBench.storm(rate, lengthMs),
      [perSecond, ms] as const,
    );
    const busyPercent = (((await busyMs()) - before) / storm.wallMs) * 100;
    await stop();
    await page.waitForTimeout(2500);
    const shown = await page.evaluate(() => (globalThis as unknown as Bench).alarmBench.shown());
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]}`);
    return { name, ...phase, busyPercent, storm, lost: standing + storm.came - shown };
  } finally {
    await context.close();
  }
}
