import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table unit add contact text not null default '', add address text not null default '',
    add mobiles jsonb not null default '[]', add landlines jsonb not null default '[]',
    add lng double precision, add lat double precision,
    add revision int not null default 1, add changed_by text not null default '', add deleted_at timestamptz`,
  `alter table place add revision int not null default 1, add changed_by text not null default '', add deleted_at timestamptz`,
  `drop index place_number`,
  `create unique index place_number on place (rent_id, number) where number <> '' and deleted_at is null`,
  `create index unit_name on unit (rent_id, name, unit_id)`,
  `create index place_unit on place (unit_id)`,
  `create index device_unit on device (unit_id)`,
  `create index app_user_unit on app_user (unit_id) where unit_id is not null`,
];

/** Whom to call and where a unit stands; changes of units and places are counted. @spec SIT-06 SIT-02 */
export const m0036Units: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
