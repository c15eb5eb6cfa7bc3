import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookEntry,
  bookChangeForm,
  bookSteps,
  buyerOf,
  buyersOfList,
  buyingCents,
  checkBookChange,
  keyImpact,
  levelOf,
  levelPricesOf,
  paidEntry,
  priceChain,
  retailCents,
  type SoldLine,
  sellerId,
  wholesaleCents,
} from './index.ts';

const [operator, tenant, partner, dealer] = [
  sellerId('operator', 'R000'),
  sellerId('tenant', 'R001'),
  sellerId('partner', 1),
  sellerId('partner', 2),
];
const path = [operator, tenant, partner, dealer];
const line: SoldLine = { path, list: 'deviceService' };
const key = { priced: 'standard', quantity: 1 } as const;
const today = '2026-11-21';

let no = 0;
const entry = (seller: string, cents: number, more: Partial<BookEntry> = {}): BookEntry => ({
  priceId: (no += 1),
  list: 'deviceService',
  seller,
  buyer: 'reseller',
  buyerId: '',
  cents,
  isEnd: false,
  from: '2026-01-01',
  ...key,
  ...more,
});
const whole = [
  entry(operator, 2000, { list: 'cost' }),
  entry(operator, 3000),
  entry(tenant, 4500),
  entry(partner, 5200),
  entry(dealer, 6000, { buyer: 'user' }),
];
const costs = (entries: readonly BookEntry[], onDay = today) =>
  bookSteps(entries, line, key, onDay).map(({ costCents }) => costCents);

describe('the price book [TAR-04] [N19]', () => {
  it('names the one buyer of a price as it names a seller', () => {
    expect(buyerOf(sellerId('partner', 7))).toEqual({ partnerId: 7 });
    expect(buyerOf(sellerId('tenant', 'R001'))).toEqual({ tenantId: 'R001' });
    expect(buyerOf(sellerId('operator', 'R000'))).toEqual({});
    expect(buyerOf('')).toEqual({});
  });

  it('passes each price on as the cost of the next', () => {
    expect(bookSteps(whole, line, key, today)).toMatchObject([
      { costCents: 2000, priceCents: 3000, marginCents: 1000 },
      { costCents: 3000, priceCents: 4500, marginCents: 1500 },
      { costCents: 4500, priceCents: 5200, marginCents: 700 },
      { costCents: 5200, priceCents: 6000, marginCents: 800, isBelowCost: false },
    ]);
  });

  it('takes the price of the one buyer before that of all, until it ends', () => {
    const own = entry(partner, 4400, { buyerId: dealer });
    const ended = entry(partner, 0, { buyerId: dealer, isEnd: true, from: '2026-12-01' });
    expect(costs([...whole, own, ended])).toEqual([2000, 3000, 4500, 4400]);
    expect(costs([...whole, own, ended], '2026-12-01')).toEqual([2000, 3000, 4500, 5200]);
    expect(bookSteps([...whole, own], line, key, today)[2]).toMatchObject({ marginCents: -100, isBelowCost: true });
  });

  it('of two prices that begin together takes the later entry, and none of those still to come', () => {
    const again = entry(tenant, 4600);
    expect(costs([...whole, again])).toEqual([2000, 3000, 4600, 5200]);
    expect(costs([...whole, entry(tenant, 9000, { from: '2026-11-22' })])).toEqual([2000, 3000, 4500, 5200]);
  });

  it('has a price to buy at where the seller above has one alone: at cost it would say what that one pays [TAR-04] [DEV-23]', () => {
    expect(buyingCents(whole.slice(3), line, key, today)?.cents).toBe(5200);
    expect(buyingCents([whole[4] as BookEntry], line, key, today)).toBeUndefined();
    expect(buyingCents(whole.slice(0, 2), line, key, today)).toBeUndefined();
    const ended = entry(partner, 0, { isEnd: true });
    expect(buyingCents([...whole, ended], line, key, today)).toBeUndefined();
    expect(buyingCents(whole, { ...line, path: [operator] }, key, today)).toBeUndefined();
  });

  it('says for whom each level may have a list', () => {
    expect(buyersOfList('cost', 'tenant')).toEqual([]);
    expect(buyersOfList('platformResources', 'platform')).toEqual(['reseller']);
    expect(buyersOfList('tenantResources', 'partner')).toEqual([]);
    expect(buyersOfList('deviceService', 'platform')).toEqual(['reseller']);
    expect(buyersOfList('storage', 'dealer')).toEqual(['user', 'reseller']);
  });
});

const entries = fc.array(
  fc.record({
    seller: fc.constantFrom(...path),
    buyer: fc.constantFrom('user' as const, 'reseller' as const),
    buyerId: fc.constantFrom('', ...path),
    cents: fc.integer({ min: 0, max: 999_999_999 }),
    isEnd: fc.boolean(),
    from: fc.constantFrom('2026-01-01', '2026-06-01', '2026-11-21', '2026-12-01', '2027-01-01'),
    list: fc.constantFrom('cost' as const, 'deviceService' as const),
  }),
  { maxLength: 30 },
);
const numbered = (rows: readonly object[]) => rows.map((row, at) => ({ ...key, ...row, priceId: at })) as BookEntry[];
const days = fc.constantFrom('2025-12-31', '2026-06-01', '2026-11-21', '2026-12-31', '2027-06-01');

describe('any book', () => {
  it('is added up: the cost and all margins are what the customer pays [N19]', () =>
    fc.assert(
      fc.property(entries, days, fc.integer({ min: 1, max: 4 }), (rows, onDay, length) => {
        const steps = bookSteps(numbered(rows), { ...line, path: path.slice(0, length) }, key, onDay);
        const margins = steps.reduce((sum, { marginCents }) => sum + marginCents, 0);
        expect((steps[0]?.costCents ?? 0) + margins).toBe(steps.at(-1)?.priceCents);
        expect(steps.slice(1).map(({ costCents }) => costCents)).toEqual(
          steps.slice(0, -1).map(({ priceCents }) => priceCents),
        );
      }),
    ));

  it('keeps the price of a day whatever is entered later for later days [TAR-04] [N19]', () =>
    fc.assert(
      fc.property(entries, entries, (rows, later) => {
        const after = later.map((row) => ({ ...row, from: '2026-11-22' }));
        expect(bookSteps(numbered([...rows, ...after]), line, key, today)).toEqual(
          bookSteps(numbered(rows), line, key, today),
        );
      }),
    ));

  it('is drawn as a waterfall that says the same on every day, and nothing above what the viewer pays [N19] [DEV-23]', () =>
    fc.assert(
      fc.property(entries, fc.constantFrom(0, 1, 2, 3), (rows, at) => {
        const book = numbered(rows);
        const seller = path[at] as string;
        const prices = levelPricesOf(book, line, key, { seller, today });
        const level = levelOf(line, seller);
        // what nobody sells to a seller has no waterfall: it would begin at what the one above pays
        const drawnDays = [today, '2026-12-31', '2027-06-01'];
        fc.pre(at === 0 || drawnDays.every((onDay) => bookSteps(book, line, key, onDay)[at - 1]?.from !== undefined));
        // what the operator itself pays is given beside the prices, as it is today
        const hasLaterCost = at === 0 && rows.some(({ list }) => list === 'cost');
        for (const onDay of hasLaterCost ? [today] : drawnDays) {
          const steps = bookSteps(book, line, key, onDay);
          const drawn = priceChain(prices, steps[0]?.costCents ?? 0, onDay);
          expect(drawn.slice(at).map(({ costCents, priceCents }) => [costCents, priceCents])).toEqual(
            steps.slice(at).map(({ costCents, priceCents }) => [costCents, priceCents]),
          );
        }
        const levels = ['platform', 'tenant', 'partner', 'dealer'];
        for (const one of prices) expect(levels.indexOf(one.level)).toBeGreaterThanOrEqual(levels.indexOf(level) - 1);
      }),
    ));

  it('changes for a line what its sellers earn, together what the customer pays [N19]', () =>
    fc.assert(
      fc.property(
        entries,
        fc.integer({ min: 0, max: 999_999 }),
        fc.nat(1000),
        fc.constantFrom(...path),
        (rows, cents, units, seller) => {
          const before = numbered(rows);
          const after = [...before, entry(seller, cents, { priceId: 1000, from: today })];
          const impact = keyImpact(before, after, { line, key, seller, units, onDay: today });
          const paid = (book: readonly BookEntry[]) => bookSteps(book, line, key, today).at(-1)?.priceCents ?? 0;
          expect(impact.customersCents).toBe((paid(after) - paid(before)) * units || 0);
          expect(impact.ownCents + impact.belowCents).toBe(impact.customersCents);
        },
      ),
    ));

  it('costs a package at least as much as any part of what is on sale for it [TAR-03]', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 1e6 }), amountCents: fc.integer({ min: 0, max: 1e7 }) }),
          { minLength: 1 },
        ),
        fc.integer({ min: 1, max: 1e6 }),
        (packs, quantity) => {
          const cents = wholesaleCents(packs, quantity) ?? -1;
          expect(cents).toBeGreaterThanOrEqual(0);
          for (const pack of packs)
            expect(cents * pack.quantity).toBeLessThan(pack.amountCents * quantity + pack.quantity);
        },
      ),
    ));
});

describe('a change of prices [TAR-02] [TAR-03]', () => {
  const problemsOf = (rows: readonly object[], from = today) => {
    const read = bookChangeForm.check({ from, rows });
    return read.ok ? [] : read.problems.map(({ code, field }) => `${code} ${field}`);
  };
  const row = { priced: 'standard', quantity: 1, cents: 100, isEnd: false };

  it('names the row and what is wrong with it', () => {
    expect(problemsOf([row, { ...row, quantity: 6 }])).toEqual([]);
    expect(problemsOf([])).toEqual(['form.required rows']);
    expect(problemsOf([{ ...row, quantity: 7 }])).toEqual([expect.stringContaining('rows.0.quantity')]);
    expect(problemsOf([{ ...row, cents: -1 }])).toEqual(['tariff.price.negative rows.0.cents']);
    expect(problemsOf([{ ...row, cents: null }])).toEqual(['tariff.price.required rows.0.cents']);
    expect(problemsOf([{ ...row, cents: 1_000_000_000 }])).toEqual([expect.stringContaining('rows.0.cents')]);
    expect(problemsOf([row, row])).toEqual(['form.duplicate rows.1']);
    expect(problemsOf([{ ...row, priced: 'gold' }])).toEqual([expect.stringContaining('rows.0.priced')]);
  });

  it('begins today at the earliest, and has only what the list is of', () => {
    const change = { from: '2026-11-20', rows: [row, { ...row, priced: 'sms' }] as const };
    const problems = checkBookChange(change as never, { list: 'deviceService', today });
    expect(problems.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'tariff.chain.past from',
      'tariff.price.otherList rows.1.priced',
    ]);
  });
});

describe('the price that an order names [TAR-02] [DEV-23]', () => {
  const someEntry = fc
    .record({
      seller: fc.constantFrom(...path),
      buyer: fc.constantFrom('user' as const, 'reseller' as const),
      buyerId: fc.constantFrom('', partner, dealer),
      cents: fc.integer({ min: 0, max: 9999 }),
      isEnd: fc.boolean(),
      from: fc.constantFrom('2026-01-01', '2026-11-21', '2026-12-01'),
    })
    .map(({ seller, cents, ...more }) => entry(seller, cents, more));

  it('is what is paid, for who sells on and for who uses it', () => {
    fc.assert(
      fc.property(fc.array(someEntry, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (entries, length) => {
        const of = { path: path.slice(0, length), list: 'deviceService' as const };
        const asSeller = paidEntry(entries, of, key, { isSeller: true, onDay: today });
        const asUser = paidEntry(entries, of, key, { isSeller: false, onDay: today });
        expect(asSeller?.cents).toBe(buyingCents(entries, of, key, today)?.cents);
        expect(asUser?.cents).toBe(retailCents(entries, of, key, today)?.cents);
      }),
    );
  });
});
