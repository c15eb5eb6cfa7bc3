import type { Bell, OpenedDatabase } from './db/opened.ts';
import type { Tx } from './db/schema.ts';

/** What gateways on one database tell each other once a transaction has committed. */
export type Ring =
  | { readonly type: 'events'; readonly rentId: string }
  | { readonly type: 'devices'; readonly rentId: string; readonly deviceIds: readonly number[] }
  | { readonly type: 'plans'; readonly rentId: string; readonly layerIds: readonly number[] }
  /** A plan waits to be published. */
  | { readonly type: 'publish' }
  | { readonly type: 'revoked'; readonly userId: number; readonly sessionId: string | null };

/** A transaction with what it will tell when it commits. */
export interface Work {
  readonly tx: Tx;
  tell(ring: Ring): Promise<void>;
}

/** A notification of PostgreSQL carries fewer than 8 000 bytes. */
const idsPerRing = 500;

const inParts = (ring: Ring): Ring[] => {
  if (ring.type !== 'devices') return [ring];
  const parts: Ring[] = [];
  for (let at = 0; at < ring.deviceIds.length; at += idsPerRing) {
    parts.push({ ...ring, deviceIds: ring.deviceIds.slice(at, at + idsPerRing) });
  }
  return parts;
};

/** Runs the work in one transaction; what it told is heard by every gateway after the commit, or by none. */
export async function transact<T>(
  { db, bell }: Pick<OpenedDatabase, 'db'> & { bell: Bell },
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const told: string[] = [];
  const result = await db.transaction().execute((tx) =>
    run({
      tx,
      tell: async (ring) => {
        for (const part of inParts(ring)) {
          const text = JSON.stringify(part);
          told.push(text);
          await bell.ring(tx, text);
        }
      },
    }),
  );
  for (const text of told) bell.committed(text);
  return result;
}
