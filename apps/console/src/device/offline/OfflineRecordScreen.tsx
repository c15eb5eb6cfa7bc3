import { deviceCalls } from '@fireline/api/device';
import { deviceOutageWords, deviceTypeNames, deviceWords, offlineStatuses } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNamedDevice } from '../../lib/list/useNamedFilter.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { OfflineCounted } from '../../lib/page/OfflineCounted.tsx';
import { OfflineDrawer } from './OfflineDrawer.tsx';
import { offlineColumns, reasonText } from './offlineColumns.tsx';
import { lengthWords } from '../../lib/words.ts';
import { offlineWords } from './words.ts';

const hiddenByDefault = ['type', 'imei', 'unit', 'partner', 'address'];
const states = ['ongoing', 'ended'] as const;
const lengths = ['hour', 'day', 'week'] as const;

function useRecords() {
  const t = useWords(offlineWords, lengthWords, deviceOutageWords, deviceWords);
  return useList(deviceCalls.offlineRecords, {
    filters: [
      { key: 'search', label: t('offline.search') },
      {
        key: 'deviceType',
        param: 'type',
        label: t('offline.type'),
        any: t('offline.anyType'),
        isList: true,
        choices: deviceTypeNames.map((value) => ({
          value,
          label: t(`device.type.${value}`),
          icon: <DeviceTypeIcon type={value} isDecorative />,
        })),
      },
      {
        key: 'state',
        label: t('offline.state'),
        any: t('offline.anyState'),
        choices: states.map((value) => ({ value, label: t(`offline.state.${value}`) })),
      },
      {
        key: 'atLeast',
        label: t('offline.length'),
        any: t('offline.anyLength'),
        choices: lengths.map((value) => ({ value, label: t(`offline.atLeast.${value}`) })),
      },
      {
        key: 'status',
        param: 'why',
        label: t('offline.why'),
        any: t('offline.anyReason'),
        isList: true,
        choices: offlineStatuses.map((value) => ({ value, label: reasonText(value, t) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('offline.partner'),
        any: t('offline.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('offline.unit'),
        any: t('offline.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
      {
        key: 'placeId',
        param: 'place',
        label: t('offline.place'),
        any: t('offline.anyPlace'),
        isList: true,
        ...useNodeFilter('place'),
      },
      ...useNamedDevice({ label: t('offline.device'), any: t('offline.anyDevice') }, (id) =>
        t('offline.deviceNo', { id }),
      ),
      { key: 'from', label: t('offline.period'), isPeriod: true },
    ],
    sorts: ['fromAt', 'toAt', 'duration', 'name'],
    sort: '-fromAt',
  });
}

/** When which device was offline, for how long and why: open while it is silent, ended by its next report. @spec DEV-14 SHL-06 */
export function OfflineRecordScreen() {
  const t = useWords(offlineWords, lengthWords, deviceOutageWords, deviceWords, routeWords);
  const format = useFormat();
  const list = useRecords();
  const row = useOpenRow(list.url);
  const columns = useMemo(() => offlineColumns(t, format), [t, format]);
  const record = list.page.data?.rows.find(({ recordId }) => recordId === row.id);
  return (
    <ListPage
      name="deviceOfflineRecord"
      title={t('shell.route.deviceOfflineRecord')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={<OfflineCounted on="deviceOfflineRecord" />}
      columns={columns}
      getRowId={({ recordId }) => recordId}
      rowName={({ name }) => name}
      empty={{ title: t('offline.none'), hint: t('offline.none.hint') }}
      onOpen={({ recordId }) => row.open(recordId)}
    >
      {record && <OfflineDrawer record={record} onClose={row.close} />}
    </ListPage>
  );
}
