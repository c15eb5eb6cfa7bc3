import { expect, it } from 'vitest';
import { loggedChanges } from './userLog.ts';

it('tells what differs between two records, by field; nothing and null are the same [SES-10]', () => {
  const before = { name: 'Shop 7', phone: null, floors: [1, 2], closed: true };
  expect(loggedChanges(before, { name: 'Shop 8', floors: [1, 2], manager: 'Ada Chan' })).toEqual({
    name: { before: 'Shop 7', after: 'Shop 8' },
    closed: { before: true, after: null },
    manager: { before: null, after: 'Ada Chan' },
  });
  expect(loggedChanges(before, before)).toEqual({});
});
