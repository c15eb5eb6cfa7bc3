import { describe, expect, it } from 'vitest';
import type { Form, Words } from '@fireline/domain/lib';
import { allWords } from './allWords.ts';
import { falseAddresses, namesWebAddress } from '../fixtures/webAddresses.ts';
import { expectTotal } from '../../packages/domain/src/lib/fuzz.test.support.ts';

const areas = import.meta.glob<Readonly<Record<string, unknown>>>('/packages/domain/src/*/index.ts', { eager: true });

const isForm = (value: unknown): value is Form<unknown> =>
  typeof value === 'object' && value !== null && '~standard' in value && 'check' in value && 'fields' in value;

/** A form, or that of a record. */
const formOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'form' in value ? value.form : value;

const forms = Object.entries(areas).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    const form = formOf(value);
    return isForm(form) ? [{ name: `${file.split('/').at(-2)} ${name}`, form }] : [];
  }),
);
type AnyField = (raw: unknown, field: string) => ReturnType<Form<unknown>['check']>;
const addresses = forms.flatMap(({ name, form }) =>
  Object.entries(form.fields).flatMap(([field, read]) =>
    namesWebAddress(field) ? [{ name: `${name} ${field}`, field, read: read as AnyField }] : [],
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
        expectTotal((raw) => (read as AnyField)(raw, name), words);
    },
  );
});

describe('every field of a form that is named as a web address', () => {
  it('was found', () => {
    expect(addresses.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['bimLink', 'guideUrl', 'url', 'origins', 'link']),
    );
  });

  it.each(addresses)('$name takes none that leads elsewhere than it seems to', ({ field, read }) => {
    for (const one of falseAddresses)
      for (const raw of [one, [one]]) expect([raw, read(raw, field).ok]).toEqual([raw, false]);
  });
});
