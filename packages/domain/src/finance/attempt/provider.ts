import type { Cents } from '../../lib/index.ts';
import type { RefundEvent } from '../refund/refunds.ts';
import type { SplitEvent } from '../split/records.ts';
import type { PaymentEvent, PaymentState } from './payments.ts';

/** What a payment provider says of an attempt. `expired`: its own time was over, also before ours. @spec FIN-12 */
export const providerPaymentStates = ['pending', 'paid', 'failed', 'expired', 'closed'] as const;
export type ProviderPaymentState = (typeof providerPaymentStates)[number];
/** What it says of a refund or a split: `failed` only as its final word. @spec FIN-07 FIN-08 */
export const providerResults = ['pending', 'success', 'failed'] as const;
export type ProviderResult = (typeof providerResults)[number];
/** What it says of a recipient that was registered with it. @spec FIN-03 */
export const receiverStates = ['pending', 'added', 'refused'] as const;
export type ReceiverState = (typeof receiverStates)[number];

interface Said {
  /** The number under which we asked. */
  readonly outNo: string;
  readonly providerNo?: string;
  /** The provider's own words, verbatim. */
  readonly code?: string;
  readonly message?: string;
}

/**
 * What a provider reports, by notice or as an answer, whatever words it has for it: an adapter tells a refund from a payment, though some
 * providers use the same word for both.
 * @spec FIN-12 FIN-07 FIN-08 FIN-03
 */
export type ProviderEvent = Said &
  (
    | {
        readonly kind: 'payment';
        readonly state: ProviderPaymentState;
        /** What arrived; required once paid. */
        readonly cents?: Cents;
        readonly feeCents?: Cents;
      }
    | {
        readonly kind: 'refund';
        readonly state: ProviderResult;
        readonly cents: Cents;
        /** The number of the attempt whose money it is, where the provider says it. */
        readonly paymentNo?: string;
      }
    | { readonly kind: 'split'; readonly state: ProviderResult; readonly cents: Cents }
    | { readonly kind: 'receiver'; readonly state: ReceiverState }
  );
export type ProviderEventKind = ProviderEvent['kind'];

const steps = { failed: 'fail', expired: 'fail', closed: 'close' } as const;

/**
 * The step of an attempt that follows. An attempt that the provider ended before our time has failed: the order can be paid again. 'Paid'
 * without an amount says nothing: the provider is asked again.
 * @param attempt its state, and the cents that were asked for
 * @returns nothing where nothing is new
 * @spec FIN-12
 */
export const paymentEventOf = (
  said: { readonly state: ProviderPaymentState; readonly cents?: Cents | undefined },
  attempt: { readonly state: PaymentState; readonly cents: Cents },
): PaymentEvent | undefined => {
  if (said.state === 'pending') return attempt.state === 'created' || attempt.state === 'unknown' ? 'send' : undefined;
  if (said.state === 'paid') {
    if (said.cents === undefined) return undefined;
    return said.cents === attempt.cents ? 'paid' : 'misfit';
  }
  return steps[said.state];
};

/** The step of a refund or a split that follows; pending changes nothing. @spec FIN-07 FIN-08 */
export const resultEvents = {
  pending: undefined,
  success: 'succeed',
  failed: 'fail',
} as const satisfies Record<ProviderResult, (RefundEvent & SplitEvent) | undefined>;

/** What people do at the cashier of the sandbox. The later ones are what real providers do now and then. @spec FIN-12 */
export const sandboxActs = [
  'pay',
  'fail',
  'payLess',
  'payTwiceReported',
  'payUnreported',
  'payWronglySigned',
  'payGarbled',
  'payLate',
] as const;
export type SandboxAct = (typeof sandboxActs)[number];
