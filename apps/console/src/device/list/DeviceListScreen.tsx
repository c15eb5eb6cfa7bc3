import { type DeviceQuery, deviceCalls } from '@fireline/api/device';
import { useCall, useLink } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DataTable, type Sort } from '@fireline/ui/DataTable';
import { linkTruth } from '@fireline/ui/LinkState';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useReason } from '../../lib/page/failure.ts';
import { ListExport } from '../../lib/list/ListExport.tsx';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { narrowedText, paramsOf } from '../../lib/list/filter.ts';
import { useListQuery } from '../../lib/list/useList.ts';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useHiddenColumns } from '../../lib/list/useHiddenColumns.ts';
import { useKeptPlace } from '../../lib/list/useKeptPlace.ts';
import { useTableSort } from '../../lib/list/useTableSort.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { phoneWidth } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { FilterNote, ListScreen } from '../../lib/list/ListScreen.styles.ts';
import { useListCommands } from '../downlink/useListCommands.tsx';
import { useRegister } from '../register/useRegister.tsx';
import { deviceFilters, moreDeviceFilters, useDeviceNodes, worstFirst } from './deviceFilters.tsx';
import { deviceColumns, levelOf } from './columns.tsx';
import { PhoneDevices } from './PhoneDevices.tsx';
import { useLiveDevices } from '../useLiveDevices.ts';
import { deviceScreenWords } from '../words.ts';

const table = 'device.list';
/** What needs somebody first. */
const defaultSort: Sort = [
  { columnId: 'alarm', direction: 'ascending' },
  { columnId: 'name', direction: 'ascending' },
];
const hiddenByDefault = ['imei', 'unit', 'partner', 'expires', 'type', 'address'];

/** Every device the account may see, live: found, filtered, sorted, its columns chosen, exported. @spec DEV-12 SHL-23 */
export function DeviceListScreen() {
  return useMedia(phoneWidth) ? <PhoneDevices /> : <LiveDeviceList />;
}

function LiveDeviceList() {
  const t = useWords(deviceScreenWords, deviceWords, deviceLifeWords, alarmWords, siteWords);
  const reason = useReason();
  const format = useFormat();
  const [, navigate] = useLocation();
  const nodes = useDeviceNodes();
  const list = useListQuery<Omit<DeviceQuery, 'pageNo' | 'pageSize'>>({
    filters: [...deviceFilters(t, format, undefined, nodes), ...moreDeviceFilters(t, nodes)],
  });
  const { url, query, filters } = list;
  const counts = useCall(deviceCalls.filters, query, { keepsPrevious: true, isPolling: true });
  const counted = {
    url,
    filters: [...deviceFilters(t, format, counts.data, nodes), ...moreDeviceFilters(t, nodes)],
  };
  // of more than fit one reply those that need somebody
  const ranked = useMemo(() => ({ ...query, ...worstFirst }), [query]);
  const devices = useLiveDevices(ranked);
  const columns = useMemo(() => deviceColumns(t, format), [t, format]);
  const { actions, drawers, isSelectable, renderBulkActions } = useRegister(query, devices.reload);
  const commands = useListCommands(devices.rows);
  const hidden = useHiddenColumns(table, hiddenByDefault);
  const sorting = useTableSort(url, columns, defaultSort);
  const keptPlace = useKeptPlace(table);
  const loadRows = useAllRows(deviceCalls.list, ranked);
  const link = linkTruth(useLink());
  const shown = devices.rows.getIds().length;
  const params = filters.flatMap(paramsOf);
  return (
    <ListScreen>
      <PageHeader
        title={t('device.list.label')}
        staleSinceMs={link.name === 'stale' ? link.sinceMs : null}
        actions={
          <>
            {commands.actions}
            {actions}
          </>
        }
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
        isFiltered={params.some((param) => url.get(param) !== '')}
        onClearFilters={() => url.set(Object.fromEntries(params.map((param) => [param, ''])))}
        toolbar={
          <ListFilters list={counted}>
            {shown < devices.total && (
              <FilterNote>
                {t('device.list.cut', { shown: format.number(shown), count: format.number(devices.total) })}
              </FilterNote>
            )}
          </ListFilters>
        }
        renderTools={(table) => (
          <ListExport
            table={table}
            filterText={narrowedText(filters, url)}
            // what the table holds is live: only where it holds a part are all fetched
            {...(shown < devices.total ? { loadRows } : {})}
          />
        )}
        rowName={({ name }) => name}
        isSelectable={isSelectable || commands.isSelectable}
        renderBulkActions={(selected) => (
          <>
            {renderBulkActions(selected)}
            {commands.bulk(selected)}
          </>
        )}
        {...hidden}
      />
      {drawers}
      {commands.drawers}
    </ListScreen>
  );
}
