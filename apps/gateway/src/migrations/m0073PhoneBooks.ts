import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table phone_book (
    device_id bigint primary key references device on delete cascade, entries jsonb not null default '[]',
    refused jsonb not null default '[]', command_id bigint, heard_at timestamptz not null)`,
];

/** What devices that call keep in their phone books, as they confirmed it. @spec DEV-21 */
export const m0073PhoneBooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
