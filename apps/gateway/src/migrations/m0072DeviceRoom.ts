import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Half of each page of `device` is left free: with every report the row of its device is written, and a row that finds room in its own page
 * needs no new entry in the nine indexes. Rows that are there find room as they are written. @spec DEV-09
 */
export const m0072DeviceRoom: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table device set (fillfactor = 50)`.execute(db);
  },
};
