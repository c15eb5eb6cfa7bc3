import { pathTo, routeWords } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { BuyingList } from './BuyingList.tsx';
import { PriceAbout } from './PriceAbout.tsx';
import { PriceBook } from './PriceBook.tsx';
import { TenantPricesPart } from './TenantPricesPart.tsx';
import { usePriceLevel } from './usePriceLevel.ts';
import { priceWords } from './words.ts';

const modify = { who: ['pricesPlatform:modify'] } as const;
const wholesale = ['platformResources'] as const;

/** The way to every price that was ever set. */
export function HistoryLink() {
  const t = useWords(priceWords);
  const may = useMay();
  return (
    may({ who: ['pricesQuery:view'] }) && <Link href={`${pathTo('pricesQuery')}?view=own`}>{t('price.history')}</Link>
  );
}

/** What the operator charges tenants for messages and calls, and what everything costs itself; a tenant sees what it pays. @spec TAR-02 TAR-03 TAR-04 */
export function PricesPlatformScreen() {
  const t = useWords(priceWords, routeWords);
  const may = useMay();
  const level = usePriceLevel();
  const title = t('shell.route.pricesPlatform');
  if (level !== 'operator') return <BuyingList name="pricesPlatform" title={title} lists={wholesale} />;
  return (
    <Page>
      <PageHeader title={title} actions={<HistoryLink />} />
      <PriceAbout about="operator" />
      <PartTabs
        label={t('price.parts')}
        parts={[
          {
            value: 'tenants',
            label: t('price.forTenants'),
            isShown: true,
            content: (
              <PriceBook
                list="platformResources"
                buyer="reseller"
                label={t('price.forTenants')}
                mayChange={may(modify)}
              />
            ),
          },
          {
            value: 'exceptions',
            label: t('price.tenants'),
            isShown: true,
            content: <TenantPricesPart mayChange={may(modify)} />,
          },
          {
            value: 'cost',
            label: t('price.ownCost'),
            isShown: true,
            content: <PriceBook list="cost" buyer="reseller" label={t('price.ownCost')} mayChange={may(modify)} />,
          },
        ]}
      />
    </Page>
  );
}
