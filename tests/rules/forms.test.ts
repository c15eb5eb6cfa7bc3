import { describe, expect, it } from 'vitest';
import type { Form, Words } from '@fireline/domain/lib';
import { allWords } from './allWords.ts';
import { expectTotal } from '../../packages/domain/src/lib/fuzz.test.support.ts';

const areas = import.meta.glob<Readonly<Record<string, unknown>>>('/packages/domain/src/*/index.ts', { eager: true });

const isForm = (value: unknown): value is Form<unknown> =>
  typeof value === 'object' && value !== null && '~standard' in value && 'check' in value && 'fields' in value;

const forms = Object.entries(areas).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isForm(value) ? [{ name: `${file.split('/').at(-2)} ${name}`, form: value }] : [],
  ),
);
const words: Words = Object.fromEntries(allWords);

describe('every form that the domain exports', () => {
  it('was found', () => {
    expect(forms.length).toBeGreaterThan(60);
  });

  it.each(forms)(
    '$name answers whatever comes, each problem with words, limits included [SHL-25] [SHL-12]',
    ({ form }) => {
      expectTotal(form.check, words);
      // each field by itself: among hostile fields the first would hide the others
      for (const [name, read] of Object.entries(form.fields))
        expectTotal(
          (raw) => (read as (raw: unknown, field: string) => ReturnType<Form<unknown>['check']>)(raw, name),
          words,
        );
    },
  );
});
