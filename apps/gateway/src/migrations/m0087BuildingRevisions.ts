import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = ['building', 'fire_resource'].map(
  (table) => `alter table ${table} add column revision int not null default 1,
    add column changed_by text not null default '', add column changed_at timestamptz`,
);

/** Buildings and fire resources count their changes, and know who made the last one, and when. @spec BLD-01 BLD-05 */
export const m0087BuildingRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
