import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = ['unit', 'place', 'inspector', 'maint', 'partner', 'org', 'project', 'project_label', 'embed_key'];

/** Sites and what people keep of them know when they were changed last; of what was changed before, nobody does. @spec SIT-06 SIT-07 SIT-08 ORG-02 ORG-05 PUB-07 */
export const m0096SiteChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await sql.raw(`alter table ${table} add column changed_at timestamptz`).execute(db);
  },
};
