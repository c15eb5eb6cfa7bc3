/** Something decided that can be taken back for a while. */
export interface Held {
  readonly cancel: () => void;
}

type Act = () => Promise<unknown>;
const waiting = new Set<Act>();

/** Does it after so many milliseconds, or earlier by {@link doHeld}. It outlives the screen that asked for it. */
export function hold(act: Act, afterMs: number): Held {
  const run: Act = () => {
    cancel();
    return act();
  };
  const timer = setTimeout(() => void run(), afterMs);
  const cancel = (): void => {
    clearTimeout(timer);
    waiting.delete(run);
  };
  waiting.add(run);
  return { cancel };
}

/** Does now what waits to be done, such as before the session ends; settles when all of it has ended, well or not. */
export const doHeld = (): Promise<unknown> => Promise.allSettled([...waiting].map((run) => run()));
