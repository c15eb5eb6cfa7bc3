import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { payWords } from '../words.ts';
import { OrderListPage } from './OrderListPage.tsx';

const hiddenByDefault = ['type', 'refundedCents', 'payee', 'createdBy', 'expiresAt', 'paidAt'];

/** All orders that the reader sees. @spec FIN-01 */
export function OrdersMineScreen() {
  const t = useWords(payWords, routeWords);
  return (
    <OrderListPage
      name="ordersMine"
      hasRefunds
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.ordersMine')}
      empty={t('orders.empty')}
    />
  );
}
