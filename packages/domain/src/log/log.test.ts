import { expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { areaLogs } from './areas.ts';
import { logFieldWords } from './fields/words.ts';
import { loggedChanges, userLogAreas, userLogFilter, userLogWords } from './index.ts';

it('the filter is total on any input, and takes a range of days, one day included [SES-10]', () => {
  expectTotalForm(userLogFilter, {}, { ...userLogWords, ...formWords });
  expect(userLogFilter.check({ from: '2026-11-21', to: '2026-11-21', action: 'login' }).ok).toBe(true);
  expect(userLogFilter.check({ from: '2026-11-21', to: '2026-11-20' })).toMatchObject({
    problems: [{ code: 'session.log.range', field: 'to' }],
  });
});

it.each(userLogAreas)(
  'the words of %s are its name, its actions and its fields, in three languages [SES-10]',
  (area) => {
    const { actions, words } = areaLogs[area];
    const phrases: Readonly<Record<string, object>> = words;
    const isField = (key: string) => key.startsWith('session.log.field.');
    expect(
      Object.keys(words)
        .filter((key) => !isField(key))
        .toSorted(),
    ).toEqual([`area.${area}`, ...actions].map((action) => `session.log.${action}`).toSorted());
    const shared: Readonly<Record<string, object>> = logFieldWords;
    for (const key of Object.keys(words)) expect(userLogWords).toHaveProperty([key], shared[key] ?? phrases[key]);
    for (const phrase of Object.values(phrases)) expect(Object.keys(phrase)).toEqual(['cn', 'hk', 'en']);
  },
);

it('loggedChanges says what differs between two records, by field; nothing and null are the same [SES-10]', () => {
  const before = { name: 'Shop 7', phone: null, kinds: [1, 2], isEnabled: true };
  expect(loggedChanges(before, { name: 'Shop 8', kinds: [1, 2], manager: 'Ada Chan' })).toEqual({
    name: { before: 'Shop 7', after: 'Shop 8' },
    isEnabled: { before: true, after: null },
    manager: { before: null, after: 'Ada Chan' },
  });
  expect(loggedChanges(before, before)).toEqual({});
});

it('loggedChanges takes no field that has no word, so that no history shows a bare name [SES-10]', () => {
  // @ts-expect-error it has none
  expect(loggedChanges({}, { unnamed: 1 })).toEqual({ unnamed: { before: null, after: 1 } });
});
