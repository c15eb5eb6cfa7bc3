import { pollIntervalMs, screenLoadTimeoutMs } from '@fireline/domain/shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenBack, within } from './loadScreen.ts';

const Screen = () => null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a screen that arrives in time is shown [SHL-20]', async () => {
  await expect(within(() => Promise.resolve(Screen), screenLoadTimeoutMs)).resolves.toBe(Screen);
  expect(vi.getTimerCount()).toBe(0);
});

it('a screen that has not arrived after 120 s is a failure, not before [SHL-20]', async () => {
  const outcome = vi.fn<(what: string) => void>();
  within(() => new Promise(() => {}), screenLoadTimeoutMs).then(
    () => outcome('shown'),
    () => outcome('failed'),
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith('failed');
});

it('a screen whose code cannot be fetched fails at once [SHL-20]', async () => {
  await expect(within(() => Promise.reject(new Error('gone')), screenLoadTimeoutMs)).rejects.toThrow('gone');
});

it('a screen that could not be fetched is tried again when the network is back and every 15 s, until it is there [SHL-20]', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const attempt = vi.fn<() => Promise<void>>(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()));
  whenBack(attempt);
  expect(attempt).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(pollIntervalMs);
  expect(attempt).toHaveBeenCalledTimes(1);
  isDown = false;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([attempt.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  page.dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
