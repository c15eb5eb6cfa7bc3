import { addDays, addMonths, chinaOffsetMin, dayAt, startOfDay, hourMs } from '../lib/index.ts';
import { electricityDays, electricityMonths, humidityDays, humidityHours } from './limits.ts';
import type { BucketStep } from './ranges.ts';

/** How far back a view goes, in one unit, and what it is cut into. */
export interface WindowRow {
  readonly hours?: number;
  readonly days?: number;
  readonly months?: number;
  readonly step: BucketStep;
}

/** Leakage, consumption and their export: 90 days or one year. @spec ANA-03 */
export const electricityWindows = {
  days: { days: electricityDays, step: 'day' },
  year: { months: electricityMonths, step: 'month' },
} as const satisfies Readonly<Record<string, WindowRow>>;
export type ElectricityWindow = keyof typeof electricityWindows;

/** Humidity of a place: 7 days or 24 hours. @spec ANA-03 */
export const humidityWindows = {
  days: { days: humidityDays, step: 'day' },
  hours: { hours: humidityHours, step: 'hour' },
} as const satisfies Readonly<Record<string, WindowRow>>;
export type HumidityWindow = keyof typeof humidityWindows;

/**
 * From when to when a view goes.
 * Decision: days and months are whole days, today's the last; hours end now.
 * @spec ANA-03
 * @example windowBounds(electricityWindows.year, nowMs)
 */
export function windowBounds(
  { hours, days = 0, months = 0 }: WindowRow,
  nowMs: number,
  offsetMin = chinaOffsetMin,
): { readonly fromMs: number; readonly toMs: number } {
  if (hours !== undefined) return { fromMs: nowMs - hours * hourMs, toMs: nowMs };
  const first = addDays(addMonths(dayAt(nowMs, offsetMin), -months), 1 - days);
  return { fromMs: startOfDay(first, offsetMin), toMs: nowMs };
}

/**
 * What a meter counted between its first and its last reading. A reading below the one before means that the meter began anew:
 * it counts from zero.
 * @param readings oldest first, in kWh
 * @spec ANA-03
 */
export function consumption(readings: Iterable<number>): number {
  let before: number | undefined;
  let sum = 0;
  for (const reading of readings) {
    if (before !== undefined) sum += reading >= before ? reading - before : reading;
    before = reading;
  }
  return sum;
}
