import { financeCalls, type SplitRecordRow } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import { financeSplitWords, financeWords } from '@fireline/domain/finance';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { splitPageWords } from '../splits/words.ts';
import { meaningOf } from './meaning.ts';
import { Waterfall } from './Waterfall.tsx';

const calls = { retry: financeCalls.retrySplit };

export interface SplitRecordDrawerProps {
  readonly record: SplitRecordRow;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** One recipient's part with all its numbers, the provider's words, and where the money of its order went. @spec FIN-07 TAR-09 */
export function SplitRecordDrawer({ record, onRetry, onClose }: SplitRecordDrawerProps) {
  const t = useWords(splitPageWords, financeSplitWords, financeWords);
  const { money, dateTime, number } = useFormat();
  const call = useCall(financeCalls.splitRecord, { splitId: record.splitId }, { isPolling: true });
  const { errorCode, errorMessage } = record;
  const isOurs = errorCode === 'finance.split.tooMuch';
  const meaning = errorCode === null ? undefined : meaningOf(errorCode, t);
  return (
    <ActsDrawer
      size="large"
      title={`${record.recipientName} · ${money(record.cents)}`}
      acts={record.result === 'failed' ? ['retry'] : []}
      calls={calls}
      labelOf={() => t('splitRecord.retry')}
      onAct={onRetry}
      onClose={onClose}
    >
      <Stack>
        <Loaded call={call} action="query" lines={6}>
          {({ parts, whole }) => (whole ? <Waterfall parts={parts} whole={whole} /> : null)}
        </Loaded>
        <DescriptionList
          items={[
            { term: t('splitRecord.result'), detail: t(`finance.split.result.${record.result}`) },
            ...(record.resultCode === null
              ? []
              : [
                  {
                    term: t('splitRecord.resultCode'),
                    detail:
                      record.resultCode === 'nothingToSend' ? t('finance.split.nothingToSend') : record.resultCode,
                  },
                ]),
            ...(errorCode === null
              ? []
              : [
                  { term: t('splitRecord.errorCode'), detail: errorCode },
                  { term: t('splitRecord.errorMessage'), detail: errorMessage ?? '—' },
                ]),
            ...(meaning || isOurs
              ? [{ term: t('splitRecord.meaning'), detail: meaning ?? t('finance.split.code.RULE_LIMIT') }]
              : []),
            { term: t('splitRecord.orderNo'), detail: record.orderNo },
            { term: t('splitRecord.providerOrderNo'), detail: record.providerOrderNo ?? '—' },
            { term: t('rule.orderType'), detail: t(`finance.order.type.${record.orderType}`) },
            { term: t('splitRecord.merchant'), detail: record.merchantName },
            { term: t('splitRecord.subMerchant'), detail: record.merchantNumber },
            { term: t('splitRecord.appId'), detail: record.appId || '—' },
            {
              term: t('splitRecord.rule'),
              detail: t('splitRecord.ruleVersion', { name: record.ruleName, no: record.ruleVersion }),
            },
            { term: t('splitRecord.recipient'), detail: `${record.recipientName} · ${record.recipientAccount}` },
            { term: t('splitRecord.ratio'), detail: `${record.ratio}%` },
            { term: t('splitRecord.total'), detail: money(record.totalCents) },
            { term: t('splitRecord.cents'), detail: money(record.cents) },
            ...(record.returnedCents > 0
              ? [{ term: t('splitRecord.returned'), detail: money(record.returnedCents) }]
              : []),
            { term: t('splitRecord.ledgerNo'), detail: record.ledgerNo },
            { term: t('splitRecord.providerNo'), detail: record.providerNo ?? '—' },
            { term: t('splitRecord.detailNo'), detail: record.detailNo },
            { term: t('splitRecord.tries'), detail: number(record.tries) },
            { term: t('splitRecord.createdAt'), detail: dateTime(record.createdAt) },
            {
              term: t('splitRecord.completedAt'),
              detail: record.completedAt === null ? '—' : dateTime(record.completedAt),
            },
          ]}
        />
        {record.tries > 1 && <RecordHistory kind="splitRecord" id={record.splitId} record={record} />}
      </Stack>
    </ActsDrawer>
  );
}
