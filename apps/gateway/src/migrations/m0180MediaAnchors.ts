import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The days of the month to which renewals of cloud storage and of watermarks come back, as those of devices do. @spec REN-06 DEV-20 */
export const m0180MediaAnchors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table media_service add column cloud_anchor int, add column watermark_anchor int`.execute(db);
  },
};
