import { financeCalls, orderTopic, type SplitRecordRow } from '@fireline/api/finance';
import { useTopic } from '@fireline/api/react';
import { financeSplitWords, splitResults } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, type Column, isSelected } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { splitPageWords } from '../splits/words.ts';
import { RetryBatch } from './RetryBatch.tsx';
import { SplitRecordDrawer } from './SplitRecordDrawer.tsx';

type T = Translate<keyof typeof splitPageWords | keyof typeof financeSplitWords>;
const shapes = { pending: 'pending', success: 'completed', failed: 'failed' } as const;
const card = { marks: ['result'], facts: ['cents', 'recipient', 'createdAt'] };
const hiddenByDefault = ['account', 'ledgerNo', 'providerNo', 'detailNo', 'rule', 'completedAt', 'merchant'];

/** Recipients of one name differ by their account. */
const recipientOf = ({ recipientName, recipientAccount }: SplitRecordRow) => ({
  name: recipientName,
  below: recipientAccount,
});

const recordColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'money'>,
): readonly Column<SplitRecordRow>[] => [
  {
    id: 'createdAt',
    header: t('splitRecord.createdAt'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<SplitRecordRow>((row) => row.createdAt, format),
  },
  { id: 'orderNo', header: t('splitRecord.orderNo'), width: 200, cell: ({ orderNo }) => orderNo },
  {
    id: 'recipient',
    header: t('splitRecord.recipient'),
    width: 150,
    text: (row) => nameOverText(recipientOf(row)),
    cell: (row) => <NameOver {...recipientOf(row)} />,
  },
  { id: 'account', header: t('splitRecord.account'), width: 140, cell: ({ recipientAccount }) => recipientAccount },
  { id: 'ratio', header: t('splitRecord.ratio'), width: 70, align: 'end', cell: ({ ratio }) => `${ratio}%` },
  {
    id: 'total',
    header: t('splitRecord.total'),
    width: 110,
    align: 'end',
    cell: ({ totalCents }) => format.money(totalCents),
  },
  {
    id: 'cents',
    header: t('splitRecord.cents'),
    width: 110,
    align: 'end',
    isSortable: true,
    cell: ({ cents }) => format.money(cents),
  },
  {
    id: 'result',
    header: t('splitRecord.result'),
    width: 110,
    ...stateCell<SplitRecordRow>(
      ({ result }) => shapes[result],
      ({ result }) => t(`finance.split.result.${result}`),
    ),
  },
  {
    id: 'error',
    header: t('splitRecord.errorMessage'),
    width: 200,
    cell: ({ errorCode, errorMessage }) => errorMessage ?? errorCode ?? '',
  },
  { id: 'merchant', header: t('splitRecord.merchant'), width: 140, cell: ({ merchantName }) => merchantName },
  {
    id: 'rule',
    header: t('splitRecord.rule'),
    width: 180,
    cell: ({ ruleName, ruleVersion }) => t('splitRecord.ruleVersion', { name: ruleName, no: ruleVersion }),
  },
  { id: 'ledgerNo', header: t('splitRecord.ledgerNo'), width: 240, cell: ({ ledgerNo }) => ledgerNo },
  { id: 'providerNo', header: t('splitRecord.providerNo'), width: 180, cell: ({ providerNo }) => providerNo ?? '' },
  { id: 'detailNo', header: t('splitRecord.detailNo'), width: 240, cell: ({ detailNo }) => detailNo },
  {
    id: 'completedAt',
    header: t('splitRecord.completedAt'),
    ...shortTimeCell<SplitRecordRow>((row) => row.completedAt, format),
  },
];

function useRecords() {
  const t = useWords(splitPageWords, financeSplitWords);
  const list = useList(financeCalls.splitRecords, {
    filters: [
      { key: 'search', label: t('splitRecord.search') },
      { key: 'from', label: t('splitRecord.period'), isPeriod: true },
      {
        key: 'results',
        label: t('splitRecord.result'),
        any: t('splitRecord.anyResult'),
        isList: true,
        choices: splitResults.map((value) => ({ value, label: t(`finance.split.result.${value}`) })),
      },
    ],
    sorts: ['createdAt', 'cents'],
    sort: '-createdAt',
  });
  const reload = (): void => void list.page.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return list;
}

/** Who received which part of which order, and what the provider said. @spec FIN-07 TAR-09 */
export function SplitRecordsScreen() {
  const t = useWords(splitPageWords, financeSplitWords, routeWords);
  const format = useFormat();
  const list = useRecords();
  const columns = useMemo(() => recordColumns(t, format), [t, format]);
  const row = useOpenRow(list.url);
  const [isRetrying, setRetrying] = useState(false);
  const [batch, setBatch] = useState<readonly SplitRecordRow[]>();
  const rows = list.page.data?.rows ?? [];
  const record = rows.find(({ splitId }) => splitId === row.id);
  const totals = list.page.data?.totals;
  const reload = (): void => void list.page.refetch();
  const chosen = ({ selection }: BulkContext): SplitRecordRow[] =>
    rows.filter(({ splitId, result }) => result === 'failed' && isSelected(selection, splitId));
  return (
    <ListPage
      name="splitRecords"
      card={card}
      title={t('shell.route.splitRecords')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ splitId }) => splitId}
      rowName={({ orderNo, recipientName }) => `${orderNo} ${recipientName}`}
      lead={
        totals && (
          <p>
            {t('splitRecord.totals', {
              pending: format.money(totals.pendingCents),
              success: format.money(totals.successCents),
              failed: format.money(totals.failedCents),
              count: format.number(totals.failed),
            })}
          </p>
        )
      }
      empty={{ title: t('splitRecord.empty'), hint: t('splitRecord.emptyHint') }}
      onOpen={({ splitId }) => row.open(splitId)}
      selectFor={[financeCalls.retrySplit]}
      renderBulkActions={(selected) => {
        const some = chosen(selected);
        return (
          <Button disabled={some.length === 0} onClick={() => setBatch(some)}>
            {t('splitRecord.retry.page', { count: format.number(some.length) })}
          </Button>
        );
      }}
    >
      {record && !isRetrying && (
        <SplitRecordDrawer record={record} onRetry={() => setRetrying(true)} onClose={row.close} />
      )}
      {record && isRetrying && (
        <ConfirmSend
          call={financeCalls.retrySplit}
          send={{ splitId: record.splitId }}
          action="submit"
          title={t('splitRecord.retry.title', { name: record.recipientName })}
          confirmLabel={t('splitRecord.retry')}
          done={t('splitRecord.retry.done')}
          onDone={reload}
          onClose={() => setRetrying(false)}
        >
          {t('splitRecord.retry.what')}
        </ConfirmSend>
      )}
      {batch && (
        <RetryBatch
          records={batch}
          onClose={() => {
            setBatch(undefined);
            reload();
          }}
        />
      )}
    </ListPage>
  );
}
