import { buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DataTable } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { FilterBar, HiddenHeading, ListScreen } from '../lib/ListScreen.styles.ts';
import { SearchField } from '../lib/SearchField.tsx';
import { useFailureText } from '../lib/failure.ts';
import { useAllRows } from '../lib/useAllRows.ts';
import { useHiddenColumns } from '../lib/useHiddenColumns.ts';
import { useUrlQuery } from '../lib/useUrlQuery.ts';
import { levelOf } from './buildingColumns.tsx';
import { buildingScreenWords } from './words.ts';
import { floorColumns } from './floorColumns.tsx';
import { pageInUrl, pagingOf } from './pageInUrl.ts';

/** All floors there are, building by building from the top down, each with its devices and alarms. @spec BLD-04 BLD-05 SHL-09 */
function FloorListScreen({ route }: { readonly route: 'buildingFloors' | 'fireFloors' }) {
  const t = useWords(buildingScreenWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const search = url.get('search') || undefined;
  const query = useMemo(() => ({ search }), [search]);
  const { pageNo, pageSize } = pagingOf(url);
  const page = useCall(buildingCalls.floors, { ...query, pageNo, pageSize }, { keepsPrevious: true, isPolling: true });
  const loadRows = useAllRows(buildingCalls.floors, query);
  const columns = useMemo(() => floorColumns(t, format), [t, format]);
  const hidden = useHiddenColumns('building.floors', []);
  const title = t(`shell.route.${route}`);
  return (
    <ListScreen>
      <HiddenHeading>{title}</HiddenHeading>
      <DataTable
        label={title}
        rows={page.data?.rows ?? []}
        getRowId={({ buildingId, floor }) => `${buildingId}/${floor}`}
        rowLevel={levelOf}
        columns={columns}
        height="fill"
        queryKey={url.text}
        onRowOpen={({ row: { buildingId, floor } }) =>
          navigate(`${pathTo('buildingDetail', { buildingId })}?floor=${floor}`)
        }
        paging={{
          page: pageNo,
          pageSize,
          total: page.data?.total ?? 0,
          onChange: (paging) => url.set(pageInUrl(paging)),
        }}
        isLoading={page.isPending}
        failure={page.error ? failureText('query', page.error) : undefined}
        onRetry={() => void page.refetch()}
        empty={{ title: t('building.floor.list.empty') }}
        onClearFilters={() => url.set({ search: '', page: '' })}
        toolbar={
          <FilterBar>
            <SearchField
              label={t('building.list.search')}
              value={url.get('search')}
              onSearch={(text) => url.set({ search: text, page: '' })}
            />
          </FilterBar>
        }
        renderTools={(table) => (
          <TableExport table={table} name="floors" filterText={search ?? ''} loadRows={loadRows} />
        )}
        {...hidden}
      />
    </ListScreen>
  );
}

export const PlaceFloorsScreen = () => <FloorListScreen route="buildingFloors" />;
export const FireFloorsScreen = () => <FloorListScreen route="fireFloors" />;
