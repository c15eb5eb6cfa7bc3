import { dayMs, daysBetween, type DayRange } from './calendar.ts';
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

/** Two limits of one thing, such as the pressures between which nothing is reported: the lower one comes first. @spec SHL-25 */
export const checkBounds = (field: string, { min, max }: Range): Problem | undefined =>
  min > max ? { code: 'form.boundsOrder', field } : undefined;

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

/** The ends of what is compared as text: days and times of day. Both belong to it; either may be open. */
export interface Span {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Whether a day or a time of day lies in its span, with the end that it passed. @spec SHL-25 */
export const checkSpan = (field: string, value: string, { min, max }: Span): Problem | undefined => {
  const isEarly = min !== undefined && value < min;
  const isLate = max !== undefined && value > max;
  if (!isEarly && !isLate) return undefined;
  if (min !== undefined && max !== undefined) return { code: 'form.between', field, args: { 0: min, 1: max } };
  return isEarly
    ? { code: 'form.notBefore', field, args: { 0: min } }
    : { code: 'form.notAfter', field, args: { 0: max as string } };
};

/** The same days while they are being chosen: an end may be missing. */
export type OpenDayRange = { readonly [End in keyof DayRange]: DayRange[End] | null };

/** What is wrong with a range of days: an end out of its span, the wrong order, or more days than allowed. @spec TAR-10 MSG-05 */
export const checkDays = (
  { from, to }: OpenDayRange,
  { daysMax, ...span }: Span & { readonly daysMax?: number | undefined },
): Problem | undefined => {
  const early = from === null ? undefined : checkSpan('from', from, span);
  const late = to === null ? undefined : checkSpan('to', to, span);
  if (early ?? late) return early ?? late;
  if (from === null || to === null) return undefined;
  if (to < from) return { code: 'form.dayOrder', field: 'to' };
  const days = daysBetween(from, to) + 1;
  return daysMax !== undefined && days > daysMax
    ? { code: 'form.tooManyDays', field: 'to', args: { 0: daysMax, days } }
    : undefined;
};

/** Two instants in milliseconds; the second does not belong to the time between. */
export interface MomentRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What is wrong with a time between two instants: the wrong order, or more days than allowed. @spec TAR-10 */
export const checkMoments = ({ fromMs, toMs }: MomentRange, daysMax: number): Problem | undefined => {
  if (!(fromMs < toMs)) return { code: 'form.dayOrder', field: 'to' };
  const days = Math.ceil((toMs - fromMs) / dayMs);
  return days > daysMax ? { code: 'form.tooManyDays', field: 'to', args: { 0: daysMax, days } } : undefined;
};

/** Drops what is undefined: `problems(checkA, checkB)`. */
export const problems = (...found: readonly (Problem | undefined)[]): Problem[] => found.filter((p) => p !== undefined);
