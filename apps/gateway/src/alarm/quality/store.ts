import type { AlarmKind, QualityAlarm } from '@fireline/domain/alarm';
import { standingHours, closedAtOf } from '@fireline/domain/alarm';
import { hourMs } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface QualityFilter {
  readonly unitId?: readonly number[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
}
interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}
const iso = (ms: number): string => new Date(ms).toISOString();
const msOrNull = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Real alarms in scope. */
const real = (db: Db, scope: Scope, { unitId, partnerId }: QualityFilter) =>
  db
    .selectFrom('alarm')
    .where(scopeFilter(scope, 'alarm'))
    .where('drillId', 'is', null)
    .$if(unitId !== undefined && unitId.length > 0, (q) => q.where('unitId', '=', anyId(unitId ?? [])))
    .$if(partnerId !== undefined && partnerId.length > 0, (q) => q.where('partnerId', '=', anyId(partnerId ?? [])));

/** Alarms that were received in the span, as the domain measures them. */
export async function alarmsIn(
  db: Db,
  scope: Scope,
  filter: QualityFilter,
  { fromMs, toMs }: Span,
  limit: number,
): Promise<QualityAlarm[]> {
  const rows = await real(db, scope, filter)
    .select(['deviceId', 'kind', 'alarmTime', 'acknowledgedAt', 'state', 'handledAt', 'recoveredAt', 'closing'])
    .where('alarmTime', '>=', iso(fromMs))
    .where('alarmTime', '<', iso(toMs))
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    deviceId: row.deviceId,
    kind: row.kind,
    raisedAtMs: Date.parse(row.alarmTime),
    acknowledgedAtMs: msOrNull(row.acknowledgedAt),
    closedAtMs: msOrNull(closedAtOf(row)),
    closing: row.closing,
  }));
}

/** Alarms from before the span that still stood at its end, and had for longer than a day. */
export async function standingFromBefore(db: Db, scope: Scope, filter: QualityFilter, { fromMs, toMs }: Span) {
  const latest = iso(Math.min(fromMs, toMs - standingHours * hourMs));
  const count = sql<number>`count(*)`.as('count');
  const open = real(db, scope, filter).select(count).where('state', '<>', 'closed').where('alarmTime', '<', latest);
  const closedLater = real(db, scope, filter)
    .select(count)
    .where('state', '=', 'closed')
    .where(sql<boolean>`coalesce(handled_at, recovered_at) >= ${iso(toMs)}::timestamptz`)
    .where('alarmTime', '<', latest);
  const [a, b] = [await open.executeTakeFirstOrThrow(), await closedLater.executeTakeFirstOrThrow()];
  return a.count + b.count;
}

/** The devices that are named. */
export const devicesOf = async (db: Db, rentId: string, deviceIds: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('device')
        .leftJoin('place', 'place.placeId', 'device.placeId')
        .select((eb) => [
          'device.deviceId',
          'device.name as deviceName',
          'device.deviceType',
          eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
        ])
        .where('device.rentId', '=', rentId)
        .where('device.deviceId', '=', anyId(deviceIds))
        .execute()
    ).map((row) => [row.deviceId, row]),
  );

/** A device and what it raises. */
export interface Cause {
  readonly deviceId: number;
  readonly kind: AlarmKind;
}
export const causeKey = ({ deviceId, kind }: Cause): string => `${deviceId} ${kind}`;

/** The rule that raised the last alarm of each cause; those that the devices themselves name are left out. */
export async function rulesBehind(db: Db, scope: Scope, causes: readonly Cause[]): Promise<Map<string, number>> {
  if (causes.length === 0) return new Map();
  const json = JSON.stringify(causes.map(({ deviceId, kind }) => ({ device_id: deviceId, kind })));
  const { rows } = await sql<Cause & { ruleId: number }>`
    select c.device_id, c.kind, v.rule_id from jsonb_to_recordset(${json}::jsonb) as c(device_id bigint, kind text)
    cross join lateral (
      select rule_version_id from alarm where alarm.device_id = c.device_id and alarm.kind = c.kind and alarm.rent_id = ${scope.rentId}
      order by alarm.alarm_time desc limit 1) last
    join alarm_rule_version v on v.version_id = last.rule_version_id`.execute(db);
  return new Map(rows.map((row) => [causeKey(row), row.ruleId]));
}
