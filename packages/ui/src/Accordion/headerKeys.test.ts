import { expect, it } from 'vitest';
import { headerAfterKey } from './headerKeys.ts';

it('arrows go round at both ends, Home and End lead to them, other keys nowhere [LIB-01]', () => {
  expect(headerAfterKey('ArrowDown', 2, 3)).toBe(0);
  expect(headerAfterKey('ArrowUp', 0, 3)).toBe(2);
  expect(headerAfterKey('Home', 2, 3)).toBe(0);
  expect(headerAfterKey('End', 0, 3)).toBe(2);
  expect(headerAfterKey('a', 1, 3)).toBeUndefined();
});
