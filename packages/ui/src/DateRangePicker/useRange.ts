import { type OpenDayRange, type Problem, checkDays } from '@fireline/domain/lib';
import { type RefObject, useRef } from 'react';
import { dayOrNothing } from '../lib/dates/days.ts';
import { type DayEntry, useDayEntry } from '../lib/dates/useDayEntry.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useFormReset } from '../lib/field/useFormReset.ts';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

export interface RangeOfField {
  readonly range: OpenDayRange;
  readonly from: DayEntry;
  readonly to: DayEntry;
  /** What is wrong with what is typed, or with the range. */
  readonly problem: Problem | undefined;
  readonly refused: string | undefined;
  /** From the calendar, a preset, or the button that clears. */
  readonly set: (range: OpenDayRange) => void;
}

const none: OpenDayRange = { from: null, to: null };
const clean = ({ from, to }: OpenDayRange): OpenDayRange => ({
  from: dayOrNothing(from) ?? null,
  to: dayOrNothing(to) ?? null,
});

/** Both ends, what is wrong with them, and how they change together. */
export function useRange(props: DateRangePickerProps, hidden: RefObject<HTMLInputElement | null>): RangeOfField {
  const { value, defaultValue = none, onChange, min, max, daysMax, disabled, readOnly } = props;
  const [kept, keep] = useControlled(value, defaultValue, undefined);
  const range = clean(kept);
  const limits = {
    min: dayOrNothing(min),
    max: dayOrNothing(max),
    daysMax: daysMax !== undefined && daysMax > 0 ? daysMax : undefined,
  };
  const tell = (next: OpenDayRange, unread: Problem | undefined): void => {
    keep(next);
    onChange?.({ value: next, problem: unread ?? checkDays(next, limits) ?? null });
  };
  const fixed = { disabled, readOnly };
  const from: DayEntry = useDayEntry({
    ...fixed,
    name: 'from',
    value: range.from,
    onChange: (day, unread) => tell({ ...range, from: day }, unread ?? to.entry.unread),
  });
  const to: DayEntry = useDayEntry({
    ...fixed,
    name: 'to',
    value: range.to,
    onChange: (day, unread) => tell({ ...range, to: day }, from.entry.unread ?? unread),
  });
  const set = (next: OpenDayRange): void => {
    from.entry.show(next.from);
    to.entry.show(next.to);
    tell(next, undefined);
  };
  const first = useRef(range);
  useFormReset(hidden, () => set(first.current));
  return {
    range,
    from,
    to,
    set,
    problem: from.entry.unread ?? to.entry.unread ?? checkDays(range, limits),
    refused: from.entry.refused ?? to.entry.refused,
  };
}
