import { type Problem, formWords } from '@fireline/domain/lib';
import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Affix } from '../lib/field/Entry.styles.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Box, Input, Steppers } from './NumberField.styles.ts';
import { Stepper } from './Stepper.tsx';
import { useNumber } from './useNumber.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'prefix'>;

/** What a committed number comes with: what the field says is wrong with it, as data; null when nothing is. */
export interface NumberChange {
  readonly value: number | null;
  readonly problem: Problem | null;
}

export interface NumberFieldProps extends FieldProps, RootProps {
  /** Null: empty. Undefined: the field keeps its own value. */
  readonly value?: number | null;
  readonly defaultValue?: number | null;
  /** When the number is entered: on leaving, on Enter, on a step. */
  readonly onChange?: (change: NumberChange) => void;
  readonly min?: number;
  readonly max?: number;
  /** How far an arrow key or a button goes. Default 1. What lies between may be typed. */
  readonly step?: number;
  /** At most so many digits after the point; 0 for whole numbers. Default 10. */
  readonly digits?: number;
  /** Thousands are set off: 12,000. Default true; false for numbers that are names, such as a port. */
  readonly isGrouped?: boolean;
  /** After the number, and read with it: `kPa`, `℃`, `%`. */
  readonly unit?: string;
  /** Before the number: a currency sign. */
  readonly prefix?: ReactNode;
  /** Buttons for less and more. Default true. */
  readonly hasSteppers?: boolean;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** Under this name the number goes with its form, plain as 1234.5. */
  readonly name?: string;
  /** The input itself, for focus. `ref` is the whole field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

const joined = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/**
 * A number with its unit. Reads the digits and signs of the reader's language and full-width ones, steps by arrow keys, and keeps
 * a number out of range while it says so.
 * @spec LIB-01 SHL-25
 * @example
 * <NumberField label="水压上限" unit="MPa" min={0} max={2.5} step={0.05} digits={2} onChange={({ value }) => setLimit(value)} />
 */
export function NumberField(props: NumberFieldProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled, name, unit, prefix, ...others } = props;
  const { placeholder, readOnly, hasSteppers = true, inputRef, ...more } = others;
  const { value: _v, defaultValue: _d, onChange: _c, min: _min, max: _max, step: _step, ...left } = more;
  const { digits: _digits, isGrouped: _isGrouped, ...rest } = left;
  const t = useWords(formWords);
  const ids = useFieldIds(id);
  const unitId = `${ids.control}-unit`;
  const control = useRef<HTMLInputElement>(null);
  const number = useNumber(props, ids.control, control);
  const { inputProps, incrementButtonProps, decrementButtonProps } = number.aria;
  const wrong =
    problem ?? (number.problem && t(number.problem.code as keyof typeof formWords, { ...number.problem.args }));
  const aria = controlAria(ids, { description, problem: wrong, required });
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description }} problem={wrong}>
      <Box
        data-problem={wrong ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        {prefix && <Affix>{prefix}</Affix>}
        <Input
          {...inputProps}
          {...aria}
          {...{ placeholder }}
          ref={mergeRefs(control, inputRef)}
          aria-labelledby={undefined}
          aria-roledescription={undefined}
          aria-describedby={joined(unit && unitId, aria['aria-describedby'])}
        />
        {unit && <Affix id={unitId}>{unit}</Affix>}
        {hasSteppers && !readOnly && (
          <Steppers>
            <Stepper aria={decrementButtonProps} icon={<Minus aria-hidden />} />
            <Stepper aria={incrementButtonProps} icon={<Plus aria-hidden />} />
          </Steppers>
        )}
      </Box>
      {name !== undefined && <input type="hidden" name={name} value={number.value ?? ''} disabled={disabled} />}
    </FieldFrame>
  );
}
