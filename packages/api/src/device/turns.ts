import type { Cancel, Timers } from '../lib/time.ts';

/** A device of which time alone changes what a query finds, and after how long. */
export interface Turn {
  readonly deviceId: number;
  readonly inMs: number;
}

export interface Turns {
  /** What was known of a device before gives way. */
  add(turns: readonly Turn[]): void;
  clear(): void;
}

/** Tells of each device at its moment. */
export function createTurns(timers: Timers, onTurn: (deviceId: number) => void): Turns {
  const waiting = new Map<number, Cancel>();
  return {
    add: (turns) => {
      for (const { deviceId, inMs } of turns) {
        waiting.get(deviceId)?.();
        const cancel = timers.after(inMs, () => {
          waiting.delete(deviceId);
          onTurn(deviceId);
        });
        waiting.set(deviceId, cancel);
      }
    },
    clear: () => {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
