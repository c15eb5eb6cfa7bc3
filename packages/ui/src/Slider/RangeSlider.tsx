import { type Problem, checkBounds, formWords } from '@fireline/domain/lib';
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useControlled } from '../lib/control/useControlled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { OutsideNote } from './OutsideNote.tsx';
import type { SliderRootProps, SliderScale } from './Slider.tsx';
import { Line, Places } from './Slider.styles.ts';
import { SliderTrack } from './SliderTrack.tsx';
import { scaleOf } from './scale.ts';
import { sliderWords } from './words.ts';

/** Two limits while they are being entered. */
export interface Limits {
  readonly low: number | null;
  readonly high: number | null;
}

export interface RangeSliderProps extends FieldProps, SliderRootProps, SliderScale {
  /** Null: that limit is not entered. Undefined: the field keeps its own limits. */
  readonly value?: Limits;
  /** Default: the ends of the scale. */
  readonly defaultValue?: Limits;
  /** While a thumb moves, and when a number is entered. */
  readonly onChange?: (change: { readonly value: Limits; readonly problem: Problem | null }) => void;
  /** When a thumb is let go. */
  readonly onCommit?: (change: { readonly value: Limits }) => void;
  readonly readOnly?: boolean;
  /** Under these names the numbers go with their form. */
  readonly lowName?: string;
  readonly highName?: string;
}

const finite = (value: number | null): number | null => (Number.isFinite(value) ? value : null);
const ordered = ({ low, high }: Limits): Problem | undefined =>
  low === null || high === null ? undefined : checkBounds('', { min: low, max: high });

/**
 * Two limits on one scale: the pressures between which nothing is reported, the temperatures a store room may have. Thumbs do not
 * pass each other; limits entered the wrong way round stay and are told.
 * @spec LIB-01 SHL-25
 * @example <RangeSlider label="水压上下限" unit="MPa" min={0} max={2.5} step={0.05} onChange={({ value }) => setLimits(value)} />
 */
export function RangeSlider(props: RangeSliderProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled, isOptional, ...others } = props;
  const { value, defaultValue, onChange, onCommit, readOnly, lowName, highName, ...more } = others;
  const { min: _min, max: _max, step: _step, digits, unit, marks, normal, ...rest } = more;
  const t = useWords(sliderWords, formWords);
  const scale = scaleOf(props);
  const ids = useFieldIds(id);
  const [limits, setLimits] = useControlled(value, defaultValue ?? { low: scale.min, high: scale.max }, undefined);
  const current = { low: finite(limits.low), high: finite(limits.high) };
  const tell = (next: Limits, found: Problem | null): void => {
    setLimits(next);
    onChange?.({ value: next, problem: found ?? ordered(next) ?? null });
  };
  const crossed = ordered(current);
  const wrong = problem ?? (crossed && t(crossed.code as keyof typeof formWords));
  const aria = controlAria(ids, { description, problem: wrong, required });
  const numbers = {
    ...scale,
    ...(digits === undefined ? {} : { digits }),
    ...(unit === undefined ? {} : { unit }),
  };
  const entry = (end: keyof Limits, name: string | undefined): NumberFieldProps => ({
    ...numbers,
    id: `${ids.control}-${end}`,
    label: t(`Slider.${end}`),
    isLabelHidden: true,
    hasSteppers: false,
    value: current[end],
    onChange: (change) => tell({ ...current, [end]: change.value }, change.problem),
    disabled,
    readOnly,
    name,
  });
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, isOptional, description }} problem={wrong}>
      <Line id={ids.control} role="group" aria-labelledby={ids.label}>
        <Places data-thumbs="2">
          <NumberField {...entry('low', lowName)} />
          <SliderTrack
            {...numbers}
            {...(marks && { marks })}
            {...(normal && { normal })}
            values={[current.low ?? scale.min, current.high ?? scale.max]}
            onChange={([low = scale.min, high = scale.max]) => tell({ low, high }, null)}
            onCommit={([low = scale.min, high = scale.max]) => onCommit?.({ value: { low, high } })}
            labelledBy={ids.label}
            thumbs={(['low', 'high'] as const).map((end) => ({
              id: `${ids.control}-${end}-thumb`,
              labelledBy: `${ids.label} ${ids.control}-${end}-label`,
            }))}
            describedBy={aria['aria-describedby']}
            hasProblem={Boolean(wrong)}
            disabled={disabled || readOnly}
          />
          <NumberField {...entry('high', highName)} />
        </Places>
      </Line>
      <OutsideNote values={[current.low, current.high]} {...{ normal, unit }} />
    </FieldFrame>
  );
}
