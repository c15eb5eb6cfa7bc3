import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What waits to be sent stands in the order in which it goes: word of a work order after everything else, as a reminder. @spec ALM-09 MSG-06 */
export const m0121RemindersLast: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index send_record_due`.execute(db);
    await sql`create index send_record_due on send_record (access_id,
      (coalesce(trigger in ('hazardDue', 'hazardOverdue', 'serviceExpiring', 'workOrderAssigned'), false)), next_at, record_id)
      where state in ('planned', 'held')`.execute(db);
  },
};
