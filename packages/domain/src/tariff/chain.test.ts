import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { addDays, formWords } from '../lib/index.ts';
import {
  chainLevels,
  chainWarnings,
  checkEffectiveFrom,
  checkPriceSetter,
  comingPrices,
  type LevelPrice,
  priceChain,
  priceChangeForm,
  priceImpact,
  priceOn,
  seenBy,
  tariffWords,
} from './index.ts';

const words = { ...tariffWords, ...formWords };
const today = '2026-11-21';
const levelPrice = fc.record({
  level: fc.constantFrom(...chainLevels),
  cents: fc.nat({ max: 1_000_000 }),
  from: fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days)),
});
const prices = fc.array(levelPrice, { maxLength: 12 });
const known: LevelPrice[] = [
  { level: 'platform', cents: 1000, from: '2026-01-01' },
  { level: 'tenant', cents: 1500, from: '2026-01-01' },
  { level: 'dealer', cents: 3000, from: '2026-01-01' },
  { level: 'dealer', cents: 1200, from: '2026-12-01' },
];

describe('the price chain', () => {
  it('runs platform, tenant, partner, dealer; each pays what the level above charges [TAR-04] [N19]', () => {
    const steps = priceChain(known, 800, today);
    expect(
      steps.map(({ level, costCents, priceCents, marginCents }) => [level, costCents, priceCents, marginCents]),
    ).toEqual([
      ['platform', 800, 1000, 200],
      ['tenant', 1000, 1500, 500],
      ['partner', 1500, 1500, 0],
      ['dealer', 1500, 3000, 1500],
    ]);
    expect(steps.map(({ marginPercent }) => marginPercent)).toEqual([20, 33.33, 0, 50]);
    expect(steps.map(({ from }) => from)).toEqual(['2026-01-01', '2026-01-01', undefined, '2026-01-01']);
    expect(priceChain([], 0, today)[0]?.marginPercent).toBeUndefined();
  });

  it('adds up: cost and margins make what the customer pays [N19] [TAR-09]', () => {
    fc.assert(
      fc.property(prices, fc.nat({ max: 1_000_000 }), (list, cost) => {
        const steps = priceChain(list, cost, today);
        expect(steps.reduce((sum, { marginCents }) => sum + marginCents, cost)).toBe(steps.at(-1)?.priceCents);
        expect(steps.every((step, at) => step.costCents === (at ? steps[at - 1]?.priceCents : cost))).toBe(true);
      }),
    );
  });

  it('warns each level that sells below cost, and no other [N19]', () => {
    expect(chainWarnings(priceChain(known, 800, today))).toEqual([]);
    expect(chainWarnings(priceChain(known, 800, '2026-12-01'))).toEqual([
      { code: 'tariff.chain.belowCost', field: 'dealer', args: { price: '12.00', cost: '15.00' } },
    ]);
  });

  it('takes the latest price that has begun [N19] [DEV-23]', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...chainLevels), (list, level) => {
        const begun = list.filter((one) => one.level === level && one.from <= today);
        const found = priceOn(list, level, today);
        expect(found?.from).toBe(
          begun
            .map(({ from }) => from)
            .toSorted()
            .at(-1),
        );
        expect(begun.findLast(({ from }) => from === found?.from)).toBe(found);
      }),
    );
    const coming = (from: string): LevelPrice => ({ level: 'tenant', cents: 1, from });
    const list = ['2026-12-02', '2026-11-21', '2026-12-01', '2026-12-01'].map(coming);
    expect(comingPrices(list, today).map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-01', '2026-12-02']);
  });

  it('changes from today on, never in the past [N19]', () => {
    expect(checkEffectiveFrom(today, today)).toBeUndefined();
    expect(checkEffectiveFrom('2026-11-20', today)).toEqual({
      code: 'tariff.chain.past',
      field: 'from',
      args: { 0: today },
    });
    expectTotalForm(priceChangeForm, { level: 'tenant', price: '12.5', from: today }, words);
  });

  it('shows a level its superior price and those below, not what the superior pays [DEV-23] [TAR-04]', () => {
    const steps = priceChain(known, 800, today);
    expect(seenBy('platform', steps)).toEqual(steps);
    const seen = seenBy('partner', steps);
    expect(seen.map(({ level }) => level)).toEqual(['partner', 'dealer']);
    expect(seen[0]?.costCents).toBe(1500);
  });

  it('lets only the platform price for tenants and the tenant for those below [TAR-04] [DEV-23]', () => {
    const setters = (list: 'platformResources' | 'tenantResources' | 'deviceService' | 'registrationGrant') =>
      chainLevels.filter((level) => !checkPriceSetter(list, level));
    expect(setters('platformResources')).toEqual(['platform']);
    expect(setters('tenantResources')).toEqual(['tenant']);
    expect(setters('registrationGrant')).toEqual(['tenant']);
    expect(setters('deviceService')).toEqual(chainLevels);
    expect(checkPriceSetter('platformResources', 'dealer')).toEqual({ code: 'tariff.price.otherLevel' });
  });
});

describe('the impact preview', () => {
  it('tells what each level gains or loses and who turns below cost [N19]', () => {
    const [impact] = priceImpact([{ id: 'p1', prices: known, costCents: 800, units: 10 }], {
      level: 'tenant',
      cents: 3100,
      from: today,
    });
    expect(impact).toMatchObject({ id: 'p1', changeCents: 0 });
    expect(impact?.levels.map(({ changeCents, turnsBelowCost }) => [changeCents, turnsBelowCost])).toEqual([
      [0, false],
      [16_000, false],
      [0, false],
      [-16_000, true],
    ]);
  });

  it('blames the change only for what it turns below cost [N19]', () => {
    const loss: LevelPrice[] = [...known, { level: 'dealer', cents: 1400, from: '2026-02-01' }];
    const impactOf = (cents: number) =>
      priceImpact([{ id: 'p1', prices: loss, costCents: 800, units: 1 }], { level: 'dealer', cents, from: today })[0];
    expect(impactOf(1300)?.levels.some(({ turnsBelowCost }) => turnsBelowCost)).toBe(false);
    expect(impactOf(1300)?.changeCents).toBe(-100);
  });

  it('adds up to what the customer pays more or less [N19] [TAR-09]', () => {
    fc.assert(
      fc.property(prices, levelPrice, fc.nat({ max: 10_000 }), (list, change, units) => {
        const [impact] = priceImpact([{ id: 'x', prices: list, costCents: 5, units }], change);
        const end = (all: readonly LevelPrice[]) => priceChain(all, 5, change.from).at(-1)?.priceCents ?? 0;
        expect(impact?.changeCents).toBe((end([...list, change]) - end(list)) * units || 0);
      }),
    );
  });
});
