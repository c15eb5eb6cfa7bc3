import { expect, it } from 'vitest';
import { loggedChanges } from './userLog.ts';

it('tells what differs between two records, by field; nothing and null are the same [SES-10]', () => {
  const before = { name: 'Shop 7', phone: null, kinds: [1, 2], isEnabled: true };
  expect(loggedChanges(before, { name: 'Shop 8', kinds: [1, 2], manager: 'Ada Chan' })).toEqual({
    name: { before: 'Shop 7', after: 'Shop 8' },
    isEnabled: { before: true, after: null },
    manager: { before: null, after: 'Ada Chan' },
  });
  expect(loggedChanges(before, before)).toEqual({});
});

it('takes no field that has no word, so that no history shows a bare name [SES-10]', () => {
  // @ts-expect-error it has none
  expect(loggedChanges({}, { unnamed: 1 })).toEqual({ unnamed: { before: null, after: 1 } });
});
