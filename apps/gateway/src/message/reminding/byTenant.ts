import type { Deps } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';

interface Candidate {
  readonly id: number;
  readonly rentId: string;
}

interface Reminding {
  /** What is reminded of, for the log: `hazards`. */
  readonly what: string;
  readonly perPage: number;
  /** Those after that id, in their order. */
  readonly page: (after: number) => Promise<readonly Candidate[]>;
  /** Reminds of those of one tenant that are still due. @returns of how many */
  readonly remind: (work: Work, rentId: string, ids: readonly number[]) => Promise<number>;
  readonly isStopped: () => boolean;
}

/**
 * Reminds a page at a time, each tenant in a transaction of its own. A tenant whose reminders fail is logged and stops no other; they are tried
 * again in the next round.
 * @returns of how many was reminded
 * @spec MSG-06
 */
export async function remindByTenant(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  { what, perPage, page, remind, isStopped }: Reminding,
): Promise<number> {
  const failed = new Set<string>();
  let reminded = 0;
  for (let after = 0; !isStopped();) {
    const found = await page(after);
    for (const [rentId, own] of Map.groupBy(found, (one) => one.rentId)) {
      if (failed.has(rentId) || isStopped()) continue;
      const ids = own.map(({ id }) => id);
      try {
        reminded += await transact(database, (work) => remind(work, rentId, ids));
      } catch (error) {
        failed.add(rentId);
        log.error(`${what} of a tenant could not be reminded of`, error, { rentId });
      }
    }
    if (found.length < perPage) break;
    after = found.at(-1)?.id ?? after;
  }
  return reminded;
}
