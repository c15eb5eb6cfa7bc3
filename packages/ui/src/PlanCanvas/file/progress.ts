/** How far the reading of a plan is. */
export interface Progress {
  readonly doneBytes: number;
  readonly totalBytes: number | undefined;
}

const begun: Progress = { doneBytes: 0, totalBytes: undefined };

/** Kept beside the state of the plan: whoever shows it renders with it, and nothing else of the canvas does. */
export function createProgress() {
  const listeners = new Set<() => void>();
  let progress = begun;
  return {
    get: (): Progress => progress,
    set: (next: Progress = begun): void => {
      progress = next;
      for (const listen of listeners) listen();
    },
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}
export type ProgressStore = ReturnType<typeof createProgress>;
