import type { OpenedDatabase } from './db/opened.ts';
import type { Tx } from './db/schema.ts';
import { inParts, type Ring } from './ring.ts';

/** A transaction with what it will tell when it commits. */
export interface Work {
  readonly tx: Tx;
  tell(ring: Ring): Promise<void>;
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

/**
 * Runs the work in one transaction. A refusal that it returns rolls everything back; otherwise every gateway is notified of what it told
 * after the commit.
 */
export async function transact<T>(
  { db, bell }: Pick<OpenedDatabase, 'db' | 'bell'>,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const told: Ring[] = [];
  const tellIn =
    (tx: Tx): Work['tell'] =>
    async (ring) => {
      for (const part of inParts(ring)) {
        told.push(part);
        await bell.ring(tx, part);
      }
    };
  try {
    const result = await db.transaction().execute(async (tx) => {
      const returned = await run({ tx, tell: tellIn(tx) });
      if (isRefusal(returned)) throw new RolledBack(returned);
      return returned;
    });
    for (const ring of told) bell.committed(ring);
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
