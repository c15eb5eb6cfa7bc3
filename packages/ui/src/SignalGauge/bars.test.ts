import { expect, it } from 'vitest';
import { signalLook } from './bars.ts';

it.each([
  [null, { kind: 'never' }],
  [99, { kind: 'none' }],
  [57, { kind: 'none' }],
  [-1, { kind: 'none' }],
  [0, { kind: 'bars', bars: 0, isTooWeak: true }],
  [1, { kind: 'bars', bars: 1, isTooWeak: true }],
  [10, { kind: 'bars', bars: 1, isTooWeak: true }],
  [11, { kind: 'bars', bars: 2, isTooWeak: false }],
  [17, { kind: 'bars', bars: 2, isTooWeak: false }],
  [18, { kind: 'bars', bars: 3, isTooWeak: false }],
  [24, { kind: 'bars', bars: 3, isTooWeak: false }],
  [25, { kind: 'bars', bars: 4, isTooWeak: false }],
  [31, { kind: 'bars', bars: 4, isTooWeak: false }],
])('signal %s looks like %o [DEV-10]', (signals, look) => {
  expect(signalLook(signals)).toEqual(look);
});
