import type { ReplyOf } from '@fireline/api/lib';
import type { financeCalls } from '@fireline/api/finance';
import { type OrderSide, orderSides } from '@fireline/domain/finance';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Link, useLocation } from 'wouter';
import { Tab, Tabs } from '../../lib/page/PageTabs.styles.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { payWords } from '../words.ts';

type Orders = ReplyOf<typeof financeCalls.orders>;

/** What the address asks for. */
export const sideIn = (url: Pick<UrlQuery, 'get'>): OrderSide | undefined =>
  orderSides.find((name) => name === url.get('side'));

export interface OrderSidesProps {
  readonly url: UrlQuery;
  /** Undefined until it is known. */
  readonly sides: Orders['sides'] | undefined;
}

/** What the reader bought and what others bought of it, as tabs with how many orders each holds; the address names the one that is shown. @spec FIN-01 */
export function OrderSides({ url, sides }: OrderSidesProps) {
  const t = useWords(payWords);
  const { number } = useFormat();
  const [path] = useLocation();
  const chosen = sideIn(url);
  const hrefOf = (side: OrderSide | undefined): string => {
    const params = new URLSearchParams(url.text);
    for (const gone of ['page', 'side']) params.delete(gone);
    if (side) params.set('side', side);
    const text = params.toString();
    return path + (text && `?${text}`);
  };
  return (
    <Tabs aria-label={t('orders.side')}>
      <Tab as={Link} href={hrefOf(undefined)} aria-current={chosen === undefined ? 'page' : undefined}>
        {t('orders.side.all')}
      </Tab>
      {orderSides.map((side) => (
        <Tab as={Link} key={side} href={hrefOf(side)} aria-current={chosen === side ? 'page' : undefined}>
          {t(`orders.side.${side}`)} {sides && number(sides[side].count)}
        </Tab>
      ))}
    </Tabs>
  );
}

/** What orders come to: of each side where both are shown. */
export function OrderTotals({
  orders,
  of,
}: {
  readonly orders: Orders;
  readonly of: readonly OrderSide[] | undefined;
}) {
  const t = useWords(payWords);
  const { money } = useFormat();
  const sums = ({ payableCents, paidCents, refundedCents }: Orders['totals']) => ({
    payable: money(payableCents),
    paid: money(paidCents),
    refunded: money(refundedCents),
  });
  if (!of) return <p>{t('orders.totals', sums(orders.totals))}</p>;
  return (
    <p>
      {of
        .map((side) => t('orders.side.totals', { side: t(`orders.side.${side}`), ...sums(orders.sides[side]) }))
        .join(' · ')}
    </p>
  );
}
