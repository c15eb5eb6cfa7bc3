import { type SosBatch, deviceCalls } from '@fireline/api/device';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import type { SosRow } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import { Button } from '@fireline/ui/Button';
import { type Column } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { SosBatchEditor } from '@fireline/ui/SosBatchEditor';
import { useToast } from '@fireline/ui/Toast';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useConfirmLeave } from '../../lib/form/useDraft.ts';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { SosRows } from './SosRows.tsx';
import { sosWords } from './words.ts';

const counts = ['waiting', 'underWay', 'acknowledged', 'failed', 'refused'] as const;

const batchColumns = (t: Translate<keyof typeof sosWords>, format: Format): readonly Column<SosBatch>[] => [
  { id: 'at', header: t('sos.at'), isSortable: false, ...timeCell(({ createdAt }) => createdAt, format) },
  { id: 'rows', header: t('sos.count'), width: 100, isSortable: false, cell: ({ rows }) => format.number(rows) },
  ...counts.map((id) => ({
    id,
    header: t(`sos.${id}`),
    width: 110,
    isSortable: false,
    cell: (batch: SosBatch) => format.number(batch[id]),
  })),
];

/** Sends the rows, and keeps what the gateway found wrong with them. */
function useSending(onSent: (batch: SosBatch) => void) {
  const t = useWords(sosWords);
  const { number } = useFormat();
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isSending, setSending] = useState(false);
  const send = async (rows: readonly SosRow[]): Promise<void> => {
    setSending(true);
    try {
      const batch = await client.send(deviceCalls.sendSosBatch, {
        rows: rows.map(({ imei, numbers }) => ({ imei, numbers: numbers.filter((one) => one.trim() !== '') })),
      });
      toasts.show({ tone: 'success', title: t('sos.sent', { count: number(batch.rows) }) });
      onSent(batch);
    } catch (error) {
      if (error instanceof CallError && error.problems.length > 0) setProblems(error.problems);
      else tellFailure('save', error);
    }
    setSending(false);
  };
  return { problems, clear: () => setProblems([]), isSending, send };
}

/** SOS numbers of many devices at once: pasted, checked, sent, and what became of each. @spec DEV-21 */
export function SosDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(sosWords);
  const format = useFormat();
  const [rows, setRows] = useState<readonly SosRow[]>([]);
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const [shown, show] = useState<SosBatch>();
  const { problems, clear, isSending, send } = useSending((batch) => {
    setRows([]);
    show(batch);
  });
  const leave = useConfirmLeave(rows.length > 0);
  const columns = useMemo(() => batchColumns(t, format), [t, format]);
  return (
    <Drawer isOpen size="large" onClose={() => leave(onClose)} title={t('sos.open')}>
      {shown ? (
        <Stack>
          <div>
            <Button onClick={() => show(undefined)}>{t('sos.back')}</Button>
          </div>
          <SosRows batchId={shown.batchId} label={t('sos.batch', { time: format.dateTime(shown.createdAt) })} />
        </Stack>
      ) : (
        <Stack>
          <SosBatchEditor
            label={t('sos.rows')}
            value={rows}
            problems={problems}
            disabled={isSending}
            onChange={(change) => {
              setRows(change.value);
              setWrong(change.problems);
              clear();
            }}
          />
          <div>
            <Button
              variant="primary"
              disabled={rows.length === 0 || wrong.length > 0}
              isPending={isSending}
              onClick={() => void send(rows)}
            >
              {t('sos.send')}
            </Button>
          </div>
          <h3>{t('sos.batches')}</h3>
          <PartTable
            label={t('sos.batches')}
            call={deviceCalls.sosBatches}
            of={{}}
            columns={columns}
            getRowId={({ batchId }) => batchId}
            onOpen={show}
            empty={{ title: t('sos.batches.none') }}
          />
        </Stack>
      )}
    </Drawer>
  );
}
