import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked for a code, and whether anybody got it. @spec SES-04 SES-12 */
export const m0104CodeAskers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table one_time_code add column asker_kind text collate "C" not null default 'stranger',
      add column asker text collate "C" not null default '', add column is_reached boolean not null default true`.execute(
      db,
    );
    await sql`create index one_time_code_asker on one_time_code (asker, sent_at)`.execute(db);
    await sql`create index one_time_code_tenant on one_time_code (rent_id, sent_at)`.execute(db);
  },
};
