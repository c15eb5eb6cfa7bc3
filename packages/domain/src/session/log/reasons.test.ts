import { expect, it } from 'vitest';
import { codesOfReason, loggedReason, loggedReasonKeys } from './reasons.ts';

it('a reason is one however many tries were left, and what is no code stays words [SES-06] [SES-10]', () => {
  expect(loggedReason('session.lockedHours')).toBe('session.locked');
  expect(loggedReason('离职')).toBeUndefined();
  expect(loggedReason('toString')).toBeUndefined();
  for (const reason of loggedReasonKeys) {
    expect(codesOfReason(reason)).toContain(reason);
    for (const code of codesOfReason(reason)) expect(loggedReason(code)).toBe(reason);
  }
});
