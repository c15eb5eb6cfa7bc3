import { expect, it } from 'vitest';
import { tabAfterKey } from './tabKeys.ts';

it('arrows skip disabled tabs and go round at both ends [LIB-01]', () => {
  const disabled = [false, true, false, false];
  expect(tabAfterKey('ArrowRight', 0, disabled)).toBe(2);
  expect(tabAfterKey('ArrowRight', 3, disabled)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, disabled)).toBe(3);
  expect(tabAfterKey('ArrowLeft', 2, disabled)).toBe(0);
});

it('Home and End lead to the first and last that are not disabled, other keys nowhere [LIB-01]', () => {
  expect(tabAfterKey('Home', 2, [true, false, false])).toBe(1);
  expect(tabAfterKey('End', 0, [false, false, true])).toBe(1);
  expect(tabAfterKey('a', 0, [false])).toBeUndefined();
});
