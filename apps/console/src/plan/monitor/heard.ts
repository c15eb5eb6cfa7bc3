import type { DeviceChange } from '@fireline/api/device';
import { type Schedule, scheduleFrame } from '@fireline/api/lib';

/** What push told of devices, the newest of each. */
export interface Heard {
  get(deviceId: number): DeviceChange | undefined;
  tell(changes: readonly DeviceChange[]): void;
  /** What is heard from now on outlasts what is being fetched; calling the answer forgets what was heard before. */
  beforeFetch(): () => void;
  /** Told at most once a frame. */
  subscribe(listener: () => void): () => void;
  /** Another number after something was heard. */
  getTurn(): number;
}

/** Keeps what is heard at the price of what is heard, however many devices were heard of before: a plan may have thousands. */
export function createHeard(schedule: Schedule = scheduleFrame): Heard {
  const latest = new Map<number, DeviceChange>();
  const listeners = new Set<() => void>();
  let turn = 0;
  let isDue = false;
  const ring = (): void => {
    if (isDue) return;
    isDue = true;
    schedule(() => {
      isDue = false;
      turn += 1;
      for (const listener of listeners) listener();
    });
  };
  return {
    get: (deviceId) => latest.get(deviceId),
    tell: (changes) => {
      if (changes.length === 0) return;
      for (const change of changes) latest.set(change.deviceId, change);
      ring();
    },
    beforeFetch: () => {
      const before = [...latest.values()];
      return () => {
        for (const change of before) if (latest.get(change.deviceId) === change) latest.delete(change.deviceId);
        ring();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getTurn: () => turn,
  };
}
