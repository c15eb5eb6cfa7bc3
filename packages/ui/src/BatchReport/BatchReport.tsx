import { CircleAlert, CircleCheck, CircleDashed, CircleSlash2, Clock3 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { type Column, DataTable } from '../DataTable/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { TableExport } from '../TableExport/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { type Translate, useWords } from '../lib/format/useWords.ts';
import { Actions, Root, State } from './BatchReport.styles.ts';
import type { BatchRow, BatchState } from './batch.ts';
import type { Batch } from './useBatch.ts';
import { batchReportWords } from './words.ts';

export interface BatchReportProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What is done to the rows: "批量静音". */
  readonly title: string;
  /** From `useBatch`. */
  readonly batch: Batch;
  /** What the exported report is called; date, time and ending are added. Default: the title. */
  readonly exportName?: string;
  /** Pixels of the list. Default 360. */
  readonly height?: number;
  /** Offered when the batch has ended. */
  readonly onClose?: () => void;
}

type Words = Translate<keyof typeof batchReportWords>;

/** Each state has its own shape, so that it is never told by colour alone. */
const icons: Readonly<Record<BatchState, ReactNode>> = {
  waiting: <Clock3 aria-hidden />,
  running: <CircleDashed aria-hidden />,
  done: <CircleCheck aria-hidden />,
  failed: <CircleAlert aria-hidden />,
  left: <CircleSlash2 aria-hidden />,
};
/** What needs the reader stands first. */
const order: readonly BatchState[] = ['failed', 'left', 'running', 'waiting', 'done'];

const columnsIn = (t: Words): readonly Column<BatchRow>[] => [
  {
    id: 'name',
    header: t('BatchReport.name'),
    width: 200,
    isHideable: false,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'result',
    header: t('BatchReport.result'),
    width: 120,
    isHideable: false,
    text: ({ state }) => t(`BatchReport.state.${state}`),
    sortValue: ({ state }) => order.indexOf(state),
    cell: ({ state }) => (
      <State data-state={state} data-tone="danger">
        {icons[state]}
        {t(`BatchReport.state.${state}`)}
      </State>
    ),
  },
  {
    id: 'reason',
    header: t('BatchReport.reason'),
    width: 260,
    cell: ({ reason }) => reason,
    sortValue: ({ reason }) => reason,
  },
];

const isUnsettled = ({ state }: BatchRow): boolean => state !== 'done';

/**
 * A batch row by row: how far it is, what failed and why, and the way to try those again; the rest has gone through.
 * When to use: one action over many rows. When not: for one row a toast is enough.
 * @spec LIB-01
 * @example
 * const batch = useBatch({ run: async ({ ids, signal }) => (await mute(ids, signal)).refused });
 * <BatchReport title="批量静音" batch={batch} onClose={close} />
 */
export function BatchReport(props: BatchReportProps) {
  const { title, batch, exportName = title, height = 360, onClose, ...rest } = props;
  const t = useWords(batchReportWords);
  const { number } = useFormat();
  const columns = useMemo(() => columnsIn(t), [t]);
  const [isOnlyUnsettled, setOnlyUnsettled] = useState(false);
  const { counts, isRunning } = batch;
  const { done, failed, left } = counts;
  const total = batch.rows.getIds().length;
  const unsettled = failed + left;
  const told = { done: number(done), failed: number(failed), left: number(left), count: number(total) };
  return (
    <Root aria-label={title} {...rest}>
      <ProgressBar
        label={title}
        value={done + failed}
        max={Math.max(1, total)}
        valueText={t('BatchReport.progress', { done: number(done + failed), total: number(total) })}
      />
      {!isRunning && total > 0 && (
        <Banner tone={unsettled > 0 ? 'attention' : 'success'} live="polite">
          {t(unsettled > 0 ? 'BatchReport.some' : 'BatchReport.through', told)}
        </Banner>
      )}
      <DataTable
        label={title}
        store={batch.rows}
        columns={columns}
        rowName={({ name }) => name}
        height={height}
        renderTools={(table) => <TableExport table={table} name={exportName} />}
        filter={isOnlyUnsettled ? isUnsettled : undefined}
        onClearFilters={() => setOnlyUnsettled(false)}
        defaultSort={[{ columnId: 'result', direction: 'ascending' }]}
        empty={{ title: t('BatchReport.empty') }}
        toolbar={
          <Checkbox
            label={t('BatchReport.onlyUnsettled')}
            checked={isOnlyUnsettled}
            onChange={({ value }) => setOnlyUnsettled(value)}
          />
        }
      />
      <Actions>
        {isRunning && <Button onClick={batch.cancel}>{t('BatchReport.cancel')}</Button>}
        {!isRunning && unsettled > 0 && (
          <Button variant="primary" onClick={batch.retry}>
            {t('BatchReport.retry', { count: number(unsettled) })}
          </Button>
        )}
        {!isRunning && onClose && <Button onClick={onClose}>{t('BatchReport.close')}</Button>}
      </Actions>
    </Root>
  );
}
