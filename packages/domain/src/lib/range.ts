import type { Problem } from './problems.ts';

/** Both ends belong to the range unless said otherwise. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export const isWithin = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

/** Generic form problems with the limit filled in. @spec SHL-25 */
export const checkRange = (field: string, value: number, range: Range): Problem | undefined =>
  Number.isFinite(value) && isWithin(value, range)
    ? undefined
    : { code: 'form.range', field, args: { 0: range.min, 1: range.max } };

/** Counts characters as people do: a surrogate pair is one. @spec SHL-25 */
export const checkLength = (field: string, text: string, range: Range): Problem | undefined => {
  // no character takes more than two units: a megabyte need not be counted out
  if (text.length > 2 * range.max) return { code: 'form.tooLong', field, args: { 0: range.max } };
  const { length } = Array.from(text);
  if (length === 0 && range.min > 0) return { code: 'form.required', field };
  if (length < range.min) return { code: 'form.tooShort', field, args: { 0: range.min } };
  if (length > range.max) return { code: 'form.tooLong', field, args: { 0: range.max } };
  return undefined;
};

/** Drops what is undefined: `problems(checkA, checkB)`. */
export const problems = (...found: readonly (Problem | undefined)[]): Problem[] => found.filter((p) => p !== undefined);
