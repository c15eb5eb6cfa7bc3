import { financeLetterWords, type OrderLetter } from '@fireline/domain/finance';
import { type Cents, yuanText } from '@fireline/domain/lib';
import type { Work } from '../../lib/transact.ts';
import { writeLetter } from '../../message/writeLetter.ts';
import type { LockedOrder } from './store.ts';

type About = Pick<LockedOrder, 'orderId' | 'rentId' | 'creatorId' | 'orderNo' | 'payableCents'>;

/** Writes the creator of an order what became of it, in the transaction in which it did. @spec FIN-01 FIN-12 MSG-04 */
export const writeOrderLetter = (
  work: Work,
  { orderId, rentId, creatorId: userId, orderNo, payableCents }: About,
  letter: OrderLetter,
  { at, cents = payableCents, reason = '' }: { readonly at: string; readonly cents?: Cents; readonly reason?: string },
): Promise<void> =>
  writeLetter(work, {
    rentId,
    userId,
    group: 'payment',
    title: financeLetterWords[`finance.letter.${letter}.title`],
    text: financeLetterWords[`finance.letter.${letter}.text`],
    values: { no: orderNo, amount: yuanText(payableCents), paid: yuanText(cents), reason },
    at,
    about: { orderId },
  });
