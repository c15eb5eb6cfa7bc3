import { pathTo, routeWords } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { BuyingList } from './BuyingList.tsx';
import { Margins } from './Margins.tsx';
import { PriceBook } from './PriceBook.tsx';
import { HistoryLink } from './PricesPlatformScreen.tsx';
import { usePriceLevel } from './usePriceLevel.ts';
import { priceWords } from './words.ts';

const modify = { who: ['pricesTenant:modify'] } as const;
const retail = ['tenantResources'] as const;

/** What a tenant charges all below it for messages and calls, with what is left of it; partners look. @spec TAR-02 TAR-03 TAR-04 */
export function PricesTenantScreen() {
  const t = useWords(priceWords, routeWords);
  const may = useMay();
  const level = usePriceLevel();
  const title = t('shell.route.pricesTenant');
  if (level === 'partner') return <BuyingList name="pricesTenant" title={title} lists={retail} />;
  if (level !== 'tenant')
    return (
      <Page>
        <PageHeader title={title} />
        <EmptyState
          title={t('price.notSeller')}
          actions={<Link href={pathTo('pricesPlatform')}>{t('shell.route.pricesPlatform')}</Link>}
        >
          {t('price.notSellerHint')}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <PageHeader title={title} actions={<HistoryLink />} />
      <PartTabs
        label={t('price.parts')}
        parts={[
          {
            value: 'prices',
            label: t('price.forUsers'),
            isShown: true,
            content: (
              <PriceBook list="tenantResources" buyer="user" label={t('price.forUsers')} mayChange={may(modify)} />
            ),
          },
          {
            value: 'margins',
            label: t('price.margins'),
            isShown: true,
            content: <Margins list="tenantResources" buyer="user" />,
          },
        ]}
      />
    </Page>
  );
}
