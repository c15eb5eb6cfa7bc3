import type { BucketStep } from '@fireline/domain/analysis';
import { addDays, addMonths, type Day, type DayRange } from '@fireline/domain/lib';

/** The days of a bucket, within the range; of an hour, that hour. */
export function bucketDays(key: string, step: BucketStep, { from, to }: DayRange): { from: string; to: string } {
  if (step === 'hour') {
    const hour = key.replace(' ', 'T');
    return { from: hour, to: hour };
  }
  if (step === 'day') return { from: key, to: key };
  const first: Day = step === 'month' ? `${key}-01` : `${key}-01-01`;
  const last = addDays(addMonths(first, step === 'month' ? 1 : 12), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}
