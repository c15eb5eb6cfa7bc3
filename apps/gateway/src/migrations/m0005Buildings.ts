import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table fire_resource
    add column code text not null default '', add column admin_path text not null default '',
    add column admin_name text not null default ''`,
  // what is known of a building beyond its name and floors, as the domain's form reads it; null: nothing was ever put on record
  `alter table building add column record jsonb`,
  `create table building_image (
    image_id text collate "C" primary key, rent_id text collate "C" not null references rent, building_id bigint references building,
    media_type text not null, size_bytes int not null, user_id bigint not null, at timestamptz not null)`,
  `create index building_image_building on building_image (building_id)`,
];

/** Fire resources with the districts of their point, and buildings with what BLD-01 and BLD-03 ask of them. */
export const m0005Buildings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
