import { type DeviceQuery, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceLifeWords, type ExpiryTerm, expiryTerms } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Terms } from './Expiry.styles.ts';
import { expiryWords } from './words.ts';

const kept = ['search', 'type', 'status', 'partner', 'place'] as const;

/** How many devices each term holds, with the way to the list that holds just these. @spec DEV-14 */
export function ExpiryLinks({ query, shown }: { readonly query: Partial<DeviceQuery>; readonly shown: ExpiryTerm }) {
  const t = useWords(expiryWords, deviceLifeWords);
  const { number } = useFormat();
  const url = useUrlQuery();
  const may = useMay();
  const { search, deviceType, status, partnerId, placeId } = query;
  const asked = { search, deviceType, status, partnerId, placeId };
  const sent = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const counts = useCall(deviceCalls.expiry, sent, {
    keepsPrevious: true,
    isPolling: true,
    isEnabled: may(deviceCalls.expiry),
  });
  const hrefOf = (term: ExpiryTerm): string => {
    const params = new URLSearchParams(kept.flatMap((name) => (url.get(name) ? [[name, url.get(name)]] : [])));
    if (term !== 'expired') params.set('expiry', term);
    const text = params.toString();
    return pathTo(term === 'expired' ? 'deviceExpired' : 'deviceExpireTip') + (text && `?${text}`);
  };
  return (
    <Terms aria-label={t('expiry.counts')}>
      {expiryTerms.map((term) => (
        <li key={term}>
          <Link href={hrefOf(term)} aria-current={term === shown ? 'page' : undefined}>
            {t(`device.expiry.${term}`)} {counts.data && number(counts.data[term])}
          </Link>
        </li>
      ))}
    </Terms>
  );
}
