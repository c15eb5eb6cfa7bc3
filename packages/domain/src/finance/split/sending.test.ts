import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEndRecipient,
  isKnownSplitCode,
  isLastPart,
  merchantStopForm,
  newTriggerForm,
  payAccessForm,
  planSplit,
  recipientAccount,
  waitsForOthers,
} from '../index.ts';

const rule = (recipientId: string, isEnded = false) => ({
  name: `规则 ${recipientId}`,
  isEnded,
  tasks: [{ recipientId, name: 'x', account: 'a', ratio: 10 }],
});
const part = (splitId: number, result: 'pending' | 'success' | 'failed') => ({ splitId, result });

describe('a split of a paid order', () => {
  it('gives parts of what is left after refunds, which add up with the merchant’s, whatever the amounts [FIN-05] [TAR-09]', () => {
    const ratios = fc.uniqueArray(fc.record({ recipientId: fc.string(), ratio: fc.integer({ min: 1, max: 20 }) }), {
      maxLength: 5,
      selector: ({ recipientId }) => recipientId,
    });
    fc.assert(
      fc.property(
        ratios,
        fc.nat({ max: 10_000_000 }),
        fc.nat({ max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (tasks, paidCents, share, max) => {
          const refundedCents = Math.floor((paidCents * share) / 100);
          const plan = planSplit(tasks, { paidCents, refundedCents, feeCents: 0 }, max);
          if (!plan.ok) throw new Error('refused');
          const given = plan.value.shares.reduce((sum, { cents }) => sum + cents, 0);
          expect(given + plan.value.merchantCents).toBe(paidCents - refundedCents);
          expect(plan.value.problem === undefined).toBe(given <= Math.floor((paidCents * max) / 100));
        },
      ),
    );
  });

  it('is not sent where it is more than the provider lets out, and says both sums [FIN-04]', () => {
    const plan = planSplit([{ recipientId: 'a', ratio: 40 }], { paidCents: 4500, refundedCents: 0, feeCents: 27 }, 30);
    expect(plan.ok && plan.value.problem).toEqual({ code: 'finance.split.tooMuch', args: { 0: '13.50', 1: '18.00' } });
    const wrong = planSplit([{ recipientId: 'a', ratio: 101 }], { paidCents: 1, refundedCents: 0, feeCents: 0 }, 30);
    expect(wrong.ok).toBe(false);
  });

  it('goes part by part, and the last one frees the rest unless another may be tried again [FIN-07]', () => {
    expect(waitsForOthers(2, [part(1, 'pending'), part(2, 'pending')])).toBe(true);
    expect(waitsForOthers(2, [part(1, 'failed'), part(2, 'pending'), part(3, 'pending')])).toBe(false);
    expect(isLastPart(2, [part(1, 'success'), part(2, 'pending')])).toBe(true);
    expect(isLastPart(2, [part(1, 'failed'), part(2, 'pending')])).toBe(false);
    expect(isLastPart(1, [part(1, 'pending'), part(2, 'pending')])).toBe(false);
    expect([isKnownSplitCode('NO_RELATION'), isKnownSplitCode('SOMETHING_NEW')]).toEqual([true, false]);
  });
});

describe('what a split rests on', () => {
  it('a recipient is named by its number or its open id, and ended only when no live rule pays it [FIN-03]', () => {
    expect(recipientAccount({ type: 'merchant', merchantNumber: '12345678', openId: 'o' })).toBe('12345678');
    expect(recipientAccount({ type: 'person', openId: 'oAbc' })).toBe('oAbc');
    expect(recipientAccount({ type: 'person' })).toBe('');
    expect(checkEndRecipient('1', [rule('2'), rule('1', true)])).toBeUndefined();
    expect(checkEndRecipient('1', [rule('1')])).toEqual({ code: 'finance.recipient.inUse', args: { names: '规则 1' } });
  });

  it('a payment account needs the reason of an unusual maximum, a stop its reason, a trigger its partner [FIN-02] [FIN-06]', () => {
    const access = { providerMaxPercent: 30, providerMaxReason: '', applet: 'ready', officialAccount: 'ready' };
    expect(payAccessForm.check(access).ok).toBe(true);
    const more = payAccessForm.check({ ...access, providerMaxPercent: 50 });
    expect(more).toMatchObject({ problems: [{ code: 'form.required', field: 'providerMaxReason' }] });
    expect(payAccessForm.check({ ...access, key: 'short' }).ok).toBe(false);
    expect(merchantStopForm.check({ reason: ' ' }).ok).toBe(false);
    expect(newTriggerForm.check({ orderType: 'smsTraffic', partnerId: '1', isEnabled: true }).ok).toBe(true);
    expect(newTriggerForm.check({ orderType: 'topUp', partnerId: '1', isEnabled: true }).ok).toBe(false);
  });
});
