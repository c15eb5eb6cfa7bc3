import { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { deviceSendsDays } from '@fireline/domain/device';
import { messageSendingWords, messageWords, sendStates } from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { SendLimit } from '../downlink/SendLimit.tsx';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { UnitsOf } from './UnitsOf.tsx';
import { resourceWords } from './words.ts';

type Resources = ReplyOf<typeof deviceCalls.resources>;
type Send = Resources['sends'][number];
type T = Translate<keyof typeof resourceWords | keyof typeof messageWords | keyof typeof messageSendingWords>;

/** A way that messages go, with what became of them. */
interface Way {
  readonly channel: Send['channel'];
  readonly counts: ReadonlyMap<Send['state'], number>;
}
const waysOf = ({ sums }: Resources): readonly Way[] =>
  [...Map.groupBy(sums, ({ channel }) => channel)].map(([channel, some]) => ({
    channel,
    counts: new Map(some.map(({ state, count }) => [state, count])),
  }));
const totalOf = ({ counts }: Way): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const wayColumns = (t: T, { number }: Format, { sums }: Pick<Resources, 'sums'>): readonly Column<Way>[] => [
  {
    id: 'channel',
    header: t('resources.channel'),
    width: 120,
    isHideable: false,
    cell: ({ channel }) => t(`message.channel.${channel}`),
  },
  {
    id: 'total',
    header: t('resources.total'),
    width: 80,
    align: 'end',
    text: (way) => number(totalOf(way)),
    cell: (way) => number(totalOf(way)),
  },
  // what became of none needs no column
  ...sendStates
    .filter((state) => sums.some((sum) => sum.state === state))
    .map((state): Column<Way> => ({
      id: state,
      header: t(`message.send.state.${state}`),
      width: 96,
      align: 'end',
      text: ({ counts }) => number(counts.get(state) ?? 0),
      cell: ({ counts }) => number(counts.get(state) ?? 0),
    })),
];

const sendColumns = (t: T, format: Format): readonly Column<Send>[] => [
  { id: 'at', header: t('resources.at'), isHideable: false, ...timeCell<Send>(({ at }) => at, format) },
  { id: 'channel', header: t('resources.channel'), width: 90, cell: ({ channel }) => t(`message.channel.${channel}`) },
  { id: 'receiver', header: t('resources.receiver'), width: 140, cell: ({ receiver }) => receiver },
  {
    id: 'about',
    header: t('resources.about'),
    width: 130,
    cell: ({ trigger }) => (trigger === null ? '' : t(`message.trigger.${trigger}`)),
  },
  {
    id: 'outcome',
    header: t('resources.outcome'),
    width: 220,
    cell: ({ state, reason }) =>
      [t(`message.send.state.${state}`), ...(reason === null ? [] : [t(`message.send.reason.${reason}`)])].join(' · '),
  },
];

function Blocks({ data: { deviceBlocks, phoneBlocks } }: { readonly data: Resources }) {
  const t = useWords(resourceWords, messageWords);
  const waysText = (ways: readonly ('sms' | 'voice')[]) =>
    t('resources.block.held', { ways: ways.map((way) => t(`message.channel.${way}`)).join(', ') });
  const items = [
    ...(deviceBlocks.length > 0
      ? [{ term: t('resources.block.device'), detail: waysText(deviceBlocks.map(({ type }) => type)) }]
      : []),
    ...phoneBlocks.map(({ number, smsFlag, voiceFlag }) => ({
      term: number,
      detail: waysText([...(smsFlag ? (['sms'] as const) : []), ...(voiceFlag ? (['voice'] as const) : [])]),
    })),
  ];
  return (
    <Card title={t('resources.blocks')} headingLevel={3}>
      {items.length > 0 ? <DescriptionList items={items} /> : <p>{t('resources.blocks.none')}</p>}
    </Card>
  );
}

/** What was sent because of the device and what became of it, its send-limit switch, and what blacklists hold back. @spec DEV-13 DEV-16 DEV-27 */
export function ResourcesOf({ device }: DeviceTabProps) {
  const { deviceId } = device;
  const t = useWords(resourceWords, messageWords, messageSendingWords);
  const format = useFormat();
  const may = useMay();
  const [, navigate] = useLocation();
  const call = useCall(deviceCalls.resources, { deviceId }, { isPolling: true });
  const { data: now } = call;
  const ways = useMemo(() => wayColumns(t, format, now ?? { sums: [] }), [t, format, now]);
  const sends = useMemo(() => sendColumns(t, format), [t, format]);
  const sumsTitle = t('resources.sums', { days: format.number(deviceSendsDays) });
  const empty = { title: t('resources.none', { days: format.number(deviceSendsDays) }) };
  return (
    <Loaded call={call} action="query">
      {(data) => (
        <Stack>
          <SendLimit
            deviceId={deviceId}
            onAt={data.sendLimitOnAt}
            mayChange={may(deviceCalls.limitSending)}
            onChanged={() => void call.refetch()}
          />
          <UnitsOf device={device} />
          <Card title={sumsTitle} headingLevel={3}>
            <DataTable
              label={sumsTitle}
              rows={waysOf(data)}
              columns={ways}
              getRowId={({ channel }) => channel}
              empty={empty}
            />
          </Card>
          <Blocks data={data} />
          {data.sends.length > 0 && (
            <Card title={t('resources.sends')} headingLevel={3}>
              <DataTable
                label={t('resources.sends')}
                rows={data.sends}
                columns={sends}
                getRowId={({ recordId }) => recordId}
                rowName={({ receiver }) => receiver}
                onRowOpen={({ row: { alarmId } }) => {
                  if (alarmId !== null) navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }));
                }}
                empty={empty}
              />
            </Card>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
