import { messageCalls, type SendStatistics } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import { dayAt } from '@fireline/domain/lib';
import {
  countedChannels,
  failureRatio,
  messageSendingWords,
  messageWords,
  rangeOf,
  statisticsLevels,
  statisticsRangeDaysMax,
} from '@fireline/domain/message';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { Select } from '@fireline/ui/Select';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useDayText } from '../../lib/useDayText.ts';
import { PeriodFilter } from '../../lib/list/PeriodFilter.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures, Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Tools } from '../Message.styles.ts';
import { sendingWords } from './words.ts';

type Sum = SendStatistics['sums'][number];
const minuteMs = 60_000;
const chosen = <Value extends string>(values: readonly Value[], text: string, usual: Value): Value =>
  values.find((value) => value === text) ?? usual;

/** Where the address says what is counted. */
function useAsked() {
  const url = useUrlQuery();
  const usual = rangeOf('last30Days', dayAt(useNow(minuteMs)));
  return {
    url,
    channel: chosen(countedChannels, url.get('of'), 'sms'),
    level: chosen(statisticsLevels, url.get('level'), 'platform'),
    from: url.get('from') || usual.from,
    to: url.get('to') || usual.to,
    usual,
  };
}
type Asked = ReturnType<typeof useAsked>;

/** The rows that a count counts. */
const listOf = ({ channel, from, to }: Pick<Asked, 'channel' | 'from' | 'to'>, more: string): string =>
  `${pathTo('messageNotices')}?channel=${channel}&from=${from}&to=${to}${more}`;

function Counts({ data, asked }: { readonly data: SendStatistics; readonly asked: Asked }) {
  const t = useWords(sendingWords);
  const ratio = failureRatio(data);
  return (
    <Figures>
      <Stat
        label={t('sends.sent')}
        value={data.sent}
        note={<Link href={listOf(asked, '&counted=sent')}>{t('rules.show')}</Link>}
      />
      <Stat
        label={t('sends.failed')}
        value={data.failed}
        note={<Link href={listOf(asked, '&counted=failed')}>{t('rules.show')}</Link>}
      />
      <Stat label={t('sends.rate')} value={ratio === null ? null : ratio * 100} digits={1} unit="%" />
      {asked.channel === 'sms' && <Stat label={t('sends.segments')} value={data.segments} />}
    </Figures>
  );
}

function Sums({ data, asked }: { readonly data: SendStatistics; readonly asked: Asked }) {
  const t = useWords(sendingWords);
  const { number } = useFormat();
  const [, navigate] = useLocation();
  const { level } = asked;
  const columns: readonly Column<Sum>[] = [
    {
      id: 'name',
      header: t('sending.name'),
      width: 240,
      cell: ({ name, id }) => (level === 'user' && id === null ? t('sends.strangers') : name),
    },
    {
      id: 'sent',
      header: t('sends.sent'),
      width: 120,
      align: 'end',
      text: ({ sent }) => sent,
      cell: ({ sent }) => number(sent),
    },
    {
      id: 'failed',
      header: t('sends.failed'),
      width: 120,
      align: 'end',
      text: ({ failed }) => failed,
      cell: ({ failed }) => number(failed),
    },
  ];
  const more = ({ id }: Sum): string => {
    if (level === 'tenant') return id === null ? '&own=yes' : `&partner=${id}`;
    return level === 'user' && id !== null ? `&user=${id}` : '';
  };
  return (
    <DataTable
      label={t('sends.sums')}
      rows={data.sums}
      columns={columns}
      getRowId={({ id }) => id ?? 0}
      rowName={({ name }) => name}
      onRowOpen={({ row }) => navigate(listOf(asked, `&counted=sent${more(row)}`))}
      empty={{ title: t('sends.empty') }}
    />
  );
}

/** Sends and failures by day, and by platform, tenant or receiver; every count opens the rows that it counts. @spec MSG-05 */
export function StatisticsView({ tools }: { readonly tools: ReactNode }) {
  const dayText = useDayText();
  const t = useWords(sendingWords, messageWords, messageSendingWords, routeWords);
  const [, navigate] = useLocation();
  const asked = useAsked();
  const { url, channel, level, from, to, usual } = asked;
  const call = useCall(
    messageCalls.sendStatistics,
    { channel, level, from, to },
    { keepsPrevious: true, isPolling: true },
  );
  return (
    <Page>
      <PageHeader
        title={t('shell.route.messageNotices')}
        actions={tools}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <Tools>
        <Select
          label={t('sending.channel')}
          value={channel}
          options={countedChannels.map((value) => ({ value: value as string, label: t(`message.channel.${value}`) }))}
          onChange={({ value }) => url.set({ of: value ?? '' })}
        />
        <Select
          label={t('sends.level')}
          value={level}
          options={statisticsLevels.map((value) => ({ value: value as string, label: t(`message.level.${value}`) }))}
          onChange={({ value }) => url.set({ level: value ?? '' })}
        />
        <PeriodFilter
          label={t('sends.period')}
          url={url}
          initial={usual}
          daysMax={statisticsRangeDaysMax}
          offered={['last7Days', 'last30Days']}
          onChange={(change) => url.set(change)}
        />
      </Tools>
      <Loaded call={call} action="query">
        {(data) => (
          <>
            <Counts data={data} asked={asked} />
            <Card title={t('sends.trend')} headingLevel={2}>
              <BarChart
                label={t('sends.trend')}
                barsLabel={t('sends.day')}
                series={[
                  { key: 'arrived', label: t('sends.arrived') },
                  { key: 'failed', label: t('sends.failed') },
                ]}
                bars={data.trend.map(({ day, sent, failed }) => ({
                  key: day,
                  name: dayText(day),
                  values: { arrived: sent - failed, failed },
                }))}
                onOpen={({ key }) => navigate(listOf({ channel, from: key, to: key }, '&counted=sent'))}
              />
            </Card>
            <Sums data={data} asked={asked} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
