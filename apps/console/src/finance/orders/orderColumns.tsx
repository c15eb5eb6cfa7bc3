import type { Order } from '@fireline/api/finance';
import type { OrderState, financeWords } from '@fireline/domain/finance';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { payWords } from '../words.ts';

type T = Translate<keyof typeof payWords | keyof typeof financeWords>;

/** What a state of an order looks like. */
const shapes = {
  unpaid: 'waiting',
  paying: 'inProgress',
  success: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'ended',
} as const satisfies Readonly<Record<OrderState, StateName>>;

/** The columns of orders. @spec FIN-01 */
export const orderColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'money'>,
  unitsOf: (order: Order) => string,
): readonly Column<Order>[] => [
  {
    id: 'createdAt',
    header: t('orders.createdAt'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<Order>((row) => row.createdAt, format),
  },
  { id: 'orderNo', header: t('pay.number'), width: 200, cell: ({ orderNo }) => orderNo },
  {
    id: 'state',
    header: t('orders.state'),
    width: 120,
    ...stateCell<Order>(
      ({ state, isBeingCancelled }) => (isBeingCancelled ? 'ending' : shapes[state]),
      ({ state, isBeingCancelled }) =>
        isBeingCancelled ? t('orders.track.cancelAsked') : t(`finance.order.state.${state}`),
    ),
  },
  { id: 'type', header: t('orders.type'), width: 130, cell: ({ type }) => t(`finance.order.type.${type}`) },
  { id: 'content', header: t('orders.content'), width: 150, cell: unitsOf },
  {
    id: 'payableCents',
    header: t('pay.amount'),
    width: 110,
    align: 'end',
    isSortable: true,
    cell: ({ payableCents }) => format.money(payableCents),
  },
  {
    id: 'paidCents',
    header: t('pay.paidAmount'),
    width: 110,
    align: 'end',
    cell: ({ paidCents }) => format.money(paidCents),
  },
  {
    id: 'refundedCents',
    header: t('orders.refunded'),
    width: 110,
    align: 'end',
    cell: ({ refundedCents }) => format.money(refundedCents),
  },
  { id: 'payer', header: t('pay.payer'), width: 160, cell: ({ payerName }) => payerName },
  { id: 'payee', header: t('pay.payee'), width: 140, cell: ({ payeeName }) => payeeName },
  { id: 'createdBy', header: t('orders.createdBy'), width: 120, cell: ({ createdBy }) => createdBy },
  {
    id: 'expiresAt',
    header: t('orders.expiresAt'),
    isSortable: true,
    ...shortTimeCell<Order>((row) => row.expiresAt, format),
  },
  { id: 'paidAt', header: t('orders.paidAt'), ...shortTimeCell<Order>((row) => row.paidAt, format) },
];
