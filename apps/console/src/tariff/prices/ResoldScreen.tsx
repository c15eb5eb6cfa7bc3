import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { type Part, PartTabs } from '../../lib/page/PartTabs.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { ChainPart } from './ChainPart.tsx';
import { Margins } from './Margins.tsx';
import { PriceBook } from './PriceBook.tsx';
import { HistoryLink } from './PricesPlatformScreen.tsx';
import { usePriceLevel } from './usePriceLevel.ts';
import { priceWords } from './words.ts';

export interface ResoldScreenProps {
  readonly name: 'pricesDevice' | 'pricesCloud' | 'servicePrice';
  readonly list: 'deviceService' | 'storage';
  /** What is shown first. */
  readonly first: 'prices' | 'margins';
}

/** What is resold along the chain: the own prices, what is left of them, and who earns what. @spec TAR-02 TAR-04 DEV-20 DEV-23 N19 */
export function ResoldScreen({ name, list, first }: ResoldScreenProps) {
  const t = useWords(priceWords, routeWords);
  const may = useMay();
  const isOperator = usePriceLevel() === 'operator';
  const buyer = isOperator ? 'reseller' : 'user';
  const label = t(isOperator ? 'price.forTenants' : 'price.forUsers');
  const mayChange = may({ who: [`${name}:modify`] });
  const prices: Part = {
    value: 'prices',
    label,
    isShown: true,
    content: <PriceBook list={list} buyer={buyer} label={label} mayChange={mayChange} />,
  };
  const margins: Part = {
    value: 'margins',
    label: t('price.margins'),
    isShown: true,
    content: <Margins list={list} buyer={buyer} />,
  };
  return (
    <Page>
      <PageHeader title={t(`shell.route.${name}`)} actions={<HistoryLink />} />
      <PartTabs
        label={t('price.parts')}
        parts={[
          ...(first === 'prices' ? [prices, margins] : [margins, prices]),
          { value: 'chain', label: t('price.chain'), isShown: true, content: <ChainPart list={list} /> },
          {
            value: 'resellers',
            label: t('price.forResellers'),
            isShown: list === 'storage' && !isOperator && may({ who: ['dealerPrice:view'] }),
            content: (
              <PriceBook
                list={list}
                buyer="reseller"
                label={t('price.forResellers')}
                mayChange={may({ who: ['dealerPrice:modify'] })}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}

/** @spec TAR-02 TAR-04 N19 */
export const PricesDeviceScreen = () => <ResoldScreen name="pricesDevice" list="deviceService" first="prices" />;
/** @spec TAR-02 DEV-20 */
export const PricesCloudScreen = () => <ResoldScreen name="pricesCloud" list="storage" first="prices" />;
/** What I charge beside what I pay. @spec DEV-23 TAR-04 N19 */
export const ServicePriceScreen = () => <ResoldScreen name="servicePrice" list="deviceService" first="margins" />;
