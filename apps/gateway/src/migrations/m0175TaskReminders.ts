import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // the last of which was reminded
  `alter table inspection_task add column reminded text collate "C"`,
  `create index inspection_task_to_remind on inspection_task (to_day)
    where completed_at is null and withdrawn_at is null and not is_made_late and reminded is distinct from 'overdue'`,
  `alter table send_record add column inspection_task_id bigint`,
  `alter table site_letter add column inspection_task_id bigint`,
  // word of patrols goes after everything else
  `drop index send_record_due`,
  `create index send_record_due on send_record (access_id,
    (coalesce(trigger in ('hazardDue', 'hazardOverdue', 'serviceExpiring', 'workOrderAssigned', 'inspectionDue', 'inspectionOverdue', 'inspectionFailed'), false)), next_at, record_id)
    where state in ('planned', 'held')`,
];

/** Reminders of patrols, and what messages and site letters say of them. @spec INS-05 MSG-06 */
export const m0175TaskReminders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
