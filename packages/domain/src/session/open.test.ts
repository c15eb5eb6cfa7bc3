import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSessionOpen, sessionMs } from './open.ts';

it('a session is open until it ends, unless it ends later than one of now, as a clock that ran ahead had opened it [SES-05]', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const far = 1000 * sessionMs;
  fc.assert(
    fc.property(fc.integer({ min: -far, max: far }), (openedAfter) => {
      // opened by a clock that is right, or up to five minutes ahead
      const isTrue = openedAfter <= 300_000 && openedAfter > -sessionMs;
      expect(isSessionOpen(now + openedAfter + sessionMs, now)).toBe(isTrue);
    }),
  );
  for (const [after, isOpen] of [
    [-sessionMs, false],
    [1 - sessionMs, true],
    [300_000, true],
    [300_001, false],
  ] as const)
    expect(isSessionOpen(now + after + sessionMs, now)).toBe(isOpen);
});
