import { analysisCalls } from '@fireline/api/analysis';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { analysisWords, offlineBy, offlineRanges } from '@fireline/domain/analysis';
import { deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { ListFilters } from '../../../lib/list/ListFilters.tsx';
import { useListQuery } from '../../../lib/list/useList.ts';
import { useNodeFilter } from '../../../lib/list/useNodeFilter.ts';
import { Loaded } from '../../../lib/page/Loaded.tsx';
import { Page } from '../../../lib/page/Page.styles.ts';
import { OfflineCounted } from '../../../lib/page/OfflineCounted.tsx';
import { PageHeader } from '../../../lib/page/PageHeader.tsx';
import { OfflineByDay } from './OfflineByDay.tsx';
import { OfflineFigures } from './OfflineFigures.tsx';
import { OfflineRanking } from './OfflineRanking.tsx';
import { offlineCountWords } from './words.ts';

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

/** How long devices were offline: by day, and ranked by unit, partner, place, type or reason. @spec DEV-14 SHL-10 ANA-04 */
export function OfflineCountScreen() {
  const t = useWords(offlineCountWords, routeWords);
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
      <OfflineCounted on="offlineCount" />
      <ListFilters list={list} />
      <Loaded call={call} action="query">
        {(data) => (
          <>
            <OfflineFigures data={data} filters={filters} />
            <OfflineByDay data={data} />
            <OfflineRanking data={data} by={by} filters={filters} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
