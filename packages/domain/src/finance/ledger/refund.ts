import { type Cents, refuse } from '../../lib/index.ts';
import { checkBalance, type Party } from '../../tariff/index.ts';
import { accountOf, clearingOf, oppositeOf, post, type PostedOrder, type Posting } from './posting.ts';

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

/** A posting undone: the opposite transfers, which name the first. What is refused stays refused. @spec TAR-09 FIN-08 */
export const undone = (posting: Posting): Posting =>
  posting.ok ? { ok: true, value: posting.value.map(oppositeOf) } : posting;

/**
 * A top-up was paid back at the provider: it leaves the balance of its payer.
 * @param walletCents the balance, read under its lock
 * @returns `tariff.balance.short` where it has been spent
 * @spec FIN-11 TAR-09 TAR-10
 */
export const postTopUpBack = (
  {
    orderId,
    payee,
    payer,
    refundId,
    cents,
    access,
  }: Omit<RefundPosting, 'to'> & { readonly payer: Party; readonly access: string },
  walletCents: Cents,
): Posting => {
  const posting = post({
    kind: 'refund',
    deed: refundId,
    debit: accountOf('wallet', payer),
    credit: clearingOf(payee, access),
    cents,
    orderId,
    refundId,
  });
  const short = posting.ok ? checkBalance(walletCents, cents) : undefined;
  return short ? refuse(short) : posting;
};
