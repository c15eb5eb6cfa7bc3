import type { Cents } from '../../lib/index.ts';
import { accountOf, post, type PostedOrder, type Posting, recipientOf } from './posting.ts';

/** A part of a recipient. */
export interface SplitPosting extends PostedOrder {
  readonly splitId: string;
  readonly recipientId: string;
  readonly cents: Cents;
}

/** A split begins: its parts are set apart, still with the payee. @spec FIN-05 FIN-07 TAR-09 */
export const postSplitDue = (parts: readonly SplitPosting[]): Posting =>
  post(
    ...parts.map(({ orderId, payee, splitId, cents }) => ({
      kind: 'splitDue' as const,
      deed: splitId,
      debit: accountOf('revenue', payee),
      credit: accountOf('splitDue', payee),
      cents,
      orderId,
      splitId,
    })),
  );

/** A recipient has received its part. @spec FIN-07 TAR-09 */
export const postSplit = ({ orderId, payee, splitId, recipientId, cents }: SplitPosting): Posting =>
  post({
    kind: 'split',
    deed: splitId,
    debit: accountOf('splitDue', payee),
    credit: recipientOf(recipientId),
    cents,
    orderId,
    splitId,
  });

/** A recipient has given back some of its part for a refund. @spec FIN-08 N18 TAR-09 */
export const postReturn = ({
  orderId,
  payee,
  splitId,
  recipientId,
  cents,
  refundId,
}: SplitPosting & { readonly refundId: string }): Posting =>
  post({
    kind: 'return',
    deed: `${refundId} ${splitId}`,
    debit: recipientOf(recipientId),
    credit: accountOf('revenue', payee),
    cents,
    orderId,
    splitId,
    refundId,
  });
