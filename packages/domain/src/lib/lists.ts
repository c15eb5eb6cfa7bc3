import { isBlank, oneOf } from './fields.ts';
import type { Field, Form } from './form.ts';
import { ok, type Problem, refuse } from './problems.ts';
import type { Range } from './range.ts';

/** As many as the range says; the problem of the third stands at `phones.2`. Nothing given is an empty list. */
/* #__NO_SIDE_EFFECTS__ */
export const listOf =
  <T>(one: Field<T>, count: Range): Field<readonly T[]> =>
  (raw, field) => {
    const rows = isBlank(raw) ? [] : raw;
    if (!Array.isArray(rows)) return refuse({ code: 'form.format', field });
    if (rows.length > count.max) return refuse({ code: 'form.tooMany', field, args: { 0: count.max } });
    if (rows.length < count.min)
      return refuse(
        rows.length === 0 ? { code: 'form.required', field } : { code: 'form.tooFew', field, args: { 0: count.min } },
      );
    const found: Problem[] = [];
    const values: T[] = [];
    rows.forEach((row: unknown, at) => {
      const result = one(row, `${field}.${at}`);
      if (result.ok) values.push(result.value);
      else found.push(...result.problems);
    });
    return found.length > 0 ? refuse(...found) : ok(values);
  };

/** The places of the second and later of what is there twice. */
export function repeatedAt(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>();
  return values.flatMap((value, at) => (seen.size === seen.add(value).size ? [at] : []));
}

/** The list with every entry once; the problem stands at the first repeated entry. */
/* #__NO_SIDE_EFFECTS__ */
export const distinct =
  <T>(list: Field<readonly T[]>): Field<readonly T[]> =>
  (raw, field) => {
    const result = list(raw, field);
    const [at] = result.ok ? repeatedAt(result.value) : [];
    return at === undefined ? result : refuse({ code: 'form.duplicate', field: `${field}.${at}` });
  };

/** Some of a closed set, each once: at least as many as asked. */
/* #__NO_SIDE_EFFECTS__ */
export const someOf = <const T extends string>(choices: readonly T[], min = 1): Field<readonly T[]> =>
  distinct(listOf(oneOf(choices), { min, max: choices.length }));

/** A form as a field of another: its problems stand below it, at `tasks.2.ratio`. */
/* #__NO_SIDE_EFFECTS__ */
export const rowOf =
  <T>(form: Form<T>): Field<T> =>
  (raw, field) => {
    const result = form.check(raw);
    if (result.ok) return result;
    const below = (problem: Problem): Problem => ({
      ...problem,
      field: problem.field ? `${field}.${problem.field}` : field,
    });
    return refuse(...result.problems.map(below));
  };
