import { isCrossed } from './db/crossed.ts';
import type { OpenedDatabase } from './db/opened.ts';
import type { Tx } from './db/schema.ts';
import { type Statement, together } from './db/query/together.ts';
import { inParts, type Ring } from './ring.ts';

/** A transaction with what it will tell when it commits. */
export interface Work {
  readonly tx: Tx;
  tell(ring: Ring): Promise<void>;
  /** As `tell`: what is to be run for it, together with other statements. */
  telling(ring: Ring): readonly Statement[];
  /** These are sent together with the commit, after all else: nobody waits for their rows. One that fails fails the transaction. */
  last(statements: readonly Statement[]): void;
}

/** Ends a transaction without a trace; carries what the work returned. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('the work was refused');
    this.result = result;
  }
}

const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;

type Database = Pick<OpenedDatabase, 'db' | 'bell'>;

async function transactOnce<T>({ db, bell }: Database, run: (work: Work) => Promise<T>): Promise<T> {
  const told: Ring[] = [];
  const lastOnes: Statement[] = [];
  let sent: Promise<unknown> | undefined;
  const telling: Work['telling'] = (ring) => {
    const parts = inParts(ring);
    told.push(...parts);
    return parts.flatMap((part) => bell.ringing(part) ?? []);
  };
  try {
    const result = await db.transaction().execute(async (tx) => {
      const returned = await run({
        tx,
        telling,
        tell: async (ring) => void (await together(tx, telling(ring))),
        last: (statements) => void lastOnes.push(...statements),
      });
      if (isRefusal(returned)) throw new RolledBack(returned);
      if (lastOnes.length > 0) {
        sent = together(tx, lastOnes);
        sent.catch(() => {});
      }
      return returned;
    });
    // the embedded database does not say that what it was to commit had failed
    await sent;
    for (const ring of told) bell.committed(ring);
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    // why nothing was committed
    await sent;
    throw error;
  }
}

/** How often work begins again that the database ended because it crossed with other work. */
const againMax = 2;

/**
 * Runs the work in one transaction. A refusal that it returns rolls everything back; otherwise every gateway is notified of what it told
 * after the commit. Work that PostgreSQL ends because it crossed with other work is run again: until it commits it writes to the database only.
 * @throws what the work throws; of work that crossed each time, what the database said the last time
 */
export async function transact<T>(database: Database, run: (work: Work) => Promise<T>): Promise<T> {
  for (let again = 0; ; again += 1) {
    try {
      return await transactOnce(database, run);
    } catch (error) {
      if (again === againMax || !isCrossed(error)) throw error;
    }
  }
}
