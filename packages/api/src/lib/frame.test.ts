import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// a page whose frames come every 16 ms
let nowMs: number;
const pass = (ms: number): void => {
  nowMs += ms;
  vi.advanceTimersByTime(ms);
};
/** A picture that keeps the page busy for so long: no timer runs meanwhile. */
const drawing = (tookMs: number) => (): void => {
  nowMs += tookMs;
};

let schedule: (run: () => void) => void;
beforeEach(async () => {
  nowMs = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.resetModules();
  ({ scheduleFrame: schedule } = await import('./frame.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('runs with the next frame, once [ALM-07]', () => {
  const run = vi.fn<() => void>();
  schedule(run);
  pass(16);
  expect(run).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('follows every frame while pictures are quick [ALM-07]', () => {
  schedule(drawing(5));
  pass(16);
  pass(1);
  const run = vi.fn<() => void>();
  schedule(run);
  pass(16);
  expect(run).toHaveBeenCalledTimes(1);
});

it('rests as long as a slow picture took, so that a press is answered between two pictures [ALM-07]', () => {
  schedule(drawing(100));
  pass(16);
  pass(1);
  const run = vi.fn<() => void>();
  schedule(run);
  pass(100);
  expect(run).not.toHaveBeenCalled();
  pass(20);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs a little later where frames stand still: an alarm has to be heard there too [ALM-04]', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const run = vi.fn<() => void>();
  schedule(run);
  pass(249);
  expect(run).not.toHaveBeenCalled();
  pass(1);
  expect(run).toHaveBeenCalledTimes(1);
});
