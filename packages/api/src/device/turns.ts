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

/** How long after its moment a turn is reported at most: the turns of a list are the same for all its readers, and each reader waits differently. */
export const turnSpreadMs = 5000;

/**
 * Reports each device after its moment. @param random from 0 up to 1: which part of the spread this reader waits in addition, the same for all
 */
export function createTurns(timers: Timers, onTurn: (deviceId: number) => void, random: number): Turns {
  const waiting = new Map<number, Cancel>();
  return {
    add: (turns) => {
      for (const { deviceId, inMs } of turns) {
        waiting.get(deviceId)?.();
        const cancel = timers.after(inMs + Math.round(turnSpreadMs * random), () => {
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
