import { yuanText } from '@fireline/domain/lib';
import { priceCents } from '@fireline/domain/tariff';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedYuan } from '../lib/field/typedYuan.ts';
import { type ServiceDraft, cheaperYears, filledDown, pricedUnitsOf, readPrices } from './prices.ts';

const mode = (prices: readonly string[]): ServiceDraft => ({
  mode: 'standard',
  modeName: '标准',
  description: '',
  prices,
  freeMonths: '3',
});
const six = ['60', '110', '150', '190', '220', '240'];

describe('a price list as it is typed', () => {
  it('is kept in whole cents, whatever amount is typed and however [TAR-03] [TAR-09]', () => {
    const cents = fc.integer(priceCents);
    fc.assert(
      fc.property(fc.array(cents, { minLength: 6, maxLength: 6 }), cents, (prices, amount) => {
        const { prices: read } = readPrices({
          service: [mode(prices.map(typedYuan))],
          packages: [{ resource: 'sms', quantity: '1000', amount: yuanText(amount) }],
        });
        expect(read?.service[0]?.pricesCents).toEqual(prices);
        expect(read?.packages[0]?.amountCents).toBe(amount);
      }),
    );
  });

  it('says what is wrong by the path of the field, and is not to be saved [TAR-03]', () => {
    const { prices, problems } = readPrices({
      service: [mode(['60', '', '-1', '1.005', 'x', '10000000'])],
      packages: [{ resource: 'voice', quantity: '0', amount: '9' }],
      storage: [{ product: 'watermark', months: '73', amount: '' }],
    });
    expect(prices).toBeNull();
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['service.0.prices.1', 'tariff.price.required'],
      ['service.0.prices.2', 'tariff.price.negative'],
      ['service.0.prices.3', 'form.twoDecimals'],
      ['service.0.prices.4', 'form.number'],
      ['service.0.prices.5', 'form.range'],
      ['packages.0.quantity', 'form.range'],
      ['storage.0.months', 'form.range'],
      ['storage.0.amount', 'tariff.price.required'],
    ]);
  });

  it('leaves out a mode without any price, which is not sold, and keeps the places of the others [TAR-02]', () => {
    const blank = mode(['', ' ', '', '', '', '']);
    const read = readPrices({ service: [{ ...blank, mode: 'flow' }, mode(six)] });
    expect(read.prices?.service.map((one) => one.mode)).toEqual(['standard']);
    const { problems } = readPrices({ service: [blank, mode(['-1', ...six.slice(1)])] });
    expect(problems.map(({ field }) => field)).toEqual(['service.1.prices.0']);
  });

  it('reads full-width figures [TAR-03]', () => {
    expect(
      readPrices({ storage: [{ product: 'watermark', months: '１２', amount: '９．９' }] }).prices?.storage,
    ).toEqual([{ product: 'watermark', months: 12, amountCents: 990 }]);
  });

  it('warns of years that cost less than a shorter time, beside what cannot be read [TAR-02]', () => {
    expect(cheaperYears(six)).toEqual([]);
    expect(cheaperYears(['60', '50', '', 'x', '1', '0.5'])).toEqual([2, 6]);
  });

  it('fills down from the first price that is there [TAR-02]', () => {
    expect(filledDown(['', '60', '', '7', '', ''])).toEqual(['', '60', '60', '60', '60', '60']);
    expect(filledDown(['', ' '])).toEqual(['', ' ']);
  });

  it('a unit price follows once quantity and amount can be read [TAR-03]', () => {
    expect(pricedUnitsOf({ resource: 'sms', quantity: '1000', amount: '45' })).toEqual({
      quantity: 1000,
      amountCents: 4500,
    });
    expect(pricedUnitsOf({ resource: 'sms', quantity: '', amount: '45' })).toBeUndefined();
  });
});
