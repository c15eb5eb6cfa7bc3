import type { Cents } from '../../lib/index.ts';
import type { Party } from '../../tariff/index.ts';
import { accountOf, clearingOf, post, type PostedOrder, type Posting } from './posting.ts';

/** Money that is paid back: to where it came from, a provider's access or the wallet of the payer. */
export interface RefundPosting extends PostedOrder {
  readonly refundId: string;
  readonly cents: Cents;
  readonly to: { readonly access: string } | { readonly wallet: Party };
}

/** A refund is on its way: the payee has it no more, the payer not yet. @spec FIN-08 TAR-09 */
export const postRefundDue = ({ orderId, payee, refundId, cents }: Omit<RefundPosting, 'to'>): Posting =>
  post({
    kind: 'refundDue',
    deed: refundId,
    debit: accountOf('revenue', payee),
    credit: accountOf('refundDue', payee),
    cents,
    orderId,
    refundId,
  });

/** A refund has arrived, by the final word of the provider. @spec FIN-08 TAR-09 */
export const postRefund = ({ orderId, payee, refundId, cents, to }: RefundPosting): Posting =>
  post({
    kind: 'refund',
    deed: refundId,
    debit: accountOf('refundDue', payee),
    credit: 'access' in to ? clearingOf(payee, to.access) : accountOf('wallet', to.wallet),
    cents,
    orderId,
    refundId,
  });
