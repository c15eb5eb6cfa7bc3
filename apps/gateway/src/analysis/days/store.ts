import type { DaySum, MinuteSpan, SummedMeasurement } from '@fireline/domain/analysis';
import { type Day, dayMs, startOfDay } from '@fireline/domain/lib';
import { sql, type SqlBool } from 'kysely';
import { unpackReports } from '../../lib/packedReadings.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** A day that could not be summed so often waits for its next report. */
const triesMax = 5;

export interface Due {
  readonly deviceId: number;
  readonly day: Day;
}
/** A day in its place among those that are due. */
export interface QueuedDay extends Due {
  readonly tries: number;
  readonly seq: number;
}

/** The number of the day that became due last. */
export const newestDue = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('readingDue')
      .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
      .executeTakeFirstOrThrow()
  ).seq ?? 0;

/**
 * The days to be summed after that one, in the order in which they became due, those that failed last.
 * @param until what became due later waits for the next run
 */
export const dueDays = (
  db: Db,
  { tries, seq }: Pick<QueuedDay, 'tries' | 'seq'>,
  until: number,
  limit: number,
): Promise<QueuedDay[]> =>
  db
    .selectFrom('readingDue')
    .select(['deviceId', 'day', 'tries', 'seq'])
    .where('tries', '<', triesMax)
    .where('seq', '<=', until)
    .where(sql<SqlBool>`(tries, seq) > (${tries}::int, ${seq}::bigint)`)
    .orderBy('tries')
    .orderBy('seq')
    .limit(limit)
    .execute();

/** Takes a day out of what is due. @returns false: another gateway has it in hand */
export const takeDue = async (tx: Tx, { deviceId, day }: Due): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from reading_due where ctid = any(array(
      select ctid from reading_due where device_id = ${deviceId} and day = ${day}::date for update skip locked))`.execute(
    tx,
  );
  return numAffectedRows === 1n;
};

export const noteFailure = (db: Db, { deviceId, day }: Due, failure: string) =>
  db
    .updateTable('readingDue')
    .set((eb) => ({ tries: eb('tries', '+', 1), failure: failure.slice(0, 500) }))
    .where('deviceId', '=', deviceId)
    .where('day', '=', day)
    .execute();

export const deviceAt = (tx: Tx, deviceId: number) =>
  tx
    .selectFrom('device')
    .select(['rentId', 'partnerId', 'unitId', 'placeId', 'deviceType'])
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();

export interface Measured {
  readonly atMs: number;
  readonly readings: ReturnType<typeof unpackReports>[number]['readings'];
}

/** All reports of a device on a day and the one before, packed or not, oldest first. */
export async function reportsAround(tx: Tx, { deviceId, day }: Due): Promise<Measured[]> {
  const startMs = startOfDay(day);
  const [from, to] = [startMs - dayMs, startMs + dayMs].map((ms) => new Date(ms).toISOString()) as [string, string];
  const pieces = await tx
    .selectFrom('reading')
    .select(['fromAt', 'points'])
    .where('deviceId', '=', deviceId)
    .where('fromAt', '>=', from)
    .where('fromAt', '<', to)
    .execute();
  const reports = await tx
    .selectFrom('report')
    .select(['at', 'readings'])
    .where('deviceId', '=', deviceId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  return [...pieces.flatMap(unpackReports), ...reports]
    .map(({ at, readings }) => ({ atMs: Date.parse(at), readings }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

/** What the meter showed last before the day, where the day before says nothing. */
export async function lastEnergy(tx: Tx, deviceId: number, day: Day): Promise<number | undefined> {
  const { rows } = await sql<{ last: number }>`
    select (one.value ->> 'last')::float8 as last
    from (select month, days from reading_month
      where device_id = ${deviceId} and measurement = 'energy' and month <= ${day}::date order by month desc limit 2) m
    cross join lateral jsonb_each(m.days) as one
    where m.month + one.key::int - 1 < ${day}::date order by m.month desc, one.key desc limit 1`.execute(tx);
  return rows[0]?.last;
}

export interface MonthChange extends Due {
  readonly month: Day;
  readonly date: string;
  readonly measurement: SummedMeasurement;
  readonly sum: DaySum | undefined;
}

/** Puts the sum of a day into its month; none takes the day out. */
export async function writeSum(tx: Tx, { deviceId, measurement, month, date, sum }: MonthChange): Promise<void> {
  const key = sql`device_id = ${deviceId} and measurement = ${measurement} and month = ${month}::date`;
  if (sum)
    await sql`
      insert into reading_month (device_id, measurement, month, days, used, max)
      values (${deviceId}, ${measurement}, ${month}::date, ${JSON.stringify({ [date]: sum })}::jsonb, ${sum.used ?? 0}, ${sum.max})
      on conflict (device_id, measurement, month) do update set days = reading_month.days || excluded.days`.execute(tx);
  else await sql`update reading_month set days = days - ${date} where ${key}`.execute(tx);
  await sql`delete from reading_month where ${key} and days = '{}'::jsonb`.execute(tx);
  await sql`
    update reading_month set (used, max) = (
      select coalesce(sum((d.value ->> 'used')::float8), 0), max((d.value ->> 'max')::float8)
      from jsonb_each(reading_month.days) as d)
    where ${key}`.execute(tx);
}

export const hasPresence = async (tx: Tx, { deviceId, day }: Due): Promise<boolean> =>
  (await tx
    .selectFrom('presenceDay')
    .select('deviceId')
    .where('deviceId', '=', deviceId)
    .where('day', '=', day)
    .executeTakeFirst()) !== undefined;

export const writePresence = (tx: Tx, { deviceId, day }: Due, spans: readonly MinuteSpan[], minutes: number) =>
  tx
    .insertInto('presenceDay')
    .values({ deviceId, day, spans: JSON.stringify(spans), minutes })
    .onConflict((one) => one.columns(['deviceId', 'day']).doUpdateSet({ spans: JSON.stringify(spans), minutes }))
    .execute();

/** What the sensors that are in the place now saw on the day. */
export const presenceOf = (tx: Tx, placeId: number, day: Day) =>
  tx
    .selectFrom('presenceDay')
    .innerJoin('device', 'device.deviceId', 'presenceDay.deviceId')
    .select('presenceDay.spans')
    .where('device.placeId', '=', placeId)
    .where('device.removedAt', 'is', null)
    .where('presenceDay.day', '=', day)
    .execute();

export const writePlaceDay = (
  tx: Tx,
  row: { placeId: number; day: Day; spans: readonly MinuteSpan[]; minutes: number; sensors: number },
) => {
  const { placeId, day, minutes, sensors } = row;
  const spans = JSON.stringify(row.spans);
  return tx
    .insertInto('placeDay')
    .values({ placeId, day, spans, minutes, sensors })
    .onConflict((one) => one.columns(['placeId', 'day']).doUpdateSet({ spans, minutes, sensors }))
    .execute();
};

export const markDue = (tx: Tx, { deviceId, day }: Due) =>
  tx
    .insertInto('readingDue')
    .values({ deviceId, day })
    .onConflict((one) => one.columns(['deviceId', 'day']).doNothing())
    .execute();

export interface Standing {
  readonly rentId: string;
  readonly partnerId: number | null;
  readonly unitId: number | null;
}

/** Marks the reports of a period that a day lies in: they were made before what now came. */
export const markReports = (tx: Tx, { rentId, partnerId, unitId }: Standing, day: Day, now: string) =>
  sql`
    update safety_report set late_at = ${now}::timestamptz
    where rent_id = ${rentId} and to_on >= ${day}::date and from_on <= ${day}::date and late_at is null
      and made_at < ${now}::timestamptz
      and (scope = 'tenant' or (scope = 'partner' and partner_id = ${partnerId}) or (scope = 'unit' and unit_id = ${unitId}))`.execute(
    tx,
  );
