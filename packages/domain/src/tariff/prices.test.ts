import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords, type Result } from '../lib/index.ts';
import {
  cheaperForLonger,
  deviceServicePriceForm,
  giftForm,
  packagesCents,
  portionCents,
  price,
  priceCents,
  registrationGrantForm,
  resourcePackageForm,
  servicePrice,
  serviceYears,
  storagePriceForm,
  tariffWords,
  unitGiftForm,
  unitPrice,
  unitPriceText,
} from './index.ts';

const words = { ...tariffWords, ...formWords };
const yuanPrices = ['99', '180', '255', '320', '375', '420'];
const mode = { mode: 'standard', modeName: '标准服务', description: '', prices: yuanPrices, freeMonths: 3 };
const problemsOf = (result: Result<unknown>) => (result.ok ? [] : result.problems);

describe('a price', () => {
  it('is required, not negative and in whole cents [TAR-03] [TAR-09]', () => {
    for (const blank of [undefined, null, ''])
      expect(problemsOf(price(blank, 'p'))).toEqual([{ code: 'tariff.price.required', field: 'p' }]);
    expect(problemsOf(price('-0.01', 'p'))).toEqual([{ code: 'tariff.price.negative', field: 'p' }]);
    expect(price('0', 'p')).toEqual({ ok: true, value: 0 });
    expect(price('9999999.99', 'p')).toEqual({ ok: true, value: priceCents.max });
    expect(problemsOf(price('10000000', 'p'))).toEqual([
      { code: 'form.range', field: 'p', args: { 0: 0, 1: 9_999_999.99 } },
    ]);
    expect(problemsOf(price('-10000000', 'p'))).toEqual([{ code: 'tariff.price.negative', field: 'p' }]);
    expect(problemsOf(price('1.005', 'p'))).toMatchObject([{ code: 'form.twoDecimals' }]);
    expectTotal((raw) => price(raw, 'price'), words);
  });

  it('is asked of each of the six years of a service mode [TAR-02] [DEV-23]', () => {
    expectTotalForm(deviceServicePriceForm, mode, words);
    const without = deviceServicePriceForm.check({ ...mode, prices: [...yuanPrices.slice(0, 5), ''] });
    expect(problemsOf(without)).toEqual([{ code: 'tariff.price.required', field: 'prices.5' }]);
    expect(problemsOf(deviceServicePriceForm.check({ ...mode, prices: yuanPrices.slice(0, 5) }))).toMatchObject([
      { code: 'form.tooFew', field: 'prices' },
    ]);
    expect(problemsOf(deviceServicePriceForm.check({ ...mode, modeName: 'x'.repeat(129) }))).toMatchObject([
      { code: 'form.tooLong', args: { 0: 128 } },
    ]);
  });

  it('of a package or of storage needs its quantity or duration [TAR-02] [TAR-03]', () => {
    expectTotalForm(resourcePackageForm, { resource: 'sms', quantity: 1000, amount: '45' }, words);
    expectTotalForm(storagePriceForm, { product: 'watermark', months: '12', amount: 0 }, words);
    expect(problemsOf(resourcePackageForm.check({ resource: 'fax', quantity: 0, amount: '' })).length).toBe(3);
  });

  it('of a service is that of the years chosen, 1 to 6 [TAR-02] [DEV-23]', () => {
    const prices = [1, 2, 3, 4, 5, 6];
    for (const years of prices) expect(servicePrice(prices, years)).toEqual({ ok: true, value: years });
    for (const years of [0, 7, 1.5, '', null, 'x'])
      expect(problemsOf(servicePrice(prices, years)), String(years)).toMatchObject([{ field: 'years' }]);
    expect(problemsOf(servicePrice([1], 2))).toEqual([{ code: 'tariff.price.none', field: 'years' }]);
    expect(serviceYears).toEqual({ min: 1, max: 6 });
    expect(cheaperForLonger([100, 90, 95, 95, 10, 11])).toEqual([2, 5]);
  });

  it('of several packages stays whole cents [TAR-05] [TAR-09]', () => {
    expect(packagesCents(priceCents.max, 1000)).toEqual({ ok: true, value: 999_999_999_000 });
    expect(problemsOf(packagesCents(1, 1.5))).toMatchObject([{ code: 'form.integer' }]);
    for (const count of [0, 1001, NaN])
      expect(problemsOf(packagesCents(1, count))).toMatchObject([{ code: 'form.range' }]);
  });
});

describe('the unit price', () => {
  const packs = fc.record({
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    amountCents: fc.integer({ min: 0, max: priceCents.max }),
  });

  it('follows from quantity and amount and gives the amount back exactly [TAR-03] [TAR-09]', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const { cents, units } = unitPrice(pack);
        expect(BigInt(cents) * BigInt(pack.quantity)).toBe(BigInt(pack.amountCents) * BigInt(units));
        expect(Number.isInteger(cents) && Number.isInteger(units)).toBe(true);
      }),
    );
    expect(unitPrice({ quantity: 1000, amountCents: 4500 })).toEqual({ cents: 9, units: 2 });
    expect(unitPrice({ quantity: 7, amountCents: 0 })).toEqual({ cents: 0, units: 1 });
  });

  it('is read with four decimals [TAR-03]', () => {
    expect(unitPriceText({ quantity: 1000, amountCents: 4500 })).toBe('0.0450');
    expect(unitPriceText({ quantity: 3, amountCents: 10_000 })).toBe('33.3333');
    expect(unitPriceText({ quantity: 200, amountCents: 1 })).toBe('0.0001');
    expect(unitPriceText({ quantity: 201, amountCents: 1 })).toBe('0.0000');
  });

  it('loses no cent however a package is used up [TAR-03] [TAR-09]', () => {
    fc.assert(
      fc.property(packs, fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 20 }), (pack, cuts) => {
        const at = [0, ...cuts.map((cut) => cut % (pack.quantity + 1)).toSorted((a, b) => a - b), pack.quantity];
        const portions = at.slice(1).map((to, index) => portionCents(pack, at[index] ?? 0, to));
        expect(portions.reduce((a, b) => a + b, 0)).toBe(pack.amountCents);
        expect(portions.every((cents) => cents >= 0)).toBe(true);
      }),
    );
  });
});

describe('gifts', () => {
  const gift = { deviceId: 'd1', mode: 'flow', days: 1, sms: 0, voice: '' };

  it('are never negative and never nothing [TAR-08]', () => {
    expectTotalForm(giftForm, { ...gift, voice: 2 }, words);
    expectTotalForm(unitGiftForm, { sms: 1, voice: 0, remark: 'outage' }, words);
    expect(problemsOf(unitGiftForm.check({ sms: 0, voice: null, remark: 'x' }))).toEqual([
      { code: 'tariff.gift.nothing' },
    ]);
    for (const name of ['days', 'sms', 'voice'])
      expect(problemsOf(giftForm.check({ ...gift, voice: 0, [name]: -1 }))).toEqual([
        { code: 'tariff.gift.negative', field: name },
      ]);
    expect(problemsOf(giftForm.check({ deviceId: 'd1', mode: 'flow' }))).toEqual([{ code: 'tariff.gift.nothing' }]);
    expect(problemsOf(giftForm.check({ ...gift, voice: 0, days: 0.5 }))).toMatchObject([{ code: 'form.integer' }]);
  });

  it('work only in standard and traffic mode [TAR-08]', () => {
    const outcome = (chosen: string) => giftForm.check({ ...gift, voice: 0, mode: chosen });
    expect(outcome('standard')).toMatchObject({ ok: true });
    expect(outcome('flow')).toMatchObject({ ok: true });
    expect(problemsOf(outcome('inclusive'))).toEqual([{ code: 'tariff.gift.mode', field: 'mode' }]);
  });

  it('on registration are free months, messages and calls [TAR-04] [TAR-02]', () => {
    expectTotalForm(registrationGrantForm, { freeMonths: 3, sms: 50, voice: 10 }, words);
    expect(registrationGrantForm.check({})).toEqual({ ok: true, value: { freeMonths: 0, sms: 0, voice: 0 } });
    expect(problemsOf(registrationGrantForm.check({ freeMonths: 73 }))).toMatchObject([{ args: { 0: 0, 1: 72 } }]);
  });
});
