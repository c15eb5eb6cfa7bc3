import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The track of a work order says from which level to which it was changed. @spec SRV-01 */
export const m0191OrderLevels: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table work_order_track add column from_level text collate "C", add column to_level text collate "C"`.execute(
      db,
    );
  },
};
