import type { OrderState } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { payWords } from '../words.ts';
import { OrderListPage } from './OrderListPage.tsx';

const open: readonly OrderState[] = ['unpaid', 'paying', 'failed'];

/** Orders that wait to be paid. @spec FIN-01 */
export function OrdersUnpaidScreen() {
  const t = useWords(payWords, routeWords);
  return (
    <OrderListPage
      name="ordersUnpaid"
      title={t('shell.route.ordersUnpaid')}
      empty={t('orders.emptyUnpaid')}
      states={open}
    />
  );
}
