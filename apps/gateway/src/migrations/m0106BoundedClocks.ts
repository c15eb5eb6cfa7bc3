import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table deletion_clock alter column at drop not null, add column day_at timestamptz, add column seen_at timestamptz`,
  `update deletion_clock set day_at = at`,
  // before the first report of a gateway whose clock may be wrong: what was received until now bounds what is deleted
  `insert into deletion_clock (at, day_at)
    select bounded.at, bounded.at from (
      select case when now() - max(heard_at) > interval '1 day' then max(heard_at) + interval '3 minutes' else now() end as at
      from device having max(heard_at) is not null) bounded
    on conflict (only_one) do nothing`,
];

/**
 * The clock of deletions has its row before anything is deleted, and keeps the day that people are written to by, and the latest time that any
 * gateway has seen.
 * @spec DEV-13
 */
export const m0106BoundedClocks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
