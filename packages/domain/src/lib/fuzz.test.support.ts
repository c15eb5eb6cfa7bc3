import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Form, formIn } from './form.ts';
import type { Words } from './phrases.ts';
import type { Problem, Result } from './problems.ts';

const megabyte = 1_000_000;
const nasty: readonly unknown[] = [
  undefined,
  null,
  NaN,
  -0,
  Infinity,
  1e308,
  10n,
  Symbol('s'),
  () => 1,
  new Date(NaN),
  new Map([[1, 2]]),
  Object.create(null),
  [[[]]],
  '__proto__',
  'constructor',
  'toString',
  '\uD800',
  'a\uDFFFb',
  '\u0000',
  '１２３',
  '🔥'.repeat(300),
  ' '.repeat(megabyte),
  '1'.repeat(megabyte),
  'a,'.repeat(megabyte / 2),
  `${'a'.repeat(megabyte)}!`,
  '-'.repeat(megabyte),
];

/** Anything a stranger could send: wrong types, huge strings, halves of surrogate pairs, names that every object inherits. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSet: true }),
  fc.constantFrom(...nasty),
);

const expectCodes = (problems: readonly Problem[], words: Words) => {
  expect(problems.length).toBeGreaterThan(0);
  for (const { code, args = {} } of problems) {
    const phrase = Object.hasOwn(words, code) ? words[code] : undefined;
    expect(phrase, `words of ${code}`).toBeDefined();
    const asked = [...(phrase?.en ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(args), `arguments of ${code}`).toEqual(expect.arrayContaining(asked));
  }
};

/** Whatever is read, the answer is a value or problems that have words; nothing is thrown. */
export const expectTotal = (read: (raw: unknown) => Result<unknown>, words: Words): void => {
  fc.assert(
    fc.property(hostile, (raw) => {
      const result = read(raw);
      if (!result.ok) expectCodes(result.problems, words);
    }),
  );
};

/** The same of a form: for what comes as a whole and for each field beside good ones. */
export const expectTotalForm = <T>(form: Form<T>, good: Readonly<Record<string, unknown>>, words: Words): void => {
  expect(form.check(good)).toMatchObject({ ok: true });
  expectTotal(form.check, words);
  for (const name of Object.keys(form.fields)) expectTotal((raw) => form.check({ ...good, [name]: raw }), words);
  const outcome = formIn(form, words, 'en')['~standard'].validate(null);
  if (!('then' in outcome))
    for (const { message } of outcome.issues ?? []) expect(Object.hasOwn(words, message)).toBe(false);
};

/** Numbers that no amount, count or time should be, among some that could. */
export const wildNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -0, -1, 0.5, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e308),
  fc.integer(),
  fc.maxSafeInteger(),
);
/** Text where a day is asked for, among some days. */
export const wildDay: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '2026-02-30', '0000-00-00', '2026-11-21', '2028-02-29', '2026-11'),
  fc.string({ maxLength: 12 }),
);

/** A rule asked with anything of the types that it takes: it must not throw. */
export interface AnyRule {
  readonly name: string;
  readonly ask: (draw: <T>(from: fc.Arbitrary<T>) => T) => unknown;
}

/** None of the rules throws, whatever is drawn for it; a problem among what comes back has words. */
export const expectTotalRules = (rules: readonly AnyRule[], words: Words): void => {
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.gen(), ({ name, ask }, gen) => {
      const codes = new Set<string>();
      const collect = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        if ('code' in value && typeof value.code === 'string') codes.add(value.code);
        for (const one of Object.values(value)) collect(one);
      };
      collect(ask((from) => gen(() => from)));
      for (const code of codes) expect(Object.hasOwn(words, code), `${name}: ${code}`).toBe(true);
    }),
    // values that are drawn one by one shrink badly
    { numRuns: 200 * rules.length, endOnFailure: true },
  );
};
