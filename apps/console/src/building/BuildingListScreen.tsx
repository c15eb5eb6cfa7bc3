import { type Building, type BuildingQuery, buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { wgs84 } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { MapResource } from '@fireline/ui/DeviceMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { PagedList } from '../lib/list/PagedList.tsx';
import { SearchField } from '../lib/list/SearchField.tsx';
import { ViewSwitch, isMapShown } from '../lib/list/ViewSwitch.tsx';
import { useReason } from '../lib/page/failure.ts';
import { pagingOf } from '../lib/list/pageInUrl.ts';
import { useAllRows } from '../lib/list/useAllRows.ts';
import { useInterrupted } from '../lib/form/useDraft.ts';
import { useEveryRow } from '../lib/list/useEveryRow.ts';
import { type UrlQuery, useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../shell/useMay.ts';
import { Bar, MapScreen } from './Building.styles.ts';
import { BuildingForm, buildingDraft } from './BuildingForm.tsx';
import { OnMap } from './OnMap.tsx';
import { buildingColumns, levelOf } from './buildingColumns.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';

const sorts = ['name', 'devices', 'alarmLevel'] as const;

const queryOf = (url: Pick<UrlQuery, 'get'>) =>
  ({
    search: url.get('search') || undefined,
    sort: sorts.find((one) => one === url.get('sort')) ?? 'name',
    order: url.get('order') === 'desc' ? 'desc' : 'asc',
  }) satisfies BuildingQuery;

/** The buildings that have a point, of their own or their place's. */
const mappedOf = (rows: readonly Building[]): readonly MapResource[] =>
  rows.flatMap(({ buildingId, name, placeName, address, lng, lat }) =>
    lng === null || lat === null
      ? []
      : { id: buildingId, kind: 'building' as const, name: `${placeName} ${name}`, at: wgs84(lng, lat), note: address },
  );

function Search({ url }: { readonly url: UrlQuery }) {
  const t = useWords(buildingScreenWords);
  return (
    <FilterBar>
      <SearchField
        label={t('building.list.search')}
        value={url.get('search')}
        onSearch={(search) => url.set({ search, page: '' })}
      />
    </FilterBar>
  );
}

interface BuildingsProps {
  readonly title: string;
  readonly url: UrlQuery;
  readonly onOpen: (buildingId: number) => void;
}

function BuildingsOnMap({ title, url, onOpen }: BuildingsProps) {
  const reason = useReason();
  const query = useMemo(() => queryOf(url), [url]);
  const every = useEveryRow(useAllRows(buildingCalls.list, query), JSON.stringify(query), true);
  const mapped = useMemo(() => mappedOf(every.rows ?? []), [every.rows]);
  return (
    <MapScreen>
      <PageHeader title={title} count={every.rows?.length} />
      <Bar>
        <Search url={url} />
        <ViewSwitch url={url} />
      </Bar>
      <OnMap
        label={title}
        url={url}
        resources={mapped}
        isLoading={every.isPending}
        failure={every.error === undefined ? undefined : reason(every.error)}
        onRetry={every.reload}
        onOpen={({ id }) => onOpen(id)}
      />
    </MapScreen>
  );
}

function BuildingsInList({ title, url, onOpen }: BuildingsProps) {
  const t = useWords(buildingScreenWords, buildingFormWords, alarmWords);
  const format = useFormat();
  const query = useMemo(() => queryOf(url), [url]);
  const mayManage = useMay()(buildingCalls.create);
  const isInterrupted = useInterrupted(buildingDraft(undefined));
  const [isWriting, setWriting] = useState(mayManage && isInterrupted);
  const page = useCall(buildingCalls.list, { ...query, ...pagingOf(url) }, { keepsPrevious: true, isPolling: true });
  const loadRows = useAllRows(buildingCalls.list, query);
  const columns = useMemo(() => buildingColumns(t, format), [t, format]);
  const create = mayManage && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('building.form.create')}
    </Button>
  );
  return (
    <PagedList
      name="building.list"
      {...{ title, url, page, columns }}
      ordered={query}
      getRowId={({ buildingId }) => buildingId}
      rowName={({ placeName, name }) => `${placeName} ${name}`}
      rowLevel={levelOf}
      filters={['search']}
      empty={{ title: t('building.list.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ buildingId }) => onOpen(buildingId)}
      toolbar={<Search url={url} />}
      loadRows={loadRows}
      filterText={query.search ?? ''}
      tools={<ViewSwitch url={url} />}
      actions={create}
    >
      {isWriting && (
        <BuildingForm
          building={undefined}
          near={undefined}
          onClose={() => setWriting(false)}
          onSaved={({ building }) => onOpen(building.buildingId)}
        />
      )}
    </PagedList>
  );
}

/** Buildings as a list and on a map, the same under places and under fire resources. @spec BLD-05 SHL-09 SHL-10 */
function BuildingListScreen({ route }: { readonly route: 'buildingList' | 'fireBuildings' }) {
  const t = useWords(routeWords);
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const Shown = isMapShown(url) ? BuildingsOnMap : BuildingsInList;
  return (
    <Shown
      title={t(`shell.route.${route}`)}
      url={url}
      onOpen={(buildingId) => navigate(pathTo('buildingDetail', { buildingId }))}
    />
  );
}

export const PlaceBuildingsScreen = () => <BuildingListScreen route="buildingList" />;
export const FireBuildingsScreen = () => <BuildingListScreen route="fireBuildings" />;
