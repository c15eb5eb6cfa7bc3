import { type StatisticsRange, analysisWords, statisticsDays } from '@fireline/domain/analysis';
import { type Day, type DayRange, type OpenDayRange, dayAt, isDay } from '@fireline/domain/lib';
import { DateRangePicker } from '@fireline/ui/DateRangePicker';
import { useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { UrlQuery } from '../page/useUrlQuery.ts';

export interface PeriodFilterProps {
  /** What the days are of: 'Alarm time'. */
  readonly label: string;
  /** Default true. */
  readonly isLabelHidden?: boolean;
  readonly url: Pick<UrlQuery, 'get' | 'text'>;
  readonly onChange: (change: { readonly from: string; readonly to: string }) => void;
  /** The days while the address names none. Default: any. */
  readonly initial?: DayRange;
  /** The most days, both ends counted. */
  readonly daysMax?: number;
  /** Offered by name. */
  readonly offered?: readonly StatisticsRange[];
}

const usual: readonly StatisticsRange[] = ['last7Days', 'last30Days', 'last12Months'];
/** No alarm is older, and a year is not asked for while it is typed. */
const firstDay: Day = '2000-01-01';
const dayIn = (text: string): Day | null => (isDay(text) ? text : null);

/** The days of a list, kept in the address; what is wrong stays in the field, is told there and not asked for. */
export function PeriodFilter(props: PeriodFilterProps) {
  const { label, isLabelHidden = true, url, onChange, initial, daysMax, offered = usual } = props;
  const t = useWords(analysisWords);
  const today = dayAt(useNow(60_000));
  const [draft, setDraft] = useState<{ readonly at: string; readonly value: OpenDayRange } | null>(null);
  const asked = {
    from: dayIn(url.get('from')) ?? initial?.from ?? null,
    to: dayIn(url.get('to')) ?? initial?.to ?? null,
  };
  return (
    <DateRangePicker
      label={label}
      isLabelHidden={isLabelHidden}
      isClearable={initial === undefined}
      {...(daysMax === undefined ? {} : { daysMax })}
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
