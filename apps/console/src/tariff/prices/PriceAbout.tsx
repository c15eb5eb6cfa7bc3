import { pathTo, routeWords } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { priceWords } from './words.ts';

export interface PriceAboutProps {
  readonly about: 'pricesPlatform' | 'pricesTenant' | 'superiorPrice' | 'pricesQuery' | 'history' | 'operator';
  /** From whom it is bought. */
  readonly seller?: string | undefined;
  /** The page that shows what this one does not. */
  readonly to?: 'pricesPlatform' | 'pricesQuery';
}

/** What a page of prices is for, and the way to the one that is beside it. @spec TAR-04 */
export function PriceAbout({ about, seller, to }: PriceAboutProps) {
  const t = useWords(priceWords, routeWords);
  const may = useMay();
  const text = [t(`price.about.${about}`), seller && t('price.buying.seller', { name: seller })];
  return (
    <p>
      {text.filter(Boolean).join(' · ')}
      {to && may({ who: [`${to}:view`] }) && (
        <>
          {' · '}
          <Link href={pathTo(to)}>{t(`shell.route.${to}`)}</Link>
        </>
      )}
    </p>
  );
}
