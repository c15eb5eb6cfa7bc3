import type { Field, Problem } from '../../lib/index.ts';

/** What the parts of one report are read with. */
export interface Reading {
  readonly nowMs: number;
  /** Notes why a part is left out. */
  readonly leave: (problem: Problem) => void;
}

/** Reads one part of a report; undefined where nothing of it can be read. Whatever is left out is noted. */
export type Reader<T> = (raw: unknown, field: string, reading: Reading) => T | undefined;
export type Readers<T> = { readonly [Name in keyof T]-?: Reader<Exclude<T[Name], undefined>> };

/** Enough of a name that nobody knows to find it again. */
const nameCharsMax = 64;
const below = (field: string, name: string | number): string => (field === '' ? String(name) : `${field}.${name}`);

/** A part that is read as a field of a form is: numbers, yes and no may come as text. */
/* #__NO_SIDE_EFFECTS__ */
export const one =
  <T>(read: Field<T>): Reader<T> =>
  (raw, field, { leave }) => {
    const result = read(raw, field);
    if (result.ok) return result.value;
    result.problems.forEach(leave);
    return undefined;
  };

/** The members that can be read; of more than `max` the first ones. */
/* #__NO_SIDE_EFFECTS__ */
export const many =
  <T>(read: Reader<T>, max = Infinity): Reader<readonly T[]> =>
  (raw, field, reading) => {
    if (!Array.isArray(raw)) {
      reading.leave({ code: 'form.format', field });
      return undefined;
    }
    if (raw.length > max) reading.leave({ code: 'form.tooMany', field, args: { 0: max } });
    const members: readonly unknown[] = raw.length > max ? raw.slice(0, max) : raw;
    return members.flatMap((member, at) => read(member, below(field, at), reading) ?? []);
  };

/** The fields of an object that can be read. Those that nobody knows are noted. */
export function fieldsOf<T extends object>(raw: object, field: string, readers: Readers<T>, reading: Reading) {
  const found: Partial<T> = {};
  for (const name of Object.keys(raw)) {
    const value = (raw as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    if (Object.hasOwn(readers, name)) {
      const known = name as keyof T;
      const read = readers[known](value, below(field, name), reading);
      if (read !== undefined) found[known] = read;
    } else reading.leave({ code: 'device.report.unknownField', field: below(field, name.slice(0, nameCharsMax)) });
  }
  return found;
}

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** An object that says nothing without the fields that are needed. */
/* #__NO_SIDE_EFFECTS__ */
export const whole =
  <T extends object>(readers: Readers<T>, needed: readonly (keyof T & string)[]): Reader<T> =>
  (raw, field, reading) => {
    if (!isRecord(raw)) {
      reading.leave({ code: 'form.format', field });
      return undefined;
    }
    const found = fieldsOf<T>(raw, field, readers, reading);
    for (const name of needed)
      if (raw[name] === undefined) reading.leave({ code: 'form.required', field: below(field, name) });
    return needed.every((name) => found[name] !== undefined) ? (found as T) : undefined;
  };
