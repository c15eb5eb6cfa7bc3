import { type Problem, checkSpan, readTime } from '@fireline/domain/lib';
import { Clock } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { type TimeValue, useTimeFieldState } from 'react-stately/useTimeFieldState';
import { Affix } from '../lib/field/Entry.styles.ts';
import { type FieldProps, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useDayTag } from '../lib/context.ts';
import { EntryField } from '../lib/dates/EntryField.tsx';
import { timeOf } from '../lib/dates/days.ts';
import { useEntry } from '../lib/dates/useEntry.ts';
import { useTold } from '../lib/dates/useTold.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useFormReset } from '../lib/field/useFormReset.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** A time of day and what the field says is wrong with it, as data; null when nothing is. */
export interface TimeChange {
  readonly value: string | null;
  readonly problem: Problem | null;
}

export interface TimeFieldProps extends FieldProps, RootProps {
  /** `08:30`; null: empty. Undefined: the field keeps its own value. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  /** When another whole time is entered, and when what was typed is none. */
  readonly onChange?: (change: TimeChange) => void;
  /** The earliest and the latest time that may be entered; a span over midnight is two fields' business. */
  readonly min?: string;
  readonly max?: string;
  readonly readOnly?: boolean;
  /** Under this name the time goes with its form, as 08:30. */
  readonly name?: string;
}

const timeOrNothing = (time: string | null | undefined) => (timeOf(time) ? (time ?? undefined) : undefined);
// the library counts seconds, the product does not
const readShown = (text: string) => readTime(text.slice(0, 5)) ?? readTime(text);

/**
 * A time of day by the 24-hour clock, as plans and working hours have it; it belongs to no day and no zone. For how long something
 * takes use `NumberField` with a unit.
 * @spec LIB-01 SHL-25
 * @example <TimeField label="布防时间" defaultValue="22:00" onChange={({ value }) => setArmAt(value)} />
 */
export function TimeField(props: TimeFieldProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled: own, name = '', ...others } = props;
  const { value, defaultValue = null, onChange, readOnly, min: minTime, max: maxTime, isOptional, ...rest } = others;
  const [min, max] = [timeOrNothing(minTime), timeOrNothing(maxTime)];
  const tag = useDayTag();
  const told = useTold();
  const ids = useFieldIds(id);
  const hidden = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(hidden, own);
  const [kept, keep] = useControlled<string | null>(value, defaultValue, undefined);
  const time = timeOrNothing(kept) ?? null;
  const problemOf = (at: string | null) => (at === null ? undefined : checkSpan(name, at, { min, max }));
  const entry = useEntry<TimeValue>({
    value: time,
    onChange: (next, unread) => {
      keep(next);
      onChange?.({ value: next, problem: unread ?? problemOf(next) ?? null });
    },
    read: readShown,
    parse: timeOf,
    code: 'form.time',
    name,
  });
  const state = useTimeFieldState({
    value: entry.shown,
    onChange: entry.enter,
    locale: tag,
    hourCycle: 24,
    shouldForceLeadingZeros: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
  });
  const first = useRef(time);
  useFormReset(hidden, () => entry.set(first.current));
  const found = entry.unread ?? problemOf(time);
  const wrong = problem ?? told(entry.refused, found);
  return (
    <EntryField
      {...rest}
      {...{ ids, label, isLabelHidden, isOptional, description, required, disabled, readOnly, state, entry, name }}
      problem={wrong}
      text={time ?? ''}
      hiddenRef={hidden}
    >
      <Affix>
        <Clock aria-hidden />
      </Affix>
    </EntryField>
  );
}
