import { analysisCalls } from '@fireline/api/analysis';
import type { ReplyOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { nbDeviceTypes } from '@fireline/domain/analysis';
import { deviceOutageWords, deviceWords, offlineReasons } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { DonutChart } from '@fireline/ui/DonutChart';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { OfflineCounted } from '../../lib/page/OfflineCounted.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { Beside, Lead } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { figure, words } from '../columns.tsx';
import { nbOfflineWords } from './words.ts';

const hiddenByDefault = ['type', 'partner', 'address'];

type Silent = ReplyOf<typeof analysisCalls.nbOffline>['rows'][number];

function useSilent() {
  const t = useWords(nbOfflineWords, deviceOutageWords, deviceWords);
  return useList(analysisCalls.nbOffline, {
    filters: [
      { key: 'search', label: t('nbOffline.search') },
      {
        key: 'reason',
        label: t('nbOffline.reason'),
        any: t('nbOffline.anyReason'),
        isList: true,
        choices: offlineReasons.map((value) => ({ value, label: t(`device.offline.${value}`) })),
      },
      {
        key: 'deviceType',
        param: 'type',
        label: t('nbOffline.type'),
        any: t('nbOffline.anyType'),
        isList: true,
        choices: nbDeviceTypes.map((value) => ({ value, label: t(`device.type.${value}`) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('nbOffline.partner'),
        any: t('nbOffline.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('nbOffline.unit'),
        any: t('nbOffline.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    sorts: ['since', 'lastSeenAt', 'name'],
    sort: 'since',
  });
}

function useSilentColumns(): readonly Column<Silent>[] {
  const t = useWords(nbOfflineWords, deviceOutageWords, deviceWords);
  const format = useFormat();
  return useMemo(
    () => [
      words<Silent>('name', t('nbOffline.device'), ({ name }) => name, 180, { isSortable: true, isHideable: false }),
      words<Silent>('place', t('nbOffline.place'), ({ placeName }) => placeName, 150),
      words<Silent>('reason', t('nbOffline.reason'), ({ reason }) => t(`device.offline.${reason}`), 130),
      words<Silent>('advice', t('nbOffline.advice'), ({ reason }) => t(`device.offlineAdvice.${reason}`), 170),
      {
        id: 'since',
        header: t('nbOffline.since'),
        isSortable: true,
        ...shortTimeCell(({ since }: Silent) => since, format, '—'),
      },
      {
        id: 'lastSeenAt',
        header: t('nbOffline.lastSeenAt'),
        isSortable: true,
        ...shortTimeCell(({ lastSeenAt }: Silent) => lastSeenAt, format, '—'),
      },
      figure<Silent>('signals', t('nbOffline.signals'), ({ signals }) => signals, format, { width: 100 }),
      figure<Silent>('battery', t('nbOffline.battery'), ({ batteryRatio }) => batteryRatio, format, {
        width: 100,
        unit: '%',
      }),
      words<Silent>('type', t('nbOffline.type'), ({ deviceType }) => t(`device.type.${deviceType}`), 130),
      words<Silent>('partner', t('nbOffline.partner'), ({ partnerName }) => partnerName),
      words<Silent>('address', t('nbOffline.address'), ({ address }) => address, 240),
    ],
    [t, format],
  );
}

/** Why devices on NB are silent: their reasons with shares of 100 %, and each device with what to do about it. @spec ANA-02 ANA-04 */
export function NbOfflineScreen() {
  const t = useWords(nbOfflineWords, deviceOutageWords, routeWords);
  const { number } = useFormat();
  const [, navigate] = useLocation();
  const list = useSilent();
  const counts = useCall(analysisCalls.nbOfflineReasons, {}, { isPolling: true });
  const lead = (
    <Lead>
      <OfflineCounted on="nbOffline" />
      <ChartOf call={counts}>
        {({ inUse, offline, reasons }) => (
          <Beside>
            <Stat
              label={t('nbOffline.offline')}
              value={offline}
              note={`${t('nbOffline.ofInUse', { count: number(inUse) })} · ${t('nbOffline.cards')}`}
            />
            <DonutChart
              label={t('nbOffline.reason')}
              parts={reasons.map(({ key, count }) => ({ key, label: t(`device.offline.${key}`), value: count }))}
            />
          </Beside>
        )}
      </ChartOf>
    </Lead>
  );
  return (
    <ListPage
      name="nbOffline"
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.nbOffline')}
      list={list}
      lead={lead}
      columns={useSilentColumns()}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      empty={{ title: t('nbOffline.empty') }}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
    />
  );
}
