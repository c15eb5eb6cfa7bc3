import type { Day } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Tx } from '../lib/db/schema.ts';

/** Counts what a tenant makes on a day, for numbers such as `W261121-0007`. */
export function dayCounter(table: 'chatCounter' | 'workOrderCounter') {
  // both tables have the same columns
  const counter = table as 'chatCounter';
  return {
    /** Holds the counter of the tenant: what else is made there waits until the transaction ends. */
    hold: (tx: Tx, rentId: string, day: Day) =>
      tx
        .insertInto(counter)
        .values({ rentId, day, last: 0 })
        .onConflict((c) => c.column('rentId').doUpdateSet((eb) => ({ last: eb.ref(`${counter}.last`) })))
        .execute(),
    /** Counts one of the day; a day that has been left does not come back, whatever a clock says. */
    next: (tx: Tx, rentId: string, day: Day) =>
      tx
        .updateTable(counter)
        .set({
          last: sql<number>`case when day >= ${day}::date then last + 1 else 1 end`,
          day: sql<Day>`greatest(day, ${day}::date)`,
        })
        .where('rentId', '=', rentId)
        .returning(['day', 'last'])
        .executeTakeFirstOrThrow(),
  };
}
