import { type FireResource, buildingCalls } from '@fireline/api/building';
import { type OwnResource, buildingWords, resourceStates } from '@fireline/domain/building';
import { resourceRoutes, routeWords } from '@fireline/domain/shell';
import { wgs84 } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { MapResource } from '@fireline/ui/DeviceMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { ViewSwitch, isMapShown } from '../../lib/list/ViewSwitch.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Bar, MapScreen } from '../Building.styles.ts';
import { resourceDraft } from './ResourceForm.tsx';
import { OnMap } from '../OnMap.tsx';
import { type ResourceDeed, ResourceOver } from './ResourceOver.tsx';
import { resourceColumns } from './resourceColumns.tsx';
import { fireResourceWords } from './words.ts';

/** Of hydrants the remarks say of which kind they are; elsewhere there are hardly any. */
const rareColumns = ['remarks'];

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
function useResources(kind: OwnResource) {
  const t = useWords(fireResourceWords, buildingWords);
  const isMap = isMapShown(useUrlQuery());
  const state = {
    key: 'state',
    label: t('building.fire.state'),
    any: t('building.fire.anyState'),
    isList: true,
    choices: resourceStates.map((value) => ({ value, label: t(`building.resource.${value}`) })),
  } as const;
  const list = useList(buildingCalls.resources, {
    filters: [{ key: 'search', label: t('building.fire.search') }, state],
    sorts: ['name', 'amount'],
    sort: 'name',
    fixed: { kind: [kind] },
    isEnabled: !isMap,
  });
  const every = useEveryRow(list.loadRows, JSON.stringify(list.query), isMap);
  const outOfService = t('building.resource.outOfService');
  const mapped = useMemo(() => (every.rows ?? []).map(mappedOf(outOfService)), [every.rows, outOfService]);
  const reload = (): void => {
    void list.page.refetch();
    every.reload();
  };
  return { list, isMap, every, mapped, reload };
}

/** Fire resources of one kind as a list and on a map: found, put on record, changed, taken away. @spec BLD-05 SIT-09 SHL-10 */
function FireResourceScreen({ kind }: { readonly kind: OwnResource }) {
  const t = useWords(fireResourceWords, buildingWords, routeWords);
  const format = useFormat();
  const reason = useReason();
  const mayManage = useMay()({ who: [`${resourceRoutes[kind]}:add`] });
  const isInterrupted = useInterrupted(resourceDraft(kind, undefined));
  const [deed, setDeed] = useState<ResourceDeed | undefined>(
    mayManage && isInterrupted ? { does: 'write', resource: undefined } : undefined,
  );
  const { list, isMap, every, mapped, reload } = useResources(kind);
  const { url } = list;
  const columns = useMemo(() => resourceColumns(kind, t, format), [kind, t, format]);
  const title = t(`shell.route.${resourceRoutes[kind]}`);
  const first = list.page.data?.rows[0];
  const create = mayManage && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDeed({ does: 'write', resource: undefined })}>
      {t(`building.fire.create.${kind}`)}
    </Button>
  );
  const row = useOpenRow(url, 'resource');
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
          <ListFilters list={list} />
          <ViewSwitch url={url} />
        </Bar>
        <OnMap
          label={title}
          {...{ url }}
          resources={mapped}
          isLoading={every.isPending}
          failure={every.error === undefined ? undefined : reason(every.error)}
          onRetry={every.reload}
          onOpen={({ id }) => row.open(id)}
        />
        {over}
      </MapScreen>
    );
  return (
    <ListPage
      name={`building.${kind}`}
      title={title}
      {...(kind !== 'hydrant' && { hiddenByDefault: rareColumns })}
      list={list}
      columns={columns}
      getRowId={({ resourceId }) => resourceId}
      empty={{ title: t('building.fire.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ resourceId }) => row.open(resourceId)}
      tools={<ViewSwitch url={url} />}
      actions={create}
    >
      {over}
    </ListPage>
  );
}

export const WaterScreen = () => <FireResourceScreen kind="water" />;
export const HydrantScreen = () => <FireResourceScreen kind="hydrant" />;
export const FireTeamScreen = () => <FireResourceScreen kind="fireteam" />;
export const FireSiteScreen = () => <FireResourceScreen kind="firesite" />;
