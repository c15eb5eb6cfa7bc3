import { expect, it, vi } from 'vitest';
import { onPage } from './onPage.ts';

it('makes nothing for a drawing that never comes onto the page, and one thing for each time that it does [N02]', () => {
  const stop = vi.fn<() => void>();
  const make = vi.fn<() => { start: () => () => void }>(() => ({ start: () => stop }));
  const notify = vi.fn<() => void>();
  const { subscribe, getSnapshot } = onPage(make);
  expect([getSnapshot(), make.mock.calls.length]).toEqual([null, 0]);
  const leave = subscribe(notify);
  const first = getSnapshot();
  expect([first !== null, getSnapshot() === first, notify.mock.calls.length]).toEqual([true, true, 1]);
  leave();
  expect([getSnapshot(), stop.mock.calls.length]).toEqual([null, 1]);
  subscribe(notify);
  expect(getSnapshot()).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});
