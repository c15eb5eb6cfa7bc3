import type { Day, DayRange, OpenDayRange, Span } from '@fireline/domain/lib';
import { GregorianCalendar } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendar } from 'react-aria/useCalendar';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useLocale } from 'react-aria/I18nProvider';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useWords } from '../format/useWords.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import { dateOf, useToday } from './days.ts';
import { dateWords } from './words.ts';

const createCalendar = () => new GregorianCalendar();

const useSettings = (value: Day | null, { min, max }: Span) => {
  const { locale } = useLocale();
  const today = useToday();
  const t = useWords(dateWords);
  // what is out of the span cannot be reached: the calendar opens at its nearer end
  const near = max !== undefined && today > max ? max : min !== undefined && today < min ? min : today;
  return {
    locale,
    createCalendar,
    minValue: dateOf(min),
    maxValue: dateOf(max),
    defaultFocusedValue: dateOf(value) ?? dateOf(near),
    autoFocus: true,
    'aria-label': t('Dates.calendar'),
  };
};

export interface DayCalendarProps extends Span {
  readonly value: Day | null;
  readonly onChange: (value: Day) => void;
}

/** One day, chosen in a calendar. */
export function DayCalendar({ value, onChange, ...span }: DayCalendarProps) {
  const settings = useSettings(value, span);
  const state = useCalendarState({
    ...settings,
    value: dateOf(value),
    onChange: (date) => onChange(date.toString()),
  });
  const { calendarProps } = useCalendar(settings, state);
  return <CalendarMonths state={state} aria={calendarProps} months={1} />;
}

export interface RangeCalendarProps extends Span {
  readonly value: OpenDayRange;
  readonly onChange: (value: DayRange) => void;
  readonly months: number;
}

/** A range of days, chosen by its two ends. */
export function RangeCalendar({ value: { from, to }, onChange, months, ...span }: RangeCalendarProps) {
  const settings = useSettings(to ?? from, span);
  const [start, end] = [dateOf(from), dateOf(to)];
  const state = useRangeCalendarState({
    ...settings,
    value: start && end && end.compare(start) >= 0 ? { start, end } : null,
    onChange: (range) => onChange({ from: range.start.toString(), to: range.end.toString() }),
    visibleDuration: { months },
    pageBehavior: 'single',
    selectionAlignment: 'end',
  });
  const ref = useRef<HTMLDivElement>(null);
  // a range of which one end is chosen is none: leaving takes it back
  const { calendarProps } = useRangeCalendar({ ...settings, commitBehavior: 'reset' }, state, ref);
  return <CalendarMonths ref={ref} state={state} aria={calendarProps} months={months} />;
}
