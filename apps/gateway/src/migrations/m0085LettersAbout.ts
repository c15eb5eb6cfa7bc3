import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a site letter is about, and the template that an announcement was written from. @spec MSG-01 MSG-04 */
export const m0085LettersAbout: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table site_letter add column alarm_id bigint, add column device_id bigint`.execute(db);
    await sql`alter table announcement add column template_id bigint`.execute(db);
  },
};
