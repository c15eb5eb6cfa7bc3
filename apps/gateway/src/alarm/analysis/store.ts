import type { AlarmKind, AlarmLevel, Closing } from '@fireline/domain/alarm';
import type { BucketStep } from '@fireline/domain/analysis';
import type { DeviceType } from '@fireline/domain/device';
import { chinaOffsetMin, timeAt } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { type AlarmFilter, matching } from '../store.ts';

/** Rows are counted by hours or days, as numbers since 1970 in China, which has one time zone and no summer time: text of each costs more. */
const countedSeconds: Record<BucketStep, number> = { hour: 3600, day: 86_400, month: 86_400, year: 86_400 };
const keyLengths: Record<BucketStep, number> = { hour: 13, day: 10, month: 7, year: 4 };

/** As the domain names the bucket in which a counted hour or day lies: `2026-11-21 16`, `2026-11-21`, `2026-11`, `2026`. */
const keyOf = (number: number, step: BucketStep): string =>
  timeAt(number * countedSeconds[step] * 1000, 0).slice(0, keyLengths[step]);

interface Counted {
  readonly bucket: number | null;
  readonly level: AlarmLevel | null;
  readonly kind: AlarmKind | null;
  readonly deviceType: DeviceType | null;
  readonly closing: Closing | null;
  readonly placeId: number | null;
  /** Which of the six it is grouped by, as bits. */
  readonly grouped: number;
  readonly count: number;
}

/** All breakdowns in one look at the alarms: what a row is grouped by has a zero bit. */
const bits = { bucket: 31, level: 47, kind: 55, deviceType: 59, closing: 61, placeId: 62 } as const;

export async function breakdowns(db: Db, scope: Scope, filter: AlarmFilter, step: BucketStep) {
  const bucket = sql<number>`floor((date_part('epoch', alarm.alarm_time) + ${sql.lit(chinaOffsetMin * 60)}) / ${sql.lit(countedSeconds[step])})::int`;
  const found = matching(db, scope, filter).select([
    bucket.as('bucket'),
    'alarm.level',
    'alarm.kind',
    'alarm.deviceType',
    'alarm.closing',
    'alarm.placeId',
  ]);
  const { rows } = await sql<Counted>`
    select bucket, level, kind, device_type, closing, place_id, count(*) as count,
      grouping(bucket, level, kind, device_type, closing, place_id) as grouped
    from (${found}) as found
    group by grouping sets ((bucket), (level), (kind), (device_type), (closing), (place_id))`.execute(db);
  const by = <K extends keyof typeof bits>(key: K) =>
    new Map(rows.filter(({ grouped }) => grouped === bits[key]).map((row) => [row[key], row.count]));
  const known = <V>(counts: ReadonlyMap<V | null, number>) =>
    new Map([...counts].filter((pair): pair is [V, number] => pair[0] !== null));
  const byTime = new Map<string, number>();
  for (const [number, count] of known(by('bucket'))) {
    const key = keyOf(number, step);
    byTime.set(key, (byTime.get(key) ?? 0) + count);
  }
  return {
    byTime,
    byLevel: known(by('level')),
    byKind: known(by('kind')),
    byDeviceType: known(by('deviceType')),
    byClosing: known(by('closing')),
    byPlace: new Map([...by('placeId')].map(([placeId, count]) => [String(placeId ?? ''), count])),
  };
}

export const countOf = async (db: Db, scope: Scope, filter: AlarmFilter): Promise<number> =>
  (
    await matching(db, scope, filter)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The names of places that alarms in scope lie in, deleted ones too. */
export const placeNames = async (db: Db, rentId: string, placeIds: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('place')
        .select(['placeId', 'name'])
        .where('rentId', '=', rentId)
        .where('placeId', '=', anyId(placeIds))
        .execute()
    ).map(({ placeId, name }) => [placeId, name]),
  );
