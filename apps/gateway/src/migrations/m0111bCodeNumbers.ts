import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The number whose code opened an account from an address: the address is known to it. @spec SES-12 */
export const m0111bCodeNumbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table password_try add column code_mobile text collate "C" not null default ''`.execute(db);
  },
};
