import { type DeviceQuery, deviceCalls } from '@fireline/api/device';
import { useCall, useLink } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceStatuses, deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DataTable, type Sort } from '@fireline/ui/DataTable';
import { linkTruth } from '@fireline/ui/LinkState';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useReason } from '../lib/page/failure.ts';
import { filterText } from '../lib/list/filterText.ts';
import { useAllRows } from '../lib/list/useAllRows.ts';
import { useHiddenColumns } from '../lib/list/useHiddenColumns.ts';
import { useKeptPlace } from '../lib/list/useKeptPlace.ts';
import { useTableSort } from '../lib/list/useTableSort.ts';
import { type UrlQuery, useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { ListScreen } from '../lib/list/ListScreen.styles.ts';
import { DeviceFilterBar } from './DeviceFilterBar.tsx';
import { deviceColumns, levelOf } from './columns.tsx';
import { useLiveDevices } from './useLiveDevices.ts';
import { filterWords } from './filterWords.ts';
import { deviceScreenWords } from './words.ts';

const table = 'device.list';
/** Parameters of the address that narrow the list. */
const filterNames = ['search', 'type', 'status', 'partner', 'place'];
const defaultSort: Sort = [{ columnId: 'name', direction: 'ascending' }];
const hiddenByDefault = ['imei', 'unit', 'partner', 'expires', 'type'];

/** The filter in the address, as the gateway wants it; what is no choice of ours is left out. */
const queryOf = (url: UrlQuery): Omit<DeviceQuery, 'pageNo' | 'pageSize'> => ({
  search: url.get('search') || undefined,
  deviceType: deviceTypeNames.filter((type) => url.list('type').includes(type)),
  status: deviceStatuses.filter((status) => url.list('status').includes(status)),
  partnerId: url.list('partner').map(Number).filter(Number.isSafeInteger),
  placeId: url.list('place').map(Number).filter(Number.isSafeInteger),
});

/** Every device the account may see, live: found, filtered, sorted, its columns chosen, exported. @spec DEV-12 SHL-23 */
export function DeviceListScreen() {
  const t = useWords(deviceScreenWords, deviceWords, alarmWords, siteWords);
  const reason = useReason();
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  // the address, not the object made from it, says whether it is another query
  const query = useMemo(() => queryOf(url), [url]);
  const devices = useLiveDevices(query);
  const filters = useCall(deviceCalls.filters, {});
  const columns = useMemo(() => deviceColumns(t, format), [t, format]);
  const hidden = useHiddenColumns(table, hiddenByDefault);
  const sorting = useTableSort(url, columns, defaultSort);
  const keptPlace = useKeptPlace(table);
  const loadRows = useAllRows(deviceCalls.list, query);
  const link = linkTruth(useLink());
  const shown = devices.rows.getIds().length;
  return (
    <ListScreen>
      <PageHeader
        title={t('device.list.label')}
        count={devices.state === 'loading' ? undefined : devices.total}
        staleSinceMs={link.name === 'stale' ? link.sinceMs : null}
      />
      <DataTable
        label={t('device.list.label')}
        store={devices.rows}
        columns={columns}
        rowLevel={levelOf}
        height="fill"
        queryKey={url.text}
        {...sorting}
        keptPlace={keptPlace}
        onRowOpen={({ row }) => navigate(pathTo('deviceDetail', { deviceId: row.deviceId }))}
        isLoading={devices.state === 'loading'}
        failure={devices.state === 'failed' ? reason(devices.error) : undefined}
        onRetry={devices.reload}
        empty={{ title: t('device.list.none'), hint: t('device.list.none.hint') }}
        isFiltered={filterNames.some((name) => url.get(name) !== '')}
        onClearFilters={() => url.set(Object.fromEntries(filterNames.map((name) => [name, ''])))}
        toolbar={
          <DeviceFilterBar
            url={url}
            filters={filters.data}
            note={
              shown < devices.total
                ? t('device.list.cut', { shown: format.number(shown), count: format.number(devices.total) })
                : ''
            }
          />
        }
        renderTools={(table) => (
          <TableExport
            table={table}
            filterText={filterText(filterWords(url, filters.data, t))}
            // what the table holds is live: only where it holds a part are all fetched
            {...(shown < devices.total ? { loadRows } : {})}
          />
        )}
        {...hidden}
      />
    </ListScreen>
  );
}
