import { replacesKnown, switchState } from '@fireline/domain/device';
import type { Tx } from '../../lib/db/schema.ts';
import type { Taken } from '../ingest/validate.ts';
import * as store from './zoneStore.ts';

/** The devices of a batch that are held, by IMEI. */
export type HeldByImei = ReadonlyMap<string, { readonly device: { readonly deviceId: number } }>;

interface Reported {
  readonly deviceId: number;
  readonly taken: Taken;
}
const keyOf = (deviceId: number, ...rest: readonly (string | number)[]): string => [deviceId, ...rest].join(' ');

async function takeZones(tx: Tx, reported: readonly Reported[], nowMs: number): Promise<void> {
  const some = reported.filter(({ taken }) => taken.report.zones.length > 0);
  if (some.length === 0) return;
  const known = await store.zonesOfMany(tx, [...new Set(some.map(({ deviceId }) => deviceId))]);
  const zones = new Map(known.map((zone) => [keyOf(zone.deviceId, zone.number), zone]));
  const changed = new Set<string>();
  for (const { deviceId, taken } of some)
    for (const { number, inAlarm, voltage } of taken.report.zones) {
      const key = keyOf(deviceId, number);
      const zone = zones.get(key);
      const knownMs = zone?.heardAt == null ? null : Date.parse(zone.heardAt);
      if (!zone || !replacesKnown(Date.parse(taken.at), knownMs, nowMs)) continue;
      const isInAlarm = inAlarm ?? zone.isInAlarm;
      zones.set(key, { ...zone, isInAlarm, voltage: voltage ?? zone.voltage, heardAt: taken.at });
      changed.add(key);
    }
  await store.writeZoneReports(
    tx,
    [...changed].flatMap((key) => zones.get(key) ?? []),
  );
}

async function takePoints(tx: Tx, reported: readonly Reported[], nowMs: number): Promise<void> {
  const some = reported.filter(({ taken }) => taken.report.points.length > 0);
  if (some.length === 0) return;
  const known = await store.pointsOfMany(tx, [...new Set(some.map(({ deviceId }) => deviceId))]);
  const points = new Map(known.map((point) => [keyOf(point.deviceId, point.direction, point.number), point]));
  const changed = new Set<string>();
  for (const { deviceId, taken } of some)
    for (const { number, direction, state: raw } of taken.report.points) {
      const key = keyOf(deviceId, direction, number);
      const point = points.get(key);
      const state = point && switchState(point.kind, raw);
      const knownMs = point?.heardAt == null ? null : Date.parse(point.heardAt);
      if (!state || !replacesKnown(Date.parse(taken.at), knownMs, nowMs)) continue;
      const since = state === point.state ? point.since : taken.at;
      points.set(key, { ...point, state, since, heardAt: taken.at });
      changed.add(key);
    }
  await store.writePointReports(
    tx,
    [...changed].flatMap((key) => points.get(key) ?? []),
  );
}

/**
 * What the reports say of zones and points, oldest first, while their devices are held. A report that is older than what is known of a zone or
 * point changes nothing of it, and neither does one that was refused.
 * @spec DEV-15 DEV-17
 */
export async function takeContacts(tx: Tx, devices: HeldByImei, taken: readonly Taken[], nowMs: number): Promise<void> {
  const reported = taken.flatMap((one): Reported[] => {
    const found = devices.get(one.report.imei);
    return found ? [{ deviceId: found.device.deviceId, taken: one }] : [];
  });
  await takeZones(tx, reported, nowMs);
  await takePoints(tx, reported, nowMs);
}
