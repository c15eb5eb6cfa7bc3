import type { Problem } from '@fireline/domain/lib';
import { type RefObject, useMemo } from 'react';
import { type NumberFieldAria, useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { useTag } from '../lib/context.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { finite, limitProblem } from './limits.ts';
import type { NumberFieldProps } from './NumberField.tsx';
import { numberFieldWords } from './words.ts';

export interface NumberOfField {
  readonly aria: NumberFieldAria;
  readonly value: number | null;
  readonly problem: Problem | undefined;
}

/** The number, what is wrong with it, and the behaviour of its input and buttons. */
export function useNumber(
  props: NumberFieldProps,
  id: string,
  control: RefObject<HTMLInputElement | null>,
): NumberOfField {
  const { value, defaultValue = null, onChange, name, digits = 10, isGrouped = true, disabled, readOnly } = props;
  const t = useWords(numberFieldWords);
  const tag = useTag();
  const limits = { min: finite(props.min), max: finite(props.max) };
  const [number, setNumber] = useControlled<number | null>(value, defaultValue, (change) =>
    onChange?.({ ...change, problem: limitProblem(change.value, limits, name) ?? null }),
  );
  const current = finite(number) ?? null;
  const formatOptions = useMemo(
    () => ({ maximumFractionDigits: Math.min(20, Math.max(0, Math.trunc(digits) || 0)), useGrouping: isGrouped }),
    [digits, isGrouped],
  );
  const step = finite(props.step);
  const settings = {
    label: props.label,
    value: current ?? Number.NaN,
    onChange: (next: number) => setNumber(Number.isNaN(next) ? null : next),
    minValue: limits.min,
    maxValue: limits.max,
    step: step !== undefined && step > 0 ? step : undefined,
    formatOptions,
    // what is out of range is kept and said, not changed unseen
    commitBehavior: 'validate' as const,
    isDisabled: disabled,
    isReadOnly: readOnly,
  };
  const state = useNumberFieldState({ ...settings, locale: tag });
  const aria = useNumberField(
    {
      ...settings,
      id,
      // scrolling a form must not change what is in it
      isWheelDisabled: true,
      incrementAriaLabel: t('NumberField.more'),
      decrementAriaLabel: t('NumberField.less'),
    },
    state,
    control,
  );
  return { aria, value: current, problem: limitProblem(current, limits, name) };
}
