import { messageCalls, type SendRecord } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import { isUnsent, messageSendingWords, messageWords } from '@fireline/domain/message';
import { Accordion } from '@fireline/ui/Accordion';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { useFailureText } from '../../lib/page/failure.ts';
import { outcomeOf } from './outcome.ts';
import { SendDrawer } from './SendDrawer.tsx';
import { SendGrid } from './SendGrid.tsx';
import { Unreached } from './Unreached.tsx';
import { sendingWords } from './words.ts';

/** On the page of an alarm: whom it was sent to, which way, what became of it, and why something was not sent; loudly, where a level 1 does not go. @spec ALM-11 ALM-09 */
export function SendsOfAlarm({ alarmId }: { readonly alarmId: number }) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const format = useFormat();
  const failureText = useFailureText();
  const call = useCall(messageCalls.alarmSends, { alarmId }, { isPolling: true });
  const [openId, setOpenId] = useState<number>();
  const rows = call.data?.rows ?? [];
  const unsent = rows.filter(isUnsent);
  const open = rows.find(({ recordId }) => recordId === openId);
  const columns = useMemo(
    (): readonly Column<SendRecord>[] => [
      { id: 'at', header: t('sends.at'), ...timeCell<SendRecord>(({ at }) => at, format) },
      {
        id: 'channel',
        header: t('sending.channel'),
        width: 90,
        cell: ({ channel }) => t(`message.channel.${channel}`),
      },
      {
        id: 'receiver',
        header: t('sends.receiver'),
        width: 150,
        cell: ({ receiver, address }) => [receiver, address].filter(Boolean).join(' '),
      },
      {
        id: 'about',
        header: t('sends.about'),
        width: 130,
        cell: ({ trigger }) => (trigger === null ? '' : t(`message.trigger.${trigger}`)),
      },
      { id: 'outcome', header: t('sends.state'), width: 240, cell: (row) => outcomeOf(row, t, format.dateTime) },
    ],
    [t, format],
  );
  const table = (
    <DataTable
      label={t('sends.ofAlarm')}
      rows={rows}
      columns={columns}
      getRowId={({ recordId }) => recordId}
      rowName={({ receiver }) => receiver}
      onRowOpen={({ row }) => setOpenId(row.recordId)}
      isLoading={call.isPending}
      failure={call.error ? failureText('query', call.error) : undefined}
      onRetry={() => void call.refetch()}
      empty={{ title: t('sends.ofAlarm.none') }}
    />
  );
  return (
    <Card title={t('sends.ofAlarm')} headingLevel={2}>
      {unsent.length > 0 && <Unreached unsent={unsent} />}
      {rows.length === 0 && table}
      {rows.length > 0 && (
        <>
          <SendGrid rows={rows} onOpen={setOpenId} />
          <Accordion
            items={[{ value: 'each', title: t('sends.each'), summary: format.number(rows.length), content: table }]}
          />
        </>
      )}
      {open && <SendDrawer send={open} onClose={() => setOpenId(undefined)} />}
    </Card>
  );
}
