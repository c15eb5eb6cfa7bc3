import { dayMs } from '../../lib/index.ts';
import { batteryForecastMinDays, batteryReplacedRisePercent, batterySoonDays, lowBatteryPercent } from '../limits.ts';
import { lineThrough, type Sample } from '../reading/index.ts';
import { type DeviceType, deviceTypes } from '../types.ts';

export interface BatteryForecast {
  /** The last report, in percent; null: it never reported. */
  readonly ratioPercent: number | null;
  /** Whole days until the battery is due, counted from now; null: the readings do not tell. */
  readonly daysLeft: number | null;
}

/** The readings since the battery was last replaced, earliest first. */
const sinceReplaced = (samples: readonly Sample[]): Sample[] => {
  const ordered = samples
    .filter(({ atMs, value }) => Number.isFinite(atMs) && value >= 0 && value <= 100)
    .toSorted((a, b) => a.atMs - b.atMs);
  const start = ordered.findLastIndex(
    ({ value }, at) => value - (ordered[at - 1]?.value ?? value) >= batteryReplacedRisePercent,
  );
  return ordered.slice(Math.max(0, start));
};

/**
 * How long a battery lasts, from its readings in percent in any order: the line through those since it was last replaced, down to
 * the percentage at which it is due. Readings over too few days, or that do not fall, tell nothing.
 * @spec DEV-14
 */
export function batteryForecast(samples: readonly Sample[], nowMs: number): BatteryForecast {
  const own = sinceReplaced(samples);
  const last = own.at(-1);
  if (!last) return { ratioPercent: null, daysLeft: null };
  if (last.value <= lowBatteryPercent) return { ratioPercent: last.value, daysLeft: 0 };
  const line = lineThrough(own);
  if (!line || line.spanMs < batteryForecastMinDays * dayMs || line.perDay >= 0)
    return { ratioPercent: last.value, daysLeft: null };
  const days = (last.value - lowBatteryPercent) / -line.perDay - (nowMs - last.atMs) / dayMs;
  return { ratioPercent: last.value, daysLeft: Math.max(0, Math.floor(days)) };
}

/** `now`: due. `soon`: on the next round. `later`: it lasts. `unknown`: the readings do not tell. */
export const batteryUrgencies = ['now', 'soon', 'later', 'unknown'] as const;
export type BatteryUrgency = (typeof batteryUrgencies)[number];

export interface BatteryDevice {
  readonly deviceType: DeviceType;
  /** The device says itself that its power is low. */
  readonly lowPower: boolean;
  /** Its battery readings in percent. */
  readonly samples: readonly Sample[];
}

export interface BatteryTask<Device> extends BatteryForecast {
  readonly device: Device;
  readonly urgency: BatteryUrgency;
}

const urgencyOf = (isLow: boolean, daysLeft: number | null): BatteryUrgency => {
  if (isLow || daysLeft === 0) return 'now';
  if (daysLeft === null) return 'unknown';
  return daysLeft <= batterySoonDays ? 'soon' : 'later';
};

/**
 * Which devices need a battery first: those due, then by days left, then those that tell nothing, the emptier first.
 * Devices that call their own power low are due whatever the readings say; those on mains are left out. Equal ones keep their order.
 * @spec DEV-14
 */
export function batteryWorklist<Device extends BatteryDevice>(
  devices: readonly Device[],
  nowMs: number,
): BatteryTask<Device>[] {
  const rank = ({ urgency, daysLeft, ratioPercent }: BatteryTask<Device>): readonly number[] => [
    urgency === 'now' ? 0 : urgency === 'unknown' ? 2 : 1,
    urgency === 'now' ? 0 : (daysLeft ?? 0),
    ratioPercent ?? 100,
  ];
  return devices
    .filter(({ deviceType }) => deviceTypes[deviceType].power === 'battery')
    .map((device) => {
      const forecast = batteryForecast(device.samples, nowMs);
      const task = { device, ...forecast, urgency: urgencyOf(device.lowPower, forecast.daysLeft) };
      return { task, rank: rank(task) };
    })
    .toSorted((a, b) => a.rank.reduce((found, value, at) => found || value - (b.rank[at] ?? 0), 0))
    .map(({ task }) => task);
}
