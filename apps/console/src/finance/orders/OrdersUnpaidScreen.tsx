import { openOrderStates } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { payWords } from '../words.ts';
import { OrderListPage } from './OrderListPage.tsx';

// nothing of them is paid
const hiddenByDefault = ['type', 'refundedCents', 'paidCents', 'payee', 'createdBy', 'paidAt'];

/** Orders that wait to be paid. @spec FIN-01 */
export function OrdersUnpaidScreen() {
  const t = useWords(payWords, routeWords);
  return (
    <OrderListPage
      name="ordersUnpaid"
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.ordersUnpaid')}
      empty={t('orders.emptyUnpaid')}
      states={openOrderStates}
    />
  );
}
