import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // of those that run already nobody knows whose they are: they count as the tenant's
  `alter table import_job add column share text collate "C" not null default ''`,
  `alter table import_header add column share text collate "C" not null default ''`,
  `alter table import_header drop constraint import_header_pkey, add primary key (rent_id, kind, header, share)`,
];

/** Whose share an import belongs to, and who remembers what a header means. @spec DEV-26 SIT-04 */
export const m0103ImportShares: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
