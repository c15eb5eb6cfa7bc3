import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keeps when the gateway received a report beside when the device measured: clocks disagree. And remembers each dated report of an alarm,
 * so that one that is sent again raises nothing.
 */
const statements = [
  `alter table device add column heard_at timestamptz`,
  `update device set heard_at = last_seen_at`,
  `alter table alarm add column received_at timestamptz`,
  `update alarm set received_at = alarm_time`,
  `alter table alarm alter column received_at set not null`,
  `create index alarm_current_received on alarm (rent_id, received_at desc, alarm_id desc) where state <> 'closed'`,
  `update push_event set data = data || jsonb_build_object('receivedAt', data -> 'alarmTime') where topic = 'alarm'`,
  `create table alarm_report (
    device_id bigint not null, kind text collate "C" not null, at timestamptz not null, primary key (device_id, kind, at))`,
  `insert into alarm_report (device_id, kind, at)
    select alarm.device_id, alarm.kind, alarm_track.at from alarm_track join alarm using (alarm_id)
    where alarm_track.event in ('raised', 'repeatedReport') on conflict do nothing`,
];

export const m0008Received: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
