import { expect, it } from 'vitest';
import { stayMs } from './queue.ts';

it('a failure stays until dismissed, an undo longer than a note [LIB-01]', () => {
  const action = { label: 'Undo', onAct: () => {} };
  expect(stayMs({ tone: 'danger', title: 'x' })).toBeNull();
  expect(stayMs({ title: 'x', action })).toBeGreaterThan(stayMs({ title: 'x' }) ?? Infinity);
  expect(stayMs({ tone: 'danger', title: 'x', timeoutMs: 1000 })).toBe(1000);
});
