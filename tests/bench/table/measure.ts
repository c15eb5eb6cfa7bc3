import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { heapBytes } from '../lib/browser.ts';
import { pagesFolder } from './build.ts';
import type { BenchPage } from './page/harness.ts';

export interface Sample {
  readonly name: string;
  readonly rows: number;
  /** Until the first row is in the document. */
  readonly readyMs: number;
  /** What the main thread worked for it, painting included: steadier than the clock on a busy machine. */
  readonly mountCpuMs: number;
  readonly paintedMs: number;
  readonly heapMb: number;
  readonly elements: number;
  /** Main thread busy, in percent of the time, at 1 000 updates a second spread over all rows. */
  readonly busyPercent: number;
  /** The same with all updates on the 15 topmost rows. */
  readonly busyVisiblePercent: number;
  readonly framesPerSecond: number;
  /** Main thread time per frame of a fast scroll. */
  readonly scrollMs: number;
  readonly scrollSlowFrameMs: number;
}

const updatesPerSecond = 1000;
const scrollFrames = 120;
const scrollStepPx = 400;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the built pages; the answer closes it. */
export async function servePages(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    readFile(join(pagesFolder, path)).then(
      (content) =>
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Seconds that the main thread worked so far, by its own clock: time that other processes took is not in it. */
export async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

type Bench = { readonly bench: BenchPage };

async function measureIn(
  page: Page,
  session: CDPSession,
  rows: number,
  updateMs: number,
): Promise<Omit<Sample, 'name' | 'rows'>> {
  const busyDuring = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
    const start = await busySeconds(session);
    const result = await work();
    return { result, seconds: (await busySeconds(session)) - start };
  };
  const empty = await heapBytes(page);
  await page.evaluate((count) => (globalThis as unknown as Bench).bench.prepare(count), rows);
  const { result: mount, seconds: mountSeconds } = await busyDuring(() =>
    page.evaluate(() => (globalThis as unknown as Bench).bench.mount()),
  );
  const heapMb = ((await heapBytes(page)) - empty) / 1e6;
  const update = (isVisibleOnly: boolean) =>
    busyDuring(() =>
      page.evaluate(
        ([perSecond, ms, visible]) => (globalThis as unknown as Bench).bench.updates(perSecond, ms, visible),
        [updatesPerSecond, updateMs, isVisibleOnly] as const,
      ),
    );
  // what mounting left behind is not counted as updating
  await page.waitForTimeout(500);
  const spread = await update(false);
  const visible = await update(true);
  const scroll = await busyDuring(() =>
    page.evaluate(([frames, step]) => (globalThis as unknown as Bench).bench.scroll(frames, step), [
      scrollFrames,
      scrollStepPx,
    ] as const),
  );
  return {
    ...mount,
    mountCpuMs: mountSeconds * 1000,
    heapMb,
    busyPercent: (spread.seconds / spread.result.wallMs) * 1e5,
    busyVisiblePercent: (visible.seconds / visible.result.wallMs) * 1e5,
    framesPerSecond: visible.result.framesPerSecond,
    scrollMs: (scroll.seconds * 1000) / scrollFrames,
    scrollSlowFrameMs: scroll.result.slowFrameMs,
  };
}

/** One contender in a fresh page. */
export async function measure(
  browser: Browser,
  origin: string,
  name: string,
  { rows, updateMs }: { readonly rows: number; readonly updateMs: number },
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${origin}/${name}/node_modules/.cache/fireline-bench/table/${name}.html`);
    await page.waitForFunction(() => 'bench' in globalThis);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const sample = { name, rows, ...(await measureIn(page, session, rows, updateMs)) };
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]}`);
    return sample;
  } finally {
    await context.close();
  }
}
