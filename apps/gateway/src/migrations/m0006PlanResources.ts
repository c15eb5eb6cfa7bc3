import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const text = 'text collate "C" not null';

const statements = [
  `create table plan_resource (
    layer_id bigint not null references plan_layer, resource_id int not null, kind text not null, name ${text}, drawing_layer ${text},
    x double precision not null, y double precision not null, primary key (layer_id, resource_id))`,
  `alter table plan_layer add column resources_revision int not null default 0, add column resources_by ${text} default ''`,
];

/** What is marked on a plan besides its devices: ways out, stairs, hydrants, extinguishers. */
export const m0006PlanResources: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
