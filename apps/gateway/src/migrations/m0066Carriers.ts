import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // null: at once, whatever the clock of the gateway said that wrote it
  `alter table send_notice alter column due_at drop not null`,
  `alter table send_notice add column retry_at timestamptz, add column failed_at timestamptz`,
  `drop index send_notice_due`,
  `create index send_notice_due on send_notice (due_at nulls first, notice_id) where failed_at is null`,
  // the access that was offered the message before another took over: its receipt still counts
  `alter table send_record add column tried_access_id bigint, add column template_values jsonb`,
  `create index send_record_waiting on send_record (rent_id, channel) where state = 'held' and reason = 'noAccess'`,
  `alter table send_access add column sender text not null default '', add column template_code text not null default '',
    add column check_code text not null default ''`,
  `alter table message_template add column carrier_code text not null default ''`,
];

/** Carriers for e-mail and for SMS by template; messages that move between accesses; notices that cannot be planned. @spec MSG-05 MSG-06 */
export const m0066Carriers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
