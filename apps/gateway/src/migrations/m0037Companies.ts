import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table maint add partner_id bigint references partner, add contact text not null default '',
    add address text not null default '', add phone text not null default '', add system_title text not null default '',
    add revision int not null default 1, add changed_by text not null default '', add deleted_at timestamptz`,
  `create index place_maint on place (maint_id)`,
  `create index device_maint on device (maint_id)`,
];

/** Whom to call of a maintenance company, and what its people see in place of the product's name. @spec SIT-07 */
export const m0037Companies: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
