/** Milliseconds since 1970, as `Date.now` tells them. */
export type Clock = () => number;
/** Calls it off; calling twice, or after it ran, does nothing. */
export type Cancel = () => void;

/** What can wait: real timers in an app, a hand-turned clock in a test. */
export interface Timers {
  /** Runs it once, after so many milliseconds. */
  after(delayMs: number, run: () => void): Cancel;
}

/** Runs it after so many milliseconds, unless the signal is aborted before. Leaves nothing on the signal. */
export function afterUnlessAborted(timers: Timers, delayMs: number, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return;
  const cancel = timers.after(delayMs, () => {
    signal.removeEventListener('abort', cancel);
    run();
  });
  signal.addEventListener('abort', cancel, { once: true });
}

export const systemClock: Clock = () => Date.now();

/** Longer waits fire at once in browsers and Node (the delay is a signed 32-bit number): they are cut to it. */
const longestMs = 2 ** 31 - 1;

export const systemTimers: Timers = {
  after(delayMs, run) {
    const id = setTimeout(run, Math.min(delayMs, longestMs));
    return () => clearTimeout(id);
  },
};
