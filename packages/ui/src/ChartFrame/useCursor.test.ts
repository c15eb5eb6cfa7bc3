import { expect, it } from 'vitest';
import { cursorAfter, readoutPlace } from './useCursor.ts';

it.each([
  ['ArrowRight', null, 9],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 5, 4],
  ['ArrowUp', 5, 6],
  ['ArrowDown', 0, 0],
  ['Home', 5, 0],
  ['End', null, 9],
  ['PageUp', 0, 9],
  ['Escape', 5, null],
  ['a', 5, undefined],
] as const)('%s leads from %s to %s of ten points [ANA-04]', (key, from, to) => {
  expect(cursorAfter(key, from, 10)).toBe(to);
});

it('leaps a twentieth of many points [ANA-04]', () => {
  expect(cursorAfter('PageUp', 0, 50_000)).toBe(2500);
});

it('begins at the first where that is asked for [ANA-04]', () => {
  expect(cursorAfter('ArrowRight', null, 10, { start: 'first' })).toBe(0);
});

it.each([
  ['ArrowDown', 1, 8],
  ['ArrowUp', 8, 1],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 15, 15],
  ['PageDown', 1, 15],
  ['PageUp', 15, 1],
  ['ArrowRight', 6, 7],
] as const)('among rows of seven %s leads from %d to %d, in the same column [ANA-05]', (key, from, to) => {
  expect(cursorAfter(key, from, 21, { row: 7 })).toBe(to);
});

it('the readout leaves the cursor in sight and stays in the picture [ANA-04]', () => {
  expect(readoutPlace(100, 600)).toEqual({ left: 114, transform: 'none' });
  expect(readoutPlace(500, 600)).toEqual({ left: 486, transform: 'translateX(-100%)' });
  expect(readoutPlace(160, 160)).toEqual({ left: 160, transform: 'translateX(-100%)' });
});
