import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Wrong tries of a code are counted by caller. @spec SES-12 */
export const m0111CodeTries: Migration = {
  up: async (db: Kysely<unknown>) => {
    // the tries so far belong to who asked: nobody gains any by the change
    await sql`alter table one_time_code add column tries jsonb not null default '{}'`.execute(db);
    await sql`update one_time_code set tries = jsonb_build_object(asker, wrong_tries) where wrong_tries > 0`.execute(
      db,
    );
    await sql`alter table one_time_code drop column wrong_tries`.execute(db);
  },
};
