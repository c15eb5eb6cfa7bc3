import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { useWords } from '@fireline/ui/lib';
import { idIn } from '../../lib/page/idIn.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { payWords } from '../words.ts';
import { BuyPackages } from './BuyPackages.tsx';
import { PayOrder } from './PayOrder.tsx';

/** Packages are chosen and ordered here, and an order is paid here. @spec FIN-01 FIN-11 FIN-12 FIN-13 TAR-05 */
export function PaymentScreen() {
  const t = useWords(payWords, routeWords);
  const url = useUrlQuery();
  const maySeeOrders = useMay()({ who: ['ordersMine:view'] });
  const orderId = idIn(url.get('order'));
  return (
    <Page>
      <PageHeader title={t('shell.route.payment')} back={maySeeOrders ? pathTo('ordersMine') : undefined} />
      <Banner tone="info">{t('pay.test')}</Banner>
      {orderId === undefined ? (
        <BuyPackages onOrdered={(id) => url.set({ order: String(id) })} />
      ) : (
        <PayOrder key={orderId} orderId={orderId} onAgain={() => url.set({ order: '' })} />
      )}
    </Page>
  );
}
