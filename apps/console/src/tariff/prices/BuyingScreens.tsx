import { routeWords } from '@fireline/domain/shell';
import { tariffCalls } from '@fireline/api/tariff';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { Tools } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { BuyingList } from './BuyingList.tsx';
import { HistoryList } from './HistoryList.tsx';
import { usePriceLevel } from './usePriceLevel.ts';
import { priceWords } from './words.ts';

const service = ['deviceService', 'storage'] as const;

/** What the reader pays to the one above it, what is to come, and what it was. @spec DEV-23 TAR-04 N19 */
export function SuperiorPriceScreen() {
  const t = useWords(routeWords);
  return <BuyingList name="superiorPrice" title={t('shell.route.superiorPrice')} lists={service} />;
}

/** Prices to look up: those that the reader pays, and those that it has set. @spec TAR-04 */
export function PricesQueryScreen() {
  const t = useWords(priceWords, routeWords);
  const may = useMay();
  const url = useUrlQuery();
  const level = usePriceLevel();
  const title = t('shell.route.pricesQuery');
  const hasOwn = level !== undefined && may(tariffCalls.priceEntries);
  const isOwn = hasOwn && (level === 'operator' || url.get('view') === 'own');
  const tools = hasOwn && level !== 'operator' && (
    <Tools role="group" aria-label={t('price.list')}>
      <Button aria-pressed={!isOwn} onClick={() => url.set({ view: '', page: '', list: '', state: '' })}>
        {t('price.cost')}
      </Button>
      <Button aria-pressed={isOwn} onClick={() => url.set({ view: 'own', page: '', list: '', changed: '' })}>
        {t('price.history')}
      </Button>
    </Tools>
  );
  return isOwn ? (
    <HistoryList title={title} tools={tools} />
  ) : (
    <BuyingList name="pricesQuery" title={title} actions={tools} />
  );
}
