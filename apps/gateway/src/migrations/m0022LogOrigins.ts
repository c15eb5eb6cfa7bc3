import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table user_log add column area text collate "C" not null default '', add column client text collate "C" not null default ''`,
];

/** Each entry of the log names its part of the product, and what the session was opened with. */
export const m0022LogOrigins: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
