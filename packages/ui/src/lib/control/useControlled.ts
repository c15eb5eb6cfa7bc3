import { useState } from 'react';

/** A value that the owner holds (`value`) or the component itself (`initial`), and how to change it in either case. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((change: { readonly value: Value }) => void) | undefined,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value): void => {
    if (value === undefined) setOwn(next);
    onChange?.({ value: next });
  };
  return [value === undefined ? own : value, set];
}
