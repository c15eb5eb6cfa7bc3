/** One device as both maps get it. */
export interface BenchDevice {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  /** 0 without an alarm, else its level. */
  readonly level: number;
}

/** What an entry has to say about its map. */
export interface Contender {
  /** An open map without points. */
  open(host: HTMLElement): Promise<void>;
  /** Makes of the points what the map takes, as an app has it at hand. */
  prepare(devices: readonly BenchDevice[]): void;
  /** Gives it all the points; done when they are drawn. */
  give(): Promise<void>;
  /** New levels of some of them. */
  change(changed: readonly BenchDevice[]): void;
}

export interface Phase {
  readonly ms: number;
  /** The longest time in which the page could do nothing else; 50 stands for 50 or less. */
  readonly longestTaskMs: number;
}

export interface MapBenchPage {
  open(): Promise<void>;
  give(count: number): Promise<Phase>;
  live(perSecond: number, ms: number): Promise<Phase>;
}

declare global {
  var mapBench: MapBenchPage | undefined;
}

/** The same numbers every time, from 0 to 1. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A province of towns: dense where people live. */
function devicesOf(count: number): readonly BenchDevice[] {
  const random = steady(11);
  const towns = Array.from({ length: 240 }, () => [112.6 + random() * 3, 22.2 + random() * 2.2] as const);
  return Array.from({ length: count }, (_, id) => {
    const [lng, lat] = towns[id % towns.length] ?? [114, 22.5];
    const spread = (): number => (random() + random() + random() - 1.5) * 0.06;
    return { id, lng: lng + spread(), lat: lat + spread(), level: id % 400 === 0 ? 1 + (id % 5) : 0 };
  });
}

/** Shorter tasks the browser does not tell of. */
export const shortestTaskMs = 50;

/** The longest task of the page meanwhile, as the browser itself has timed it. */
function watchTasks(): () => Promise<number> {
  let longest = shortestTaskMs;
  const take = (entries: PerformanceEntryList): void => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return async () => {
    // it is told of a task after the task
    await pause(200);
    take(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}

const tickMs = 50;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function timed(work: () => Promise<void>): Promise<Phase> {
  const tasks = watchTasks();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  return { ms, longestTaskMs: await tasks() };
}

/** The next frame has been drawn. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Makes the page's bench of a contender. */
export function register(contender: Contender): void {
  let devices: readonly BenchDevice[] = [];
  globalThis.mapBench = {
    async open() {
      const host = document.querySelector<HTMLElement>('#root');
      if (!host) throw new Error('no root');
      host.style.cssText = 'width:1200px;height:800px';
      await contender.open(host);
    },
    async give(count) {
      devices = devicesOf(count);
      contender.prepare(devices);
      await pause(500);
      return timed(() => contender.give());
    },
    live(perSecond, ms) {
      const random = steady(5);
      return timed(async () => {
        const end = performance.now() + ms;
        while (performance.now() < end) {
          const next = [...devices];
          const changed = Array.from({ length: Math.round((perSecond * tickMs) / 1000) }, () => {
            const at = Math.floor(random() * next.length);
            const device = next[at] as BenchDevice;
            return (next[at] = { ...device, level: Math.floor(random() * 6) });
          });
          devices = next;
          contender.change(changed);
          await pause(tickMs);
        }
        await nextFrame();
      });
    },
  };
}
