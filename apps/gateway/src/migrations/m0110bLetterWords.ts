import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table send_record add column language text, add column texts jsonb`,
  `alter table site_letter add column titles jsonb, add column contents jsonb`,
];

/** What the system itself writes is kept in every language, for each reader to have it in the own one. @spec SHL-12 MSG-04 */
export const m0110bLetterWords: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
