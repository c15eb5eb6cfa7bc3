import type { Clock, Timers } from './lib/time.ts';

interface Waiting {
  readonly atMs: number;
  readonly run: () => void;
}

export interface ManualTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Lets time pass; what falls due runs in its order, each at its own instant, and so does what that sets up. */
  advance(ms: number): void;
  /** How many are waiting. */
  readonly waiting: number;
}

/** A clock that only moves when told to, with timers that go by it: for tests and stories. */
export function manualTime(startMs = 0): ManualTime {
  let nowMs = startMs;
  const waiting = new Set<Waiting>();
  const due = (untilMs: number): Waiting | undefined => {
    let first: Waiting | undefined;
    for (const item of waiting) if (item.atMs <= untilMs && (!first || item.atMs < first.atMs)) first = item;
    return first;
  };
  return {
    clock: () => nowMs,
    timers: {
      after: (delayMs, run) => {
        const item = { atMs: nowMs + Math.max(0, delayMs), run };
        waiting.add(item);
        return () => {
          waiting.delete(item);
        };
      },
    },
    advance: (ms) => {
      const untilMs = nowMs + ms;
      for (let item = due(untilMs); item; item = due(untilMs)) {
        waiting.delete(item);
        nowMs = item.atMs;
        item.run();
      }
      nowMs = untilMs;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
