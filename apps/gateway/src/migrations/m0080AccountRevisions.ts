import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = ['app_user', 'place_member'].map(
  (table) => `alter table ${table} add column revision int not null default 1,
    add column changed_by text not null default '', add column changed_at timestamptz`,
);

/** Accounts and members of places count their changes, and know who made the last one. @spec SES-08 SIT-02 */
export const m0080AccountRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
