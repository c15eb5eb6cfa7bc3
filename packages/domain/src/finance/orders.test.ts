import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords } from '../lib/index.ts';
import { purchaseWays, tariffWords } from '../tariff/index.ts';
import {
  channelStates,
  channelWarnings,
  checkMethod,
  checkOrder,
  codeUntil,
  countdown,
  expiryOf,
  financeSplitWords,
  financeWords,
  type Order,
  type OrderContext,
  type OrderType,
  orderEvents,
  orderCents,
  orderMachine,
  orderStates,
  orderStep,
  orderTotal,
  orderTypeNames,
  orderTypes,
  paymentForm,
  paymentMethods,
  promptFor,
  spend,
  topUpForm,
} from './index.ts';

const words: Readonly<Record<string, unknown>> = {
  ...financeWords,
  ...financeSplitWords,
  ...tariffWords,
  ...formWords,
};
const context: OrderContext = { nowMs: 0, expiresAtMs: 100, payableCents: 500, paidCents: 500 };
const late = { ...context, nowMs: 100 };
const code = (one: string) => ({ ok: false, problems: [{ code: one }] });

const contexts: fc.Arbitrary<OrderContext> = fc.record({
  nowMs: fc.constantFrom(0, 99, 100, 101),
  expiresAtMs: fc.constant(100),
  payableCents: fc.constant(500),
  paidCents: fc.constantFrom(500, 499),
  method: fc.constantFrom('wechat' as const, 'balance' as const),
  balanceCents: fc.constantFrom(0, 500),
  isReceivingEnabled: fc.boolean(),
});

describe('the order machine, walked', () => {
  it('reaches every state, and nothing leaves the final ones [FIN-01]', () => {
    const reached = new Set([orderMachine.initial]);
    for (const state of reached)
      for (const event of eventsFrom(orderMachine, state)) reached.add(orderMachine.states[state][event]?.to ?? state);
    expect(reached).toEqual(new Set(orderStates));
    expect(orderStates.filter((state) => eventsFrom(orderMachine, state).length === 0)).toEqual(orderMachine.finals);
  });

  it('explains every refusal in words [FIN-01] [FIN-12]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), fc.constantFrom(...orderEvents), contexts, (state, event, one) => {
        const result = orderStep(state, event, one);
        for (const problem of result.ok ? [] : result.problems)
          expect(words, `${state} ${event}`).toHaveProperty([problem.code]);
      }),
    );
  });

  it('is never paid with another amount, and never left once paid [FIN-01] [FIN-12]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...orderEvents), contexts), { maxLength: 20 }), (history) => {
        let state = orderMachine.initial;
        for (const [event, one] of history) {
          const next = orderStep(state, event, one);
          expect(state === 'success' && next.ok).toBe(false);
          const isPaid = next.ok && next.value === 'success';
          expect(!isPaid || (event === 'paid' && one.paidCents === one.payableCents)).toBe(true);
          if (next.ok) state = next.value;
        }
      }),
    );
  });
});

describe('an order', () => {
  it('unpaid or failed can be paid again or cancelled [FIN-01]', () => {
    for (const state of ['unpaid', 'failed'] as const) {
      expect(orderStep(state, 'pay', context)).toEqual({ ok: true, value: 'paying' });
      expect(orderStep(state, 'cancel', context)).toEqual({ ok: true, value: 'cancelled' });
    }
    expect(orderStep('paying', 'pay', context)).toEqual({ ok: true, value: 'paying' });
    expect(orderStep('paying', 'fail', context)).toEqual({ ok: true, value: 'failed' });
    expect(orderStep('unpaid', 'fail', context)).toMatchObject(code('finance.order.notPaying'));
  });

  it('whose payment runs is not cancelled until the payer says it was not paid [FIN-01]', () => {
    expect(orderStep('paying', 'cancel', context)).toMatchObject(code('finance.order.paying'));
    expect(orderStep('paying', 'abandon', context)).toEqual({ ok: true, value: 'unpaid' });
  });

  it.each(['unpaid', 'paying', 'failed'] as const)(
    '%s is paid when the provider says so, in time or late [FIN-12]',
    (state) => {
      expect(orderStep(state, 'paid', late)).toEqual({ ok: true, value: 'success' });
      expect(orderStep(state, 'paid', { ...context, paidCents: 499 })).toEqual({
        ok: false,
        problems: [{ code: 'finance.order.amount', args: { paid: '4.99', payable: '5.00' } }],
      });
      const { paidCents: _, ...unknown } = context;
      expect(orderStep(state, 'paid', unknown)).toMatchObject(code('finance.order.amount'));
    },
  );

  it('expires when it is due and cannot be paid then [FIN-12]', () => {
    for (const state of ['unpaid', 'paying', 'failed'] as const) {
      expect(orderStep(state, 'expire', late)).toEqual({ ok: true, value: 'expired' });
      expect(orderStep(state, 'expire', context)).toMatchObject(code('finance.order.notDue'));
      expect(orderStep(state, 'pay', late)).toMatchObject(code('finance.order.expired'));
    }
  });

  it('closed gives a late payment back; paid once is paid [FIN-01] [FIN-12]', () => {
    expect(orderStep('cancelled', 'paid', context)).toMatchObject(code('finance.order.latePayment'));
    expect(orderStep('expired', 'paid', context)).toMatchObject(code('finance.order.latePayment'));
    expect(orderStep('success', 'paid', context)).toMatchObject(code('finance.order.alreadyPaid'));
    expect(orderStep('cancelled', 'pay', context)).toMatchObject(code('finance.order.cancelled'));
    expect(orderStep('expired', 'cancel', context)).toMatchObject(code('finance.order.expired'));
  });

  it('needs a merchant that may receive, and balance enough when paid from there [FIN-02] [FIN-11]', () => {
    expect(orderStep('unpaid', 'pay', { ...context, isReceivingEnabled: false })).toMatchObject(
      code('finance.merchant.notReceiving'),
    );
    expect(orderStep('unpaid', 'pay', { ...context, method: 'balance', balanceCents: 499 })).toMatchObject(
      code('tariff.balance.short'),
    );
    expect(orderStep('unpaid', 'pay', { ...context, method: 'balance' })).toMatchObject(code('tariff.balance.short'));
    expect(orderStep('unpaid', 'pay', { ...context, method: 'balance', balanceCents: 500 }).ok).toBe(true);
  });

  it('asks whether the payment succeeded, and else points to what is unpaid [FIN-01]', () => {
    expect(promptFor(['success', 'unpaid', 'paying'])).toBe('askIfPaid');
    expect(promptFor(['success', 'unpaid'])).toBe('unpaidOrders');
    expect(promptFor(['failed'])).toBe('unpaidOrders');
    expect(promptFor(['success', 'cancelled', 'expired'])).toBeUndefined();
  });

  it('is paid in full or not at all, refunded at most what was paid, and has its payment time [FIN-01] [TAR-09]', () => {
    const order: Order = {
      id: 'o1',
      createdAtMs: 0,
      creatorId: 'u1',
      payerId: 'u1',
      payeeId: 'm1',
      type: 'serviceFee',
      content: '两年服务费',
      state: 'success',
      payableCents: 500,
      paidCents: 500,
      refundedCents: 500,
      paidAtMs: 5,
      expiresAtMs: 100,
    };
    const codesOf = (change: Partial<Order>) => checkOrder({ ...order, ...change }).map((problem) => problem.code);
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ paidCents: 499, refundedCents: 0 })).toEqual(['finance.order.paidInFull']);
    expect(codesOf({ refundedCents: 501 })).toEqual(['finance.order.refunded']);
    expect(codesOf({ refundedCents: -1 })).toEqual(['finance.order.refunded']);
    expect(codesOf({ state: 'unpaid', paidCents: 0, refundedCents: 0 })).toEqual(['finance.order.paymentTime']);
    const { paidAtMs: _, ...unpaid } = order;
    expect(checkOrder(unpaid)).toMatchObject([{ code: 'finance.order.paymentTime' }]);
    expect(checkOrder({ ...unpaid, state: 'expired', paidCents: 0, refundedCents: 0 })).toEqual([]);
  });

  it('is of a closed set of types [FIN-01] [FIN-06] [FIN-09]', () => {
    const having = (property: 'isRefundable' | 'canTrigger') =>
      orderTypeNames.filter((type) => orderTypes[type][property]);
    expect(having('isRefundable')).toEqual(['serviceFee', 'dataCard', 'smsTraffic', 'voiceTraffic']);
    expect(having('canTrigger')).toEqual([
      'serviceFee',
      'smsTraffic',
      'voiceTraffic',
      'smsResource',
      'voiceResource',
      'setMeal',
    ]);
  });
});

describe('the total of an order', () => {
  it('is the sum of its lines, 0.00 too, and never more than an order may cost [FIN-01] [TAR-09]', () => {
    expect(orderTotal([4500, 9000])).toEqual({ ok: true, value: 13_500 });
    expect(orderTotal([0])).toEqual({ ok: true, value: 0 });
    expect(orderTotal([orderCents.max, 0])).toEqual({ ok: true, value: orderCents.max });
    expect(orderTotal([orderCents.max, 1])).toEqual({
      ok: false,
      problems: [{ code: 'finance.order.total', field: 'lines', args: { 0: '9999999999.99' } }],
    });
    expect(orderTotal([5, -1])).toMatchObject(code('finance.order.total'));
    expect(orderTotal([0.5])).toMatchObject(code('form.inexact'));
    expect(orderTotal([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])).toMatchObject(code('form.inexact'));
  });
});

describe('the payment page', () => {
  it('reads its forms [FIN-12] [FIN-11]', () => {
    expectTotalForm(paymentForm, { orderId: 'o1', method: 'wechat' }, { ...financeWords, ...formWords });
    expectTotalForm(topUpForm, { amount: '0.01' }, { ...financeWords, ...formWords });
    expect(topUpForm.check({ amount: '0' }).ok).toBe(false);
  });

  it('counts down to the moment the order can no longer be paid [FIN-12]', () => {
    expect(expiryOf(0, 'online')).toBe(1_800_000);
    expect(countdown(1_800_000, 0)).toEqual({ minutes: 30, seconds: 0, isOver: false });
    expect(countdown(61_000, 0)).toEqual({ minutes: 1, seconds: 1, isOver: false });
    expect(countdown(NaN, 0)).toEqual({ minutes: 0, seconds: 0, isOver: true });
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 100_000 }), (leftMs) => {
        const { minutes, seconds, isOver } = countdown(leftMs, 0);
        expect(isOver).toBe(!orderStep('unpaid', 'pay', { ...context, expiresAtMs: leftMs }).ok);
        expect(isOver).toBe(minutes * 60 + seconds === 0);
        expect(seconds < 60).toBe(true);
      }),
    );
  });

  it('shows a code of an order by pay code half an hour at most, and none longer than its order waits [FIN-12] [TAR-05]', () => {
    const at = (ms: number): string => new Date(ms).toISOString();
    const until = (endsMs: number, ...begunMs: number[]): number =>
      codeUntil({ expiresAt: at(endsMs), attempts: begunMs.map((ms) => ({ createdAt: at(ms) })) });
    const week = expiryOf(0, 'offlineCode');
    expect(until(week)).toBe(week);
    expect(until(week, 0, 60_000)).toBe(60_000 + 1_800_000);
    expect(until(week, week - 1000)).toBe(week);
  });

  it('waits half an hour for a payment online or from the balance, a week for a pay code, 30 days for a transfer [FIN-12] [TAR-05]', () => {
    const hours = purchaseWays.map((way) => [way, (expiryOf(5, way) - 5) / 3_600_000]);
    expect(Object.fromEntries(hours)).toEqual({ online: 0.5, balance: 0.5, offlineCode: 168, bankTransfer: 720 });
  });

  it('takes no provider for an order of 0.00, and no balance for a top-up [FIN-11] [FIN-12] [TAR-05]', () => {
    const fitting = (type: OrderType, payableCents: number) =>
      paymentMethods.filter((method) => !checkMethod({ type, payableCents }, method));
    expect(fitting('serviceFee', 1)).toEqual(paymentMethods);
    expect(fitting('serviceFee', 0)).toEqual(['balance']);
    expect(fitting('topUp', 1)).toEqual(['wechat', 'alipay']);
    const free: OrderContext = { ...context, payableCents: 0, paidCents: 0, method: 'balance' };
    expect(orderStep('unpaid', 'pay', free)).toEqual({ ok: true, value: 'paying' });
    expect(orderStep('paying', 'paid', free)).toEqual({ ok: true, value: 'success' });
    expect(orderStep('unpaid', 'pay', { ...free, method: 'wechat' })).toMatchObject(code('finance.order.freeMethod'));
    const topUp: OrderContext = { ...context, type: 'topUp', method: 'balance', balanceCents: 500 };
    expect(orderStep('unpaid', 'pay', topUp)).toMatchObject(code('finance.order.topUpMethod'));
  });

  it('warns of each channel that is unauthenticated or unauthorised [FIN-13]', () => {
    expect(channelWarnings({ applet: 'ready', officialAccount: 'ready' })).toEqual([]);
    expect(channelWarnings({ applet: 'unauthenticated', officialAccount: 'unauthorised' })).toEqual([
      { code: 'finance.channel.applet.unauthenticated', field: 'applet' },
      { code: 'finance.channel.officialAccount.unauthorised', field: 'officialAccount' },
    ]);
    for (const applet of channelStates)
      for (const officialAccount of channelStates)
        for (const warning of channelWarnings({ applet, officialAccount }))
          expect(words).toHaveProperty([warning.code]);
  });

  it('leaves what is left of the balance, or asks to top up [FIN-11]', () => {
    expect(spend(500, 200)).toEqual({ ok: true, value: 300 });
    expect(spend(199, 200)).toMatchObject(code('tariff.balance.short'));
    for (const amount of [-1, NaN, 0.5]) expect(spend(500, amount).ok, String(amount)).toBe(false);
  });
});
