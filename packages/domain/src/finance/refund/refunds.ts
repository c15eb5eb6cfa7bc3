import {
  type Cents,
  defineForm,
  defineMachine,
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
import { orderCents, refundEvidenceImages, refundReasonChars, refundRemarkChars } from '../limits.ts';
import { type OrderState, type OrderType, orderTypes } from '../orders.ts';

/** What is asked for a refund; the amount is in yuan, and `evidence` names uploaded pictures. @spec FIN-08 */
export const refundForm = /* @__PURE__ */ defineForm({
  reason: text(refundReasonChars),
  contact: text(refundReasonChars),
  remark: text(refundRemarkChars),
  evidence: listOf(text(nameChars), refundEvidenceImages),
  amount: yuan(orderCents),
});

/** Why a refund is refused, or why the merchant bears what a recipient does not give back. @spec FIN-10 */
export const refundReasonForm = /* @__PURE__ */ defineForm({ reason: text(refundReasonChars) });

/** `refunding`: approved, and without the final word of the provider. @spec FIN-08 */
export const refundStates = ['underReview', 'refunding', 'success', 'refused', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];
/** `resend`: no answer came, so it is sent again, under the same number. */
export const refundEvents = ['approve', 'refuse', 'resend', 'succeed', 'fail'] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** The states as lists are filtered by them. @spec FIN-08 */
export const refundGroups = {
  underReview: ['underReview', 'refunding'],
  success: ['success'],
  refused: ['refused'],
  failed: ['failed'],
} as const satisfies Record<string, readonly RefundState[]>;

export interface RefundContext {
  /** The one who asks may do what only finance does. */
  readonly isFinance?: boolean;
  /** Who audits it, and who asked for it; nobody where the system did. */
  readonly userId?: string;
  readonly askedBy?: string;
  /** Why it is refused. */
  readonly reason?: string;
  /** The provider will say nothing else: no time-out, no garbled answer. */
  readonly isFinal?: boolean;
}

const fail = { to: 'failed', guards: ['isFinal'], spec: 'FIN-08' } as const;

/**
 * The life of a refund. Decisions: four eyes, so the one who asked for it neither approves nor refuses it; a refusal needs its reason. A time-out is
 * no failure: the refund stays `refunding` and is sent again under its number, which pays once. One that succeeded can fail later, as when
 * the account that it went to is closed; after a failure another one may be asked for.
 * @spec FIN-08 FIN-10
 */
export const refundMachine = defineMachine<
  RefundState,
  RefundEvent,
  'isFinance' | 'isNotAsker' | 'hasReason' | 'isFinal',
  RefundContext
>({
  name: 'refund',
  words: { state: 'finance.refund.state', event: 'finance.refund.event', guard: 'finance.guard' },
  initial: 'underReview',
  finals: ['refused', 'failed'],
  states: {
    underReview: {
      approve: { to: 'refunding', guards: ['isFinance', 'isNotAsker'], spec: 'FIN-10' },
      refuse: { to: 'refused', guards: ['isFinance', 'isNotAsker', 'hasReason'], spec: 'FIN-10' },
    },
    refunding: {
      resend: { to: 'refunding', spec: 'FIN-08' },
      succeed: { to: 'success', spec: 'FIN-08' },
      fail,
    },
    success: { fail },
    refused: {},
    failed: {},
  },
  guards: {
    isFinance: ({ isFinance }) => (isFinance ? undefined : { code: 'finance.refund.financeOnly' }),
    isNotAsker: ({ userId, askedBy }) =>
      userId === undefined || userId === askedBy ? { code: 'finance.refund.ownRequest' } : undefined,
    hasReason: ({ reason }) => {
      const read = text(refundReasonChars)(reason, 'reason');
      return read.ok ? undefined : read.problems[0];
    },
    isFinal: ({ isFinal }) => (isFinal ? undefined : { code: 'finance.refund.notFinal' }),
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

const notRefundable = ({
  paidCents,
  refundedCents,
}: Pick<RefundableOrder, 'paidCents' | 'refundedCents'>): Problem => ({
  code: 'finance.refund.amount',
  field: 'amount',
  args: { 0: yuanText(Math.max(0, paidCents - refundedCents)) },
});

const isRefundable = (
  { paidCents, refundedCents }: Pick<RefundableOrder, 'paidCents' | 'refundedCents'>,
  amountCents: Cents,
): boolean => Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= paidCents - refundedCents;

/**
 * Every reason against a refund; an empty list means it may be asked for. Decision: 'stays below the amount paid' means that something
 * is left to refund, and that what is asked for is not more than that: the last refund may empty the order.
 * @spec FIN-09
 */
export const refundProblems = (
  order: RefundableOrder,
  { userId, amountCents }: Omit<RefundRequest, 'seenVersion'>,
): Problem[] =>
  problems(
    orderTypes[order.type].isRefundable ? undefined : { code: 'finance.refund.type' },
    order.creatorId === userId ? undefined : { code: 'finance.refund.notOwn' },
    order.state === 'success' ? undefined : { code: 'finance.refund.notPaid' },
    isRefundable(order, amountCents) ? undefined : notRefundable(order),
    order.hasPendingRefund ? { code: 'finance.refund.pending' } : undefined,
  );

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

/**
 * The order as it is kept once its refund has ended. More than what is left is never booked: a provider that refunded more is a case.
 * @spec FIN-08 FIN-09
 */
export const endRefund = (
  order: RefundableOrder,
  end: Exclude<RefundState, 'underReview' | 'refunding'>,
  amountCents: Cents,
): Result<RefundableOrder> => {
  const isPaidBack = end === 'success';
  if (isPaidBack && !isRefundable(order, amountCents)) return refuse(notRefundable(order));
  const refundedCents = order.refundedCents + (isPaidBack ? amountCents : 0);
  return ok({ ...order, hasPendingRefund: false, version: order.version + 1, refundedCents });
};

/** The order as it is kept once a refund that had succeeded failed after all: its amount can be refunded again. @spec FIN-08 FIN-09 */
export const undoRefund = (order: RefundableOrder, amountCents: Cents): Result<RefundableOrder> => {
  const refundedCents = order.refundedCents - amountCents;
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || !(refundedCents >= 0))
    return refuse({ code: 'finance.refund.notRefunded', field: 'amount', args: { 0: yuanText(order.refundedCents) } });
  return ok({ ...order, version: order.version + 1, refundedCents });
};
