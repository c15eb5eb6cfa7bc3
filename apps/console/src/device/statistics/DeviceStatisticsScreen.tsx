import { changePercent } from '@fireline/domain/analysis';
import { deviceStatuses, deviceWords, statisticsBy } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { DonutChart } from '@fireline/ui/DonutChart';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { narrowedText } from '../../lib/list/filter.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures, Page } from '../../lib/page/Page.styles.ts';
import { OfflineCounted } from '../../lib/page/OfflineCounted.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Charts } from './Statistics.styles.ts';
import { narrowedTo, rowName, StatisticsTable } from './StatisticsTable.tsx';
import { toDevices } from './toDevices.ts';
import { type DeviceStatistics, useCounted } from './useCounted.ts';
import { statisticsWords } from './words.ts';

interface PartProps {
  readonly data: DeviceStatistics;
  readonly url: UrlQuery;
}

/** How many there are against the days before; a dash where nobody counted then. */
function Totals({ data, url }: PartProps) {
  const t = useWords(statisticsWords);
  const format = useFormat();
  const inUse = data.total - data.byStatus.notActivated;
  const notes = data.before.map(({ days, devices }) => {
    const percent = changePercent(inUse, devices);
    const change = percent === undefined ? '-' : `${percent > 0 ? '+' : ''}${format.number(percent)} %`;
    const count = format.number(devices);
    return percent === 0
      ? t('statistics.before.same', { days, count })
      : t('statistics.before', { days, count, change });
  });
  return (
    <Figures>
      <Stat
        label={t('statistics.total')}
        value={data.total}
        note={
          <>
            {notes.join(' · ')} <Link href={toDevices(url)}>{t('statistics.show')}</Link>
          </>
        }
      />
      <Stat
        label={t('statistics.standing')}
        value={data.standing}
        note={data.standing > 0 && <Link href={toDevices(url, { concern: 'alarm' })}>{t('statistics.show')}</Link>}
      />
      <Stat
        label={t('statistics.late')}
        value={data.late}
        note={data.late > 0 && <Link href={toDevices(url, { concern: 'late' })}>{t('statistics.show')}</Link>}
      />
    </Figures>
  );
}

/** A chart has six patterns to tell its series apart, and one for what is as it should be. */
const seriesMax = 7;

/** Each device once, by its status; the rarest of many share the last series, so that a bar is as long as its row counts. A status looks the same in both; and the rows of the table as bars that open their list. */
function Pictures({ data, url, by }: PartProps & { readonly by: (typeof statisticsBy)[number] }) {
  const t = useWords(statisticsWords, deviceWords, siteWords);
  const [, navigate] = useLocation();
  const shown = deviceStatuses
    .filter((status) => data.byStatus[status] > 0)
    .toSorted((a, b) => data.byStatus[b] - data.byStatus[a]);
  const own = shown.length > seriesMax ? shown.slice(0, seriesMax - 1) : shown;
  const rest = shown.slice(own.length);
  return (
    <Charts>
      <Card>
        <DonutChart
          label={t('statistics.status')}
          partsMax={deviceStatuses.length}
          parts={[...shown, ...deviceStatuses.filter((status) => !shown.includes(status))].map((status) => ({
            key: status,
            label: t(`device.status.${status}`),
            value: data.byStatus[status],
            isQuiet: status === 'online',
            ...(data.byStatus[status] > 0 && { href: toDevices(url, { status }) }),
          }))}
        />
      </Card>
      <Card>
        <BarChart
          label={t(`statistics.by.${by}`)}
          barsLabel={t('statistics.by')}
          direction="horizontal"
          top={12}
          series={[
            ...own.map((status) => ({
              key: status,
              label: t(`device.status.${status}`),
              isQuiet: status === 'online',
            })),
            ...(rest.length > 0 ? [{ key: 'rest', label: t('statistics.rest') }] : []),
          ]}
          bars={data.rows.map((row) => ({
            key: row.key,
            name: rowName(t, by, row),
            values: { ...row.byStatus, rest: rest.reduce((sum, status) => sum + row.byStatus[status], 0) },
          }))}
          onOpen={({ key }) => navigate(toDevices(url, narrowedTo(by, key)))}
        />
      </Card>
    </Charts>
  );
}

/** Devices counted by status and by what is asked for; every figure opens the list that has just those. @spec DEV-14 SHL-06 */
export function DeviceStatisticsScreen() {
  const t = useWords(routeWords);
  const { list, call } = useCounted();
  const { url, filters } = list;
  const by = statisticsBy.find((one) => one === url.get('by')) ?? 'deviceType';
  return (
    <Page>
      <PageHeader
        title={t('shell.route.deviceStatistics')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <OfflineCounted on="deviceStatistics" />
      <ListFilters list={list} />
      <Loaded call={call} action="query">
        {(data) => (
          <>
            <Totals data={data} url={url} />
            <Pictures data={data} url={url} by={by} />
            <StatisticsTable data={data} by={by} url={url} filterText={narrowedText(filters, url)} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
