import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions that an action has ended, so that the login page can say which; and what a tenant says of itself. @spec SES-09 SES-04 */
export const m0071EndedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table ended_session (
      token_hash text collate "C" primary key, rent_id text collate "C" not null references rent on delete cascade,
      ended_by text not null, expires_at timestamptz not null)`.execute(db);
    await sql`create index ended_session_expires on ended_session (expires_at)`.execute(db);
    await sql`alter table rent add column profile jsonb`.execute(db);
  },
};
