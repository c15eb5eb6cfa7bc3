import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Moves of units and places, kept until they are taken back or a day old. @spec SIT-06 SIT-04 */
export const m0081SiteMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table site_move (
      move_id text collate "C" primary key, rent_id text collate "C" not null references rent on delete cascade,
      user_id bigint not null, kind text not null, at timestamptz not null, was jsonb not null)`.execute(db);
    await sql`create index site_move_rent on site_move (rent_id, at)`.execute(db);
  },
};
