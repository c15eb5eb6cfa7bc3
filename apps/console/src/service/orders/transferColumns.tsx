import type { WorkOrder } from '@fireline/api/service';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { StateMark, type StateName } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { orderListWords, orderWords } from './words.ts';

type T = Translate<keyof typeof orderListWords | keyof typeof orderWords>;
type Transfer = NonNullable<WorkOrder['lastTransfer']>;

const marks = {
  confirm: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
  expire: 'timedOut',
  end: 'ended',
} as const satisfies Record<NonNullable<Transfer['ended']>, StateName>;

/** What became of a transfer; of one that waits, whose answer it waits for. */
const endText = ({ ended, target }: Transfer, t: T): string =>
  ended === null ? t('workOrders.transfer.to', { name: target }) : t(`workOrders.handed.${ended}`);

/** The last transfer of an order: from whom to whom, when, what became of it and why. @spec SRV-02 SRV-03 */
export const transferColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime'>,
): readonly Column<WorkOrder>[] => [
  {
    id: 'handed',
    header: t('workOrders.handed'),
    width: 160,
    isHideable: false,
    cell: ({ lastTransfer: of }) =>
      of === null ? '' : t('workOrder.track.fromTo', { from: of.operator, to: of.target }),
  },
  {
    id: 'handedAt',
    header: t('workOrders.handedAt'),
    ...shortTimeCell<WorkOrder>(({ lastTransfer }) => lastTransfer?.askedAt ?? null, format),
  },
  {
    id: 'handedState',
    header: t('workOrders.handedState'),
    width: 150,
    text: ({ lastTransfer: of }) => (of === null ? '' : endText(of, t)),
    cell: ({ lastTransfer: of }) =>
      of && <StateMark state={of.ended === null ? 'waiting' : marks[of.ended]}>{endText(of, t)}</StateMark>,
  },
  {
    id: 'handedReason',
    header: t('workOrders.handedReason'),
    width: 170,
    cell: ({ lastTransfer }) => lastTransfer?.reason ?? '',
  },
];
