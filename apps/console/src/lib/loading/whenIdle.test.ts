import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = () => vi.advanceTimersByTimeAsync(2000);

it('what is fetched ahead waits until nothing else is on its way, and is fetched once [ALM-11]', async () => {
  let isQuiet = false;
  const work = vi.fn<() => void>();
  whenIdle(() => isQuiet, work);
  await pass();
  expect(work).not.toHaveBeenCalled();
  isQuiet = true;
  await pass();
  await pass();
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('nothing is fetched ahead for a page that is gone [ALM-11]', async () => {
  const work = vi.fn<() => void>();
  whenIdle(() => true, work)();
  await pass();
  expect([work.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
