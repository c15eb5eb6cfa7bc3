import { expect, it } from 'vitest';
import { accessCondition, type AccessFacts, failedShare } from '../index.ts';

const access: AccessFacts = {
  isEnabled: true,
  failingSince: null,
  sentDay: 0,
  failedDay: 0,
  sentMonth: 0,
  failedMonth: 0,
};
const condition = (facts: Partial<AccessFacts>) => accessCondition({ ...access, ...facts });

it('an access is normal until one in twenty of its messages of a day or a month fails, and three at least [MSG-06]', () => {
  expect(condition({})).toBe('works');
  expect(condition({ sentDay: 100, failedDay: 4 })).toBe('works');
  expect(condition({ sentDay: 100, failedDay: 5 })).toBe('losing');
  expect(condition({ sentDay: 2, failedDay: 2 })).toBe('works');
  expect(condition({ sentDay: 3, failedDay: 3 })).toBe('losing');
  expect(condition({ sentDay: 10, failedDay: 0, sentMonth: 100, failedMonth: 4 })).toBe('works');
  expect(condition({ sentDay: 10, failedDay: 0, sentMonth: 100, failedMonth: 26 })).toBe('losing');
  expect(condition({ sentMonth: 2, failedMonth: 2 })).toBe('works');
  expect(condition({ sentDay: 9, failedDay: 9, failingSince: '2026-11-21T03:00:00Z' })).toBe('failing');
  expect(condition({ isEnabled: false, failingSince: '2026-11-21T03:00:00Z' })).toBe('off');
  expect([failedShare(0, 0), failedShare(200, 3)]).toEqual([null, 0.015]);
});
