import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table alarm_sound (
    sound_id text collate "C" primary key, rent_id text collate "C" not null references rent, partner_id bigint,
    level smallint not null, file_name text not null, media_type text collate "C" not null, size_bytes int not null,
    uploaded_by text not null, uploaded_at timestamptz not null)`,
  `create unique index alarm_sound_level on alarm_sound (rent_id, coalesce(partner_id, 0), level)`,
];

/** Sounds of one's own by level: of the tenant, or of a partner that has none above it. @spec ALM-04 */
export const m0061Sounds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
