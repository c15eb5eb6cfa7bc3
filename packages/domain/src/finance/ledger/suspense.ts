import type { Cents } from '../../lib/index.ts';
import type { LedgerAccount } from './accounts.ts';
import { accountOf, type Arrived, clearingOf, post, type Posting } from './posting.ts';

/** Money that arrived and pays nothing yet: another amount than asked, or an order that has ended. @spec FIN-12 TAR-09 */
export const postSuspense = ({ orderId, payee, paymentId, access, cents }: Arrived): Posting =>
  post({
    kind: 'suspense',
    deed: paymentId,
    debit: clearingOf(payee, access),
    credit: accountOf('suspense', payee),
    cents,
    orderId,
    paymentId,
  });

/** Money that went back, or came back, under a number at the provider. */
export interface GivenBackPosting extends Arrived {
  readonly refundNo: string;
  /** Counted from 1: a number may go, come back, and go after all. */
  readonly time?: number;
}

const timesOf = (time = 1): string => (time === 1 ? '' : ` ${time}`);

/**
 * Money in suspense goes back, or a part of it, by the final word of the provider; undone, it is in suspense again.
 * @spec FIN-12 TAR-09
 */
export const postGivenBack = ({
  orderId,
  payee,
  paymentId,
  access,
  cents,
  refundNo,
  time,
}: GivenBackPosting): Posting =>
  post({
    kind: 'settle',
    deed: `${paymentId} ${refundNo}${timesOf(time)}`,
    debit: accountOf('suspense', payee),
    credit: clearingOf(payee, access),
    cents,
    orderId,
    paymentId,
  });

/** Money in suspense pays its order all the same: what it is short of or beyond the amount payable is an adjustment. @spec FIN-12 TAR-09 */
export const postBooked = (
  { orderId, payee, paymentId, cents }: Omit<Arrived, 'access'>,
  payableCents: Cents,
): Posting => {
  const [suspense, revenue, adjustment] = (['suspense', 'revenue', 'adjustment'] as const).map((kind) =>
    accountOf(kind, payee),
  ) as [LedgerAccount, LedgerAccount, LedgerAccount];
  const base = { kind: 'settle', orderId, paymentId } as const;
  const common = Math.min(cents, payableCents);
  return post(
    { ...base, deed: `${paymentId} book`, debit: suspense, credit: revenue, cents: common },
    { ...base, deed: `${paymentId} short`, debit: adjustment, credit: revenue, cents: payableCents - common },
    { ...base, deed: `${paymentId} beyond`, debit: suspense, credit: adjustment, cents: cents - common },
  );
};

/** A refund of the provider's own console that belongs to nothing here, or to more than is left: it is booked as a difference. @spec TAR-10 TAR-09 */
export const postWrittenOff = ({
  orderId,
  payee,
  paymentId,
  access,
  cents,
  refundNo,
  time,
}: GivenBackPosting): Posting =>
  post({
    kind: 'settle',
    deed: `${paymentId} ${refundNo} off${timesOf(time)}`,
    debit: accountOf('adjustment', payee),
    credit: clearingOf(payee, access),
    cents,
    orderId,
    paymentId,
  });
