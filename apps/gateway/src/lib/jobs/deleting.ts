import type { Deps } from '../context.ts';
import { deletionNow } from '../deletionClock.ts';

/** A job's run that deletes by the clock of deletions, and logs how much. */
export const deleting =
  (
    { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
    what: string,
    run: (now: string) => Promise<number | void>,
  ) =>
  async (): Promise<void> => {
    const now = new Date(await deletionNow(database.db, clock())).toISOString();
    const rows = await run(now);
    if (rows) log.info(`${what} were deleted`, { rows, now });
  };
