import { isDay, type Day } from './calendar.ts';
import type { Field } from './form.ts';
import { centsOf, type Cents } from './money.ts';
import { ok, type Problem, refuse } from './problems.ts';
import { checkLength, checkRange, type Range } from './range.ts';
import { halfWidth } from './typed.ts';

/** Nothing was entered: forms send absent, null or the empty string for it. */
export const isBlank = (raw: unknown): raw is undefined | null | '' => raw === undefined || raw === null || raw === '';

/** What no database or file keeps: control characters but tab and line ends, and halves of surrogate pairs. */
const cannotBeKept = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

/** Text within the length, blanks at both ends taken off. The pattern, if given, must match the whole; its code names what it asks. */
/* #__NO_SIDE_EFFECTS__ */
export const text =
  (chars: Range, pattern?: { readonly matches: RegExp; readonly code: string }): Field<string> =>
  (raw, field) => {
    if (isBlank(raw)) return chars.min > 0 ? refuse({ code: 'form.required', field }) : ok('');
    if (typeof raw !== 'string') return refuse({ code: 'form.format', field });
    const value = raw.trim();
    const length = checkLength(field, value, chars);
    if (length) return refuse(length);
    if (cannotBeKept.test(value)) return refuse({ code: 'form.characters', field });
    if (pattern && value !== '' && !pattern.matches.test(value)) return refuse({ code: pattern.code, field });
    return ok(value);
  };

const decimal = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

/** A number in the range, also as a form sends it (`"12.5"`), in the wide digits of a Chinese keyboard too. Negative zero comes back as zero. */
/* #__NO_SIDE_EFFECTS__ */
export const number =
  (range: Range): Field<number> =>
  (raw, field) => {
    if (isBlank(raw)) return refuse({ code: 'form.required', field });
    const trimmed = typeof raw === 'string' && raw.length <= 40 ? halfWidth(raw).trim() : raw;
    const value = typeof trimmed === 'string' && decimal.test(trimmed) ? Number(trimmed) : trimmed;
    if (typeof value !== 'number' || Number.isNaN(value)) return refuse({ code: 'form.number', field });
    const problem = checkRange(field, value, range);
    return problem ? refuse(problem) : ok(value + 0);
  };

/* #__NO_SIDE_EFFECTS__ */
export const integer =
  (range: Range): Field<number> =>
  (raw, field) => {
    const result = number(range)(raw, field);
    return result.ok && !Number.isSafeInteger(result.value) ? refuse({ code: 'form.integer', field }) : result;
  };

/** The number of a stored thing. */
export const id: Field<number> = /* @__PURE__ */ integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** An amount as people write it, in yuan with at most two decimals; kept in whole cents. @spec TAR-09 */
/* #__NO_SIDE_EFFECTS__ */
export const yuan =
  (rangeCents: Range, requiredCode = 'form.required'): Field<Cents> =>
  (raw, field) => {
    if (isBlank(raw)) return refuse({ code: requiredCode, field });
    const result = centsOf(raw, field);
    if (!result.ok || (result.value >= rangeCents.min && result.value <= rangeCents.max)) return result;
    return refuse({ code: 'form.range', field, args: { 0: rangeCents.min / 100, 1: rangeCents.max / 100 } });
  };

/** One of a closed set. */
/* #__NO_SIDE_EFFECTS__ */
export const oneOf = <const T extends string | number>(choices: readonly T[]): Field<T> => {
  const known = new Map<unknown, T>(
    choices.flatMap((choice) => [
      [choice, choice],
      [String(choice), choice],
    ]),
  );
  return (raw, field) => {
    if (isBlank(raw)) return refuse({ code: 'form.required', field });
    const choice = known.get(raw);
    return choice === undefined ? refuse({ code: 'form.choice', field }) : ok(choice);
  };
};

/** Yes or no, also as a form sends it. Absent means no. */
export const flag: Field<boolean> = (raw, field) => {
  if (isBlank(raw) || raw === false || raw === 'false' || raw === '0' || raw === 0) return ok(false);
  if (raw === true || raw === 'true' || raw === '1' || raw === 1) return ok(true);
  return refuse({ code: 'form.choice', field });
};

/** A calendar day, `2026-11-21`. */
export const day: Field<Day> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  return typeof raw === 'string' && isDay(raw) ? ok(raw) : refuse({ code: 'form.day', field });
};

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A time of day, `08:30`. */
export const timeOfDay: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  return typeof raw === 'string' && clockTime.test(raw) ? ok(raw) : refuse({ code: 'form.time', field });
};

/** Absent, null and the empty string are fine and come back as nothing. */
/* #__NO_SIDE_EFFECTS__ */
export const optional =
  <T>(one: Field<T>): Field<T | undefined> =>
  (raw, field) =>
    isBlank(raw) || (typeof raw === 'string' && raw.trim() === '') ? ok(undefined) : one(raw, field);

/** A field with one more rule of its own, asked when the value could be read. */
/* #__NO_SIDE_EFFECTS__ */
export const also =
  <T>(one: Field<T>, rule: (value: T, field: string) => Problem | undefined): Field<T> =>
  (raw, field) => {
    const result = one(raw, field);
    const problem = result.ok ? rule(result.value, field) : undefined;
    return problem ? refuse(problem) : result;
  };

/** The same field, with a message of its own when nothing was given. */
/* #__NO_SIDE_EFFECTS__ */
export const saying =
  <T>(code: string, one: Field<T>): Field<T> =>
  (raw, field) => {
    const result = one(raw, field);
    return result.ok || result.problems[0]?.code !== 'form.required' ? result : refuse({ code, field });
  };
