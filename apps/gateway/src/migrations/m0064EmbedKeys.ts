import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table embed_key (
    key_id text collate "C" primary key, rent_id text collate "C" not null references rent, partner_id bigint references partner,
    name text collate "C" not null, origins jsonb not null, pieces jsonb not null, minutes int not null,
    secret_hash text collate "C" not null, rotation int not null default 1, revision int not null default 1,
    disabled boolean not null default false, created_by text not null, created_at timestamptz not null,
    changed_by text not null default '', last_used_at timestamptz, uses int not null default 0, unique (rent_id, name))`,
];

/** Keys with which partners embed pieces in their own pages. @spec PUB-07 */
export const m0064EmbedKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
