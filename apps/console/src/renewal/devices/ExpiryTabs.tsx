import { type ExpiryFilter, renewalWords } from '@fireline/domain/renewal';
import { useWords } from '@fireline/ui/lib';
import { CountTabs } from '../../lib/list/CountTabs.tsx';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { renewWords } from '../words.ts';

/** In the order in which they are to be done. */
export const expiryTabs = [
  'expired',
  'today',
  'within7',
  'within15',
  'within30',
  'started',
  'notStarted',
] as const satisfies readonly ExpiryFilter[];

export interface ExpiryTabsProps {
  readonly url: UrlQuery;
  /** How many devices each finds; undefined until it is known. */
  readonly counts: Readonly<Record<ExpiryFilter, number>> | undefined;
}

/** The filters of the list as tabs. @spec REN-02 */
export function ExpiryTabs({ url, counts }: ExpiryTabsProps) {
  const t = useWords(renewWords, renewalWords);
  return (
    <CountTabs
      label={t('renew.tabs')}
      all={t('renew.all')}
      tabs={expiryTabs.map((name) => ({
        key: name,
        label: t(`renewal.filter.${name}`),
        set: { expiry: name },
        count: counts?.[name],
      }))}
      url={url}
    />
  );
}

/** What the address asks for. */
export const expiryOf = (url: Pick<UrlQuery, 'get'>): ExpiryFilter | undefined =>
  expiryTabs.find((name) => name === url.get('expiry'));
