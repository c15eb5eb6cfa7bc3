import { type Cents, refuse } from '../../lib/index.ts';
import { checkBalance, type Party } from '../../tariff/index.ts';
import { accountOf, type Arrived, clearingOf, post, type PostedOrder, type Posting } from './posting.ts';

/** An order is paid by a provider. @spec FIN-01 FIN-12 TAR-09 */
export const postPaid = ({ orderId, payee, paymentId, access, cents }: Arrived): Posting =>
  post({
    kind: 'paid',
    deed: paymentId,
    debit: clearingOf(payee, access),
    credit: accountOf('revenue', payee),
    cents,
    orderId,
    paymentId,
  });

/** An order is paid at the till of its payee, of which its pay code is the proof. @spec TAR-05 TAR-09 */
export const postAtTill = ({ orderId, payee, cents }: PostedOrder & { readonly cents: Cents }): Posting =>
  post({
    kind: 'paid',
    deed: `till ${orderId}`,
    debit: clearingOf(payee, 'till'),
    credit: accountOf('revenue', payee),
    cents,
    orderId,
  });

/** A wallet is topped up. @spec FIN-11 TAR-09 */
export const postTopUp = ({
  orderId,
  payee,
  paymentId,
  access,
  cents,
  payer,
}: Arrived & { readonly payer: Party }): Posting =>
  post({
    kind: 'topUp',
    deed: paymentId,
    debit: clearingOf(payee, access),
    credit: accountOf('wallet', payer),
    cents,
    orderId,
    paymentId,
  });

/** What the provider kept of a payment. @spec TAR-09 TAR-10 */
export const postFee = ({ orderId, payee, paymentId, access, cents }: Arrived): Posting =>
  post({
    kind: 'fee',
    deed: paymentId,
    debit: accountOf('fee', payee),
    credit: clearingOf(payee, access),
    cents,
    orderId,
    paymentId,
  });

/**
 * An order is paid from the balance.
 * @param walletCents the balance, read under its lock
 * @returns `tariff.balance.short` where it is not enough
 * @spec FIN-11 TAR-09
 */
export const postSpend = (
  { orderId, payee, payer, cents }: PostedOrder & { readonly payer: Party; readonly cents: Cents },
  walletCents: Cents,
): Posting => {
  const posting = post({
    kind: 'spend',
    deed: orderId,
    debit: accountOf('wallet', payer),
    credit: accountOf('revenue', payee),
    cents,
    orderId,
  });
  const short = posting.ok ? checkBalance(walletCents, cents) : undefined;
  return short ? refuse(short) : posting;
};
