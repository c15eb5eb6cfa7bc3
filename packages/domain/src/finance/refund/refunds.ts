import {
  type Cents,
  defineForm,
  defineMachine,
  integer,
  listOf,
  ok,
  type Problem,
  problems,
  refuse,
  type Result,
  step,
  text,
  yuan,
  yuanText,
} from '../../lib/index.ts';
import { nameChars } from '../../tariff/index.ts';
import { orderCents, refundEvidenceImages, refundReasonChars, refundRemarkChars, rollbackUnits } from '../limits.ts';
import { type OrderState, type OrderType, orderTypes } from '../orders.ts';

/** What is asked for a refund. `evidence` names uploaded pictures. @spec FIN-08 */
export const refundForm = defineForm({
  orderNumber: text(nameChars),
  reason: text(refundReasonChars),
  contact: text(refundReasonChars),
  remark: text(refundRemarkChars),
  evidence: listOf(text(nameChars), refundEvidenceImages),
  amount: yuan(orderCents),
  rollbackQuantity: integer(rollbackUnits),
});

/** @spec FIN-08 */
export const refundStates = ['underReview', 'success', 'refused', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];
export const refundEvents = ['approve', 'refuse', 'succeed', 'fail'] as const;
export type RefundEvent = (typeof refundEvents)[number];

export interface RefundContext {
  /** The one who asks may do what only finance does. */
  readonly isFinance?: boolean;
  readonly isApproved?: boolean;
  /** Why it is refused. */
  readonly reason?: string;
}

/**
 * The life of a refund. Approved, it stays under review until the payment provider has paid it back or could not.
 * Decision: a refusal needs its reason; after a failure one asks anew.
 * @spec FIN-08 FIN-10
 */
export const refundMachine = defineMachine<
  RefundState,
  RefundEvent,
  'isFinance' | 'isApproved' | 'isNotApproved' | 'hasReason',
  RefundContext
>({
  name: 'refund',
  words: { state: 'finance.refund.state', event: 'finance.refund.event', guard: 'finance.guard' },
  initial: 'underReview',
  finals: ['success', 'refused', 'failed'],
  states: {
    underReview: {
      approve: { to: 'underReview', guards: ['isFinance', 'isNotApproved'], spec: 'FIN-10' },
      refuse: { to: 'refused', guards: ['isFinance', 'isNotApproved', 'hasReason'], spec: 'FIN-10' },
      succeed: { to: 'success', guards: ['isApproved'], spec: 'FIN-08' },
      fail: { to: 'failed', guards: ['isApproved'], spec: 'FIN-08' },
    },
    success: {},
    refused: {},
    failed: {},
  },
  guards: {
    isFinance: ({ isFinance }) => (isFinance ? undefined : { code: 'finance.refund.financeOnly' }),
    isApproved: ({ isApproved }) => (isApproved ? undefined : { code: 'finance.refund.notApproved' }),
    isNotApproved: ({ isApproved }) => (isApproved ? { code: 'finance.refund.approved' } : undefined),
    hasReason: ({ reason }) => {
      const read = text(refundReasonChars)(reason, 'reason');
      return read.ok ? undefined : read.problems[0];
    },
  },
  refusal: (state) => ({ code: `finance.refund.is.${state}` }),
});

export const refundStep = (state: RefundState, event: RefundEvent, context: RefundContext): Result<RefundState> =>
  step(refundMachine, state, event, context);

/** @spec FIN-08 */
export const refundTrackSteps = ['purchaseCompleted', 'refunding', 'refundSucceeded', 'refundFailed'] as const;
export type RefundTrackStep = (typeof refundTrackSteps)[number];

/** What the buyer sees, in order. Decision: a refused refund ends as one that failed; its reason says why. @spec FIN-08 */
export const refundTrack = (state: RefundState): RefundTrackStep[] => [
  'purchaseCompleted',
  'refunding',
  ...(state === 'success' ? (['refundSucceeded'] as const) : []),
  ...(state === 'refused' || state === 'failed' ? (['refundFailed'] as const) : []),
];

/** What an order must tell for a refund. */
export interface RefundableOrder {
  readonly type: OrderType;
  readonly state: OrderState;
  readonly creatorId: string;
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  readonly hasPendingRefund: boolean;
  /** Counts every change of the order. */
  readonly version: number;
}

export interface RefundRequest {
  readonly userId: string;
  readonly amountCents: Cents;
  /** The version of the order that was read. */
  readonly seenVersion: number;
}

/**
 * Every reason against a refund; an empty list means it may be asked for. Decision: 'stays below the amount paid' means that something
 * is left to refund, and that what is asked for is not more than that: the last refund may empty the order.
 * @spec FIN-09
 */
export const refundProblems = (
  order: RefundableOrder,
  { userId, amountCents }: Omit<RefundRequest, 'seenVersion'>,
): Problem[] => {
  const left = order.paidCents - order.refundedCents;
  return problems(
    orderTypes[order.type].isRefundable ? undefined : { code: 'finance.refund.type' },
    order.creatorId === userId ? undefined : { code: 'finance.refund.notOwn' },
    order.state === 'success' ? undefined : { code: 'finance.refund.notPaid' },
    Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= left
      ? undefined
      : { code: 'finance.refund.amount', field: 'amount', args: { 0: yuanText(Math.max(0, left)) } },
    order.hasPendingRefund ? { code: 'finance.refund.pending' } : undefined,
  );
};

/**
 * The order as it is kept once a refund is asked for. Of two who read the same order only one gets through: the other meets the
 * refund that is pending, or a version that has moved on.
 * @spec FIN-09
 */
export const startRefund = (order: RefundableOrder, request: RefundRequest): Result<RefundableOrder> => {
  const found = problems(
    ...refundProblems(order, request),
    request.seenVersion === order.version ? undefined : { code: 'finance.refund.changed' },
  );
  return found.length > 0 ? refuse(...found) : ok({ ...order, hasPendingRefund: true, version: order.version + 1 });
};

/** The order as it is kept once its refund has ended. @spec FIN-08 FIN-09 */
export const endRefund = (
  order: RefundableOrder,
  end: Exclude<RefundState, 'underReview'>,
  amountCents: Cents,
): RefundableOrder => ({
  ...order,
  hasPendingRefund: false,
  version: order.version + 1,
  refundedCents: order.refundedCents + (end === 'success' ? amountCents : 0),
});
