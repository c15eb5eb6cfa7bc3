import { type Measurement, type deviceWords, isNoReading, measurements } from '@fireline/domain/device';
import type { Format, Translate } from '@fireline/ui/lib';

/** A reading in words, with its unit; null: the device never sent it. */
export function readingText(
  measurement: Measurement,
  value: number | null,
  t: Translate<keyof typeof deviceWords>,
  { number }: Pick<Format, 'number'>,
): string {
  if (value === null) return t('device.freshness.never');
  if (isNoReading(measurement, value)) return t('device.measurement.none');
  const { digits, unit } = measurements[measurement];
  return number(value, unit === '' ? { digits } : { digits, unit });
}
