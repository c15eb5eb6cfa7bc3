import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table org add column admin_center text not null default '', add column org_range text not null default '',
    add column revision int not null default 1, add column changed_by text not null default ''`,
  `create index org_parent on org (rent_id, parent_id)`,
  `create index unit_org on unit (rent_id, org_path)`,
  `create index app_user_org on app_user (rent_id, org_path) where org_path is not null`,
];

/** Where an organisation has its seat and what it covers, and who changed it last. @spec ORG-01 */
export const m0041Orgs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
