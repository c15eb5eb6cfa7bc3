import type { OfflineBy } from '@fireline/domain/analysis';
import type { DeviceType } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface CountFilter {
  readonly by: OfflineBy;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
}
/** Instants that the time is cut to: the start of each day, and where the last one ends or is now. */
export interface CountSpan {
  readonly starts: readonly string[];
  readonly end: string;
}

/** What each record counts for. */
const keys: Readonly<Record<OfflineBy, RawBuilder<string>>> = {
  partner: sql`coalesce(device.partner_id::text, '')`,
  unit: sql`coalesce(device.unit_id::text, '')`,
  place: sql`coalesce(device.place_id::text, '')`,
  deviceType: sql`device.device_type`,
  status: sql`r.status`,
};

function where(scope: Scope, filter: CountFilter, { starts, end }: CountSpan): RawBuilder<SqlBool> {
  const among = (column: string, ids: readonly number[] | undefined) =>
    ids?.length ? sql`${sql.ref(column)} = ${anyId(ids)}` : sql`true`;
  const { deviceType } = filter;
  return sql<SqlBool>`${scopeFilter(scope, 'device')} and ${among('device.partnerId', filter.partnerId)}
    and ${among('device.unitId', filter.unitId)} and ${among('device.placeId', filter.placeId)}
    and ${deviceType?.length ? sql`device.device_type = ${anyText(deviceType)}` : sql`true`}
    and r.from_at < ${end}::timestamptz and (r.to_at is null or r.to_at > ${starts[0]}::timestamptz)`;
}

/** The records cut to the span, each with the key that it counts for. */
const spans = (scope: Scope, filter: CountFilter, span: CountSpan) => sql`
  select r.device_id, ${keys[filter.by]} as key, r.to_at is null as is_open,
    greatest(r.from_at, ${span.starts[0]}::timestamptz) as s,
    least(coalesce(r.to_at, ${span.end}::timestamptz), ${span.end}::timestamptz) as e
  from offline_record r join device on device.device_id = r.device_id where ${where(scope, filter, span)}`;

interface Counted {
  readonly devices: number;
  readonly silences: number;
  readonly offlineNow: number;
  readonly offlineS: number;
}
const counts = sql`count(distinct device_id)::int as devices, count(*)::int as silences,
  (count(distinct device_id) filter (where is_open))::int as offline_now,
  coalesce(round(extract(epoch from sum(e - s))), 0)::float8 as offline_s`;

export interface CountedRow extends Counted {
  readonly key: string;
}

/** All together, and row by row, the most time lost first. */
export async function counted(db: Db, scope: Scope, filter: CountFilter, span: CountSpan) {
  const { rows } = await sql<CountedRow & { readonly isAll: boolean }>`
    with span as (${spans(scope, filter, span)})
    select coalesce(key, '') as key, grouping(key) = 1 as is_all, ${counts} from span
    group by grouping sets ((key), ()) order by grouping(key) desc, offline_s desc, key`.execute(db);
  const [all, ...each] = rows;
  return { all: all as Counted, each: each as readonly CountedRow[] };
}

/** Seconds lost on each day, by key and all together (null). */
export async function byDay(db: Db, scope: Scope, filter: CountFilter, span: CountSpan) {
  const days = span.starts.map((s, n) => ({ n, s, e: span.starts[n + 1] ?? span.end }));
  const { rows } = await sql<{ key: string | null; n: number; offlineS: number; devices: number }>`
    with span as (${spans(scope, filter, span)}),
      day as (select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as x(n int, s timestamptz, e timestamptz))
    select case when grouping(span.key) = 1 then null else span.key end as key, day.n,
      round(extract(epoch from sum(least(span.e, day.e) - greatest(span.s, day.s))))::float8 as offline_s,
      count(distinct device_id)::int as devices
    from span join day on span.s < day.e and span.e > day.s
    group by grouping sets ((span.key, day.n), (day.n))`.execute(db);
  return rows;
}

/** What the keys are called; keys of closed sets have their words on the screen. */
export async function namesOf(db: Db, by: OfflineBy, found: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (by === 'deviceType' || by === 'status') return new Map();
  const ids = found.flatMap((key) => (key === '' ? [] : [Number(key)]));
  const { rows } = await sql<{ id: number; name: string }>`
    select ${sql.id(`${by}_id`)} as id, name from ${sql.table(by)} where ${sql.id(`${by}_id`)} = ${anyId(ids)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** Devices in use that the filter finds. */
export async function inUse(db: Db, scope: Scope, { deviceType, partnerId, unitId, placeId }: CountFilter) {
  let q = db
    .selectFrom('device')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(scopeFilter(scope, 'device'))
    .where('dStatus', '<>', 0)
    .where('suspendedAt', 'is', null);
  if (deviceType?.length) q = q.where('deviceType', 'in', deviceType);
  if (partnerId?.length) q = q.where('partnerId', '=', anyId(partnerId));
  if (unitId?.length) q = q.where('unitId', '=', anyId(unitId));
  if (placeId?.length) q = q.where('placeId', '=', anyId(placeId));
  return (await q.executeTakeFirstOrThrow()).total;
}
