import type { Problem } from '@fireline/domain/lib';
import type { ComponentPropsWithRef } from 'react';
import { NumberField } from '../NumberField/index.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useControlled } from '../lib/control/useControlled.ts';
import { Line, Places } from './Slider.styles.ts';
import { OutsideNote } from './OutsideNote.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import { type Normal, scaleOf } from './scale.ts';

export type SliderRootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** What one and two thumbs slide on. */
export interface SliderScale {
  /** Default 0. */
  readonly min?: number;
  /** Default 100. */
  readonly max?: number;
  /** How far an arrow key goes. Default 1. What lies between may be typed. */
  readonly step?: number;
  /** At most so many digits after the point. */
  readonly digits?: number;
  /** After each number: `kPa`, `℃`, `%`. */
  readonly unit?: string;
  /** Values that are written below the scale; without a label, as their number. */
  readonly marks?: readonly { readonly value: number; readonly label?: string }[];
  /** Where values should be; what lies outside is hatched and told, but not refused. An end may be open. */
  readonly normal?: Normal;
}

/** A value and what is wrong with it, as data; null when nothing is. */
export interface SliderChange {
  readonly value: number | null;
  readonly problem: Problem | null;
}

export interface SliderProps extends FieldProps, SliderRootProps, SliderScale {
  /** Null: nothing is entered. Undefined: the field keeps its own value. */
  readonly value?: number | null;
  /** Default `min`. */
  readonly defaultValue?: number | null;
  /** While the thumb moves, and when a number is entered. */
  readonly onChange?: (change: SliderChange) => void;
  /** When the thumb is let go. */
  readonly onCommit?: (change: { readonly value: number }) => void;
  readonly readOnly?: boolean;
  /** Under this name the number goes with its form, plain as 1234.5. */
  readonly name?: string;
}

/**
 * A value on a scale whose ends mean something: a threshold, a volume, a brightness. The same value stands beside it as a number, for
 * those who know it, and to enter what lies between two steps. For two limits take `RangeSlider`; where there is no scale to
 * see, or thousands of steps, take `NumberField`.
 * @spec LIB-01 SHL-25
 * @example <Slider label="低电阈值" unit="%" min={5} max={50} normal={{ min: 10 }} onChange={({ value }) => setThreshold(value)} />
 */
export function Slider(props: SliderProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled, isOptional, ...others } = props;
  const { value, defaultValue, onChange, onCommit, readOnly, name, ...more } = others;
  const { min: _min, max: _max, step: _step, digits, unit, marks, normal, ...rest } = more;
  const scale = scaleOf(props);
  const ids = useFieldIds(id);
  const [number, setNumber] = useControlled<number | null>(
    value,
    defaultValue === undefined ? scale.min : defaultValue,
    undefined,
  );
  const tell = (change: SliderChange): void => {
    setNumber(change.value);
    onChange?.(change);
  };
  const current = number === null || !Number.isFinite(number) ? null : number;
  const aria = controlAria(ids, { description, problem, required });
  const numbers = {
    ...scale,
    ...(digits === undefined ? {} : { digits }),
    ...(unit === undefined ? {} : { unit }),
  };
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, isOptional, description, problem }}>
      <Line>
        <Places>
          <SliderTrack
            {...numbers}
            {...(marks && { marks })}
            {...(normal && { normal })}
            values={[current ?? scale.min]}
            onChange={([next = scale.min]) => tell({ value: next, problem: null })}
            onCommit={([next = scale.min]) => onCommit?.({ value: next })}
            labelledBy={ids.label}
            thumbs={[{ id: ids.control, labelledBy: ids.label }]}
            describedBy={aria['aria-describedby']}
            hasProblem={Boolean(problem)}
            disabled={disabled || readOnly}
          />
          <NumberField
            {...numbers}
            id={`${ids.control}-number`}
            label={label}
            isLabelHidden
            hasSteppers={false}
            value={current}
            onChange={tell}
            disabled={disabled}
            readOnly={readOnly}
            name={name}
          />
        </Places>
      </Line>
      <OutsideNote values={[current]} {...{ normal, unit }} />
    </FieldFrame>
  );
}
