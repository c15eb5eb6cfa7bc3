import { type StatisticsRange, statisticsDays } from '@fireline/domain/analysis';
import { type DayRange, dayAt, isDay } from '@fireline/domain/lib';
import { useNow } from '@fireline/ui/lib';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { UrlQuery } from '../page/useUrlQuery.ts';

const minuteMs = 60_000;

export interface RangeOptions {
  /** While the address names none. */
  readonly usual: StatisticsRange;
  readonly offered: readonly StatisticsRange[];
  readonly daysMax: number;
  readonly label: string;
}

/** The days of figures, kept in the address as `from` and `to`, and the field for them. @spec ALM-10 SHL-23 */
export function useRange(url: UrlQuery, { usual, offered, daysMax, label }: RangeOptions) {
  const today = dayAt(useNow(minuteMs));
  const initial = statisticsDays(usual, today);
  const [from, to] = [url.get('from'), url.get('to')];
  const range: DayRange = { from: isDay(from) ? from : initial.from, to: isDay(to) ? to : initial.to };
  const field = (
    <PeriodFilter
      label={label}
      url={url}
      initial={initial}
      daysMax={daysMax}
      offered={offered}
      onChange={(change) => url.set(change)}
    />
  );
  return { range, field };
}
