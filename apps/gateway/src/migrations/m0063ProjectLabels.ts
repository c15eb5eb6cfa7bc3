import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table project_label add column colour text collate "C" not null default 'teal',
    add column shape text collate "C" not null default 'circle', add column printed_at timestamptz,
    add column revision int not null default 1, add column changed_by text not null default ''`,
];

/** The mark of a label, when its stickers were printed, and its changes. @spec SIT-08 */
export const m0063ProjectLabels: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
