import { type CalendarDate, endOfMonth, isSameDay, isSameMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useTag } from '../context.ts';
import { useWords } from '../format/useWords.ts';
import { Cell, Head, Months, Nothing, Root, Table, Turn } from './Calendar.styles.ts';
import { useToday } from './days.ts';
import { dateWords } from './words.ts';

type State = CalendarState | RangeCalendarState;

// a calendar's days have no zone: read and written in the same one
const utc = (date: CalendarDate): Date => date.toDate('UTC');

export interface CalendarMonthsProps {
  readonly state: State;
  readonly aria: ComponentPropsWithRef<'div'>;
  readonly months: number;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The months in sight, and the way to others. */
export function CalendarMonths({ state, aria, months, ref }: CalendarMonthsProps) {
  const t = useWords(dateWords);
  const tag = useTag();
  const shown = Array.from({ length: months }, (_, index) => state.visibleRange.start.add({ months: index }));
  const title = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  const turn = (label: string, disabled: boolean, onClick: () => void, icon: ReactNode) => (
    <Turn type="button" aria-label={label} {...{ disabled, onClick }}>
      {icon}
    </Turn>
  );
  return (
    <Root {...aria} ref={ref} role="group">
      <Head>
        {turn(t('Dates.previousYear'), isFirst, () => state.focusPreviousSection(true), <ChevronsLeft aria-hidden />)}
        {turn(t('Dates.previousMonth'), isFirst, () => state.focusPreviousPage(), <ChevronLeft aria-hidden />)}
        {shown.map((month) => (
          <strong key={month.toString()}>{title.format(utc(month))}</strong>
        ))}
        {turn(t('Dates.nextMonth'), isLast, () => state.focusNextPage(), <ChevronRight aria-hidden />)}
        {turn(t('Dates.nextYear'), isLast, () => state.focusNextSection(true), <ChevronsRight aria-hidden />)}
      </Head>
      <Months>
        {shown.map((month) => (
          <Month key={month.toString()} state={state} first={month} />
        ))}
      </Months>
    </Root>
  );
}

function Month({ state, first }: { readonly state: State; readonly first: CalendarDate }) {
  // one sign is a whole name in Chinese; one letter is two days in English
  const weekdayStyle = useTag() === 'en' ? 'short' : 'narrow';
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { startDate: first, endDate: endOfMonth(first), weekdayStyle },
    state,
  );
  return (
    <Table {...gridProps}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week, first)
              .map((date, index) =>
                date && isSameMonth(date, first) ? (
                  <DayCell key={date.toString()} state={state} date={date} />
                ) : (
                  <Nothing key={date?.toString() ?? `none-${index}`} />
                ),
              )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DayCell({ state, date }: { readonly state: State; readonly date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null);
  const t = useWords(dateWords);
  const tag = useTag();
  const today = useToday();
  const { cellProps, buttonProps, isSelected, isDisabled, formattedDate } = useCalendarCell({ date }, state, ref);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isRange = 'highlightedRange' in state;
  const ends = [
    isSelected && (!isRange || (range && isSameDay(date, range.start))) && 'first',
    isSelected && (!isRange || (range && isSameDay(date, range.end))) && 'last',
  ].filter(Boolean);
  const isToday = date.toString() === today;
  const label = [
    new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(utc(date)),
    isToday && t('Dates.today'),
    isSelected && t('Dates.chosen'),
  ];
  return (
    <td {...cellProps}>
      <Cell
        {...buttonProps}
        ref={ref}
        // its own words: the library counts today by the machine's clock
        aria-label={label.filter(Boolean).join(', ')}
        data-chosen={isSelected || undefined}
        data-end={ends.join(' ') || undefined}
        data-today={isToday || undefined}
        data-disabled={isDisabled || undefined}
      >
        {formattedDate}
      </Cell>
    </td>
  );
}
