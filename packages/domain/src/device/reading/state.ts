import { isWithin, type Range } from '../../lib/index.ts';
import { isNoReading, type Measurement, measurements } from '../measurements.ts';

/** `none`: the sensor had nothing to say. `impossible`: outside its range. `low` and `high`: abnormal. */
export const readingStates = ['none', 'impossible', 'low', 'high', 'normal'] as const;
export type ReadingState = (typeof readingStates)[number];

/**
 * What to make of a reading. A value at the end of the band is already abnormal, as it raises the alarm there.
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
  if (!isWithin(value, measurements[name])) return 'impossible';
  if (band.min !== undefined && value <= band.min) return 'low';
  return band.max !== undefined && value >= band.max ? 'high' : 'normal';
}
