import { expect, it, vi } from 'vitest';
import { manualTime } from '../testing.ts';
import { afterUnlessAborted } from './time.ts';

it('a wait that ends with a signal leaves nothing on the signal, however often it is begun again [ALM-06]', () => {
  const { timers, advance } = manualTime(0);
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  let runs = 0;
  const again = () => {
    runs += 1;
    if (runs < 100) afterUnlessAborted(timers, 5, signal, again);
  };
  afterUnlessAborted(timers, 5, signal, again);
  advance(500);
  expect([runs, added.mock.calls.length - removed.mock.calls.length]).toEqual([100, 0]);
});

it('a wait does not run once its signal is aborted, nor begin then [ALM-06]', () => {
  const { timers, advance } = manualTime(0);
  const running = new AbortController();
  let runs = 0;
  const count = () => (runs += 1);
  afterUnlessAborted(timers, 5, running.signal, count);
  running.abort();
  afterUnlessAborted(timers, 5, running.signal, count);
  advance(10);
  expect(runs).toBe(0);
});
