import { isBatteryEmpty } from './outage/index.ts';
import type { DeviceStatusFields } from './status.ts';

/** What says how soon somebody has to look at a device. */
export interface RankedDevice extends Pick<DeviceStatusFields, 'online' | 'dStatus' | 'open' | 'lowPower'> {
  readonly batteryRatio: number | null;
  /** The worst level standing on it; null: none. */
  readonly alarmLevel: number | null;
  /** Its service was stopped by a person. */
  readonly isSuspended?: boolean | undefined;
}

/** The ranks of devices without an alarm, which come after the five levels. Decision: what will fall silent before what is silent. @spec DEV-12 */
export const deviceRanks = { weak: 6, silent: 7, well: 8, idle: 9 } as const;

/**
 * How soon somebody has to look at a device, the lowest first: an alarm by its level, an empty battery or an open housing, silence, what is
 * well; what was never opened or was stopped comes last.
 * @spec DEV-12
 */
export function deviceRank(device: RankedDevice): number {
  if (device.alarmLevel !== null) return device.alarmLevel;
  if (device.dStatus === 0 || device.isSuspended === true) return deviceRanks.idle;
  if (device.open || isBatteryEmpty(device)) return deviceRanks.weak;
  return device.online ? deviceRanks.well : deviceRanks.silent;
}
