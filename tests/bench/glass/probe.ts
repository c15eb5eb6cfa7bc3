import type { Page } from 'playwright';

/** A frame, in milliseconds since 1970, and how many alarms it showed. */
export type Frame = readonly [paintedAtMs: number, alarms: number];

export interface Watched {
  /** Only those that showed another number than the one before. */
  readonly frames: readonly Frame[];
  readonly frameCount: number;
  readonly longestGapMs: number;
  readonly longTasks: readonly number[];
}

interface Probe {
  /** What was seen since the last call. */
  take(): Watched;
  /** How many alarms the last frame showed; -1 before the first. */
  shown(): number;
}
type WithProbe = { readonly glassProbe: Probe };

/**
 * Runs inside the page, so it may use nothing from outside. Every frame asks for a message to itself: it is answered once the
 * frame was handed to the compositor, and what stands in the document then is what that frame shows.
 */
function install(): void {
  const digits = (text: string | null | undefined): number => Number(text?.replace(/\D/g, '') || 0);
  const inBar = (): number =>
    [...document.querySelectorAll('[aria-label="状态栏"] li')].reduce(
      (sum, { textContent }) => sum + digits(textContent),
      0,
    );
  const inTable = (): number => digits(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) - 1;
  let frames: [number, number][] = [];
  let longTasks: number[] = [];
  let [frameCount, longestGapMs, last, before] = [0, 0, performance.now(), -1];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const count = Math.min(inBar(), inTable());
    if (count !== before) frames.push([performance.timeOrigin + performance.now(), count]);
    before = count;
  });
  port1.start();
  const tick = (): void => {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - last);
    last = now;
    frameCount += 1;
    port2.postMessage(null);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  const take = (): Watched => {
    const watched = { frames, frameCount, longestGapMs, longTasks };
    [frames, longTasks, frameCount, longestGapMs] = [[], [], 0, 0];
    return watched;
  };
  Object.assign(globalThis, { glassProbe: { take, shown: () => before } });
}

export const installProbe = (page: Page): Promise<void> => page.evaluate(install);
export const takeWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as WithProbe).glassProbe.take());
export const shownIn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as WithProbe).glassProbe.shown());

/** The ids that the table's store holds, shown or scrolled away: found where React keeps what the table was given. */
export const idsIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    interface Fiber {
      readonly memoizedProps: { readonly store?: { getIds(): readonly number[] } } | null;
      readonly return: Fiber | null;
    }
    const grid = document.querySelector('[role=grid]') ?? document.body;
    const key = Object.keys(grid).find((name) => name.startsWith('__reactFiber$')) ?? '';
    let fiber: Fiber | null = (grid as unknown as Record<string, Fiber>)[key] ?? null;
    while (fiber && typeof fiber.memoizedProps?.store?.getIds !== 'function') fiber = fiber.return;
    if (!fiber) throw new Error('no table with a store on this page');
    return [...(fiber.memoizedProps?.store?.getIds() ?? [])];
  });
