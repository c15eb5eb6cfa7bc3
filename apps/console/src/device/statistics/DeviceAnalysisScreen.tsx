import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { analysisWords, statisticsRanges } from '@fireline/domain/analysis';
import { dayMs, startOfDay } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { lengthText } from '../../lib/lengthText.ts';
import { lengthWords } from '../../lib/words.ts';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { useListQuery } from '../../lib/list/useList.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures, Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useDeviceNodes } from '../list/deviceFilters.tsx';
import { deviceScreenWords } from '../words.ts';
import { AnalysisCharts } from './AnalysisCharts.tsx';
import { LifeDeeds } from './LifeDeeds.tsx';
import { toSilences } from './toDevices.ts';
import { WorstDevices } from './WorstDevices.tsx';
import { statisticsWords } from './words.ts';
import { type DeviceAnalysis, daysBetweenSilences } from './deviceAnalysis.ts';

const ranges = (Object.keys(statisticsRanges) as (keyof typeof statisticsRanges)[]).filter(
  (range) => range !== 'last5Years' && range !== 'last30Days',
);

function useAnalysis() {
  const t = useWords(statisticsWords, deviceScreenWords, analysisWords);
  const nodes = useDeviceNodes();
  const list = useListQuery<SendOf<typeof deviceCalls.analysis>>({
    filters: [
      {
        key: 'range',
        label: t('analysis.range'),
        any: t('analysis.range.last30Days'),
        choices: ranges.map((value) => ({ value, label: t(`analysis.range.${value}`) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('device.column.partner'),
        any: t('device.list.anyPartner'),
        isList: true,
        ...nodes.partner,
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('device.column.unit'),
        any: t('device.list.anyUnit'),
        isList: true,
        ...nodes.unit,
      },
      {
        key: 'placeId',
        param: 'place',
        label: t('device.column.place'),
        any: t('device.list.anyPlace'),
        isList: true,
        ...nodes.place,
      },
    ],
  });
  return { list, call: useCall(deviceCalls.analysis, list.query, { keepsPrevious: true, isPolling: true }) };
}

interface AnalysisProps {
  readonly data: DeviceAnalysis;
  readonly url: Pick<UrlQuery, 'get'>;
}

/** How often devices fall silent, and since when days are counted. */
function Silences({ data, url }: AnalysisProps) {
  const t = useWords(statisticsWords, lengthWords);
  const format = useFormat();
  const { silences } = data;
  const [first] = data.days;
  const betweenDays = daysBetweenSilences(data.days);
  const between =
    betweenDays === undefined
      ? undefined
      : betweenDays < 2
        ? lengthText(betweenDays * dayMs, t)
        : t('analysis.between.days', { days: format.number(Math.round(betweenDays)) });
  return (
    <Figures>
      <Stat
        label={t('analysis.silences')}
        value={silences}
        note={
          silences > 0 ? (
            <>
              {between !== undefined && `${t('analysis.between')} ${between} · `}
              <Link href={toSilences(url, data)}>{t('statistics.show')}</Link>
            </>
          ) : (
            t('analysis.between.none')
          )
        }
      />
      {first && startOfDay(first.day) > startOfDay(data.from) && (
        <p>{t('analysis.since', { day: format.date(first.day) })}</p>
      )}
    </Figures>
  );
}

/** How devices went over a range: online, activated and removed, offline, alarms, signal and battery. @spec DEV-14 ANA-04 SHL-06 */
export function DeviceAnalysisScreen() {
  const t = useWords(routeWords);
  const { list, call } = useAnalysis();
  const { range: _range, ...nodes } = list.query;
  return (
    <Page>
      <PageHeader
        title={t('shell.route.deviceAnalysis')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <ListFilters list={list} />
      <Loaded call={call} action="query">
        {(data) => (
          <>
            <Silences data={data} url={list.url} />
            <AnalysisCharts data={data} url={list.url} />
            <WorstDevices data={data} />
          </>
        )}
      </Loaded>
      <LifeDeeds nodes={nodes} />
    </Page>
  );
}
