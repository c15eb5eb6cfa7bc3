import type { DeviceChange } from '@fireline/api/device';
import { expect, it, vi } from 'vitest';
import { createHeard } from './heard.ts';

const change = (deviceId: number, signals: number) => ({ deviceId, signals }) as DeviceChange;

it('tells once a frame of whatever was heard since, and keeps the newest of each device [DEV-13]', () => {
  const frames: (() => void)[] = [];
  const heard = createHeard((run) => void frames.push(run));
  const listener = vi.fn<() => void>();
  heard.subscribe(listener);
  for (let at = 0; at < 1000; at += 1) heard.tell([change(at % 10, at)]);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(listener).toHaveBeenCalledOnce();
  expect(heard.get(3)?.signals).toBe(993);
  heard.tell([]);
  expect(frames).toHaveLength(1);
});

it('forgets what was heard before a fetch, and keeps what came during it [N05]', () => {
  const heard = createHeard((run) => run());
  heard.tell([change(1, 10), change(2, 20)]);
  const turn = heard.getTurn();
  const forget = heard.beforeFetch();
  heard.tell([change(2, 21)]);
  forget();
  expect([heard.get(1), heard.get(2)?.signals]).toEqual([undefined, 21]);
  expect(heard.getTurn()).toBeGreaterThan(turn);
});
