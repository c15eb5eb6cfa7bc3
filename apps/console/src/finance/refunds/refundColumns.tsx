import type { RefundRow } from '@fireline/api/finance';
import type { financeRefundWords, financeWords, RefundState } from '@fireline/domain/finance';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { refundPageWords } from './words.ts';

type T = Translate<keyof typeof refundPageWords | keyof typeof financeRefundWords | keyof typeof financeWords>;

/** What a state of a refund looks like. */
const shapes = {
  underReview: 'pendingReview',
  refunding: 'processing',
  success: 'completed',
  refused: 'rejected',
  failed: 'failed',
} as const satisfies Readonly<Record<RefundState, StateName>>;

/** The columns of refunds. @spec FIN-08 */
export const refundColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'money' | 'number'>,
): readonly Column<RefundRow>[] => [
  {
    id: 'askedAt',
    header: t('refund.askedAt'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<RefundRow>((row) => row.askedAt, format),
  },
  {
    id: 'state',
    header: t('refund.state'),
    width: 130,
    isSortable: true,
    ...stateCell<RefundRow>(
      ({ state, waits }) => (waits === 'decision' ? 'failing' : shapes[state]),
      ({ state, waits }) => t(waits === 'decision' ? 'finance.refund.waits.decision' : `finance.refund.state.${state}`),
    ),
  },
  {
    id: 'cents',
    header: t('refund.cents'),
    width: 110,
    align: 'end',
    isSortable: true,
    cell: ({ cents }) => format.money(cents),
  },
  {
    id: 'units',
    header: t('refund.taken'),
    width: 120,
    align: 'end',
    cell: ({ units, resource }) =>
      resource === null ? '' : t(`refund.units.${resource}`, { count: format.number(units) }),
  },
  { id: 'askedBy', header: t('refund.askedBy'), width: 120, cell: ({ askedBy }) => askedBy },
  { id: 'payer', header: t('refund.payer'), width: 150, cell: ({ payerName }) => payerName },
  { id: 'reason', header: t('refund.reason'), width: 150, cell: ({ reason }) => reason },
  { id: 'orderNo', header: t('refund.orderNo'), width: 220, cell: ({ orderNo }) => orderNo },
  { id: 'refundNo', header: t('refund.refundNo'), width: 240, cell: ({ refundNo }) => refundNo },
  { id: 'type', header: t('refund.type'), width: 120, cell: ({ orderType }) => t(`finance.order.type.${orderType}`) },
  {
    id: 'paid',
    header: t('refund.paid'),
    width: 110,
    align: 'end',
    cell: ({ paidCents }) => format.money(paidCents),
  },
  { id: 'decidedBy', header: t('refund.decidedBy'), width: 120, cell: ({ decidedBy }) => decidedBy ?? '' },
  { id: 'decidedAt', header: t('refund.decidedAt'), ...shortTimeCell<RefundRow>((row) => row.decidedAt, format) },
  { id: 'endedAt', header: t('refund.endedAt'), ...shortTimeCell<RefundRow>((row) => row.endedAt, format) },
];
