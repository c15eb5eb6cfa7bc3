import { type RefObject, useEffect, useRef, useState } from 'react';
import { useControlled } from '../control/useControlled.ts';

/** Anything of a form that knows its form. */
export type FormControl = RefObject<{ readonly form: HTMLFormElement | null } | null>;

/** Calls `reset` when the form around the control is reset: the browser does it only for what it holds itself. */
export function useFormReset(control: FormControl, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = control.current?.form;
    const onReset = (event: Event): void => {
      if (!event.defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [control]);
}

export interface FormValueOptions<Value> {
  /** The element that is in the form. */
  readonly control: FormControl;
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onChange: ((change: { readonly value: Value }) => void) | undefined;
}

/** A value held by its owner or by the field, which goes back to the first one when its form is reset. */
export function useFormValue<Value>(options: FormValueOptions<Value>): readonly [Value, (next: Value) => void] {
  const { control, value, defaultValue, onChange } = options;
  const [current, set] = useControlled(value, defaultValue, onChange);
  const [first] = useState(current);
  useFormReset(control, () => set(first));
  return [current, set];
}
