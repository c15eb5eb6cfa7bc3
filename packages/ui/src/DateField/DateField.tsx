import { type Day, type Problem, checkSpan } from '@fireline/domain/lib';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { type FieldProps, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { DayCalendar } from '../lib/dates/Calendar.tsx';
import { CalendarButton } from '../lib/dates/CalendarButton.tsx';
import { EntryField } from '../lib/dates/EntryField.tsx';
import { dayOrNothing } from '../lib/dates/days.ts';
import { useDayEntry } from '../lib/dates/useDayEntry.ts';
import { dateWords } from '../lib/dates/words.ts';
import { useTold } from '../lib/dates/useTold.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useFormReset } from '../lib/field/useFormReset.ts';
import { useWords } from '../lib/format/useWords.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** A day and what the field says is wrong with it, as data; null when nothing is. */
export interface DateChange {
  readonly value: Day | null;
  readonly problem: Problem | null;
}

export interface DateFieldProps extends FieldProps, RootProps {
  /** `2026-11-21`; null: empty. Undefined: the field keeps its own value. */
  readonly value?: Day | null;
  readonly defaultValue?: Day | null;
  /** When another whole day is entered or chosen, and when what was typed is none. */
  readonly onChange?: (change: DateChange) => void;
  /** The first and the last day that may be entered. */
  readonly min?: Day;
  readonly max?: Day;
  /** A button empties it. Default false. */
  readonly isClearable?: boolean;
  readonly readOnly?: boolean;
  /** Under this name the day goes with its form, as 2026-11-21. */
  readonly name?: string;
}

/**
 * One calendar day, typed in its parts, pasted or chosen in a calendar. A day has no zone: what happened at an instant belongs
 * in a Reading or a table. For the two ends of a period take DateRangePicker, for the day of a birth or a year long ago type it.
 * Do name the limit (`min`, `max`); don't put "please select" into the label.
 * @spec LIB-01 SHL-25 SHL-12
 * @example <DateField label="有效期至" min="2026-11-21" onChange={({ value }) => setUntil(value)} />
 */
export function DateField(props: DateFieldProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled: own, name = '', ...others } = props;
  const { value, defaultValue = null, onChange, isClearable = false, readOnly, ...more } = others;
  const { min: minDay, max: maxDay, isOptional, ...rest } = more;
  const [min, max] = [dayOrNothing(minDay), dayOrNothing(maxDay)];
  const t = useWords(dateWords);
  const told = useTold();
  const ids = useFieldIds(id);
  const hidden = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(hidden, own);
  const [kept, keep] = useControlled<Day | null>(value, defaultValue, undefined);
  const day = dayOrNothing(kept) ?? null;
  const problemOf = (at: Day | null) => (at === null ? undefined : checkSpan(name, at, { min, max }));
  const { entry, state } = useDayEntry({
    value: day,
    onChange: (next, unread) => {
      keep(next);
      onChange?.({ value: next, problem: unread ?? problemOf(next) ?? null });
    },
    name,
    disabled,
    readOnly,
  });
  const first = useRef(day);
  useFormReset(hidden, () => entry.set(first.current));
  const found = entry.unread ?? problemOf(day);
  const wrong = problem ?? told(entry.refused, found);
  const isFixed = disabled || readOnly;
  return (
    <EntryField
      {...rest}
      {...{ ids, label, isLabelHidden, isOptional, description, required, disabled, readOnly, state, entry, name }}
      problem={wrong}
      text={day ?? ''}
      hiddenRef={hidden}
    >
      {isClearable && !isFixed && (day !== null || entry.unread) && (
        <InnerButton type="button" aria-label={t('Dates.clear')} onClick={() => entry.set(null)}>
          <X aria-hidden />
        </InnerButton>
      )}
      {!readOnly && (
        <CalendarButton disabled={disabled}>
          {({ close }) => (
            <DayCalendar
              {...{ min, max }}
              value={day}
              onChange={(next) => {
                entry.set(next);
                close();
              }}
            />
          )}
        </CalendarButton>
      )}
    </EntryField>
  );
}
