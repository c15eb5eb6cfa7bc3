import { analysisCalls } from '@fireline/api/analysis';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { analysisWords, offlineBy, offlineRanges } from '@fireline/domain/analysis';
import { deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { hourMs } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { lengthText } from '../../../lib/lengthText.ts';
import { ListFilters } from '../../../lib/list/ListFilters.tsx';
import { useListQuery } from '../../../lib/list/useList.ts';
import { useNodeFilter } from '../../../lib/list/useNodeFilter.ts';
import { Loaded } from '../../../lib/page/Loaded.tsx';
import { Page } from '../../../lib/page/Page.styles.ts';
import { PageHeader } from '../../../lib/page/PageHeader.tsx';
import { useDayText } from '../../../lib/useDayText.ts';
import { lengthWords } from '../../../lib/words.ts';
import { Row } from '../../Analysis.styles.ts';
import { OfflineRanking } from './OfflineRanking.tsx';
import { offlineCountWords } from './words.ts';
import { type OfflineCount, toRecords } from './toRecords.ts';

function useOfflineCount() {
  const t = useWords(offlineCountWords, analysisWords, deviceWords);
  const list = useListQuery<SendOf<typeof analysisCalls.offlineCount>>({
    filters: [
      {
        key: 'range',
        label: t('offlineCount.range'),
        any: t('analysis.range.last7Days'),
        choices: offlineRanges
          .filter((range) => range !== 'last7Days')
          .map((value) => ({ value, label: t(`analysis.range.${value}`) })),
      },
      {
        key: 'by',
        label: t('offlineCount.by'),
        any: t('offlineCount.by.unit'),
        choices: offlineBy
          .filter((by) => by !== 'unit')
          .map((value) => ({ value, label: t(`offlineCount.by.${value}`) })),
      },
      {
        key: 'deviceType',
        param: 'type',
        label: t('offlineCount.by.deviceType'),
        any: t('offlineCount.anyType'),
        isList: true,
        choices: deviceTypeNames.map((value) => ({ value, label: t(`device.type.${value}`) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('offlineCount.by.partner'),
        any: t('offlineCount.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('offlineCount.by.unit'),
        any: t('offlineCount.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
      {
        key: 'placeId',
        param: 'place',
        label: t('offlineCount.by.place'),
        any: t('offlineCount.anyPlace'),
        isList: true,
        ...useNodeFilter('place'),
      },
    ],
  });
  return { list, call: useCall(analysisCalls.offlineCount, list.query, { keepsPrevious: true, isPolling: true }) };
}

interface FiguresProps {
  readonly data: OfflineCount;
  readonly filters: Readonly<Record<string, string>>;
}

/** What was lost in all; each count opens the records that it counts. */
function Figures({ data, filters }: FiguresProps) {
  const t = useWords(offlineCountWords, lengthWords);
  const format = useFormat();
  const range = { ...filters, from: data.from, to: data.to };
  const show = (params: Readonly<Record<string, string>>) => (
    <Link href={toRecords(params)}>{t('offlineCount.records')}</Link>
  );
  return (
    <Row>
      <Stat
        label={t('offlineCount.now')}
        value={data.offlineNow}
        note={
          <>
            {t('offlineCount.ofInUse', { count: format.number(data.inUse) })} · {show({ ...filters, state: 'ongoing' })}
          </>
        }
      />
      <Stat label={t('offlineCount.silences')} value={data.silences} note={show(range)} />
      <Stat label={t('offlineCount.devices')} value={data.devices} />
      <Stat
        label={t('offlineCount.lost')}
        value={data.offlineS}
        text={lengthText(data.offlineS * 1000, t)}
        note={t('offlineCount.mean', {
          length: lengthText(data.devices === 0 ? 0 : (data.offlineS * 1000) / data.devices, t),
        })}
      />
    </Row>
  );
}

/** How long devices were offline: by day, and ranked by unit, partner, place, type or reason. @spec DEV-14 SHL-10 ANA-04 */
export function OfflineCountScreen() {
  const t = useWords(offlineCountWords, routeWords);
  const dayText = useDayText();
  const { list, call } = useOfflineCount();
  const { by = 'unit' } = list.query;
  const filters = Object.fromEntries(
    ['type', 'partner', 'unit', 'place'].flatMap((name) => (list.url.get(name) ? [[name, list.url.get(name)]] : [])),
  ) as Record<string, string>;
  return (
    <Page>
      <PageHeader
        title={t('shell.route.offlineCount')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <ListFilters list={list} />
      <Loaded call={call} action="query">
        {(data) => (
          <>
            <Figures data={data} filters={filters} />
            <Card>
              <BarChart
                label={t('offlineCount.hoursByDay')}
                unit="h"
                digits={1}
                series={[{ key: 'hours', label: t('offlineCount.hours') }]}
                bars={data.days.map(({ day, offlineS }) => ({
                  key: day,
                  name: dayText(day),
                  values: { hours: (offlineS * 1000) / hourMs },
                }))}
              />
            </Card>
            <OfflineRanking data={data} by={by} filters={filters} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
