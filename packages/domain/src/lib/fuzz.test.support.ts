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
