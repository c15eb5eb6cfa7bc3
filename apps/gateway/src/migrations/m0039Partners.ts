import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table partner add column contact text not null default '', add column phone text not null default '',
    add column address text not null default '', add column powers jsonb, add column disabled_at timestamptz,
    add column revision int not null default 1, add column changed_by text not null default '', add column deleted_at timestamptz`,
  `create index maint_partner on maint (partner_id)`,
  `create index app_user_partner on app_user (partner_id) where partner_id is not null`,
];

/** Whom to call of a partner, what it may do, and whether its people may sign in. @spec ORG-05 */
export const m0039Partners: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
