import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures of all records stand in one table: those of buildings were the first. */
export const m0030Images: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table building_image rename to image`.execute(db);
    // an owner is of any kind; its area removes its pictures with it
    await sql`alter table image drop constraint building_image_building_id_fkey`.execute(db);
    await sql`alter table image rename column building_id to owner_id`.execute(db);
    await sql`alter table image add column owner_kind text not null default 'building'`.execute(db);
    await sql`alter table image alter column owner_kind drop default`.execute(db);
    await sql`alter index building_image_building rename to image_owner`.execute(db);
  },
};
