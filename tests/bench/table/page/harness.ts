import { type BenchRow, createRandom, makeRows, nextRow } from './data.ts';

export interface Change {
  readonly index: number;
  readonly row: BenchRow;
}

export interface Mounted {
  /** Called every 50 ms with the rows that changed; `rows` is the live array. */
  update(changes: readonly Change[], rows: readonly BenchRow[]): void;
}

/** What an entry has to say about its library. */
export interface Contender {
  /** Draws the page that stands before a table comes; not measured. */
  prepare?(host: HTMLElement): void;
  mount(host: HTMLElement, rows: readonly BenchRow[]): Mounted;
  scroller(host: HTMLElement): Element | null;
}

export interface MountResult {
  readonly readyMs: number;
  readonly paintedMs: number;
  readonly elements: number;
}
export interface UpdateResult {
  readonly wallMs: number;
  readonly framesPerSecond: number;
  readonly slowFrameMs: number;
}
export interface ScrollResult {
  readonly slowFrameMs: number;
  readonly scrolledPx: number;
}

export interface BenchPage {
  /** Makes the rows and draws the page around the table to come. */
  prepare(count: number): Promise<void>;
  mount(): Promise<MountResult>;
  updates(perSecond: number, ms: number, isVisibleOnly: boolean): Promise<UpdateResult>;
  scroll(frames: number, stepPx: number): Promise<ScrollResult>;
}

declare global {
  var bench: BenchPage | undefined;
}

const tickMs = 50;
const visibleRows = 15;
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const painted = async (): Promise<void> => {
  await frame();
  await frame();
};
const slow = (gaps: readonly number[]): number =>
  gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN;

/** Gaps between frames until the answer is called. */
function watchFrames(): () => number[] {
  const gaps: number[] = [];
  let last = performance.now();
  let isOn = true;
  const next = (): void => {
    if (!isOn) return;
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  return () => {
    isOn = false;
    return gaps;
  };
}

async function waitForFirstRow(host: HTMLElement): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!host.textContent.includes('DEV-000000')) {
    if (performance.now() > deadline) throw new Error('the first row never came');
    await pause(0);
  }
}

/** Replaces that many rows of the array, picked at random; answers each changed row once. */
function change(rows: BenchRow[], count: number, among: number, random: () => number, sequence: number): Change[] {
  const touched = new Set<number>();
  for (let step = 0; step < count; step++) {
    const index = Math.floor(random() * among);
    const row = rows[index];
    if (!row) continue;
    rows[index] = nextRow(row, sequence + step);
    touched.add(index);
  }
  return [...touched].flatMap((index) => {
    const row = rows[index];
    return row ? [{ index, row }] : [];
  });
}

/** Makes the page ready to be measured. */
export function register(contender: Contender): void {
  const host = document.getElementById('root');
  if (!host) throw new Error('the page has no #root');
  const random = createRandom(7);
  let rows: BenchRow[] = [];
  let mounted: Mounted | undefined;
  globalThis.bench = {
    async prepare(count) {
      rows = makeRows(count);
      contender.prepare?.(host);
      await painted();
    },
    async mount() {
      const start = performance.now();
      mounted = contender.mount(host, rows);
      await waitForFirstRow(host);
      const readyMs = performance.now() - start;
      await painted();
      return { readyMs, paintedMs: performance.now() - start, elements: document.querySelectorAll('*').length };
    },
    async updates(perSecond, ms, isVisibleOnly) {
      const stop = watchFrames();
      const start = performance.now();
      let sent = 0;
      while (performance.now() - start < ms) {
        const due = Math.floor(((performance.now() - start) / 1000) * perSecond) - sent;
        mounted?.update(change(rows, due, isVisibleOnly ? visibleRows : rows.length, random, sent), rows);
        sent += due;
        await pause(tickMs);
      }
      await painted();
      const gaps = stop();
      const wallMs = performance.now() - start;
      return { wallMs, framesPerSecond: (gaps.length / wallMs) * 1000, slowFrameMs: slow(gaps) };
    },
    async scroll(frames, stepPx) {
      const scroller = contender.scroller(host);
      if (!scroller) throw new Error('nothing scrolls');
      const stop = watchFrames();
      for (let step = 0; step < frames; step++) {
        scroller.scrollTop += stepPx;
        await frame();
      }
      return { slowFrameMs: slow(stop()), scrolledPx: scroller.scrollTop };
    },
  };
}
