/** Deadlock, and a serialization that failed: the transaction may be run again as it is. */
const crossedCodes: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Whether PostgreSQL ended a transaction because it and another one waited for each other, or could not have run one after the other. */
export const isCrossed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && crossedCodes.has(error.code);
