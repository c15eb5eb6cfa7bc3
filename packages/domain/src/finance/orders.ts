import {
  type Cents,
  defineMachine,
  ok,
  type Problem,
  refuse,
  type Result,
  step,
  sumCents,
  yuanText,
} from '../lib/index.ts';
import { checkBalance, type PurchaseWay } from '../tariff/index.ts';
import { orderCents } from './limits.ts';

/**
 * What can be ordered: whether a refund may be asked for, and whether paying it can trigger a split.
 * Decision: the service fee is the device service of the refund conditions.
 * @spec FIN-01 FIN-06 FIN-09
 */
export const orderTypes = {
  serviceFee: { isRefundable: true, canTrigger: true },
  dataCard: { isRefundable: true, canTrigger: false },
  smsTraffic: { isRefundable: true, canTrigger: true },
  voiceTraffic: { isRefundable: true, canTrigger: true },
  smsResource: { isRefundable: false, canTrigger: true },
  voiceResource: { isRefundable: false, canTrigger: true },
  cloudStorage: { isRefundable: false, canTrigger: false },
  watermark: { isRefundable: false, canTrigger: false },
  topUp: { isRefundable: false, canTrigger: false },
  /** Parts of several types in one order; it triggers a split of its own, beside the five of the source, or a partner would get nothing of it. */
  setMeal: { isRefundable: false, canTrigger: true },
} as const satisfies Record<string, { readonly isRefundable: boolean; readonly canTrigger: boolean }>;
export type OrderType = keyof typeof orderTypes;
export const orderTypeNames = Object.keys(orderTypes) as readonly OrderType[];

/**
 * What a line of an order brings: units of packages, service to a device that has it or is given it, or months of what is kept of a camera.
 * @spec FIN-01 REN-01 REN-06 DEV-23
 */
export const orderLineKinds = ['package', 'renewal', 'opening', 'storage'] as const;
export type OrderLineKind = (typeof orderLineKinds)[number];

/** @spec FIN-01 FIN-12 */
export const paymentMethods = ['wechat', 'alipay', 'balance', 'bankTransfer', 'offlineCode'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods that are chosen to pay. Decision: a pay code is entered, not chosen; bank transfers follow with bills. @spec FIN-12 */
export const offeredMethods = ['wechat', 'alipay', 'balance'] as const satisfies readonly PaymentMethod[];

/** How each method pays. @spec FIN-12 TAR-05 */
export const methodWays = {
  wechat: 'online',
  alipay: 'online',
  balance: 'balance',
  bankTransfer: 'bankTransfer',
  offlineCode: 'offlineCode',
} as const satisfies Record<PaymentMethod, PurchaseWay>;

/**
 * Why an order cannot be paid that way. Decision: an order of 0.00 takes no provider, it is paid from the balance at once; a top-up is
 * paid online.
 * @spec FIN-11 FIN-12 TAR-05
 */
export const checkMethod = (
  { type, payableCents }: { readonly type?: OrderType | undefined; readonly payableCents: Cents },
  method: PaymentMethod,
): Problem | undefined => {
  if (payableCents === 0 && method !== 'balance') return { code: 'finance.order.freeMethod', field: 'method' };
  return type === 'topUp' && methodWays[method] !== 'online'
    ? { code: 'finance.order.topUpMethod', field: 'method' }
    : undefined;
};

/**
 * What the lines of an order come to: 0.00 too, as a price may be 0, and at most what an order may cost.
 * @spec FIN-01 TAR-09
 */
export const orderTotal = (lines: readonly Cents[]): Result<Cents> => {
  const total = sumCents(lines, 'lines');
  if (!total.ok) return total;
  return lines.every((cents) => cents >= 0) && total.value <= orderCents.max
    ? ok(total.value)
    : refuse({ code: 'finance.order.total', field: 'lines', args: { 0: yuanText(orderCents.max) } });
};

/** `failed` is a payment that failed: the order can be paid again until it expires. @spec FIN-01 */
export const orderStates = ['unpaid', 'paying', 'success', 'failed', 'cancelled', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];
/** States in which an order waits to be paid. @spec FIN-01 */
export const openOrderStates = ['unpaid', 'paying', 'failed'] as const satisfies readonly OrderState[];
/** `abandon`: the payer says that it was not paid. `paid` and `fail` come from the payment provider. */
export const orderEvents = ['pay', 'abandon', 'paid', 'fail', 'cancel', 'expire'] as const;
export type OrderEvent = (typeof orderEvents)[number];

export interface OrderContext {
  readonly nowMs: number;
  /** From this moment on it cannot be paid. */
  readonly expiresAtMs: number;
  readonly type?: OrderType;
  readonly payableCents: Cents;
  /** What the provider says was paid. */
  readonly paidCents?: Cents;
  readonly method?: PaymentMethod;
  /** The payer's balance, when it is paid from there. */
  readonly balanceCents?: Cents;
  /** Whether the merchant may receive payments. @spec FIN-02 */
  readonly isReceivingEnabled?: boolean;
}

const pay = {
  to: 'paying',
  guards: ['inTime', 'payeeReceives', 'methodFits', 'balanceSuffices'],
  spec: 'FIN-01 FIN-11',
} as const;
const paid = { to: 'success', guards: ['amountMatches'], spec: 'FIN-01 FIN-12' } as const;
const cancel = { to: 'cancelled', spec: 'FIN-01' } as const;
const expire = { to: 'expired', guards: ['isDue'], spec: 'FIN-12' } as const;

const refusals: Partial<Record<OrderState, string>> = {
  success: 'finance.order.alreadyPaid',
  cancelled: 'finance.order.cancelled',
  expired: 'finance.order.expired',
};

/**
 * The life of an order. Decision: while a payment runs it cannot be cancelled, or the money would arrive for nothing; the payer first
 * says that it was not paid. The provider's word counts in every open state; what it reports of a closed order goes back to the payer.
 * @spec FIN-01 FIN-12
 */
export const orderMachine = defineMachine<
  OrderState,
  OrderEvent,
  'inTime' | 'isDue' | 'amountMatches' | 'methodFits' | 'balanceSuffices' | 'payeeReceives',
  OrderContext
>({
  name: 'order',
  words: { state: 'finance.order.state', event: 'finance.order.event', guard: 'finance.guard' },
  initial: 'unpaid',
  finals: ['success', 'cancelled', 'expired'],
  states: {
    unpaid: { pay, paid, cancel, expire },
    paying: { pay, paid, abandon: { to: 'unpaid', spec: 'FIN-01' }, fail: { to: 'failed', spec: 'FIN-01' }, expire },
    failed: { pay, paid, cancel, expire },
    success: {},
    cancelled: {},
    expired: {},
  },
  guards: {
    inTime: ({ nowMs, expiresAtMs }) => (nowMs < expiresAtMs ? undefined : { code: 'finance.order.expired' }),
    isDue: ({ nowMs, expiresAtMs }) => (nowMs < expiresAtMs ? { code: 'finance.order.notDue' } : undefined),
    amountMatches: ({ paidCents = NaN, payableCents }) =>
      paidCents === payableCents
        ? undefined
        : { code: 'finance.order.amount', args: { paid: yuanText(paidCents), payable: yuanText(payableCents) } },
    methodFits: (context) => (context.method === undefined ? undefined : checkMethod(context, context.method)),
    balanceSuffices: ({ method, balanceCents = 0, payableCents }) =>
      method === 'balance' ? checkBalance(balanceCents, payableCents) : undefined,
    payeeReceives: ({ isReceivingEnabled = true }) =>
      isReceivingEnabled ? undefined : { code: 'finance.merchant.notReceiving' },
  },
  refusal: (state, event): Problem => {
    if (event === 'paid' && state !== 'success') return { code: 'finance.order.latePayment' };
    return { code: refusals[state] ?? (state === 'paying' ? 'finance.order.paying' : 'finance.order.notPaying') };
  },
});

export const orderStep = (state: OrderState, event: OrderEvent, context: OrderContext): Result<OrderState> =>
  step(orderMachine, state, event, context);

/** What the reader is asked: whether the payment that runs succeeded, or to go and handle what is unpaid. @spec FIN-01 */
export const orderPrompts = ['askIfPaid', 'unpaidOrders'] as const;
export type OrderPrompt = (typeof orderPrompts)[number];

/** The prompt for a reader with these orders: a payment that runs goes first. @spec FIN-01 */
export const promptFor = (states: readonly OrderState[]): OrderPrompt | undefined => {
  if (states.includes('paying')) return 'askIfPaid';
  return states.some((state) => state === 'unpaid' || state === 'failed') ? 'unpaidOrders' : undefined;
};

/** What the track of an order notes: its own events, those of its attempts, and its delivery. @spec FIN-01 */
export const orderTrackEvents = [
  'place',
  'codeIssued',
  'pay',
  'attempt',
  'attemptClosed',
  'attemptLost',
  'abandon',
  'paid',
  'fail',
  'suspense',
  'book',
  'giveBack',
  'returned',
  'cameBack',
  'deliver',
  'split',
  'splitDone',
  'splitFailed',
  'refundAsked',
  'refundApproved',
  'refundRefused',
  'returnDone',
  'returnRefused',
  'returnBorne',
  'refunded',
  'refundFailed',
  'refundBounced',
  'refundFound',
  'writtenOff',
  'refundAgain',
  'cancelAsked',
  'cancel',
  'expire',
] as const;
export type OrderTrackEvent = (typeof orderTrackEvents)[number];
