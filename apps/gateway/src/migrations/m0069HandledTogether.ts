import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which handling closed several alarms at once, and the account that may take it back. @spec ALM-03 */
export const m0069HandledTogether: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table alarm_track add column handling_id text, add column user_id bigint`.execute(db);
    await sql`create index alarm_track_handling on alarm_track (handling_id) where handling_id is not null`.execute(db);
  },
};
