import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfDay } from '../lib/index.ts';
import { isDayRunning, withOfflineShares } from './offline.ts';

it('shares of the time offline add up to a hundred percent, and nothing lost has none [DEV-14] [ANA-02]', () => {
  expect(withOfflineShares([])).toEqual([]);
  expect(withOfflineShares([{ offlineS: 0 }, { offlineS: 0 }]).map(({ percent }) => percent)).toEqual([0, 0]);
  fc.assert(
    fc.property(
      fc.array(fc.record({ offlineS: fc.double({ min: 1, max: 1e7, noNaN: true }) }), { minLength: 1 }),
      (rows) => {
        const tenths = withOfflineShares(rows).map(({ percent }) => Math.round(percent * 10));
        expect(tenths.reduce((sum, one) => sum + one, 0)).toBe(1000);
      },
    ),
  );
});

it('a day goes on until the next one begins where the tenants are [DEV-14]', () => {
  const midnight = startOfDay('2026-12-02');
  expect(isDayRunning('2026-12-01', midnight - 1)).toBe(true);
  expect(isDayRunning('2026-12-01', midnight)).toBe(false);
  expect(isDayRunning('2026-12-02', midnight)).toBe(true);
  expect(isDayRunning('2026-11-30', midnight - 1)).toBe(false);
});
