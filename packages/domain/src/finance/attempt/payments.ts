import { type Cents, defineMachine, type Result, step, text, yuanText } from '../../lib/index.ts';
import { refundReasonChars } from '../limits.ts';

/**
 * The states of one attempt to pay an order. `unknown`: the provider gave no answer, so the attempt may exist there. `suspense`: another
 * amount than asked arrived. @spec FIN-12
 */
export const paymentStates = [
  'created',
  'pending',
  'unknown',
  'paid',
  'failed',
  'closed',
  'suspense',
  'returned',
] as const;
export type PaymentState = (typeof paymentStates)[number];
/**
 * `send`: the provider has taken it. `lose`: no answer came. `misfit`: another amount arrived. `giveBack`, `givePart` and `book` settle money.
 * `comeBack`: money that was given back did not reach its payer.
 */
export const paymentEvents = [
  'send',
  'lose',
  'paid',
  'misfit',
  'fail',
  'close',
  'giveBack',
  'givePart',
  'comeBack',
  'book',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

export interface PaymentContext {
  /** What was asked for. */
  readonly cents: Cents;
  /** What arrived, by the word of the provider. */
  readonly paidCents?: Cents;
  /** The money of this attempt is what the order is paid with. */
  readonly paysOrder?: boolean;
  /** Why another amount is booked all the same. */
  readonly remark?: string;
}

const isAmount = ({ cents, paidCents = NaN }: PaymentContext): boolean => paidCents === cents;
const amounts = ({ cents, paidCents = NaN }: PaymentContext) => ({
  paid: yuanText(paidCents),
  payable: yuanText(cents),
});

const paid = { to: 'paid', guards: ['amountMatches'], spec: 'FIN-12' } as const;
const misfit = { to: 'suspense', guards: ['amountDiffers'], spec: 'FIN-12' } as const;
const fail = { to: 'failed', spec: 'FIN-12' } as const;
const close = { to: 'closed', spec: 'FIN-12' } as const;
const lose = { to: 'unknown', spec: 'FIN-12' } as const;
/** Finance decides over it. */
const waits = { to: 'suspense', spec: 'FIN-12' } as const;
const send = { to: 'pending', spec: 'FIN-12' } as const;

/**
 * The life of one attempt to pay. Decision: money that arrives is never refused, also after the attempt failed or was closed; whether it
 * pays the order is decided by `useOfMoney`. Money that was given back may come back, at once or days later: then finance decides over it again.
 * @spec FIN-01 FIN-12
 */
export const paymentMachine = defineMachine<
  PaymentState,
  PaymentEvent,
  'amountMatches' | 'amountDiffers' | 'isSurplus' | 'hasRemark',
  PaymentContext
>({
  name: 'payment',
  words: { state: 'finance.payment.state', event: 'finance.payment.event', guard: 'finance.guard' },
  initial: 'created',
  finals: [],
  states: {
    created: { send, lose, paid, misfit, fail, close },
    pending: { lose, paid, misfit, fail, close },
    unknown: { send, paid, misfit, fail, close },
    failed: { paid, misfit },
    closed: { paid, misfit },
    paid: {
      giveBack: { to: 'returned', guards: ['isSurplus'], spec: 'FIN-12' },
      givePart: { ...waits, guards: ['isSurplus'] },
      comeBack: { ...waits, guards: ['isSurplus'] },
    },
    suspense: {
      giveBack: { to: 'returned', spec: 'FIN-12' },
      givePart: waits,
      comeBack: waits,
      book: { to: 'paid', guards: ['hasRemark'], spec: 'FIN-12' },
    },
    returned: { comeBack: waits },
  },
  guards: {
    amountMatches: (context) =>
      isAmount(context) ? undefined : { code: 'finance.order.amount', args: amounts(context) },
    amountDiffers: (context) => (isAmount(context) ? { code: 'finance.payment.sameAmount' } : undefined),
    isSurplus: ({ paysOrder }) => (paysOrder ? { code: 'finance.payment.paysOrder' } : undefined),
    hasRemark: ({ remark }) => {
      const read = text(refundReasonChars)(remark, 'remark');
      return read.ok ? undefined : read.problems[0];
    },
  },
  refusal: (state) => ({ code: `finance.payment.is.${state}` }),
});

export const paymentStep = (state: PaymentState, event: PaymentEvent, context: PaymentContext): Result<PaymentState> =>
  step(paymentMachine, state, event, context);
