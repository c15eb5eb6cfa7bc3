import * as fc from 'fast-check';
import { it } from 'vitest';
import { expectTotalRules, wildNumber } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { purchaseWays, tariffWords } from '../tariff/index.ts';
import {
  allocateSplit,
  checkMerchantMaximum,
  checkMethod,
  checkNewAttempt,
  checkOrder,
  checkOrderSplit,
  checkProviderMax,
  checkSplitRecord,
  checkSplittable,
  countdown,
  endRefund,
  expiryOf,
  financeLedgerWords,
  financePaymentWords,
  financeRefundWords,
  financeSplitWords,
  financeWords,
  largestRatios,
  orderEventAfter,
  orderEvents,
  orderStates,
  orderStep,
  orderTotal,
  orderTypeNames,
  paymentEventOf,
  paymentEvents,
  paymentMethods,
  paymentStates,
  paymentStep,
  providerPaymentStates,
  recipientTypes,
  type RefundableOrder,
  refundEvents,
  refundProblems,
  refundStates,
  refundStep,
  returnRefusal,
  spend,
  type SplitRecord,
  splitResults,
  startRefund,
  undoRefund,
  useOfMoney,
} from './index.ts';

const text = fc.string({ maxLength: 8 });
const parts = fc.array(fc.record({ recipientId: text, ratio: wildNumber }), { maxLength: 5 });
const base = fc.record({ paidCents: wildNumber, refundedCents: wildNumber, feeCents: wildNumber });
const state = fc.constantFrom(...orderStates);
const paymentState = fc.constantFrom(...paymentStates);
const type = fc.constantFrom(...orderTypeNames);
const method = fc.constantFrom(...paymentMethods);
const refundable: fc.Arbitrary<RefundableOrder> = fc.record({
  type,
  state,
  creatorId: text,
  paidCents: wildNumber,
  refundedCents: wildNumber,
  hasPendingRefund: fc.boolean(),
  version: wildNumber,
});
const request = fc.record({ userId: text, amountCents: wildNumber, seenVersion: wildNumber });
const record: fc.Arbitrary<SplitRecord> = fc.record({
  merchantLedgerNumber: text,
  orderNumber: text,
  ruleVersion: wildNumber,
  totalCents: wildNumber,
  recipientAccount: text,
  receivedCents: wildNumber,
  detailNumber: text,
  result: fc.constantFrom(...splitResults),
  createdAtMs: wildNumber,
});

it('no rule of orders, payments, splits and refunds throws, and each refusal has words [FIN-01] [FIN-05] [FIN-09] [FIN-12] [SHL-12]', () => {
  expectTotalRules(
    [
      {
        name: 'orderStep',
        ask: (draw) =>
          orderStep(draw(state), draw(fc.constantFrom(...orderEvents)), {
            nowMs: draw(wildNumber),
            expiresAtMs: draw(wildNumber),
            type: draw(type),
            payableCents: draw(wildNumber),
            paidCents: draw(wildNumber),
            method: draw(method),
            balanceCents: draw(wildNumber),
            isReceivingEnabled: draw(fc.boolean()),
          }),
      },
      { name: 'orderTotal', ask: (draw) => orderTotal(draw(fc.array(wildNumber, { maxLength: 5 }))) },
      {
        name: 'checkMethod',
        ask: (draw) => checkMethod({ type: draw(type), payableCents: draw(wildNumber) }, draw(method)),
      },
      {
        name: 'checkOrder',
        ask: (draw) =>
          checkOrder({
            id: '',
            createdAtMs: 0,
            creatorId: '',
            payerId: '',
            payeeId: '',
            type: draw(type),
            content: '',
            state: draw(state),
            payableCents: draw(wildNumber),
            paidCents: draw(wildNumber),
            refundedCents: draw(wildNumber),
            expiresAtMs: draw(wildNumber),
          }),
      },
      { name: 'expiryOf', ask: (draw) => expiryOf(draw(wildNumber), draw(fc.constantFrom(...purchaseWays))) },
      { name: 'countdown', ask: (draw) => countdown(draw(wildNumber), draw(wildNumber)) },
      { name: 'spend', ask: (draw) => spend(draw(wildNumber), draw(wildNumber)) },
      {
        name: 'paymentStep',
        ask: (draw) =>
          paymentStep(draw(paymentState), draw(fc.constantFrom(...paymentEvents)), {
            cents: draw(wildNumber),
            paidCents: draw(wildNumber),
            paysOrder: draw(fc.boolean()),
            remark: draw(text),
          }),
      },
      {
        name: 'paymentEventOf',
        ask: (draw) =>
          paymentEventOf(
            { state: draw(fc.constantFrom(...providerPaymentStates)), cents: draw(wildNumber) },
            { state: draw(paymentState), cents: draw(wildNumber) },
          ),
      },
      {
        name: 'useOfMoney',
        ask: (draw) => useOfMoney({ state: draw(state), payableCents: draw(wildNumber) }, draw(wildNumber)),
      },
      {
        name: 'orderEventAfter',
        ask: (draw) =>
          orderEventAfter(
            { state: draw(state), payableCents: draw(wildNumber) },
            { state: draw(paymentState), isLatest: draw(fc.boolean()), paidCents: draw(wildNumber) },
          ),
      },
      {
        name: 'checkNewAttempt',
        ask: (draw) =>
          checkNewAttempt(draw(fc.array(fc.record({ attemptNo: wildNumber, state: paymentState }), { maxLength: 4 }))),
      },
      { name: 'allocateSplit', ask: (draw) => allocateSplit(draw(wildNumber), draw(parts)) },
      {
        name: 'largestRatios',
        ask: (draw) => largestRatios(draw(fc.array(wildNumber, { maxLength: 4 })), draw(wildNumber)),
      },
      {
        name: 'checkProviderMax',
        ask: (draw) => checkProviderMax(draw(fc.array(wildNumber, { maxLength: 4 })), draw(wildNumber)),
      },
      {
        name: 'checkSplittable',
        ask: (draw) => checkSplittable(draw(wildNumber), draw(base), draw(wildNumber)),
      },
      {
        name: 'checkMerchantMaximum',
        ask: (draw) =>
          checkMerchantMaximum(draw(wildNumber), [
            {
              name: draw(text),
              isEnded: false,
              tasks: [{ recipientId: '', name: '', account: '', ratio: draw(wildNumber) }],
            },
          ]),
      },
      { name: 'checkSplitRecord', ask: (draw) => checkSplitRecord(draw(record)) },
      { name: 'checkOrderSplit', ask: (draw) => checkOrderSplit(draw(fc.array(record, { maxLength: 4 }))) },
      {
        name: 'refundStep',
        ask: (draw) =>
          refundStep(draw(fc.constantFrom(...refundStates)), draw(fc.constantFrom(...refundEvents)), {
            isFinance: draw(fc.boolean()),
            userId: draw(text),
            askedBy: draw(text),
            reason: draw(text),
            isFinal: draw(fc.boolean()),
          }),
      },
      { name: 'refundProblems', ask: (draw) => refundProblems(draw(refundable), draw(request)) },
      { name: 'startRefund', ask: (draw) => startRefund(draw(refundable), draw(request)) },
      { name: 'endRefund', ask: (draw) => endRefund(draw(refundable), 'success', draw(wildNumber)) },
      { name: 'undoRefund', ask: (draw) => undoRefund(draw(refundable), draw(wildNumber)) },
      {
        name: 'returnRefusal',
        ask: (draw) =>
          returnRefusal({
            type: draw(fc.constantFrom(...recipientTypes)),
            splitAtMs: draw(wildNumber),
            nowMs: draw(wildNumber),
            isReturnAllowed: draw(fc.boolean()),
            balanceCents: draw(wildNumber),
            heldCents: draw(wildNumber),
          }),
      },
    ],
    {
      ...financeWords,
      ...financeSplitWords,
      ...financeRefundWords,
      ...financePaymentWords,
      ...financeLedgerWords,
      ...tariffWords,
      ...formWords,
    },
  );
});
