import { screenLoadTimeoutMs } from '@fireline/domain/shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './loadScreen.ts';

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
