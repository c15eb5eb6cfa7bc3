/** What the gateway tells of its work while it goes on, for metrics. Each is called once, when it has ended. */
export interface Observer {
  /** @param code of the reply: `0000`, or that of the first problem */
  called(call: { readonly name: string; readonly code: string; readonly seconds: number }): void;
  jobEnded(job: { readonly name: string; readonly seconds: number; readonly isFailed: boolean }): void;
  /** A job left something out that it could not read or do, and went on with the rest. */
  skipped(item: { readonly job: string }): void;
  ingested(reports: { readonly accepted: number; readonly refusedCount: number; readonly raised: number }): void;
  queried(query: { readonly seconds: number; readonly isFailed: boolean }): void;
}

/** Nobody listens. */
export const noObserver: Observer = {
  called: () => {},
  jobEnded: () => {},
  skipped: () => {},
  ingested: () => {},
  queried: () => {},
};

/** Starts a stopwatch. @returns the seconds since then; it does not follow the clock of the machine */
export function stopwatch(): () => number {
  const begun = performance.now();
  return () => (performance.now() - begun) / 1000;
}
