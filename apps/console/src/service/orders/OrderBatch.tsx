import { serviceCalls, type WorkOrder } from '@fireline/api/service';
import { useApi } from '@fireline/api/react';
import { assignmentForm, batchOrderCount, reasonChars, serviceWords } from '@fireline/domain/service';
import { fillWords } from '@fireline/domain/lib';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Form, FormSubmit, useFormField } from '@fireline/ui/Form';
import { Skeleton } from '@fireline/ui/Skeleton';
import type { LoadRows } from '@fireline/ui/TableExport';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { useRef, useState } from 'react';
import type { FormValue } from '../../lib/form/useFormSend.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { AgentField } from './AgentField.tsx';
import { orderListWords, orderWords } from './words.ts';

export type BatchEvent = 'accept' | 'dispatch';
type Given = FormValue<typeof assignmentForm> | undefined;

const problemWords = [serviceWords];

function Reason() {
  const t = useWords(orderWords);
  return (
    <TextArea
      {...useFormField('reason', { label: t('workOrder.reason'), initial: '' })}
      countMax={reasonChars.max}
      isOptional
    />
  );
}

interface OrderBatchProps {
  readonly event: BatchEvent;
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<WorkOrder>;
  readonly onClose: () => void;
}

/** Accepts or dispatches the ticked orders; what became of each stands in its row. @spec SRV-02 */
export function OrderBatch({ event, selected, loadRows, onClose }: OrderBatchProps) {
  const t = useWords(orderListWords, orderWords, serviceWords);
  const { client } = useApi();
  const every = useEveryRow(loadRows, '', true);
  // read when the batch runs, in the same moment in which it is entered
  const given = useRef<Given>(undefined);
  const [hasBegun, begin] = useState(false);
  const orders = (every.rows ?? []).filter(({ orderId }) => isSelected(selected.selection, orderId));
  const batch = useBatch({
    size: batchOrderCount.max,
    reasonOf: useReason(),
    run: async ({ ids, signal }) => {
      const sent = { orderIds: ids.map(Number), ...given.current };
      const call = event === 'accept' ? serviceCalls.acceptOrders : serviceCalls.dispatchOrders;
      const { rows } = await client.send(call, sent, { signal });
      return rows.flatMap(({ orderId, problem }) => {
        if (!problem) return [];
        const known = problem.code as keyof typeof serviceWords;
        const args = problem.args ?? {};
        return [{ id: orderId, reason: known in serviceWords ? t(known, args) : fillWords(problem.code, args) }];
      });
    },
  });
  const start = (): void => {
    begin(true);
    batch.start(orders.map(({ orderId, number, problem }) => ({ id: orderId, name: `${number} ${problem}` })));
  };
  const isTooMany = orders.length > batchOrderCount.max;
  return (
    <Drawer isOpen size="large" onClose={onClose} title={t('workOrders.batch.title', { count: selected.count })}>
      {hasBegun && <BatchReport title={t(`workOrders.batch.${event}`)} batch={batch} onClose={onClose} />}
      {!hasBegun && every.error !== undefined && (
        <CallFailed error={every.error} action="query" onRetry={every.reload} />
      )}
      {!hasBegun && !every.rows && every.error === undefined && <Skeleton lines={3} />}
      {!hasBegun && isTooMany && <p>{t('workOrders.batch.tooMany', { max: batchOrderCount.max })}</p>}
      {!hasBegun && every.rows && !isTooMany && event === 'accept' && (
        <Stack>
          <ul>
            {orders.map(({ orderId, number, problem }) => (
              <li key={orderId}>
                {number} {problem}
              </li>
            ))}
          </ul>
          <div>
            <Button variant="primary" onClick={start}>
              {t('workOrders.batch.accept')}
            </Button>
          </div>
        </Stack>
      )}
      {!hasBegun && every.rows && !isTooMany && event === 'dispatch' && (
        <Form
          schema={assignmentForm}
          words={problemWords}
          onSubmit={({ value }) => {
            given.current = value;
            start();
          }}
        >
          <Stack>
            <AgentField />
            <Reason />
            <FormSubmit>{t('workOrders.batch.dispatch')}</FormSubmit>
          </Stack>
        </Form>
      )}
    </Drawer>
  );
}
