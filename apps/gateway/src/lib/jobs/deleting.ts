import type { Deps } from '../context.ts';
import { deletionNow } from '../deletionClock.ts';

/** A job's run that deletes by the clock of deletions, and logs how much; nothing before there is one. */
export const deleting =
  (
    { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
    what: string,
    run: (now: string) => Promise<number | void>,
  ) =>
  async (): Promise<void> => {
    const nowMs = await deletionNow(database.db, clock());
    if (nowMs === null) return;
    const now = new Date(nowMs).toISOString();
    const rows = await run(now);
    if (rows) log.info(`${what} were deleted`, { rows, now });
  };
