import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // a migration has no key: the gateway seals what stands in `secret` when it starts, and empties that
  `alter table send_access alter column secret drop not null, add column sealed_secret text collate "C"`,
];

/** Secrets of accesses to carriers are encrypted. @spec MSG-06 */
export const m0077SealedSecrets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
