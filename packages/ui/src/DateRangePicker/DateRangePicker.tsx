import type { Day, DayRange, OpenDayRange, Problem } from '@fireline/domain/lib';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { CalendarButton } from '../lib/dates/CalendarButton.tsx';
import { Box } from '../lib/dates/DateBox.styles.ts';
import { Parts } from '../lib/dates/Parts.tsx';
import { useTold } from '../lib/dates/useTold.ts';
import { dateWords } from '../lib/dates/words.ts';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { End, Ends } from './DateRangePicker.styles.ts';
import { RangePanel } from './RangePanel.tsx';
import { useRange } from './useRange.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** A range that is offered by its name: 'Last 7 days'. */
export interface RangePreset {
  readonly id: string;
  readonly label: string;
  readonly range: DayRange;
}

/** A range and what is wrong with it, as data; null when nothing is. */
export interface DateRangeChange {
  readonly value: OpenDayRange;
  readonly problem: Problem | null;
}

export interface DateRangePickerProps extends FieldProps, RootProps {
  /** Both ends belong to it; null: that end is open. Undefined: the field keeps its own range. */
  readonly value?: OpenDayRange;
  readonly defaultValue?: OpenDayRange;
  /** When an end changes, and when what was typed is no day. */
  readonly onChange?: (change: DateRangeChange) => void;
  /** The first and the last day that may be entered: today, for what has happened. */
  readonly min?: Day;
  readonly max?: Day;
  /** The most days, both ends counted. */
  readonly daysMax?: number;
  /** Offered above the calendar, such as the domain's `statisticsRanges`. */
  readonly presets?: readonly RangePreset[];
  /** A button empties both ends. Default false. */
  readonly isClearable?: boolean;
  readonly readOnly?: boolean;
  /** Under these names the days go with their form. */
  readonly fromName?: string;
  readonly toName?: string;
}

/**
 * A period of calendar days for filters, statistics and reports: its ends typed, pasted, or chosen in a calendar, or taken whole from
 * what is offered by name. A range that is too long stays and is told with the limit. An end may stay open. For one day
 * take DateField; for the last hours of something live take a Select of lengths. Do offer the ranges people ask for most;
 * don't send a question while `problem` is set.
 * @spec LIB-01 SHL-25 TAR-10 MSG-05
 * @example <DateRangePicker label="统计时间" max={today} daysMax={30} presets={presets} onChange={({ value }) => setRange(value)} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled: own, isOptional, ...others } = props;
  const { value: _value, defaultValue: _default, onChange: _change, min, max, daysMax: _daysMax, ...more } = others;
  const { presets = [], isClearable = false, readOnly, fromName, toName, ...rest } = more;
  const t = useWords(dateWords);
  const told = useTold();
  const ids = useFieldIds(id);
  const hidden = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(hidden, own);
  const { range, from, to, set, ...found } = useRange({ ...props, disabled }, hidden);
  const wrong = problem ?? told(found.refused, found.problem);
  const isEmpty = range.from === null && range.to === null && !found.problem;
  const shared = {
    'aria-labelledby': ids.label,
    hasProblem: Boolean(wrong),
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
  };
  const aria = controlAria(ids, { description, problem: wrong, required });
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, isOptional, description }} problem={wrong}>
      <Box
        id={ids.control}
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={aria['aria-describedby']}
        data-problem={wrong ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Ends>
          <End>
            <Parts {...from} {...shared} aria-label={t('Dates.from')} />
            <span aria-hidden>–</span>
          </End>
          <End>
            <Parts {...to} {...shared} aria-label={t('Dates.to')} />
          </End>
        </Ends>
        {isClearable && !disabled && !readOnly && !isEmpty && (
          <InnerButton type="button" aria-label={t('Dates.clear')} onClick={() => set({ from: null, to: null })}>
            <X aria-hidden />
          </InnerButton>
        )}
        {!readOnly && (
          <CalendarButton disabled={disabled}>
            {({ close }) => <RangePanel {...{ range, presets, min, max, set, close }} />}
          </CalendarButton>
        )}
      </Box>
      <input ref={hidden} type="hidden" name={fromName} value={range.from ?? ''} disabled={disabled} />
      <input type="hidden" name={toName} value={range.to ?? ''} disabled={disabled} />
    </FieldFrame>
  );
}
