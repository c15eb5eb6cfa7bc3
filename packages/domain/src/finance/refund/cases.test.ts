import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import {
  caseForm,
  caseKinds,
  caseWays,
  checkSettlesCase,
  daysToAsk,
  financePaymentWords,
  financeRefundWords,
  isOldWord,
  isStillOwed,
  refundableCents,
  statedRefundDays,
  rollbackQuantity,
  unitsOfFound,
  waysOfCase,
} from '../index.ts';

const words = { ...financeRefundWords, ...financePaymentWords, ...formWords };

describe('a case of money', () => {
  const one = { kind: 'refundFailed', payeeRentId: 'R001', creatorId: 7, askedById: 8 } as const;
  const by = { rentId: 'R001', userId: 9 };

  it('is settled by the payee, and by neither who ordered nor who asked for the refund [FIN-08] [FIN-10] [ROL-06]', () => {
    expect(checkSettlesCase(one, by, 'payAgain')).toBeUndefined();
    expect(checkSettlesCase(one, { ...by, rentId: 'R002' }, 'payAgain')?.code).toBe('finance.settle.notPayee');
    expect(checkSettlesCase(one, { ...by, userId: 7 }, 'payAgain')?.code).toBe('finance.settle.own');
    expect(checkSettlesCase(one, { ...by, userId: 8 }, 'undo')?.code).toBe('finance.refund.ownRequest');
  });

  it('is settled only as its kind allows, and needs its amount where none could be read [FIN-08] [TAR-10]', () => {
    for (const kind of caseKinds)
      for (const how of caseWays) {
        const isAllowed = (waysOfCase[kind] as readonly string[]).includes(how);
        expect(checkSettlesCase({ ...one, kind }, by, how, 100)?.code).toBe(isAllowed ? undefined : 'finance.case.way');
      }
    expect(checkSettlesCase({ ...one, kind: 'amountUnread' }, by, 'book')).toEqual({
      code: 'form.required',
      field: 'amount',
    });
    expectTotalForm(caseForm, { how: 'payAgain', remark: '账户已更正', amount: '1.5' }, words);
  });

  it('opens for a refund that is still owed; one that failed at once is not [FIN-08] [FIN-09]', () => {
    expect(isStillOwed({ state: 'success', repeats: false })).toBe(true);
    expect(isStillOwed({ state: 'refunding', repeats: true })).toBe(true);
    expect(isStillOwed({ state: 'refunding', repeats: false })).toBe(false);
  });
});

describe('a refund that was found at the provider', () => {
  it('takes what it is worth and never more than is unused; what is left stays refundable to the cent [FIN-09] [TAR-10]', () => {
    const order = fc.record({
      units: fc.integer({ min: 1, max: 5000 }),
      paidCents: fc.integer({ min: 1, max: 100_000 }),
      used: fc.integer({ min: 0, max: 5000 }),
      steps: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(order, ({ units, paidCents, used, steps }) => {
        const sold = { units, paidCents, refundedCents: 0, takenUnits: 0, unitsLeft: Math.max(0, units - used) };
        for (const cents of steps) {
          const found = unitsOfFound(sold, cents);
          expect(found.ok).toBe(cents <= sold.paidCents - sold.refundedCents);
          if (!found.ok) continue;
          expect(found.value).toBeLessThanOrEqual(sold.unitsLeft);
          // what could be asked for here takes the same
          const asked = rollbackQuantity(sold, cents);
          expect(asked.ok ? asked.value : found.value).toBe(found.value);
          sold.refundedCents += cents;
          sold.takenUnits += found.value;
          sold.unitsLeft -= found.value;
          const rest = refundableCents(sold);
          expect(rest).toBeLessThanOrEqual(paidCents - sold.refundedCents);
          expect(rest === 0 || rollbackQuantity(sold, rest).ok).toBe(true);
        }
        expect(sold.takenUnits + sold.unitsLeft).toBe(Math.max(0, units - used));
      }),
    );
    expect(
      unitsOfFound({ units: 10, paidCents: 100, refundedCents: 60, takenUnits: 6, unitsLeft: 4 }, 41),
    ).toMatchObject({ problems: [{ code: 'finance.refund.amount', args: { 0: '0.40' } }] });
  });

  it('is asked for day by day up to yesterday, each day once, also after days without a gateway [TAR-10] [FIN-08]', () => {
    expect(daysToAsk(null, '2026-11-30')).toEqual(['2026-11-29']);
    expect(daysToAsk('2026-11-29', '2026-11-30')).toEqual([]);
    expect(daysToAsk('2026-02-27', '2026-03-02')).toEqual(['2026-02-28', '2026-03-01']);
    expect(daysToAsk('2020-01-01', '2026-11-30')).toHaveLength(statedRefundDays);
    // noted while the clock was wrong
    for (const ahead of ['2026-11-30', '2031-01-01']) expect(daysToAsk(ahead, '2026-11-30')).toEqual(['2026-11-29']);
  });

  it('is not believed where it is older than a failure by more than clocks differ; a time that cannot be read is no old one [FIN-08] [TAR-10]', () => {
    const failedAt = Date.parse('2026-11-30T10:00:00Z');
    const minutesBefore = [11, 10, 0, -60].map((minutes) => isOldWord(failedAt - minutes * 60_000, failedAt));
    expect(minutesBefore).toEqual([true, false, false, false]);
    expect(isOldWord(NaN, failedAt)).toBe(false);
  });
});
