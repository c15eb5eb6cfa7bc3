import { financeCalls, type RefundRow } from '@fireline/api/finance';
import { financeRefundWords, financeWords } from '@fireline/domain/finance';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { refundColumns } from './refundColumns.tsx';
import { useRefund } from './RefundDesk.tsx';
import { refundPageWords } from './words.ts';

const shown: ReadonlySet<string> = new Set(['askedAt', 'state', 'cents', 'units', 'askedBy', 'reason', 'orderNo']);

/** A refund as its buyer follows it. @spec FIN-08 */
export function RefundDrawer({ refundId, onClose }: { readonly refundId: number; readonly onClose: () => void }) {
  const t = useWords(refundPageWords);
  const call = useRefund(refundId);
  return (
    <Drawer isOpen title={call.data?.refundNo ?? t('refund.mine')} onClose={onClose}>
      <Loaded call={call} action="query" lines={6}>
        {(refund) => <RefundFacts refund={refund} />}
      </Loaded>
    </Drawer>
  );
}

/** Refunds of the orders that the reader sees, or of one of them. @spec FIN-08 */
export function MyRefunds({ orderId }: { readonly orderId?: number }) {
  const t = useWords(refundPageWords, financeRefundWords, financeWords);
  const format = useFormat();
  const [open, setOpen] = useState<number>();
  const columns = useMemo(() => refundColumns(t, format).filter(({ id }) => shown.has(id)), [t, format]);
  const of = useMemo(
    () => ({ sort: 'askedAt' as const, order: 'desc' as const, ...(orderId !== undefined && { orderId }) }),
    [orderId],
  );
  return (
    <>
      <PartTable
        label={t('refund.mine')}
        call={financeCalls.refunds}
        of={of}
        columns={columns}
        getRowId={({ refundId }: RefundRow) => refundId}
        onOpen={({ refundId }) => setOpen(refundId)}
        empty={{ title: t('refund.mine.empty'), hint: t('refund.mine.hint') }}
      />
      {open !== undefined && <RefundDrawer refundId={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
