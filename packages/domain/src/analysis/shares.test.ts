import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePercent, heatStep, heatSteps, offlineShares, percentages, sharesOf } from './index.ts';

const facts = {
  isServiceExpired: false,
  isCardStopped: false,
  isRemoved: false,
  isBatteryLow: false,
  signals: 25,
  hasFault: false,
};

describe('percentages', () => {
  it('add up to 100 whatever is counted, none further than one unit from the true share [ANA-02]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 2 }),
        (counts, decimals) => {
          const sum = counts.reduce((a, b) => a + b, 0);
          const unit = 10 ** decimals;
          const percents = percentages(counts, decimals);
          expect(Math.round(percents.reduce((a, b) => a + b, 0) * unit)).toBe(sum === 0 ? 0 : 100 * unit);
          percents.forEach((percent, at) =>
            expect(Math.abs(percent - (sum === 0 ? 0 : (100 * (counts[at] ?? 0)) / sum))).toBeLessThan(1 / unit + 1e-9),
          );
        },
      ),
    );
  });

  it('take what is no count for none [ANA-02]', () => {
    expect(percentages([NaN, -1, 1.5, 2])).toEqual([0, 0, 0, 100]);
    expect(percentages([])).toEqual([]);
  });
});

describe('sharesOf', () => {
  it('counts the keys it knows, in their order [ANA-02] [ANA-05]', () => {
    expect(sharesOf(['a', 'b', 'c'], ['b', 'b', 'a', 'x' as 'a'])).toEqual([
      { key: 'a', count: 1, percent: 33 },
      { key: 'b', count: 2, percent: 67 },
      { key: 'c', count: 0, percent: 0 },
    ]);
  });
});

describe('offline reasons', () => {
  it('have shares that add up to 100 [ANA-02]', () => {
    const shares = offlineShares([facts, facts, { ...facts, isRemoved: true }]);
    expect(shares.map(({ percent }) => percent).reduce((a, b) => a + b)).toBe(100);
    expect(shares.find(({ key }) => key === 'removed')).toMatchObject({ count: 1, percent: 33 });
  });
});

describe('at a glance', () => {
  it('the heat map has its darkest step for the most and none for nothing [ANA-05]', () => {
    expect(heatStep(0, 10)).toBe(0);
    expect(heatStep(0, 0)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (a, b) => {
        const most = Math.max(a, b);
        expect(heatStep(most, most)).toBe(heatSteps);
        expect(heatStep(a, most)).toBeGreaterThanOrEqual(1);
        expect(heatStep(Math.min(a, b), most)).toBeLessThanOrEqual(heatStep(most, most));
      }),
    );
  });

  it('the change is told against the time before, if there was one [ANA-05]', () => {
    expect([changePercent(15, 10), changePercent(0, 10), changePercent(4, 0)]).toEqual([50, -100, undefined]);
  });
});
