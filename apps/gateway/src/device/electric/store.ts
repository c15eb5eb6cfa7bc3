import { configurationsShown } from '@fireline/domain/device';
import type { AlarmKind } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** Electrical detectors in scope, with the kinds that stand on each. @param kinds those that have a code */
export function detectorsPage(
  db: Db,
  scope: Scope,
  { deviceId, ...paging }: Paging & { readonly deviceId?: number | undefined },
  kinds: readonly AlarmKind[],
) {
  let rows = db
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .select((eb) => [
      'device.deviceId',
      'device.name',
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      'device.lastSeenAt',
      'device.heartbeatS',
      'device.readings',
      sql<
        AlarmKind[]
      >`coalesce((select jsonb_agg(alarm.kind order by alarm.kind) from alarm where alarm.device_id = device.device_id
        and alarm.state <> 'closed' and alarm.kind = ${anyText(kinds)}), '[]')`.as('standing'),
    ])
    .where(scopeFilter(scope, 'device'))
    .where('device.deviceType', '=', 'electric');
  if (deviceId !== undefined) rows = rows.where('device.deviceId', '=', deviceId);
  return pageOf(rows.orderBy('device.name').orderBy('device.deviceId'), paging);
}

/** What a detector reported of these kinds, the newest first. */
export const eventsPage = (
  db: Db,
  scope: Scope,
  { deviceId, ...paging }: Paging & { readonly deviceId: number },
  kinds: readonly AlarmKind[],
) =>
  pageOf(
    db
      .selectFrom('alarm')
      .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
      .select(['alarm.alarmId', 'alarm.kind', 'alarm.level', 'alarm.state', 'alarm.closing'])
      .select(['alarm.alarmTime', 'alarm.value', 'alarm.count'])
      .where(scopeFilter(scope, 'alarm'))
      .where(scopeFilter(scope, 'device'))
      .where('alarm.deviceId', '=', deviceId)
      .where('alarm.kind', '=', anyText(kinds) as never)
      .orderBy('alarm.alarmTime', 'desc')
      .orderBy('alarm.alarmId', 'desc'),
    paging,
  );

/** The newest thresholds that were sent to a detector and were confirmed, or still wait. */
export const configured = (db: Db, deviceId: number) =>
  db
    .selectFrom('deviceCommand')
    .select(['commandId', 'args', 'state', 'endedAt'])
    .where('deviceId', '=', deviceId)
    .where('command', '=', 'configure')
    .where('state', 'in', ['queued', 'sent', 'acknowledged'])
    .orderBy('commandId', 'desc')
    .limit(configurationsShown)
    .execute();

/** How often each kind was raised on a detector since then, and when last. */
export const countsSince = (db: Db, deviceId: number, since: string, kinds: readonly AlarmKind[]) =>
  db
    .selectFrom('alarm')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count'), eb.fn.max<string>('alarmTime').as('lastAt')])
    .where('deviceId', '=', deviceId)
    .where('alarmTime', '>=', since)
    .where('kind', '=', anyText(kinds) as never)
    .groupBy('kind')
    .execute();
