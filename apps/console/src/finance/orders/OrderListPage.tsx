import type { Order } from '@fireline/api/finance';
import { financeWords, type OrderState } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage, type ListPageProps } from '../../lib/list/ListPage.tsx';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { payWords } from '../words.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { orderColumns } from './orderColumns.tsx';
import { useOrders } from './useOrders.ts';

interface OrderListPageProps extends Pick<ListPageProps<Order>, 'name' | 'title'> {
  readonly empty: string;
  /** Only orders in these states; absent: the reader chooses. */
  readonly states?: readonly OrderState[];
}

/** A list of orders with what they come to; a row opens its order. @spec FIN-01 TAR-09 */
export function OrderListPage({ name, title, empty, states }: OrderListPageProps) {
  const t = useWords(payWords, financeWords);
  const format = useFormat();
  const unitsOf = useUnitsText();
  const list = useOrders(states);
  const row = useOpenRow(list.url);
  const columns = useMemo(() => orderColumns(t, format, unitsOf), [t, format, unitsOf]);
  const totals = list.page.data?.totals;
  return (
    <ListPage
      name={name}
      title={title}
      list={list}
      columns={columns}
      getRowId={({ orderId }) => orderId}
      rowName={({ orderNo }) => orderNo}
      lead={
        totals && (
          <p>
            {t('orders.totals', { payable: format.money(totals.payableCents), paid: format.money(totals.paidCents) })}
          </p>
        )
      }
      empty={{ title: empty, action: <Link href={pathTo('payment')}>{t('pay.buy.title')}</Link> }}
      onOpen={({ orderId }) => row.open(orderId)}
      actions={<Link href={pathTo('payment')}>{t('pay.buy.title')}</Link>}
    >
      {row.id !== undefined && <OrderDrawer orderId={row.id} onClose={row.close} />}
    </ListPage>
  );
}
