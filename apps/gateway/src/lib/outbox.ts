import type { Whereabouts } from '@fireline/domain/role';
import { sql } from 'kysely';
import { insertMany } from './db/query/bulk.ts';
import type { Work } from './transact.ts';

export interface KeptEvent {
  readonly topic: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly where: Whereabouts;
  /** The only account that may receive it, while it sees where it happened. */
  readonly userId?: number;
  readonly data: unknown;
}

/**
 * Writes events to be pushed into the same transaction as what they tell of. Numbers are taken under the tenant's row lock,
 * which is held until the commit: they have no gaps, and a higher one never becomes visible before a lower one.
 * @spec ALM-06
 */
export async function publish({ tx, tell }: Work, rentId: string, events: readonly KeptEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { seq: last } = await tx
    .insertInto('pushSequence')
    .values({ rentId, seq: events.length })
    .onConflict((c) => c.column('rentId').doUpdateSet({ seq: sql`push_sequence.seq + excluded.seq` }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  const first = last - events.length + 1;
  await insertMany(
    tx,
    'pushEvent',
    events.map(({ where, userId = null, topic, at, data }, index) => {
      return { ...where, rentId, seq: first + index, userId, topic, at, data };
    }),
  );
  await tell({ type: 'events', rentId });
}
