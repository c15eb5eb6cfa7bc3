import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who changed the ways in which somebody gets messages: the person, or an administrator of its company. @spec SIT-07 MSG-04 */
export const m0083NoticesBy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table receive_setting add column changed_by text not null default ''`.execute(db);
  },
};
