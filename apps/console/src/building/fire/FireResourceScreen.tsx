import { type FireResource, buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { type OwnResource, buildingWords } from '@fireline/domain/building';
import { resourceRoutes, routeWords } from '@fireline/domain/shell';
import { wgs84 } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { MapResource } from '@fireline/ui/DeviceMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { PagedList } from '../../lib/list/PagedList.tsx';
import { ViewSwitch, isMapShown } from '../../lib/list/ViewSwitch.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { filterText } from '../../lib/list/filterText.ts';
import { pagingOf } from '../../lib/list/pageInUrl.ts';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { type UrlQuery, useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../shell/useMay.ts';
import { Bar, MapScreen } from '../Building.styles.ts';
import { ResourceFilters } from './ResourceFilters.tsx';
import { resourceDraft } from './ResourceForm.tsx';
import { OnMap } from '../OnMap.tsx';
import { type ResourceDeed, ResourceOver } from './ResourceOver.tsx';
import { resourceColumns } from './resourceColumns.tsx';
import { resourceQueryOf } from './resourceQuery.ts';
import { fireResourceWords } from './words.ts';

const mappedOf =
  (outOfService: string) =>
  (row: FireResource): MapResource => ({
    id: row.resourceId,
    kind: row.kind,
    name: row.name,
    at: wgs84(row.lng, row.lat),
    note: row.state === 'inService' ? row.address : outOfService,
  });

/** The page that is listed, and all that matches where the map is shown; both are asked again after a change. */
function useResources(kind: OwnResource, url: UrlQuery) {
  const t = useWords(buildingWords);
  const query = useMemo(() => resourceQueryOf(kind, url), [kind, url]);
  const isMap = isMapShown(url);
  const page = useCall(
    buildingCalls.resources,
    { ...query, ...pagingOf(url) },
    { keepsPrevious: true, isPolling: true, isEnabled: !isMap },
  );
  const loadRows = useAllRows(buildingCalls.resources, query);
  const every = useEveryRow(loadRows, JSON.stringify(query), isMap);
  const outOfService = t('building.resource.outOfService');
  const mapped = useMemo(() => (every.rows ?? []).map(mappedOf(outOfService)), [every.rows, outOfService]);
  const reload = (): void => {
    void page.refetch();
    every.reload();
  };
  return { query, isMap, page, loadRows, every, mapped, reload };
}

/** Fire resources of one kind as a list and on a map: found, put on record, changed, taken away. @spec BLD-05 SIT-09 SHL-10 */
function FireResourceScreen({ kind }: { readonly kind: OwnResource }) {
  const t = useWords(fireResourceWords, buildingWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const reason = useReason();
  const mayManage = useMay()({ who: [`${resourceRoutes[kind]}:add`] });
  const isInterrupted = useInterrupted(resourceDraft(kind, undefined));
  const [deed, setDeed] = useState<ResourceDeed | undefined>(
    mayManage && isInterrupted ? { does: 'write', resource: undefined } : undefined,
  );
  const { query, isMap, page, loadRows, every, mapped, reload } = useResources(kind, url);
  const columns = useMemo(() => resourceColumns(kind, t, format), [kind, t, format]);
  const title = t(`shell.route.${resourceRoutes[kind]}`);
  const first = page.data?.rows[0];
  const create = mayManage && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDeed({ does: 'write', resource: undefined })}>
      {t(`building.fire.create.${kind}`)}
    </Button>
  );
  const open = (resourceId: number): void => url.set({ resource: String(resourceId) });
  const over = (
    <ResourceOver
      {...{ kind, url, deed, mayManage }}
      onDeed={setDeed}
      near={first && wgs84(first.lng, first.lat)}
      onChanged={reload}
    />
  );
  if (isMap)
    return (
      <MapScreen>
        <PageHeader title={title} count={every.rows?.length} actions={create} />
        <Bar>
          <ResourceFilters url={url} />
          <ViewSwitch url={url} />
        </Bar>
        <OnMap
          label={title}
          {...{ url }}
          resources={mapped}
          isLoading={every.isPending}
          failure={every.error === undefined ? undefined : reason(every.error)}
          onRetry={every.reload}
          onOpen={({ id }) => open(id)}
        />
        {over}
      </MapScreen>
    );
  return (
    <PagedList
      name={`building.${kind}`}
      {...{ title, url, page, columns }}
      ordered={query}
      getRowId={({ resourceId }) => resourceId}
      filters={['search', 'state']}
      empty={{ title: t('building.fire.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ resourceId }) => open(resourceId)}
      toolbar={<ResourceFilters url={url} />}
      loadRows={loadRows}
      filterText={filterText([
        { label: t('building.fire.search'), values: [query.search ?? ''] },
        {
          label: t('building.fire.state'),
          values: (query.state ?? []).map((one) => t(`building.resource.${one}`)),
        },
      ])}
      tools={<ViewSwitch url={url} />}
      actions={create}
    >
      {over}
    </PagedList>
  );
}

export const WaterScreen = () => <FireResourceScreen kind="water" />;
export const HydrantScreen = () => <FireResourceScreen kind="hydrant" />;
export const FireTeamScreen = () => <FireResourceScreen kind="fireteam" />;
export const FireSiteScreen = () => <FireResourceScreen kind="firesite" />;
