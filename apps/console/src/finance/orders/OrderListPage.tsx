import type { Order } from '@fireline/api/finance';
import { financeWords, hasBothSides, orderSides, type OrderedWay, type OrderState } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage, type ListPageProps } from '../../lib/list/ListPage.tsx';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMayBuy } from '../../lib/session/useMayBuy.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { codeWords } from '../codes/words.ts';
import { PackageChoice } from '../payment/BuyPackages.tsx';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { MyRefunds } from '../refunds/MyRefunds.tsx';
import { refundPageWords } from '../refunds/words.ts';
import { payWords } from '../words.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderSides, OrderTotals, sideIn } from './OrderSides.tsx';
import { orderColumns } from './orderColumns.tsx';
import { type FixedOrders, useOrders } from './useOrders.ts';

interface OrderListPageProps extends Pick<ListPageProps<Order>, 'name' | 'title'> {
  /** So that money is never cut at the edge of a small screen. */
  readonly hiddenByDefault: readonly string[];
  readonly empty: string;
  /** Whether the refunds of these orders are reached from here. */
  readonly hasRefunds?: boolean;
  /** Only orders in these states; absent: the reader chooses. */
  readonly states?: readonly OrderState[];
  /** Only these. */
  readonly fixed?: FixedOrders;
  /** How what is bought from here is paid. Default: online. */
  readonly way?: OrderedWay;
}

const card = { marks: ['state'], facts: ['payableCents', 'content', 'createdAt'] };

/** A list of orders with what they come to; a row opens its order. @spec FIN-01 TAR-09 */
export function OrderListPage(props: OrderListPageProps) {
  const { name, title, hiddenByDefault, empty, states, fixed, hasRefunds = false, way = 'online' } = props;
  const t = useWords(payWords, refundPageWords, codeWords, financeWords);
  const [isShowingRefunds, setShowingRefunds] = useState(false);
  const format = useFormat();
  const unitsOf = useUnitsText();
  const account = useSession()?.account;
  // what only the reader ordered was bought
  const hasSides = account !== undefined && !fixed?.isMine && hasBothSides(account);
  const chosen = sideIn(useUrlQuery());
  const side = hasSides ? chosen : undefined;
  const list = useOrders(states, { ...fixed, ...(side && { side }) });
  const [isBuying, setBuying] = useState(false);
  const row = useOpenRow(list.url);
  const columns = useMemo(() => orderColumns(t, format, unitsOf), [t, format, unitsOf]);
  const { data } = list.page;
  const mayBuy = useMayBuy();
  const buyOnline = <Link href={pathTo('payment')}>{t('pay.buy.title')}</Link>;
  const buyOffline = <Button onClick={() => setBuying(true)}>{t('code.buy')}</Button>;
  const buy = mayBuy && (way === 'online' ? buyOnline : buyOffline);
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
        (hasSides || data) && (
          <>
            {hasSides && <OrderSides url={list.url} sides={data?.sides} />}
            {data && <OrderTotals orders={data} of={hasSides ? (side ? [side] : orderSides) : undefined} />}
          </>
        )
      }
      empty={{ title: empty, ...(buy ? { action: buy } : {}) }}
      onOpen={({ orderId }) => row.open(orderId)}
      actions={
        <Tools>
          {hasRefunds && (
            <Button variant="secondary" onClick={() => setShowingRefunds(true)}>
              {t('refund.mine')}
            </Button>
          )}
          {buy}
        </Tools>
      }
    >
      {isShowingRefunds && (
        <Drawer isOpen size="large" title={t('refund.mine')} onClose={() => setShowingRefunds(false)}>
          <MyRefunds />
        </Drawer>
      )}
      {isBuying && (
        <Drawer isOpen size="large" title={t('code.buy')} onClose={() => setBuying(false)}>
          <Stack>
            <p>{t('code.buy.how')}</p>
            <PackageChoice
              way={way}
              onOrdered={(orderId) => {
                setBuying(false);
                row.open(orderId);
              }}
            />
          </Stack>
        </Drawer>
      )}
      {row.id !== undefined && <OrderDrawer orderId={row.id} onClose={row.close} />}
    </ListPage>
  );
}
