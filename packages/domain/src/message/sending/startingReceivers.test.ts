import { expect, it } from 'vitest';
import { startingReceivers } from './triggers.ts';

it('an alarm that nobody took reaches the partner as well [MSG-06]', () => {
  expect(startingReceivers('alarmStanding')).toContain('partner');
  expect(startingReceivers('alarmRaised')).not.toContain('partner');
});
