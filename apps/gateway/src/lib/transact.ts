import type { OpenedDatabase } from './db/opened.ts';
import type { Tx } from './db/schema.ts';
import { inParts, type Ring } from './ring.ts';

/** A transaction with what it will tell when it commits. */
export interface Work {
  readonly tx: Tx;
  tell(ring: Ring): Promise<void>;
}

/** Runs the work in one transaction; what it told is heard by every gateway after the commit, or by none. */
export async function transact<T>(
  { db, bell }: Pick<OpenedDatabase, 'db' | 'bell'>,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const told: Ring[] = [];
  const result = await db.transaction().execute((tx) =>
    run({
      tx,
      tell: async (ring) => {
        for (const part of inParts(ring)) {
          told.push(part);
          await bell.ring(tx, part);
        }
      },
    }),
  );
  for (const ring of told) bell.committed(ring);
  return result;
}
