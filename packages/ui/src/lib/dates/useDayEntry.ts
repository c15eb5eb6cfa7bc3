import { type Day, type Problem, readDay } from '@fireline/domain/lib';
import { type CalendarDate, GregorianCalendar } from '@internationalized/date';
import { type DateFieldState, useDateFieldState } from 'react-stately/useDateFieldState';
import { useDayTag } from '../context.ts';
import { dateOf, useToday } from './days.ts';
import { type Entry, useEntry } from './useEntry.ts';

export interface DayEntryOptions {
  readonly value: Day | null;
  readonly onChange: (value: Day | null, unread: Problem | undefined) => void;
  readonly name: string;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
}

export interface DayEntry {
  readonly entry: Entry<CalendarDate>;
  readonly state: DateFieldState;
}

const createCalendar = () => new GregorianCalendar();

/** A day that is typed in parts, on react-aria's state of a date field. */
export function useDayEntry({ value, onChange, name, disabled, readOnly }: DayEntryOptions): DayEntry {
  const tag = useDayTag();
  const today = useToday();
  const entry = useEntry({ value, onChange, read: readDay, parse: dateOf, code: 'form.day', name });
  const state = useDateFieldState({
    value: entry.shown,
    onChange: entry.enter,
    placeholderValue: dateOf(today),
    granularity: 'day',
    locale: tag,
    createCalendar,
    shouldForceLeadingZeros: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
  });
  return { entry, state };
}
