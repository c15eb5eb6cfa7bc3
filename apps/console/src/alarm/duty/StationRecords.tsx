import { alarmCalls, type DutyCheckRow, type HandoverRow } from '@fireline/api/alarm';
import { alarmDutyWords } from '@fireline/domain/alarm';
import { messageSendingWords, messageWords } from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { Messages, Missed } from './Duty.styles.ts';
import { dutyScreenWords } from './words.ts';

type Keys =
  | keyof typeof dutyScreenWords
  | keyof typeof alarmDutyWords
  | keyof typeof messageWords
  | keyof typeof messageSendingWords;
type T = Translate<Keys>;

/** What went out because nobody answered, to whom, and what became of it. */
const messageText = ({ channel, receiver, state, reason }: DutyCheckRow['messages'][number], t: T): string =>
  [
    `${t(`message.channel.${channel}`)} ${receiver}`,
    t(`message.send.state.${state}`),
    ...(reason === null ? [] : [t(`message.send.reason.${reason}`)]),
  ].join(' · ');

const checkColumns = (t: T, format: Format): readonly Column<DutyCheckRow>[] => [
  { id: 'askedAt', header: t('duty.askedAt'), ...timeCell<DutyCheckRow>(({ askedAt }) => askedAt, format) },
  {
    id: 'state',
    header: t('duty.result'),
    width: 110,
    text: ({ state }) => t(`alarm.duty.state.${state}`),
    cell: ({ state }) => <Missed data-state={state}>{t(`alarm.duty.state.${state}`)}</Missed>,
  },
  { id: 'answeredBy', header: t('duty.answeredBy'), width: 120, cell: ({ answeredBy }) => answeredBy },
  {
    id: 'answeredAt',
    header: t('duty.answeredAt'),
    ...timeCell<DutyCheckRow>(({ answeredAt }) => answeredAt, format),
  },
  {
    id: 'messages',
    header: t('duty.messages'),
    width: 360,
    text: ({ messages }) => messages.map((one) => messageText(one, t)).join('\n'),
    cell: ({ messages }) => (
      <Messages>
        {messages.map((one) => (
          <li key={`${one.channel} ${one.receiver}`}>{messageText(one, t)}</li>
        ))}
      </Messages>
    ),
  },
];

const handoverColumns = (t: T, format: Format): readonly Column<HandoverRow>[] => [
  { id: 'from', header: t('duty.from'), ...timeCell<HandoverRow>(({ fromAt }) => fromAt, format) },
  { id: 'to', header: t('duty.to'), ...timeCell<HandoverRow>(({ toAt }) => toAt, format) },
  { id: 'state', header: t('duty.result'), width: 190, cell: ({ state }) => t(`alarm.handover.state.${state}`) },
  { id: 'outgoing', header: t('duty.outgoing'), width: 120, cell: ({ outgoingName }) => outgoingName },
  { id: 'incoming', header: t('duty.incoming'), width: 120, cell: ({ incomingName }) => incomingName },
];

/** The checks and the shifts of one station, the newest first. @spec N16 */
export function StationRecords({ unitId }: { readonly unitId: number }) {
  const t = useWords(dutyScreenWords, alarmDutyWords, messageWords, messageSendingWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(
    () => ({ checks: checkColumns(t, format), handovers: handoverColumns(t, format) }),
    [t, format],
  );
  const of = { unitId: [unitId] };
  const checks = (
    <PartTable
      label={t('duty.checks')}
      call={alarmCalls.dutyChecks}
      of={of}
      columns={columns.checks}
      getRowId={({ checkId }) => checkId}
      empty={{ title: t('duty.noChecks') }}
    />
  );
  const handovers = (
    <PartTable
      label={t('duty.handovers')}
      call={alarmCalls.handovers}
      of={of}
      columns={columns.handovers}
      getRowId={({ handoverId }) => handoverId}
      onOpen={({ handoverId }) => navigate(pathTo('alarmHandover', { handoverId }))}
      empty={{ title: t('duty.noHandovers') }}
    />
  );
  return (
    <PartTabs
      label={t('duty.parts')}
      parts={[
        { value: 'checks', label: t('duty.checks'), isShown: true, content: checks },
        { value: 'handovers', label: t('duty.handovers'), isShown: true, content: handovers },
      ]}
    />
  );
}
