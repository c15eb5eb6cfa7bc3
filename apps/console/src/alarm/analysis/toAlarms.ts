import type { BucketStep } from '@fireline/domain/analysis';
import { addDays, addMonths, type Day, type DayRange } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';

/** What of the address the list of alarms understands as well. */
const carried = ['level', 'category', 'kind', 'type', 'unit', 'place', 'partner'] as const;

export interface Narrowed {
  readonly range: DayRange;
  readonly get: (param: string) => string;
}

/**
 * The list that holds exactly the real alarms of a figure, closed or not.
 * @param more the filter of the figure itself; it replaces the same one of the page
 * @spec ALM-10
 */
export function toAlarms({ range, get }: Narrowed, more: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams({ list: 'all', drill: 'no', from: range.from, to: range.to });
  for (const name of carried) if (get(name) !== '') params.set(name, get(name));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `${pathTo('alarmHistory')}?${params.toString()}`;
}

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
