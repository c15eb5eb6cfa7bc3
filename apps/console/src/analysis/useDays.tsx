import { customRangeDaysMax, statisticsDays, type StatisticsRange } from '@fireline/domain/analysis';
import { type DayRange, dayAt, daysBetween } from '@fireline/domain/lib';
import { useNow, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { daysOf } from '../lib/days.ts';
import { PeriodFilter } from '../lib/list/PeriodFilter.tsx';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { analysisPageWords } from './words.ts';

const minute = 60_000;

/** The days that a page looks at, kept in the address, and the field that chooses them; at most as many as a statistic takes. */
export function useDays(
  url: UrlQuery,
  initial: StatisticsRange = 'last30Days',
): { readonly days: DayRange; readonly field: ReactNode } {
  const t = useWords(analysisPageWords);
  const usual = statisticsDays(initial, dayAt(useNow(minute)));
  const named = daysOf(url, usual);
  const isRange =
    named.from <= named.to && named.to <= usual.to && daysBetween(named.from, named.to) < customRangeDaysMax;
  const days = isRange ? named : usual;
  const field = (
    <PeriodFilter
      label={t('analysis.days')}
      url={url}
      initial={usual}
      daysMax={customRangeDaysMax}
      onChange={(change) => url.set({ ...change, page: '' })}
    />
  );
  return { days, field };
}
