import { isWithin, type Range } from '../../lib/index.ts';
import { isNoReading, type Measurement, measurements } from '../measurements.ts';

/** `none`: the sensor had nothing to say. `impossible`: outside its range. `low` and `high`: abnormal. */
export const readingStates = ['none', 'impossible', 'low', 'high', 'normal'] as const;
export type ReadingState = (typeof readingStates)[number];

/**
 * On which side of what is normal a value lies. A value at the end of the band is already abnormal, as it raises the alarm there.
 * @spec DEV-09
 * @example bandSide(57, { max: 57 }) // 'high'
 */
export function bandSide(value: number, band: Partial<Range>): 'low' | 'high' | 'normal' {
  if (band.min !== undefined && value <= band.min) return 'low';
  return band.max !== undefined && value >= band.max ? 'high' : 'normal';
}

/**
 * What to make of a reading.
 * @param band what is normal for this device (from its alarm rules), where more is known than the table says
 * @spec DEV-09
 * @example readingState('signals', 8) // 'low'
 */
export function readingState(
  name: Measurement,
  value: number | null | undefined,
  band: Partial<Range> = measurements[name].normal ?? {},
): ReadingState {
  if (value === null || value === undefined || isNoReading(name, value)) return 'none';
  return isWithin(value, measurements[name]) ? bandSide(value, band) : 'impossible';
}
