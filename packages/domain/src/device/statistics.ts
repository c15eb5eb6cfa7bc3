import type { LifeEvent } from './lifecycle/index.ts';
import { lowBatteryPercent, signalNone, signalOfflineMax, signalScale } from './limits.ts';
import { type DeviceStatus, deviceStatus, type DeviceStatusFields, deviceStatuses } from './status.ts';

export type StatusCounts = Readonly<Record<DeviceStatus, number>>;

/** How many devices have each status, zero where none has; each counts once. @spec DEV-14 DEV-01 */
export function statusCounts(devices: Iterable<DeviceStatusFields>): StatusCounts {
  const counts = Object.fromEntries(deviceStatuses.map((status) => [status, 0])) as Record<DeviceStatus, number>;
  for (const device of devices) counts[deviceStatus(device)] += 1;
  return counts;
}

/** What devices are counted by, a row each. @spec DEV-14 */
export const statisticsBy = ['deviceType', 'partner', 'unit', 'district', 'placeType', 'place', 'building'] as const;
export type StatisticsBy = (typeof statisticsBy)[number];

/** The bands of signal strength: no reception, weak, good; none was reported. Decision: the middle of the scale. @spec DEV-10 DEV-14 */
export const signalBands = ['none', 'lost', 'weak', 'good'] as const;
export type SignalBand = (typeof signalBands)[number];
/** The highest signal of each band that has one. @spec DEV-10 */
export const signalBandMax = {
  lost: signalOfflineMax,
  weak: Math.floor(signalScale.max / 2),
  good: signalScale.max,
} as const;
/** @spec DEV-10 DEV-14 */
export function signalBand(signals: number | null): SignalBand {
  if (signals === null || signals === signalNone) return 'none';
  if (signals <= signalBandMax.lost) return 'lost';
  return signals <= signalBandMax.weak ? 'weak' : 'good';
}

/** The bands of battery charge; mains devices have none. Decision: by thirds above the low one. @spec DEV-10 DEV-14 */
export const batteryBands = ['mains', 'low', 'third', 'half', 'full'] as const;
export type BatteryBand = (typeof batteryBands)[number];
/** The highest charge of each band in percent. @spec DEV-10 */
export const batteryBandMax = { low: lowBatteryPercent, third: 40, half: 70, full: 100 } as const;

/**
 * The software of a device against the packages for its type: one is higher, none is, or the device never told its version.
 * @spec DEV-12 DEV-18
 */
export const firmwareAges = ['older', 'newest', 'unknown'] as const;
export type FirmwareAge = (typeof firmwareAges)[number];

/** Days ago that the count of today is compared with. @spec DEV-14 */
export const statisticsBeforeDays = [7, 30] as const;
/** How long the counts of a day are kept. Decision: a year, and a month to look back on it. @spec DEV-14 */
export const deviceDaysKept = 400;
/** The devices that were offline longest, so many of them. @spec DEV-14 */
export const worstDevicesMax = 20;
/** Rows of one statistic. Decision. @spec DEV-14 */
export const statisticsRowsMax = 200;

/** The deeds to devices that are counted by day. @spec DEV-14 */
export const countedDeeds = ['activate', 'remove'] as const satisfies readonly LifeEvent[];
export type CountedDeed = (typeof countedDeeds)[number];
