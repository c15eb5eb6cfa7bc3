import type { AlarmLevel } from '@fireline/domain/alarm';
import { record, standingOn } from '../../alarm/record.ts';
import type { TenantRules } from '../../alarm/rules/judging.ts';
import { type ChangingAlarm, clear, endByClock, levelOf, raise, repeat } from '../../alarm/track.ts';
import type { Row } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';

/** A device that fell silent, as it was locked, and when its report was missed. */
export interface Silent {
  readonly row: Row<'device'>;
  readonly lostAt: string;
}

const whereOf = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Row<'device'>) => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/**
 * Raises the fault of devices that fell silent. One that stands since an earlier silence, as its rule lets nobody but a person close it, is repeated.
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
    const { deviceId, deviceType } = row;
    const where = whereOf(row);
    const before = known.find(({ alarm }) => alarm.kind === 'offline');
    if (before) {
      if (before.alarm.recoveredAt === null) return [];
      repeat(before, { at, now, value: null });
      return [{ changing: before, where }];
    }
    const judging = rules.at(Date.parse(at), Date.parse(now), row);
    const changing = raise(
      { kind: 'offline', deviceId, deviceType, at, now, value: null, drillId: null, rule: undefined },
      judging,
    );
    standing.set(deviceId, [...known, changing]);
    return [{ changing, where }];
  });
  await record(work, rentId, raised, now);
  return new Map(ids.map((deviceId) => [deviceId, levelOf(standing.get(deviceId) ?? [])]));
}

/** Ends the fault of a device that is back, whatever it reports. @spec DEV-14 */
export function endOffline(alarms: readonly ChangingAlarm[], now: string): void {
  const stands = alarms.find(({ alarm }) => alarm.kind === 'offline' && alarm.state !== 'closed');
  if (stands) clear(stands, { at: now, now, value: null });
}

/**
 * Ends the faults of devices that a clock which ran ahead took for silent; one that stood before that recovers as with a report.
 * @returns the worst level that stands on each of them now
 * @spec DEV-14
 */
export async function endFalseSilence(
  work: Work,
  rentId: string,
  rows: readonly Row<'device'>[],
  now: string,
): Promise<ReadonlyMap<number, AlarmLevel | null>> {
  const ids = rows.map(({ deviceId }) => deviceId);
  const standing = Map.groupBy(ids.length === 0 ? [] : await standingOn(work.tx, ids), ({ alarm }) => alarm.deviceId);
  const changes = rows.flatMap((row) => {
    const alarms = standing.get(row.deviceId) ?? [];
    const fault = alarms.find(({ alarm }) => alarm.kind === 'offline');
    if (fault && fault.alarm.alarmTime > now) endByClock(fault, now);
    else endOffline(alarms, now);
    return alarms.map((changing) => ({ changing, where: whereOf(row) }));
  });
  await record(work, rentId, changes, now);
  return new Map(ids.map((deviceId) => [deviceId, levelOf(standing.get(deviceId) ?? [])]));
}

/** Whether the fault of a silence ends with the silence, and not by a person. */
const endsByItself = ({ alarm }: ChangingAlarm): boolean => alarm.kind === 'offline' && alarm.closesByItself;

/** What stands on a device besides its silence. @spec DEV-13 */
export const besidesOffline = (alarms: readonly ChangingAlarm[]): readonly ChangingAlarm[] =>
  alarms.filter((one) => !endsByItself(one));

/** Ends the fault of a device that nobody listens to any more. @returns the worst level that stands on it then @spec DEV-13 DEV-14 */
export async function leaveOffline(
  work: Work,
  row: Row<'device'>,
  alarms: readonly ChangingAlarm[],
  now: string,
): Promise<AlarmLevel | null> {
  endOffline(alarms, now);
  const where = whereOf(row);
  await record(
    work,
    row.rentId,
    alarms.map((changing) => ({ changing, where })),
    now,
  );
  return levelOf(alarms);
}
