import { serviceCalls, type WorkOrder } from '@fireline/api/service';
import { type OrderList, serviceWords } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { BulkContext, Column } from '@fireline/ui/DataTable';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { dueWords, lengthWords } from '../../lib/words.ts';
import { type BatchEvent, OrderBatch } from './OrderBatch.tsx';
import { orderColumns } from './orderColumns.tsx';
import { transferColumns } from './transferColumns.tsx';
import { Actions } from './Orders.styles.ts';
import { useOrders } from './useOrders.ts';
import { orderListWords, orderWords } from './words.ts';

const pages = {
  my: 'workOrdersMine',
  unprocessed: 'workOrdersUnprocessed',
  processing: 'workOrdersProcessing',
  transfers: 'workOrderTransfers',
  all: 'workOrdersAll',
} as const satisfies Record<OrderList, string>;

const whenClosed = ['dueAt', 'category', 'unit', 'resolution', 'rating', 'closedAt'];
const hiddenByDefault: Readonly<Record<OrderList, readonly string[]>> = {
  my: [...whenClosed, 'transfer', 'creator'],
  unprocessed: [...whenClosed, 'state', 'transfer'],
  // accepted in time or late says less than how long it has been in hand
  processing: [...whenClosed, 'due', 'creator', 'transfer'],
  transfers: [...whenClosed, 'due', 'device', 'creator'],
  all: [...whenClosed, 'transfer', 'creator'],
};

const card = { marks: ['level', 'state'], facts: ['due', 'problem', 'agent', 'device'] };
const transferCard = { marks: ['handedState'], facts: ['handed', 'handedAt', 'handedReason', 'problem'] };

/** Of transfers, who handed an order to whom stands behind its number. */
function columnsOf(
  of: OrderList,
  t: Parameters<typeof orderColumns>[0] & Parameters<typeof transferColumns>[0],
  format: Format,
): readonly Column<WorkOrder>[] {
  const columns = orderColumns(t, format);
  if (of !== 'transfers') return columns;
  const [number, ...rest] = columns.filter(({ id }) => id !== 'transfer');
  return [...(number ? [number] : []), ...transferColumns(t, format), ...rest];
}

interface Batch {
  readonly event: BatchEvent;
  readonly selected: BulkContext;
}

/** One of the lists of work orders; a row opens its order. @spec SRV-01 SRV-02 SRV-03 */
export function OrderListPage({ list: of }: { readonly list: OrderList }) {
  const t = useWords(orderListWords, orderWords, serviceWords, routeWords, lengthWords, dueWords);
  const format = useFormat();
  const list = useOrders(of);
  const may = useMay();
  const [, navigate] = useLocation();
  const [batch, setBatch] = useState<Batch>();
  const columns = useMemo(() => columnsOf(of, t, format), [of, t, format]);
  const title = t(`shell.route.${pages[of]}`);
  const create = may(serviceCalls.createOrder) && (
    <Button icon={<Plus aria-hidden />} onClick={() => navigate(pathTo('workOrderCreate'))}>
      {t('workOrders.create')}
    </Button>
  );
  const events = (['accept', 'dispatch'] as const).filter((event) =>
    may(event === 'accept' ? serviceCalls.acceptOrder : serviceCalls.dispatchOrder),
  );
  return (
    <ListPage<WorkOrder>
      name={pages[of]}
      card={of === 'transfers' ? transferCard : card}
      title={title}
      hiddenByDefault={hiddenByDefault[of]}
      list={list}
      columns={columns}
      getRowId={({ orderId }) => orderId}
      rowName={({ number }) => number}
      {...(of === 'unprocessed' && {
        selectFor: [serviceCalls.acceptOrder, serviceCalls.dispatchOrder],
        renderBulkActions: (selected: BulkContext) => (
          <Actions>
            {events.map((event) => (
              <Button key={event} onClick={() => setBatch({ event, selected })}>
                {t(`workOrders.batch.${event}`)}
              </Button>
            ))}
          </Actions>
        ),
      })}
      empty={{ title: t(`workOrders.empty.${of}`), ...(create ? { action: create } : {}) }}
      onOpen={({ orderId }) => navigate(pathTo('workOrderDetail', { orderId }))}
      actions={create}
    >
      {batch && (
        <OrderBatch
          {...batch}
          loadRows={list.loadRows}
          onClose={() => {
            setBatch(undefined);
            batch.selected.clear();
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
