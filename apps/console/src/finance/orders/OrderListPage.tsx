import type { Order } from '@fireline/api/finance';
import { financeWords, type OrderState } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage, type ListPageProps } from '../../lib/list/ListPage.tsx';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMayBuy } from '../../lib/session/useMayBuy.ts';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { payWords } from '../words.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { orderColumns } from './orderColumns.tsx';
import { useOrders } from './useOrders.ts';

interface OrderListPageProps extends Pick<ListPageProps<Order>, 'name' | 'title'> {
  /** So that money is never cut at the edge of a small screen. */
  readonly hiddenByDefault: readonly string[];
  readonly empty: string;
  /** Only orders in these states; absent: the reader chooses. */
  readonly states?: readonly OrderState[];
}

const card = { marks: ['state'], facts: ['payableCents', 'content', 'createdAt'] };

/** A list of orders with what they come to; a row opens its order. @spec FIN-01 TAR-09 */
export function OrderListPage({ name, title, hiddenByDefault, empty, states }: OrderListPageProps) {
  const t = useWords(payWords, financeWords);
  const format = useFormat();
  const unitsOf = useUnitsText();
  const list = useOrders(states);
  const row = useOpenRow(list.url);
  const columns = useMemo(() => orderColumns(t, format, unitsOf), [t, format, unitsOf]);
  const totals = list.page.data?.totals;
  const buy = useMayBuy() && <Link href={pathTo('payment')}>{t('pay.buy.title')}</Link>;
  return (
    <ListPage
      name={name}
      card={card}
      title={title}
      hiddenByDefault={hiddenByDefault}
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
      empty={{ title: empty, ...(buy ? { action: buy } : {}) }}
      onOpen={({ orderId }) => row.open(orderId)}
      actions={buy}
    >
      {row.id !== undefined && <OrderDrawer orderId={row.id} onClose={row.close} />}
    </ListPage>
  );
}
