import type { AlarmLevel } from '@fireline/domain/alarm';
import { record, standingOn } from '../../alarm/record.ts';
import type { TenantRules } from '../../alarm/rules/judging.ts';
import { type ChangingAlarm, clear, levelOf, raise } from '../../alarm/track.ts';
import type { Row } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';

/** A device that fell silent, as it was locked, and when its report was missed. */
export interface Silent {
  readonly row: Row<'device'>;
  readonly lostAt: string;
}

/**
 * Raises the fault of devices that fell silent; on one whose fault stands nothing is added.
 * @returns the worst level that stands on each of them now
 * @spec DEV-14 ALM-01
 */
export async function raiseOffline(
  work: Work,
  rentId: string,
  silent: readonly Silent[],
  { rules, now }: { readonly rules: TenantRules; readonly now: string },
): Promise<ReadonlyMap<number, AlarmLevel | null>> {
  const ids = silent.map(({ row }) => row.deviceId);
  const standing = Map.groupBy(ids.length === 0 ? [] : await standingOn(work.tx, ids), ({ alarm }) => alarm.deviceId);
  const raised = silent.flatMap(({ row, lostAt: at }) => {
    const known = standing.get(row.deviceId) ?? [];
    if (known.some(({ alarm }) => alarm.kind === 'offline')) return [];
    const { rentId: tenant, orgPath, partnerId, unitId, maintId, placeId, deviceId, deviceType } = row;
    const judging = rules.at(Date.parse(at), Date.parse(now), row);
    const changing = raise(
      { kind: 'offline', deviceId, deviceType, at, now, value: null, drillId: null, rule: undefined },
      judging,
    );
    standing.set(deviceId, [...known, changing]);
    return [{ changing, where: { rentId: tenant, orgPath, partnerId, unitId, maintId, placeId } }];
  });
  await record(work, rentId, raised, now);
  return new Map(ids.map((deviceId) => [deviceId, levelOf(standing.get(deviceId) ?? [])]));
}

/** Ends the fault of a device that is back, whatever it reports. @spec DEV-14 */
export function endOffline(alarms: readonly ChangingAlarm[], now: string): void {
  const stands = alarms.find(({ alarm }) => alarm.kind === 'offline' && alarm.state !== 'closed');
  if (stands) clear(stands, { at: now, now, value: null });
}
