import { expect, it } from 'vitest';
import { codesOfReason, loggedReason, loggedReasonKeys, loggedWord } from './reasons.ts';

it('a reason is one however many tries were left, a login says with what, and what is no code stays words [SES-06] [SES-10]', () => {
  expect(loggedReason('session.lockedHours')).toBe('session.locked');
  expect(loggedReason('离职')).toBeUndefined();
  expect(loggedReason('toString')).toBeUndefined();
  expect(loggedWord('changeRole', 'web')).toBeUndefined();
  for (const reason of loggedReasonKeys) {
    expect(codesOfReason(reason)).not.toEqual([]);
    for (const code of codesOfReason(reason)) expect(loggedWord('login', code)).toBe(reason);
  }
});
