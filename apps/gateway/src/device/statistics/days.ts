import { deviceDaysKept, statisticsBeforeDays } from '@fireline/domain/device';
import { addDays, type Day, dayAt, daysBetween, startOfDay } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import { deletionNow } from '../../lib/deletionClock.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** What the job is called in logs and metrics. */
export const daysJob = 'count of device days';
/** How far back days are counted that nobody has counted yet. */
const backDays = Math.max(...statisticsBeforeDays);

interface Span {
  readonly from: Day;
  readonly to: Day;
  /** The day that still goes on is counted up to here. */
  readonly nowMs: number;
}

/** Each day between two, both included, with when it begins and ends. */
export const daysOf = ({ from, to, nowMs }: Span) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    const endMs = Math.min(startOfDay(addDays(day, 1)), nowMs);
    return { day, f: new Date(startOfDay(day)).toISOString(), t: new Date(endMs).toISOString() };
  });

/**
 * Counts the days of a tenant, place by place: devices in use and online at the end, seconds offline and silences. Counting a day again
 * gives the same; a device counts where it hangs when the day is counted.
 * @spec DEV-14
 */
export async function countDays(tx: Tx, rentId: string, span: Span): Promise<void> {
  await tx
    .deleteFrom('deviceDay')
    .where('rentId', '=', rentId)
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .execute();
  await sql`
    with days as (
      select * from jsonb_to_recordset(${JSON.stringify(daysOf(span))}::jsonb) as x(day date, f timestamptz, t timestamptz)),
    silent as (
      select days.day, r.device_id,
        sum(extract(epoch from least(coalesce(r.to_at, days.t), days.t) - greatest(r.from_at, days.f)))::bigint as seconds,
        count(*) filter (where r.from_at >= days.f) as silences, bool_or(r.to_at is null or r.to_at >= days.t) as gone
      from days join offline_record r on r.from_at < days.t and (r.to_at is null or r.to_at > days.f)
        join device on device.device_id = r.device_id and device.rent_id = ${rentId}
      group by days.day, r.device_id),
    counted as (
      select days.day, device.device_id, device.org_path, device.partner_id, device.unit_id, device.maint_id, device.place_id,
        silent.seconds, silent.silences, coalesce(silent.gone, false) as is_gone
      from days join device on device.rent_id = ${rentId} and device.d_status <> 0
          and coalesce(device.activated_at, '-infinity') < days.t
          and (device.removed_at is null or device.removed_at >= days.t)
        left join silent on silent.day = days.day and silent.device_id = device.device_id)
    insert into device_day (rent_id, day, org_path, partner_id, unit_id, maint_id, place_id, devices, online, offline_s, silences)
    select ${rentId}, day, org_path, partner_id, unit_id, maint_id, place_id, count(*),
      count(*) filter (where not is_gone), coalesce(sum(seconds), 0), coalesce(sum(silences), 0)
    from counted
    group by day, org_path, partner_id, unit_id, maint_id, place_id`.execute(tx);
}

const lastDay = async (db: Db, rentId: string): Promise<Day | null> =>
  (
    await db
      .selectFrom('deviceDay')
      .select((eb) => eb.fn.max<string | null>('day').as('day'))
      .where('rentId', '=', rentId)
      .executeTakeFirstOrThrow()
  ).day;

/**
 * Counts today for each tenant, and what has ended since it was counted last; one tenant that fails does not stop the others. What is
 * older than is kept is removed.
 * @spec DEV-14
 */
export async function countTenantDays(
  {
    database: { db },
    clock,
    log,
    observer,
  }: Pick<Deps, 'database' | 'clock' | 'log'> & Partial<Pick<Deps, 'observer'>>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const nowMs = clock();
  const today = dayAt(nowMs);
  const earliest = addDays(today, -backDays);
  const deletedByMs = await deletionNow(db, nowMs);
  for (const { rentId } of await db.selectFrom('rent').select('rentId').orderBy('rentId').execute()) {
    if (isStopped()) return;
    try {
      const last = await lastDay(db, rentId);
      // a day after today was counted by a clock that ran ahead
      const from = last === null || last < earliest || last > today ? earliest : last;
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('deviceDay').where('rentId', '=', rentId).where('day', '>', today).execute();
        await countDays(tx, rentId, { from, to: today, nowMs });
        if (deletedByMs === null) return;
        const before = addDays(dayAt(deletedByMs), -deviceDaysKept);
        await tx.deleteFrom('deviceDay').where('rentId', '=', rentId).where('day', '<', before).execute();
      });
    } catch (error) {
      log.error(`the device days of ${rentId} cannot be counted`, error);
      observer?.skipped({ job: daysJob });
    }
  }
}
