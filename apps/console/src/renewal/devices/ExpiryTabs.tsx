import { type ExpiryFilter, renewalWords } from '@fireline/domain/renewal';
import { pathTo } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Link } from 'wouter';
import { Tab, Tabs } from '../../lib/page/PageTabs.styles.ts';
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

/** The filters of the list as tabs, each with how many devices it finds; the address names the one that is shown. @spec REN-02 */
export function ExpiryTabs({ url, counts }: ExpiryTabsProps) {
  const t = useWords(renewWords, renewalWords);
  const { number } = useFormat();
  const chosen = expiryOf(url);
  const hrefOf = (name: ExpiryFilter | undefined): string => {
    const params = new URLSearchParams(url.text);
    for (const gone of ['page', 'expiry']) params.delete(gone);
    if (name) params.set('expiry', name);
    const text = params.toString();
    return pathTo('renewalDevices') + (text && `?${text}`);
  };
  return (
    <Tabs aria-label={t('renew.tabs')}>
      <Tab as={Link} href={hrefOf(undefined)} aria-current={chosen === undefined ? 'page' : undefined}>
        {t('renew.all')}
      </Tab>
      {expiryTabs.map((name) => (
        <Tab as={Link} key={name} href={hrefOf(name)} aria-current={chosen === name ? 'page' : undefined}>
          {t(`renewal.filter.${name}`)} {counts && number(counts[name])}
        </Tab>
      ))}
    </Tabs>
  );
}

/** What the address asks for. */
export const expiryOf = (url: Pick<UrlQuery, 'get'>): ExpiryFilter | undefined =>
  expiryTabs.find((name) => name === url.get('expiry'));
