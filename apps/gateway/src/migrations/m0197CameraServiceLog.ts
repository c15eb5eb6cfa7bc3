import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const chinaDay = (at: string) => `(${at} at time zone 'Asia/Shanghai')::date`;
const afterDay = (day: string) => `(${day} + 1)::timestamp at time zone 'Asia/Shanghai'`;

const statements = [
  `alter table media_service add column cloud_runs boolean not null default false, add column watermark_runs boolean not null default false`,
  `update media_service set cloud_runs = coalesce(cloud_until >= ${chinaDay('now()')}, false),
    watermark_runs = coalesce(watermark_until >= ${chinaDay('now()')}, false)`,
  ...['cloud', 'watermark'].flatMap((one) => [
    `create index media_service_${one}_runs on media_service (${one}_until) where ${one}_runs`,
    `create index media_service_${one}_rests on media_service (${one}_until) where not ${one}_runs`,
  ]),
  `with service as (
    select device_id, rent_id, activated_at, service, until from media_service join device using (device_id)
    cross join lateral (values ('cloudStorage', cloud_until), ('watermark', watermark_until)) s (service, until) where until is not null),
  sold as (
    select l.device_id, l.resource as service, o.rent_id, o.order_id, o.created_by, l.fulfilled_at, l.day_before,
      l.day_before < ${chinaDay('l.fulfilled_at')} as had_ended,
      row_number() over (partition by l.device_id, l.resource order by l.fulfilled_at, l.line_id) as nth
    from order_line l join trade_order o using (order_id) where l.kind = 'storage' and l.fulfilled_at is not null),
  entry (rent_id, device_id, service, type, reason, at, by, order_id, step) as (
    -- what ran before it was sold was given, at the latest when it was sold or over; a watermark not before its cloud storage
    select s.rent_id, s.device_id, s.service, 'start', 'give', least(now(), 
        greatest(s.activated_at, case when s.service = 'watermark' then cloud.fulfilled_at end),
        first.fulfilled_at, ${afterDay('first.day_before')}, ${afterDay('s.until')}), '', null::bigint, 1
      from service s
      left join sold first on first.device_id = s.device_id and first.service = s.service and first.nth = 1
      left join sold cloud on cloud.device_id = s.device_id and cloud.service = 'cloudStorage' and cloud.nth = 1 and cloud.day_before is null
      where first.nth is null or first.day_before is not null
    union all select rent_id, device_id, service, 'stop', 'expire', ${afterDay('day_before')}, '', null, 2 from sold where had_ended
    union all select rent_id, device_id, service, 'start', 'buy', fulfilled_at, created_by, order_id, 3
      from sold where day_before is null or had_ended
    union all select rent_id, device_id, service, 'stop', 'expire', ${afterDay('until')}, '', null, 4
      from service where until < ${chinaDay('now()')})
  insert into service_log (rent_id, device_id, service, type, reason, at, by, order_id)
    select rent_id, device_id, service, type, reason, at, by, order_id from entry order by at, device_id, service, step`,
];

/**
 * Whether the log of starts and stops says that cloud storage and watermarks run, and the entries of what ran before they were noted.
 * @spec REN-04 DEV-20
 */
export const m0197CameraServiceLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
