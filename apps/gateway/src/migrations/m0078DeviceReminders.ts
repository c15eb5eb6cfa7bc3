import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The day of the last reminder of the end of a device's service; null: none yet. @spec DEV-14 */
export const m0078DeviceReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table device add column reminded_on date`.execute(db);
  },
};
