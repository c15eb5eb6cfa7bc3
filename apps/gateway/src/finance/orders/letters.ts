import { siteLetterTopic } from '@fireline/api/message';
import { financeLetterWords, type OrderLetter } from '@fireline/domain/finance';
import { type Cents, fillWords, type Language, type Phrase, yuanText } from '@fireline/domain/lib';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Work } from '../../lib/transact.ts';
import type { LockedOrder } from './store.ts';

type About = Pick<LockedOrder, 'orderId' | 'rentId' | 'creatorId' | 'orderNo' | 'payableCents'>;

/** Writes the creator of an order what became of it, in the transaction in which it did. @spec FIN-01 FIN-12 MSG-04 */
export async function writeOrderLetter(
  { tx, tell }: Work,
  { orderId, rentId, creatorId: userId, orderNo, payableCents }: About,
  letter: OrderLetter,
  { at, cents = payableCents }: { readonly at: string; readonly cents?: Cents },
): Promise<void> {
  const values = { no: orderNo, amount: yuanText(payableCents), paid: yuanText(cents) };
  const titles = financeLetterWords[`finance.letter.${letter}.title`];
  const words = financeLetterWords[`finance.letter.${letter}.text`];
  const written = (language: Language): string => fillWords(words[language], values);
  const contents: Phrase = { cn: written('cn'), hk: written('hk'), en: written('en') };
  await insertMany(tx, 'siteLetter', [
    {
      rentId,
      userId,
      messageGroup: 'payment' as const,
      title: titles.cn,
      titles,
      content: contents.cn,
      contents,
      author: '',
      sentAt: at,
      orderId,
    },
  ]);
  await tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'arrived' } });
}
