import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The day of the last reminder of a hazard; what messages and site letters say of hazards and missed duty checks. @spec ALM-13 N16 MSG-04 */
export const m0091HazardReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hazard add column reminded_on date`.execute(db);
    await sql`create index hazard_to_remind on hazard (hazard_id) where state = 'inProgress'`.execute(db);
    await sql`alter table send_record add column hazard_id bigint, add column duty_check_id bigint`.execute(db);
    await sql`create index send_record_duty_check on send_record (duty_check_id) where duty_check_id is not null`.execute(
      db,
    );
    await sql`alter table site_letter add column hazard_id bigint, add column duty_check_id bigint`.execute(db);
  },
};
