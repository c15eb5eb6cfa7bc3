import type { ReplyOf } from '@fireline/api/lib';
import type { financeCalls } from '@fireline/api/finance';
import { type OrderSide, orderSides } from '@fireline/domain/finance';
import { useFormat, useWords } from '@fireline/ui/lib';
import { CountTabs } from '../../lib/list/CountTabs.tsx';
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

/** What the reader bought and what others bought of it. @spec FIN-01 */
export function OrderSides({ url, sides }: OrderSidesProps) {
  const t = useWords(payWords);
  return (
    <CountTabs
      label={t('orders.side')}
      all={t('orders.side.all')}
      tabs={orderSides.map((side) => ({
        key: side,
        label: t(`orders.side.${side}`),
        set: { side },
        count: sides?.[side].count,
      }))}
      url={url}
    />
  );
}

interface OrderTotalsProps {
  readonly orders: Orders;
  /** Undefined: all of them together. */
  readonly of: readonly OrderSide[] | undefined;
}

/** What orders come to: of each side where both are shown. */
export function OrderTotals({ orders, of }: OrderTotalsProps) {
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
