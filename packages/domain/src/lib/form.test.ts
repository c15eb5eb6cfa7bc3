import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  day,
  defineForm,
  flag,
  formIn,
  formWords,
  integer,
  listOf,
  number,
  oneOf,
  optional,
  text,
  timeOfDay,
  withRules,
  yuan,
} from './index.ts';
import { expectTotal, expectTotalForm } from './fuzz.test.support.ts';

const form = defineForm(
  {
    name: text({ min: 1, max: 12 }),
    years: integer({ min: 1, max: 6 }),
    from: day,
    to: day,
    note: optional(text({ min: 1, max: 5 })),
    sizes: listOf(number({ min: 0, max: 9 }), { min: 0, max: 3 }),
    isOn: flag,
    level: oneOf([1, 2, 'x']),
    at: timeOfDay,
    price: yuan({ min: 0, max: 100_000 }),
  },
  ({ from, to }) => [to > from ? undefined : { code: 'form.endBeforeStart', field: 'to' }],
);
const good = {
  name: ' 宏达维保 ',
  years: '3',
  from: '2026-11-21',
  to: '2026-11-22',
  sizes: [1, '2.5', -0],
  isOn: 'true',
  level: '2',
  at: '08:30',
  price: '¥1,000.00',
};

describe('form', () => {
  it('reads what a form or a program sends and cleans it [SHL-25]', () => {
    expect(form.check(good)).toEqual({
      ok: true,
      value: {
        name: '宏达维保',
        years: 3,
        from: '2026-11-21',
        to: '2026-11-22',
        sizes: [1, 2.5, 0],
        isOn: true,
        level: 2,
        at: '08:30',
        price: 100_000,
      },
    });
  });

  it('names every field at fault with its limit, in the order of the fields [SHL-25]', () => {
    const bad = {
      name: 'x'.repeat(13),
      years: 7,
      from: '2026-02-29',
      note: 'too long',
      sizes: [1, 10],
      level: 3,
      at: '24:00',
      price: '1.234',
    };
    expect(form.check(bad)).toEqual({
      ok: false,
      problems: [
        { code: 'form.tooLong', field: 'name', args: { 0: 12 } },
        { code: 'form.range', field: 'years', args: { 0: 1, 1: 6 } },
        { code: 'form.day', field: 'from' },
        { code: 'form.required', field: 'to' },
        { code: 'form.tooLong', field: 'note', args: { 0: 5 } },
        { code: 'form.range', field: 'sizes.1', args: { 0: 0, 1: 9 } },
        { code: 'form.choice', field: 'level' },
        { code: 'form.time', field: 'at' },
        { code: 'form.twoDecimals', field: 'price' },
      ],
    });
  });

  it('asks the rules across fields once every field could be read [SHL-25]', () => {
    expect(form.check({ ...good, to: good.from })).toEqual({
      ok: false,
      problems: [{ code: 'form.endBeforeStart', field: 'to' }],
    });
  });

  it('asks a rule of some fields also where others could not be read, so that nothing is found out later [SHL-25]', () => {
    const visit = withRules(defineForm({ name: text({ min: 1, max: 12 }), from: day, to: day }), [
      {
        of: ['from', 'to'],
        check: ({ from, to }) => [to > from ? undefined : { code: 'form.endBeforeStart', field: 'to' }],
      },
    ]);
    const days = { from: '2026-11-22', to: '2026-11-21' };
    expect(visit.check({ ...days, name: '' })).toEqual({
      ok: false,
      problems: [
        { code: 'form.required', field: 'name' },
        { code: 'form.endBeforeStart', field: 'to' },
      ],
    });
    expect(visit.check({ ...days, name: 'x', from: 'soon' })).toEqual({
      ok: false,
      problems: [{ code: 'form.day', field: 'from' }],
    });
  });

  it('is a Standard Schema: issues carry a path, the code and words in the reader’s language [SHL-25] [SHL-12]', () => {
    expect(form['~standard']).toMatchObject({ version: 1, vendor: 'fireline' });
    expect(form['~standard'].validate(good)).toHaveProperty('value.years', 3);
    expect(formIn(form, formWords, 'en')['~standard'].validate({ ...good, sizes: [1, 99] })).toEqual({
      issues: [
        {
          code: 'form.range',
          field: 'sizes.1',
          args: { 0: 0, 1: 9 },
          message: 'Must be between 0 and 9',
          path: ['sizes', '1'],
        },
      ],
    });
    expect(formIn(form, formWords, 'hk')['~standard'].validate({ ...good, name: '' })).toHaveProperty(
      'issues.0.message',
      '必須填寫',
    );
    const japanese = { tag: 'ja', base: 'en', words: { 'form.required': '必須項目です' } } as const;
    const inJapanese = formIn(form, formWords, japanese)['~standard'];
    expect(inJapanese.validate({ ...good, name: '' })).toHaveProperty('issues.0.message', '必須項目です');
    expect(inJapanese.validate({ ...good, sizes: [1, 99] })).toHaveProperty(
      'issues.0.message',
      'Must be between 0 and 9',
    );
    expect(formIn(form, {}, 'cn')['~standard'].validate({ ...good, name: '' })).toHaveProperty(
      'issues.0.message',
      'form.required',
    );
  });

  it('takes only what the input itself holds, and gives back only its own fields [SHL-25]', () => {
    const inherited = Object.create(good) as object;
    expect(form.check(inherited)).toMatchObject({ ok: false });
    const result = form.check(JSON.parse(`{"__proto__":{"isAdmin":true},${JSON.stringify(good).slice(1)}`));
    expect(result).toMatchObject({ ok: true });
    expect(Object.keys(result.ok ? result.value : {})).not.toContain('__proto__');
  });

  it('answers whatever comes, with words for every problem [SHL-25]', () => {
    expectTotalForm(form, good, formWords);
    expectTotal((raw) => listOf(optional(integer({ min: 0, max: 1 })), { min: 2, max: 4 })(raw, 'rows'), formWords);
  });

  it('keeps no negative zero and no text that could not be stored [SHL-25]', () => {
    const zero = number({ min: -1, max: 1 })(-0, 'n');
    expect(zero.ok && Object.is(zero.value, 0)).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (raw) => {
        const result = text({ min: 0, max: 20 })(raw, 't');
        return !result.ok || (result.value.isWellFormed() && !result.value.includes('\u0000'));
      }),
    );
    expect(text({ min: 0, max: 9 })('a\uD800', 't')).toEqual({
      ok: false,
      problems: [{ code: 'form.characters', field: 't' }],
    });
    expect(text({ min: 0, max: 9 })('火🔥\n', 't')).toEqual({ ok: true, value: '火🔥' });
  });
});
