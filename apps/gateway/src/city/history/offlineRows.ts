import { deviceStatus, isBatteryEmpty, silencesBetween } from '@fireline/domain/device';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import type { CityDevice, Ms } from '../model.ts';
import type { Report } from './history.ts';

const iso = (at: Ms): string => new Date(at).toISOString();

/**
 * The offline records of a device's past: one for each time in which it missed a report, with what its last report said.
 * @param reports oldest first
 */
export function pastOffline(
  { deviceId, heartbeatS }: CityDevice,
  reports: readonly Report[],
): BulkRow<'offlineRecord'>[] {
  const silences = silencesBetween(
    reports.map(({ at }) => at),
    heartbeatS,
  );
  const readingsAt = new Map(reports.map(({ at, readings }) => [at, readings]));
  return silences.map(({ fromMs, toMs }) => {
    const { signals = null, batteryRatio = null } = readingsAt.get(fromMs - heartbeatS * 1000) ?? {};
    const lowPower = isBatteryEmpty({ lowPower: false, batteryRatio });
    const status = deviceStatus({ online: false, dStatus: 1, expired: false, open: false, lowPower, signals });
    return { deviceId, fromAt: iso(fromMs), toAt: iso(toMs ?? fromMs), status, signals, batteryRatio };
  });
}

/** The one that goes on; nothing for a device that answers, or that was never in use. */
export function presentOffline(device: CityDevice, now: Ms): BulkRow<'offlineRecord'>[] {
  const { deviceId, heartbeatS, lastSeenAt, signals, batteryRatio } = device;
  if (device.online || lastSeenAt === null) return [];
  const fromAt = iso(Math.min(lastSeenAt + heartbeatS * 1000, now));
  return [{ deviceId, fromAt, toAt: null, status: deviceStatus(device), signals, batteryRatio }];
}
