import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsFrom, formWords } from '../../lib/index.ts';
import {
  checkNewAttempt,
  financePaymentWords,
  financeWords,
  keptCents,
  openAttempts,
  orderEventAfter,
  orderMachine,
  orderStates,
  type OrderState,
  orderStep,
  paymentEventOf,
  paymentEvents,
  paymentMachine,
  type PaymentState,
  paymentStates,
  paymentStep,
  providerPaymentStates,
  providerResults,
  receiverStates,
  refundStep,
  resultEvents,
  splitStep,
  useOfMoney,
} from '../index.ts';

const words: Readonly<Record<string, unknown>> = { ...financePaymentWords, ...financeWords, ...formWords };
const code = (one: string) => ({ ok: false, problems: [{ code: one }] });
const asked = { cents: 10_000 };

describe('an attempt to pay', () => {
  it('reaches every state, is never over, as money that was returned may come back, and explains each refusal [FIN-12]', () => {
    const reached = new Set([paymentMachine.initial]);
    for (const state of reached)
      for (const event of eventsFrom(paymentMachine, state))
        reached.add(paymentMachine.states[state][event]?.to ?? state);
    expect(reached).toEqual(new Set(paymentStates));
    const stuck = paymentStates.filter((state) => eventsFrom(paymentMachine, state).length === 0);
    expect(stuck).toEqual(paymentMachine.finals);
    for (const state of paymentStates)
      for (const event of paymentEvents)
        for (const context of [asked, { cents: 1, paidCents: 1, paysOrder: true }]) {
          const result = paymentStep(state, event, context);
          for (const problem of result.ok ? [] : result.problems) expect(words).toHaveProperty([problem.code]);
        }
  });

  it('without an answer is unknown, until the provider says what it has [FIN-12]', () => {
    expect(paymentStep('created', 'lose', asked)).toEqual({ ok: true, value: 'unknown' });
    expect(paymentStep('unknown', 'send', asked)).toEqual({ ok: true, value: 'pending' });
    expect(paymentStep('unknown', 'paid', { ...asked, paidCents: 10_000 })).toEqual({ ok: true, value: 'paid' });
    expect(paymentStep('unknown', 'close', asked)).toEqual({ ok: true, value: 'closed' });
  });

  it('takes money also after it failed or was closed, and before its answer was stored [FIN-12]', () => {
    for (const state of ['created', 'pending', 'unknown', 'failed', 'closed'] as const) {
      expect(paymentStep(state, 'paid', { ...asked, paidCents: 10_000 }), state).toEqual({ ok: true, value: 'paid' });
      expect(paymentStep(state, 'misfit', { ...asked, paidCents: 9_999 })).toEqual({ ok: true, value: 'suspense' });
      expect(paymentStep(state, 'paid', { ...asked, paidCents: 9_999 })).toMatchObject(code('finance.order.amount'));
      expect(paymentStep(state, 'misfit', { ...asked, paidCents: 10_000 })).toMatchObject(
        code('finance.payment.sameAmount'),
      );
    }
  });

  it('of another amount is settled by finance: returned, or booked with a remark [FIN-12]', () => {
    expect(paymentStep('suspense', 'giveBack', asked)).toEqual({ ok: true, value: 'returned' });
    expect(paymentStep('suspense', 'book', { ...asked, remark: '客户已确认' })).toEqual({ ok: true, value: 'paid' });
    expect(paymentStep('suspense', 'book', asked)).toMatchObject(code('form.required'));
  });

  it('whose returned money did not reach its payer is settled by finance again, however often it comes back [FIN-12]', () => {
    for (const state of ['paid', 'suspense', 'returned'] as const)
      expect(paymentStep(state, 'comeBack', asked), state).toEqual({ ok: true, value: 'suspense' });
    expect(paymentStep('paid', 'comeBack', { ...asked, paysOrder: true })).toMatchObject(
      code('finance.payment.paysOrder'),
    );
    for (const state of ['created', 'pending', 'unknown', 'failed', 'closed'] as const)
      expect(paymentStep(state, 'comeBack', asked), state).toMatchObject(code(`finance.payment.is.${state}`));
    expect(keptCents({ paidCents: 100, givenBackCents: 40 })).toBe(60);
    expect(keptCents({ paidCents: null, givenBackCents: 0 })).toBe(0);
  });

  it('gives back money that pays nothing, and never what the order is paid with [FIN-12]', () => {
    expect(paymentStep('paid', 'giveBack', asked)).toEqual({ ok: true, value: 'returned' });
    expect(paymentStep('paid', 'giveBack', { ...asked, paysOrder: true })).toMatchObject(
      code('finance.payment.paysOrder'),
    );
  });

  it('waits for the former ones: what is unknown is asked for, what is open is closed first [FIN-12]', () => {
    const attempts = (...states: PaymentState[]) => states.map((state, at) => ({ attemptNo: at + 1, state }));
    expect(checkNewAttempt([])).toBeUndefined();
    expect(checkNewAttempt(attempts('failed', 'closed', 'returned'))).toBeUndefined();
    expect(checkNewAttempt(attempts('failed', 'pending'))?.code).toBe('finance.payment.closeFirst');
    expect(checkNewAttempt(attempts('pending', 'unknown'))?.code).toBe('finance.payment.is.unknown');
    expect(checkNewAttempt(attempts('suspense'))?.code).toBe('finance.payment.is.suspense');
    expect(openAttempts(attempts('created', 'closed', 'pending')).map(({ attemptNo }) => attemptNo)).toEqual([1, 3]);
  });
});

describe('what a provider says', () => {
  it('of a payment is a step of its attempt; its own early expiry is a failure [FIN-12]', () => {
    const stepOf = (said: Parameters<typeof paymentEventOf>[0], state: PaymentState = 'pending') =>
      paymentEventOf(said, { ...asked, state });
    expect(stepOf({ state: 'pending' })).toBeUndefined();
    expect(stepOf({ state: 'pending' }, 'unknown')).toBe('send');
    expect(stepOf({ state: 'paid', cents: 10_000 })).toBe('paid');
    expect(stepOf({ state: 'paid', cents: 9_999 })).toBe('misfit');
    // without an amount it says nothing
    expect(stepOf({ state: 'paid' })).toBeUndefined();
    expect(stepOf({ state: 'expired' })).toBe('fail');
    expect(stepOf({ state: 'failed' })).toBe('fail');
    expect(stepOf({ state: 'closed' })).toBe('close');
    // the order waits for the attempt, long before it expires itself
    const order = { state: 'paying', payableCents: 10_000 } as const;
    const event = orderEventAfter(order, { state: 'failed', isLatest: true });
    expect(event && orderStep('paying', event, { nowMs: 0, expiresAtMs: 9, payableCents: 10_000 })).toEqual({
      ok: true,
      value: 'failed',
    });
  });

  it('of a refund or a split is a step of those, never of the payment [FIN-07] [FIN-08]', () => {
    expect(providerResults.map((result) => resultEvents[result])).toEqual([undefined, 'succeed', 'fail']);
    expect(refundStep('refunding', 'succeed', {})).toEqual({ ok: true, value: 'success' });
    expect(splitStep('pending', 'fail')).toEqual({ ok: true, value: 'failed' });
  });

  it('has words [SHL-12]', () => {
    for (const state of providerPaymentStates) expect(words).toHaveProperty([`finance.provider.payment.${state}`]);
    for (const state of receiverStates) expect(words).toHaveProperty([`finance.provider.receiver.${state}`]);
  });
});

describe('an order with several attempts', () => {
  it('is paid by money of its amount while it is open; other money is a case, or goes back [FIN-01] [FIN-12]', () => {
    const use = (state: OrderState, cents: number) => useOfMoney({ state, payableCents: 10_000 }, cents);
    expect(orderStates.map((state) => use(state, 10_000))).toEqual([
      'pays',
      'pays',
      'goesBack',
      'pays',
      'goesBack',
      'goesBack',
    ]);
    expect(orderStates.map((state) => use(state, 9_999))).toEqual([
      'suspense',
      'suspense',
      'goesBack',
      'suspense',
      'goesBack',
      'goesBack',
    ]);
    expect(use('unpaid', NaN)).toBe('suspense');
  });

  it('is not touched by a late word about an old attempt [FIN-12]', () => {
    for (const state of orderStates)
      for (const word of ['failed', 'closed'] as const)
        expect(orderEventAfter({ state, payableCents: 5 }, { state: word, isLatest: false }), state).toBeUndefined();
    expect(orderEventAfter({ state: 'success', payableCents: 5 }, { state: 'failed', isLatest: true })).toBeUndefined();
  });

  const word = fc.record({
    attempt: fc.nat({ max: 2 }),
    said: fc.record({
      state: fc.constantFrom(...providerPaymentStates),
      cents: fc.constantFrom(10_000, 10_000, 9_999),
    }),
  });

  it('is paid once at most, whatever words come in whatever order; all other money is returned or a case [FIN-01] [FIN-12]', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), fc.nat({ max: 25 }), (said, endsAt) => {
        const attempts = [0, 1, 2].map(() => ({
          state: paymentMachine.initial,
          paidCents: undefined as number | undefined,
        }));
        let order: OrderState = 'paying';
        const payers: number[] = [];
        for (const [turn, one] of said.entries()) {
          const context = { nowMs: turn >= endsAt ? 9 : 0, expiresAtMs: 9, payableCents: 10_000 };
          const over = orderStep(order, 'expire', context);
          if (over.ok) order = over.value;
          const attempt = attempts[one.attempt];
          if (!attempt) continue;
          const event = paymentEventOf(one.said, { ...asked, state: attempt.state });
          const next = event && paymentStep(attempt.state, event, { ...asked, paidCents: one.said.cents });
          if (!next?.ok) continue;
          attempt.state = next.value;
          if (one.said.state === 'paid') attempt.paidCents = one.said.cents;
          const paidCents = attempt.paidCents ?? NaN;
          const owed = { state: order, payableCents: 10_000 };
          const follows = orderEventAfter(owed, { state: next.value, isLatest: one.attempt === 2, paidCents });
          const moved = follows && orderStep(order, follows, { ...context, paidCents });
          if (!moved?.ok) continue;
          if (moved.value === 'success') payers.push(one.attempt);
          order = moved.value;
        }
        expect(payers).toHaveLength(order === 'success' ? 1 : 0);
        for (const [at, { state, paidCents }] of attempts.entries()) {
          // money that arrived is never forgotten
          expect(paidCents !== undefined).toBe(state === 'paid' || state === 'suspense');
          const isSurplus = state === 'paid' && !payers.includes(at);
          expect(!isSurplus || orderMachine.finals.includes(order)).toBe(true);
        }
      }),
    );
  });
});
