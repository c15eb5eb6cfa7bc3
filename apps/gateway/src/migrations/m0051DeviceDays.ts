import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table device add spot text not null default '', add iccid text not null default ''`,
  // what a device was before a move, so that the move can be taken back by who made it
  `alter table device_life add move_id text, add user_id bigint, add was jsonb`,
  `create index device_life_move on device_life (move_id) where move_id is not null`,
  `create index device_life_at on device_life (at)`,
  `create index offline_record_to on offline_record (to_at)`,
  `create table device_day (
    rent_id text collate "C" not null references rent, day date not null, org_path text collate "C" not null, partner_id bigint,
    unit_id bigint, maint_id bigint, place_id bigint, devices int not null, online int not null, offline_s bigint not null,
    silences int not null, activated int not null, removed int not null)`,
  `create index device_day_day on device_day (rent_id, day)`,
];

/** Where devices hang and how that is undone; how they stood, place by place, day by day. @spec DEV-12 DEV-14 */
export const m0051DeviceDays: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
