import type { Cents } from '@fireline/domain/lib';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { priceChainWords } from './words.ts';

/** How much more or less, with its sign and the word for it: a minus alone is easily overlooked. */
export function Signed({ cents, kind }: { readonly cents: Cents; readonly kind: 'earn' | 'pay' }) {
  const t = useWords(priceChainWords);
  const { money } = useFormat();
  if (cents === 0) return <small>{t('PriceChain.same')}</small>;
  return (
    <>
      {cents > 0 && '+'}
      {money(cents)}
      <small>{t(`PriceChain.${kind}.${cents > 0 ? 'more' : 'less'}`)}</small>
    </>
  );
}
