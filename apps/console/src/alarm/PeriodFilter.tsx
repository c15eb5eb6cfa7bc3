import { type StatisticsRange, analysisWords, statisticsDays } from '@fireline/domain/analysis';
import { type Day, type OpenDayRange, dayAt, isDay } from '@fireline/domain/lib';
import { DateRangePicker } from '@fireline/ui/DateRangePicker';
import { useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { UrlQuery } from '../lib/useUrlQuery.ts';
import { alarmScreenWords } from './words.ts';

export interface PeriodFilterProps {
  readonly url: Pick<UrlQuery, 'get' | 'text'>;
  readonly onChange: (change: { readonly from: string; readonly to: string }) => void;
}

const offered: readonly StatisticsRange[] = ['last7Days', 'last30Days', 'last12Months'];
/** No alarm is older, and a year is not asked for while it is typed. */
const firstDay: Day = '2000-01-01';
const dayIn = (text: string): Day | null => (isDay(text) ? text : null);

/** The days of a list, kept in the address; what is wrong stays in the field, is told there and not asked for. */
export function PeriodFilter({ url, onChange }: PeriodFilterProps) {
  const t = useWords(alarmScreenWords, analysisWords);
  const today = dayAt(useNow(60_000));
  const [draft, setDraft] = useState<{ readonly at: string; readonly value: OpenDayRange } | null>(null);
  const asked = { from: dayIn(url.get('from')), to: dayIn(url.get('to')) };
  return (
    <DateRangePicker
      label={t('alarm.list.period')}
      isLabelHidden
      isClearable
      min={firstDay}
      max={today}
      presets={offered.map((id) => ({ id, label: t(`analysis.range.${id}`), range: statisticsDays(id, today) }))}
      // a draft is of this address: 'clear filters' and Back end it
      value={draft?.at === url.text ? draft.value : asked}
      onChange={({ value, problem }) => {
        setDraft(problem ? { at: url.text, value } : null);
        if (!problem) onChange({ from: value.from ?? '', to: value.to ?? '' });
      }}
    />
  );
}
