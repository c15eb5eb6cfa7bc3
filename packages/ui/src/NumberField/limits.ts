import { type Problem, checkRange } from '@fireline/domain/lib';

/** What a number may be; either end may be open. */
export interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The number itself, or nothing where there is none: an impossible limit limits nothing. */
export const finite = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** What the domain would say to the number; an empty field is the business of `required`. @spec SHL-25 */
export function limitProblem(value: number | null, { min, max }: Limits, field = ''): Problem | undefined {
  if (value === null) return undefined;
  if (min !== undefined && max !== undefined) return checkRange(field, value, { min, max });
  if (min !== undefined && value < min) return { code: 'form.atLeast', field, args: { 0: min } };
  if (max !== undefined && value > max) return { code: 'form.atMost', field, args: { 0: max } };
  return undefined;
}
