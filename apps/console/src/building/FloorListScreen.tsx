import { buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { PagedList } from '../lib/list/PagedList.tsx';
import { SearchField } from '../lib/list/SearchField.tsx';
import { pagingOf } from '../lib/list/pageInUrl.ts';
import { useAllRows } from '../lib/list/useAllRows.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { levelOf } from './buildingColumns.tsx';
import { buildingScreenWords } from './words.ts';
import { floorColumns } from './floorColumns.tsx';

/** All floors there are, building by building from the top down, each with its devices and alarms. @spec BLD-04 BLD-05 SHL-09 */
function FloorListScreen({ route }: { readonly route: 'buildingFloors' | 'fireFloors' }) {
  const t = useWords(buildingScreenWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const search = url.get('search') || undefined;
  const query = useMemo(() => ({ search }), [search]);
  const page = useCall(buildingCalls.floors, { ...query, ...pagingOf(url) }, { keepsPrevious: true, isPolling: true });
  const loadRows = useAllRows(buildingCalls.floors, query);
  const columns = useMemo(() => floorColumns(t, format), [t, format]);
  return (
    <PagedList
      title={t(`shell.route.${route}`)}
      name="building.floors"
      {...{ url, page, columns }}
      getRowId={({ buildingId, floor }) => `${buildingId}/${floor}`}
      rowLevel={levelOf}
      filters={['search']}
      empty={{ title: t('building.floor.list.empty') }}
      onOpen={({ buildingId, floor }) => navigate(`${pathTo('buildingDetail', { buildingId })}?floor=${floor}`)}
      toolbar={
        <FilterBar>
          <SearchField
            label={t('building.list.search')}
            value={url.get('search')}
            onSearch={(text) => url.set({ search: text, page: '' })}
          />
        </FilterBar>
      }
      loadRows={loadRows}
      filterText={search ?? ''}
    />
  );
}

export const PlaceFloorsScreen = () => <FloorListScreen route="buildingFloors" />;
export const FireFloorsScreen = () => <FloorListScreen route="fireFloors" />;
