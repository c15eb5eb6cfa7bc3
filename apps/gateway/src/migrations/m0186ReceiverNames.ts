import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // the key under which names are sent to the sandbox, and the names that it has read
  `alter table sandbox_key add column name_serial text collate "C", add column name_key text`,
  `alter table sandbox_receiver add column name text`,
];

/** Names of receivers go to a provider encrypted. @spec FIN-03 */
export const m0186ReceiverNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
