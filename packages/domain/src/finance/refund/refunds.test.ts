import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { eventsFrom, formWords, type Problem, splitCents } from '../../lib/index.ts';
import {
  clawback,
  endRefund,
  financeRefundWords,
  orderStates,
  orderTypeNames,
  orderTypes,
  type RefundableOrder,
  refundEvents,
  refundForm,
  refundGroups,
  refundMachine,
  refundProblems,
  refundStates,
  refundStep,
  refundTrack,
  returnRefusal,
  startRefund,
  undoRefund,
} from '../index.ts';

const words: Readonly<Record<string, unknown>> = { ...financeRefundWords, ...formWords };
const order: RefundableOrder = {
  type: 'serviceFee',
  state: 'success',
  creatorId: 'u1',
  paidCents: 1000,
  refundedCents: 200,
  hasPendingRefund: false,
  version: 7,
};
const request = { userId: 'u1', amountCents: 300, seenVersion: 7 };
const codesOf = (change: Partial<RefundableOrder>, asked: Partial<typeof request> = {}) =>
  refundProblems({ ...order, ...change }, { ...request, ...asked }).map(({ code }) => code);

describe('refund conditions', () => {
  it('are met by the user’s own paid order of four types [FIN-09]', () => {
    expect(orderTypeNames.filter((type) => codesOf({ type }).length === 0)).toEqual([
      'serviceFee',
      'dataCard',
      'smsTraffic',
      'voiceTraffic',
    ]);
    expect(orderStates.filter((state) => codesOf({ state }).length === 0)).toEqual(['success']);
    expect(codesOf({}, { userId: 'u2' })).toEqual(['finance.refund.notOwn']);
  });

  it('keep the total refunded within the amount paid [FIN-09]', () => {
    expect(codesOf({}, { amountCents: 800 })).toEqual([]);
    for (const amountCents of [801, 0, -1, 0.5, NaN])
      expect(codesOf({}, { amountCents }), String(amountCents)).toEqual(['finance.refund.amount']);
    expect(codesOf({ refundedCents: 1000 }, { amountCents: 1 })).toEqual(['finance.refund.amount']);
    expect(refundProblems({ ...order, refundedCents: 1001 }, request)).toMatchObject([{ args: { 0: '0.00' } }]);
  });

  it('come as a list of every reason at once, each in words [FIN-09]', () => {
    const all = codesOf(
      { type: 'topUp', state: 'unpaid', hasPendingRefund: true, refundedCents: 1000 },
      { userId: 'u2' },
    );
    expect(all).toEqual([
      'finance.refund.type',
      'finance.refund.notOwn',
      'finance.refund.notPaid',
      'finance.refund.amount',
      'finance.refund.pending',
    ]);
    for (const code of all) expect(words).toHaveProperty([code]);
  });

  it('let only one of two at once pass, also with an order read long before [FIN-09]', () => {
    const requests = fc.array(
      fc.record({
        userId: fc.constant('u1'),
        amountCents: fc.integer({ min: 1, max: 900 }),
        seenVersion: fc.constant(7),
      }),
      { minLength: 2, maxLength: 5 },
    );
    fc.assert(
      fc.property(requests, fc.constantFrom('success', 'refused', 'failed', undefined), (asked, end) => {
        let now = order;
        let passed = 0;
        for (const one of asked) {
          const result = startRefund(now, one);
          if (!result.ok) continue;
          passed += 1;
          const ended = end ? endRefund(result.value, end, one.amountCents) : result;
          now = ended.ok ? ended.value : now;
        }
        expect(passed <= 1).toBe(true);
        expect(now.refundedCents <= now.paidCents).toBe(true);
      }),
    );
    expect(startRefund({ ...order, version: 8 }, request)).toEqual({
      ok: false,
      problems: [{ code: 'finance.refund.changed' }],
    });
  });

  it('are asked again once the refund has ended; only success counts [FIN-08] [FIN-09]', () => {
    const started = startRefund(order, request);
    expect(started).toEqual({ ok: true, value: { ...order, hasPendingRefund: true, version: 8 } });
    for (const end of ['success', 'refused', 'failed'] as const)
      expect(endRefund(order, end, 300)).toEqual({
        ok: true,
        value: { ...order, version: 8, refundedCents: end === 'success' ? 500 : 200 },
      });
  });

  it('never book more than was paid, and give back what a refund that failed later had taken [FIN-08] [FIN-09]', () => {
    const big = { ...order, paidCents: 10_000, refundedCents: 9_500 };
    for (const amountCents of [501, 999, 0, -1, 0.5, NaN])
      expect(endRefund(big, 'success', amountCents), String(amountCents)).toMatchObject({
        problems: [{ code: 'finance.refund.amount', args: { 0: '5.00' } }],
      });
    expect(endRefund(big, 'success', 500)).toMatchObject({ value: { refundedCents: 10_000 } });
    expect(undoRefund(big, 500)).toEqual({ ok: true, value: { ...big, version: 8, refundedCents: 9_000 } });
    for (const amountCents of [9_501, 0, -1, NaN])
      expect(undoRefund(big, amountCents)).toMatchObject({ problems: [{ code: 'finance.refund.notRefunded' }] });
  });

  it('refuse an order of 0.00: nothing was paid [FIN-09]', () => {
    expect(codesOf({ paidCents: 0, refundedCents: 0 }, { amountCents: 1 })).toEqual(['finance.refund.amount']);
  });
});

describe('a refund', () => {
  it('is asked for with reason, contact, evidence, amount and the rollback that was seen [FIN-08]', () => {
    const good = {
      reason: '重复购买',
      contact: '13800138000',
      remark: '',
      evidence: ['a.png'],
      amount: '3',
    };
    expectTotalForm(refundForm, good, { ...financeRefundWords, ...formWords });
    expect(refundForm.check({ ...good, evidence: ['1', '2', '3', '4', '5', '6'] })).toMatchObject({
      problems: [{ code: 'form.tooMany', args: { 0: 5 } }],
    });
  });

  it('is audited by finance alone, once, a refusal with its reason [FIN-10] [FIN-08]', () => {
    const finance = { isFinance: true, userId: 'u2', askedBy: 'u1' };
    expect(refundStep('underReview', 'approve', finance)).toEqual({ ok: true, value: 'refunding' });
    expect(refundStep('underReview', 'refuse', { ...finance, reason: '已使用' })).toEqual({
      ok: true,
      value: 'refused',
    });
    expect(refundStep('underReview', 'refuse', finance)).toMatchObject({
      problems: [{ code: 'form.required', field: 'reason' }],
    });
    for (const event of ['approve', 'refuse'] as const) {
      expect(refundStep('underReview', event, { reason: 'x' })).toMatchObject({
        problems: [{ code: 'finance.refund.financeOnly' }],
      });
      expect(refundStep('refunding', event, { ...finance, reason: 'x' })).toMatchObject({
        problems: [{ code: 'finance.refund.is.refunding' }],
      });
    }
  });

  it('is not audited by the one who asked for it; one that the system asked for is by anybody of finance [FIN-10]', () => {
    const own = { code: 'finance.refund.ownRequest' };
    const refused = refundStep('underReview', 'refuse', { isFinance: true, userId: 'u1', askedBy: 'u1', reason: 'x' });
    expect(refused).toMatchObject({ problems: [own] });
    expect(refundStep('underReview', 'approve', { isFinance: true, userId: 'u1', askedBy: 'u1' })).toMatchObject({
      problems: [own],
    });
    expect(refundStep('underReview', 'approve', { isFinance: true, askedBy: 'u1' })).toMatchObject({ problems: [own] });
    expect(refundStep('underReview', 'approve', { isFinance: true, userId: 'u1' }).ok).toBe(true);
  });

  it('succeeds or fails only after approval [FIN-08] [FIN-10]', () => {
    expect(refundStep('refunding', 'succeed', {})).toEqual({ ok: true, value: 'success' });
    expect(refundStep('underReview', 'succeed', {})).toMatchObject({
      problems: [{ code: 'finance.refund.is.underReview' }],
    });
  });

  it('fails by the final word of the provider alone, also after it had succeeded; else it is sent again [FIN-08]', () => {
    for (const state of ['refunding', 'success'] as const) {
      expect(refundStep(state, 'fail', { isFinal: true })).toEqual({ ok: true, value: 'failed' });
      expect(refundStep(state, 'fail', {})).toMatchObject({ problems: [{ code: 'finance.refund.notFinal' }] });
    }
    expect(refundStep('refunding', 'resend', {})).toEqual({ ok: true, value: 'refunding' });
    expect(Object.values(refundGroups).flat()).toEqual(refundStates);
  });

  it('reaches every state; nothing leaves an ended one, and each refusal has words [FIN-08]', () => {
    const reached = new Set([refundMachine.initial]);
    for (const state of reached)
      for (const event of eventsFrom(refundMachine, state))
        reached.add(refundMachine.states[state][event]?.to ?? state);
    expect(reached).toEqual(new Set(refundStates));
    expect(refundStates.filter((state) => eventsFrom(refundMachine, state).length === 0)).toEqual(refundMachine.finals);
    for (const state of refundStates)
      for (const event of refundEvents)
        for (const context of [{}, { isFinance: true, userId: 'u2' }, { isFinal: true }]) {
          const result = refundStep(state, event, context);
          for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
        }
  });

  it('is followed on its track [FIN-08]', () => {
    expect(refundTrack('underReview')).toEqual(['purchaseCompleted', 'refunding']);
    expect(refundTrack('refunding')).toEqual(refundTrack('underReview'));
    expect(refundTrack('success')).toEqual(['purchaseCompleted', 'refunding', 'refundSucceeded']);
    expect(refundTrack('failed')).toEqual(['purchaseCompleted', 'refunding', 'refundFailed']);
    expect(refundTrack('refused')).toEqual(refundTrack('failed'));
  });

  it('is for types that exist [FIN-09]', () => {
    expect(Object.values(orderTypes).filter(({ isRefundable }) => isRefundable).length).toBe(4);
  });
});

describe('the clawback preview', () => {
  const holdings = fc.uniqueArray(
    fc.record({ recipientId: fc.string({ maxLength: 4 }), heldCents: fc.nat({ max: 100_000 }) }),
    {
      selector: ({ recipientId }) => recipientId,
      maxLength: 8,
    },
  );

  it('takes back the refund to the cent, from nobody more than is held, whatever the order [N18] [FIN-08] [TAR-09]', () => {
    const held = holdings.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(
        held,
        fc.nat({ max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([list, others], merchant, part) => {
          const all = list.reduce((sum, { heldCents }) => sum + heldCents, merchant);
          fc.pre(all > 0);
          const refund = Math.max(1, Math.floor(all * part));
          const result = clawback(refund, list, merchant);
          if (!result.ok) throw new Error('refused');
          const { parts, merchantCents, merchantLeftCents } = result.value;
          expect(parts.reduce((sum, { cents }) => sum + cents, merchantCents)).toBe(refund);
          expect(merchantLeftCents).toBe(merchant - merchantCents);
          expect(parts.every(({ cents, leftCents }) => cents >= 0 && leftCents >= 0) && merchantLeftCents >= 0).toBe(
            true,
          );
          // in proportion: less than a cent off
          for (const [at, { cents }] of parts.entries())
            expect(Math.abs(cents * all - refund * (list[at]?.heldCents ?? 0)) < all).toBe(true);
          const again = clawback(refund, others, merchant);
          const sorted = (one: typeof again) =>
            (one.ok ? one.value.parts : []).toSorted((a, b) => (a.recipientId < b.recipientId ? -1 : 1));
          expect(sorted(again)).toEqual(sorted(result));
        },
      ),
    );
  });

  it('empties every holding when everything is refunded, and refuses more [N18] [FIN-09]', () => {
    const list = [
      { recipientId: 'b', heldCents: 30 },
      { recipientId: 'a', heldCents: 20 },
    ];
    const inexact = { ok: false, problems: [{ code: 'form.inexact' }] };
    const most = Number.MAX_SAFE_INTEGER;
    expect(clawback(100, [{ recipientId: 'r1', heldCents: 0.5 }], 50)).toMatchObject(inexact);
    expect(clawback(100, [{ recipientId: 'r1', heldCents: -most }], most)).toMatchObject(inexact);
    expect(clawback(100, list, 50)).toEqual({
      ok: true,
      value: {
        parts: [
          { recipientId: 'b', cents: 30, leftCents: 0, borneCents: 0 },
          { recipientId: 'a', cents: 20, leftCents: 0, borneCents: 0 },
        ],
        merchantCents: 50,
        merchantLeftCents: 0,
      },
    });
    for (const cents of [101, 0, -1, 0.5, NaN])
      expect(clawback(cents, list, 50)).toMatchObject({
        problems: [{ code: 'finance.refund.amount', args: { 0: '1.00' } }],
      });
  });

  it('is exact beyond what floating point can multiply, as within [N18] [TAR-09]', () => {
    const weights = fc
      .array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 9 })
      .filter((list) => list.some((one) => one > 0));
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), weights, (cents, list) => {
        // the same shares, once with weights that fit plain numbers and once with weights that do not
        const huge = list.map((weight) => weight * 1_000_000_000_000_003);
        expect(splitCents(cents, huge)).toEqual(splitCents(cents, list));
      }),
    );
  });

  it('leaves the part of a recipient that cannot give back with it; the merchant bears it, by name [N18] [FIN-08] [TAR-09]', () => {
    const person: Problem = { code: 'finance.return.person' };
    const list = [
      { recipientId: 'a', heldCents: 3000 },
      { recipientId: 'b', heldCents: 3000 },
    ];
    const whyKept = (id: string) => (id === 'a' ? person : undefined);
    expect(clawback(5000, list, 4000, whyKept)).toEqual({
      ok: true,
      value: {
        parts: [
          { recipientId: 'a', cents: 0, leftCents: 3000, borneCents: 1500, reason: person },
          { recipientId: 'b', cents: 1500, leftCents: 1500, borneCents: 0 },
        ],
        merchantCents: 3500,
        merchantLeftCents: 500,
      },
    });
    // the rest of the order: a recipient that can give back ends at 0, and the merchant is short by what was kept
    const rest = clawback(
      5000,
      [
        { recipientId: 'a', heldCents: 3000 },
        { recipientId: 'b', heldCents: 1500 },
      ],
      500,
      whyKept,
    );
    expect(rest).toMatchObject({ value: { parts: [{ cents: 0 }, { leftCents: 0 }], merchantLeftCents: -3000 } });
  });

  it('never throws and empties an order refunded in any steps, though some cannot give back [N18] [FIN-08] [FIN-09]', () => {
    const order = fc.record({ list: holdings, merchant: fc.nat({ max: 100_000 }), kept: fc.nat() });
    const steps = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(order, steps, ({ list, merchant, kept }, percents) => {
        const whyKept = (id: string) =>
          list.findIndex(({ recipientId }) => recipientId === id) % 3 === kept % 3
            ? { code: 'finance.return.late' }
            : undefined;
        let [now, merchantHeld] = [list, merchant];
        let left = list.reduce((sum, { heldCents }) => sum + heldCents, merchant);
        for (const percent of [...percents, 100]) {
          const refund = percent === 100 ? left : Math.floor((left * percent) / 100);
          if (refund === 0) continue;
          const result = clawback(refund, now, merchantHeld, whyKept);
          if (!result.ok) throw new Error(result.problems[0]?.code);
          const { parts, merchantCents, merchantLeftCents } = result.value;
          expect(parts.reduce((sum, { cents }) => sum + cents, merchantCents)).toBe(refund);
          for (const { cents, leftCents, borneCents, reason } of parts) {
            expect(cents >= 0 && leftCents >= 0 && borneCents >= 0).toBe(true);
            expect(reason ? cents : borneCents).toBe(0);
          }
          now = parts.map(({ recipientId, leftCents }) => ({ recipientId, heldCents: leftCents }));
          merchantHeld = merchantLeftCents;
          left -= refund;
        }
        const able = now.filter(({ recipientId }) => !whyKept(recipientId));
        expect(able.every(({ heldCents }) => heldCents === 0)).toBe(true);
        expect(now.reduce((sum, { heldCents }) => sum + heldCents, merchantHeld)).toBe(0);
      }),
    );
    const wild = fc.oneof(fc.constantFrom(NaN, Infinity, -Infinity, 0.5, 2 ** 53), fc.integer());
    fc.assert(
      fc.property(wild, fc.array(wild, { maxLength: 4 }), wild, fc.boolean(), (refund, list, merchantHeld, isKept) => {
        const found = list.map((heldCents, at) => ({ recipientId: String(at), heldCents }));
        const result = clawback(refund, found, merchantHeld, () =>
          isKept ? { code: 'finance.return.late' } : undefined,
        );
        for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
      }),
    );
    // two persons were borne before: the merchant is below 0, and the next refund is still possible
    expect(clawback(100, [{ recipientId: 'a', heldCents: 500 }], -100)).toMatchObject({ ok: true });
  });

  it('knows who cannot give back: a person, after 180 days, without leave, or what is spent [FIN-08] [N18]', () => {
    const dayMs = 86_400_000;
    const facts = {
      type: 'merchant',
      splitAtMs: 0,
      nowMs: 180 * dayMs,
      isReturnAllowed: true,
      heldCents: 500,
    } as const;
    const codeOf = (change: Partial<Parameters<typeof returnRefusal>[0]>) =>
      returnRefusal({ ...facts, ...change })?.code;
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ balanceCents: 500 })).toBeUndefined();
    expect(codeOf({ type: 'person' })).toBe('finance.return.person');
    expect(codeOf({ nowMs: 180 * dayMs + 1 })).toBe('finance.return.late');
    expect(codeOf({ nowMs: NaN })).toBe('finance.return.late');
    expect(codeOf({ isReturnAllowed: false })).toBe('finance.return.notAllowed');
    expect(codeOf({ balanceCents: 499 })).toBe('finance.return.spent');
  });
});
