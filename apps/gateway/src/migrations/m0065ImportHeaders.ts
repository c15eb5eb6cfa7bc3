import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table import_header (
    rent_id text collate "C" not null references rent, kind text collate "C" not null, header text collate "C" not null,
    column_id text collate "C", changed_by text not null, at timestamptz not null, primary key (rent_id, kind, header))`,
  `alter table import_job add column cancelled_by text`,
];

/** What a tenant's headers mean in files that are imported, and who cancelled an import. @spec DEV-26 SIT-04 */
export const m0065ImportHeaders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
