import { messageCalls, type SendRecord } from '@fireline/api/message';
import {
  messageSendingWords,
  messageWords,
  sendKinds,
  sendReasons,
  sendStates,
  sentChannels,
} from '@fireline/domain/message';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, type Column, isSelected } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useMemo, useState } from 'react';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import { SendAgainBatch } from './SendAgainBatch.tsx';
import { SendDrawer } from './SendDrawer.tsx';
import { outcomeOf } from './outcome.ts';
import { sendingWords } from './words.ts';

/** On a phone. */
const card = { marks: [], facts: ['outcome', 'about', 'place', 'at'] };

type Keys = keyof typeof sendingWords | keyof typeof messageWords | keyof typeof messageSendingWords;
const hiddenByDefault = ['kind', 'segments', 'endedAt'];

function sendColumns(
  t: Translate<Keys>,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number'>,
): readonly Column<SendRecord>[] {
  return [
    {
      id: 'at',
      header: t('sends.at'),
      isHideable: false,
      isSortable: true,
      ...shortTimeCell<SendRecord>(({ at }) => at, format),
    },
    { id: 'channel', header: t('sending.channel'), width: 90, cell: ({ channel }) => t(`message.channel.${channel}`) },
    { id: 'receiver', header: t('sends.receiver'), width: 100, cell: ({ receiver }) => receiver },
    {
      id: 'address',
      header: t('sends.address'),
      width: 150,
      ...personalCell<SendRecord>(({ recordId, receiver, address, maySeeAddress }) => ({
        subject: 'sendRecord',
        id: recordId,
        fields: ['address'],
        values: [address],
        label: t('sends.address'),
        name: receiver,
        isShowable: maySeeAddress,
      })),
    },
    {
      id: 'outcome',
      header: t('sends.state'),
      width: 170,
      ...stateCell<SendRecord>(
        ({ state }) => state,
        (row) => outcomeOf(row, t, format.dateTime),
      ),
    },
    {
      id: 'about',
      header: t('sends.about'),
      width: 120,
      cell: ({ trigger, kind }) =>
        trigger === null ? t(`message.send.kind.${kind}`) : t(`message.trigger.${trigger}`),
    },
    { id: 'place', header: t('sends.place'), width: 160, cell: ({ placeName }) => placeName },
    { id: 'text', header: t('sends.text'), width: 160, cell: ({ text }) => text },
    { id: 'kind', header: t('sends.kind'), width: 90, cell: ({ kind }) => t(`message.send.kind.${kind}`) },
    {
      id: 'segments',
      header: t('sends.segments'),
      width: 90,
      align: 'end',
      cell: ({ segments }) => format.number(segments),
    },
    {
      id: 'endedAt',
      header: t('sends.endedAt'),
      ...shortTimeCell<SendRecord>(({ endedAt }) => endedAt, format),
    },
  ];
}

const idIn = (text: string): number | undefined =>
  Number.isSafeInteger(Number(text)) && Number(text) > 0 ? Number(text) : undefined;

function useSends() {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  return useList(messageCalls.sends, {
    filters: [
      { key: 'search', label: t('sends.search') },
      { key: 'from', label: t('sends.period'), isPeriod: true },
      {
        key: 'channel',
        label: t('sending.channel'),
        any: t('sending.anyChannel'),
        isList: true,
        choices: sentChannels.map((value) => ({ value, label: t(`message.channel.${value}`) })),
      },
      {
        key: 'state',
        label: t('sends.state'),
        any: t('sends.anyState'),
        isList: true,
        choices: sendStates.map((value) => ({ value, label: t(`message.send.state.${value}`) })),
      },
      {
        key: 'reason',
        label: t('sends.reason'),
        any: t('sends.anyReason'),
        isList: true,
        choices: sendReasons.map((value) => ({ value, label: t(`message.send.reason.${value}`) })),
      },
      {
        key: 'kind',
        label: t('sends.kind'),
        any: t('sends.anyKind'),
        isList: true,
        choices: sendKinds.map((value) => ({ value, label: t(`message.send.kind.${value}`) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('sends.partner'),
        any: t('sends.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      {
        key: 'own',
        label: t('sends.own'),
        any: t('sends.anyOwn'),
        choices: [{ value: 'yes', label: t('sends.own.yes') }],
      },
      {
        key: 'counted',
        label: t('sends.counted'),
        any: t('sends.anyCounted'),
        choices: (['sent', 'failed'] as const).map((value) => ({ value, label: t(`sends.counted.${value}`) })),
      },
      {
        key: 'userId',
        param: 'user',
        label: t('sends.person'),
        any: t('sends.person'),
        isList: true,
        choices: [],
        read: idIn,
      },
    ],
    sorts: ['at'],
    sort: '-at',
  });
}

/** Messages with what became of them, also those that were not sent, and why. @spec MSG-04 MSG-05 ALM-09 */
export function SendList({ tools }: { readonly tools: ReactNode }) {
  const t = useWords(sendingWords, messageWords, messageSendingWords, routeWords);
  const format = useFormat();
  const list = useSends();
  const columns = useMemo(() => sendColumns(t, format), [t, format]);
  const row = useOpenRow(list.url);
  const rows = list.page.data?.rows ?? [];
  const [again, sendAgain] = useState<readonly SendRecord[]>();
  // of all those that match, the ones of this page: so many calls of one press are enough
  const chosen = ({ selection }: BulkContext): SendRecord[] =>
    rows.filter(({ recordId }) => isSelected(selection, recordId));
  const send = rows.find(({ recordId }) => recordId === row.id);
  return (
    <ListPage
      name="messageNotices"
      card={card}
      title={t('shell.route.messageNotices')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ recordId }) => recordId}
      rowName={({ receiver, channel }) => `${t(`message.channel.${channel}`)} ${receiver}`}
      empty={{ title: t('sends.empty') }}
      onOpen={({ recordId }) => row.open(recordId)}
      actions={tools}
      selectFor={[messageCalls.sendAgain]}
      renderBulkActions={(selected) => {
        const some = chosen(selected);
        return (
          <Button disabled={some.length === 0} onClick={() => sendAgain(some)}>
            {t('sends.againOnPage', { count: format.number(some.length) })}
          </Button>
        );
      }}
    >
      {again && (
        <SendAgainBatch
          sends={again}
          onClose={() => {
            sendAgain(undefined);
            void list.page.refetch();
          }}
        />
      )}
      {send && <SendDrawer send={send} onClose={row.close} />}
    </ListPage>
  );
}
