import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether all is put back that a move of devices had ended; what was activated and removed is counted from the lives of devices alone. @spec DEV-12 DEV-14 */
export const m0094MovesBack: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table device_undo add column is_put_back boolean not null default true`.execute(db);
    await sql`alter table device_day drop column activated, drop column removed`.execute(db);
  },
};
