import {
  type BatteryBand,
  batteryBandMax,
  deviceRanks,
  type ExpiryTerm,
  expiryTermDays,
  type FirmwareAge,
  type Freshness,
  type LifeState,
  lowBatteryPercent,
  type SignalBand,
  signalBandMax,
  signalNone,
  signalOfflineMax,
  staleAfterHeartbeats,
} from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsText } from '../../lib/db/query/containsText.ts';

type Condition = RawBuilder<SqlBool>;
export type DeviceConcern = 'alarm' | 'late' | 'signal' | 'battery';
export type DeviceNode = 'partner' | 'unit' | 'district' | 'place' | 'building';

export const expiresIn = (term: ExpiryTerm, today: Day): Condition => {
  const { from, to } = expiryTermDays(term, today);
  return sql`device.expires_on between ${from ?? '0001-01-01'}::date and ${to}::date`;
};

/** The domain's `lifeOf` as conditions. @spec DEV-13 */
export const lives: Readonly<Record<Exclude<LifeState, 'removed'>, Condition>> = {
  notActivated: sql`device.d_status = 0`,
  inService: sql`device.d_status <> 0 and device.suspended_at is null and not device.expired`,
  suspended: sql`device.d_status <> 0 and device.suspended_at is not null`,
  expired: sql`device.d_status <> 0 and device.suspended_at is null and device.expired`,
};

/** The domain's `isBatteryEmpty` as a condition. @spec DEV-05 DEV-14 */
export const isBatteryEmpty: Condition = sql`(device.low_power or coalesce(device.battery_ratio <= ${sql.lit(lowBatteryPercent)}, false))`;

/** The domain's `deviceRank`. @spec DEV-12 */
export const deviceRank = sql<number>`case when device.alarm_level is not null then device.alarm_level
  when device.d_status = 0 or device.suspended_at is not null then ${sql.lit(deviceRanks.idle)}
  when device.open or ${isBatteryEmpty} then ${sql.lit(deviceRanks.weak)}
  when device.online then ${sql.lit(deviceRanks.well)} else ${sql.lit(deviceRanks.silent)} end`;

/** The last moment at which what a device told last is no older than so many heartbeats; null: it never told anything. */
export const dueAfter = (heartbeats: number) =>
  sql<string | null>`device.last_seen_at + device.heartbeat_s * interval '${sql.raw(String(heartbeats))} second'`;

/** What is to be looked at. Only of devices in use: what was never activated has nothing to report. @spec DEV-12 N05 */
export const concerns = (now: string): Readonly<Record<DeviceConcern, Condition>> => ({
  alarm: sql`device.alarm_level is not null`,
  late: sql`device.d_status <> 0 and ${dueAfter(1)} < ${now}::timestamptz`,
  signal: sql`(device.signals <= ${sql.lit(signalOfflineMax)} or device.signals = ${sql.lit(signalNone)})`,
  battery: sql`device.d_status <> 0 and ${isBatteryEmpty}`,
});

/** The domain's `freshness` as conditions. @spec N05 */
export const freshnessAt = (now: string): Readonly<Record<Freshness, Condition>> => {
  const [late, stale] = [dueAfter(1), dueAfter(staleAfterHeartbeats)];
  return {
    fresh: sql`${late} >= ${now}::timestamptz`,
    late: sql`${late} < ${now}::timestamptz and ${stale} >= ${now}::timestamptz`,
    stale: sql`${stale} < ${now}::timestamptz`,
    never: sql`device.last_seen_at is null`,
  };
};

const noSignal = sql`(device.signals is null or device.signals = ${sql.lit(signalNone)})`;
/** The domain's `signalBand` as conditions. @spec DEV-10 DEV-14 */
export const signalIn: Readonly<Record<SignalBand, Condition>> = {
  none: sql`${noSignal}`,
  lost: sql`not ${noSignal} and device.signals <= ${sql.lit(signalBandMax.lost)}`,
  weak: sql`not ${noSignal} and device.signals > ${sql.lit(signalBandMax.lost)} and device.signals <= ${sql.lit(signalBandMax.weak)}`,
  good: sql`not ${noSignal} and device.signals > ${sql.lit(signalBandMax.weak)}`,
};

const { low, third, half } = batteryBandMax;
/** @spec DEV-10 DEV-14 */
export const batteryIn: Readonly<Record<BatteryBand, Condition>> = {
  mains: sql`device.battery_ratio is null`,
  low: sql`device.battery_ratio <= ${sql.lit(low)}`,
  third: sql`device.battery_ratio > ${sql.lit(low)} and device.battery_ratio <= ${sql.lit(third)}`,
  half: sql`device.battery_ratio > ${sql.lit(third)} and device.battery_ratio <= ${sql.lit(half)}`,
  full: sql`device.battery_ratio > ${sql.lit(half)}`,
};

/** The highest version of the packages for the type of a device, found once for all devices; null: there is no package for it. */
const newestKey = (rentId: string) =>
  sql`(select jsonb_object_agg(newest.device_type, newest.version_key) from (
    select t.device_type, max(p.version_key) as version_key
    from upgrade_package p cross join lateral jsonb_array_elements_text(p.device_types) as t (device_type)
    where p.rent_id = ${rentId} and p.deleted_at is null group by t.device_type) newest) ->> device.device_type`;
/** How the software of a device stands against the packages for its type, by the order of the domain's `versionKey`. @spec DEV-12 DEV-18 */
export function firmwareIs(rentId: string): Readonly<Record<FirmwareAge, Condition>> {
  const isBehind = sql`device.firmware_key < coalesce(${newestKey(rentId)}, '') collate "C"`;
  return {
    older: sql`device.firmware_key <> '' and ${isBehind}`,
    newest: sql`device.firmware_key <> '' and not ${isBehind}`,
    unknown: sql`device.firmware_key = ''`,
  };
}

/** Under an organisation on record. @spec DEV-12 ORG-02 */
export const isUnderOrg = (rentId: string, orgId: string): Condition =>
  sql`starts_with(device.org_path, (select org.path from org where org.rent_id = ${rentId} and org.org_id = ${orgId}))`;

/** The districts of a tenant with each path that lies in one, which devices share by the hundred. @spec DEV-14 ORG-02 */
export const districtPaths = (rentId: string) =>
  sql<{ orgPath: string; orgId: string }>`(
    select below.path as org_path, d.org_id from org below
    join org d on d.rent_id = below.rent_id and d.level = 'district' and starts_with(below.path, d.path)
    where below.rent_id = ${rentId})`;

/** What a device has none of. @spec DEV-14 */
export const lacks = (rentId: string): Readonly<Record<DeviceNode, Condition>> => ({
  partner: sql`device.partner_id is null`,
  unit: sql`device.unit_id is null`,
  district: sql`device.org_path not in (select inside.org_path from ${districtPaths(rentId)} as inside)`,
  place: sql`device.place_id is null`,
  building: sql`device.building_id is null`,
});

/** A text in its name or number, or in the name or address of its place. Places are looked through once, not once for each of their devices. @spec DEV-12 */
export const hasText = (rentId: string, text: string): Condition =>
  sql`(${containsText(text, 'device.name', 'device.imei')} or device.place_id in (
    select place.place_id from place where place.rent_id = ${rentId} and ${containsText(text, 'place.name', 'place.address')}))`;
