import type { DayRange } from '@fireline/domain/lib';
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
