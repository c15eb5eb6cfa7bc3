import { expect, it } from 'vitest';
import { closedAtOf, isOlderReport } from './handling.ts';

it('an alarm was closed when it was handled, or when its cause had gone; one that stands was not [ALM-03] [N17]', () => {
  const at = { handledAt: null, recoveredAt: '2026-11-02T01:00:00.000Z' };
  expect(closedAtOf({ ...at, state: 'open' })).toBeNull();
  expect(closedAtOf({ ...at, state: 'closed' })).toBe(at.recoveredAt);
  expect(closedAtOf({ ...at, state: 'closed', handledAt: '2026-11-02T02:00:00.000Z' })).toBe(
    '2026-11-02T02:00:00.000Z',
  );
  expect(isOlderReport('2026-11-01', '2026-11-02', '2026-11-03')).toBe(true);
  expect(isOlderReport('2026-11-01', '2026-11-04', '2026-11-03')).toBe(false);
});
