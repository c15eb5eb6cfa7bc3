import { type Building, buildingCalls } from '@fireline/api/building';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { buildingWords } from '@fireline/domain/building';
import { wgs84 } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { MapResource } from '@fireline/ui/DeviceMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ListFilters } from '../lib/list/ListFilters.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { ViewSwitch, isMapShown } from '../lib/list/ViewSwitch.tsx';
import { useReason } from '../lib/page/failure.ts';
import { useAskedToCreate } from '../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../lib/form/useDraft.ts';
import { useEveryRow } from '../lib/list/useEveryRow.ts';
import { useList } from '../lib/list/useList.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../lib/session/useMay.ts';
import { Bar, MapScreen } from './Building.styles.ts';
import { BuildingForm, buildingDraft } from './BuildingForm.tsx';
import { OnMap } from './OnMap.tsx';
import { buildingColumns, levelOf } from './buildingColumns.tsx';
import { fireColumns } from './fireColumns.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';

/** On a phone. */
const card = { marks: ['alarmLevel'], facts: ['alarms', 'offline', 'address'] };

const fireCard = { ...card, facts: ['fireResistance', 'heightM', 'safetyExits', 'fireElevators', 'address'] };

/** A name has its place below it; in fire resources what a crew asks takes the room of what stands there. */
const hiddenByDefault = ['place'];
const hiddenInFire = [...hiddenByDefault, 'alarms', 'offline', 'devices', 'evacuationStairs', 'address'];

/** The buildings that have a point, of their own or their place's. */
const mappedOf = (rows: readonly Building[]): readonly MapResource[] =>
  rows.flatMap(({ buildingId, name, placeName, address, lng, lat }) =>
    lng === null || lat === null
      ? []
      : { id: buildingId, kind: 'building' as const, name: `${placeName} ${name}`, at: wgs84(lng, lat), note: address },
  );

function useBuildings(isEnabled: boolean) {
  const t = useWords(buildingScreenWords);
  return useList(buildingCalls.list, {
    filters: [{ key: 'search', label: t('building.list.search') }],
    sorts: ['name', 'devices', 'alarmLevel'],
    sort: 'alarmLevel',
    isEnabled,
  });
}

interface BuildingsProps {
  /** With what a fire crew asks of a building. */
  readonly isFire: boolean;
  readonly title: string;
  readonly onOpen: (buildingId: number) => void;
}

function BuildingsOnMap({ title, onOpen }: BuildingsProps) {
  const reason = useReason();
  const list = useBuildings(false);
  const { url } = list;
  const every = useEveryRow(list.loadRows, JSON.stringify(list.query), true);
  const mapped = useMemo(() => mappedOf(every.rows ?? []), [every.rows]);
  return (
    <MapScreen>
      <PageHeader title={title} count={every.rows?.length} />
      <Bar>
        <ListFilters list={list} />
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

function BuildingsInList({ title, isFire, onOpen }: BuildingsProps) {
  const t = useWords(buildingScreenWords, buildingFormWords, buildingWords, alarmWords);
  const format = useFormat();
  const list = useBuildings(true);
  const mayManage = useMay()(buildingCalls.create);
  const isInterrupted = useInterrupted(buildingDraft(undefined));
  const [isWriting, setWriting] = useState(mayManage && isInterrupted);
  useAskedToCreate(mayManage, () => setWriting(true));
  const columns = useMemo(() => {
    const all = buildingColumns(t, format);
    // before the address, which is the widest
    return isFire ? [...all.slice(0, -1), ...fireColumns(t, format), ...all.slice(-1)] : all;
  }, [t, format, isFire]);
  const create = mayManage && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('building.form.create')}
    </Button>
  );
  return (
    <ListPage
      name={isFire ? 'building.fire' : 'building.list'}
      hiddenByDefault={isFire ? hiddenInFire : hiddenByDefault}
      card={isFire ? fireCard : card}
      title={title}
      list={list}
      columns={columns}
      getRowId={({ buildingId }) => buildingId}
      rowName={({ placeName, name }) => `${placeName} ${name}`}
      rowLevel={levelOf}
      empty={{
        title: t('building.list.empty'),
        hint: t('building.list.empty.hint'),
        ...(create ? { action: create } : {}),
      }}
      onOpen={({ buildingId }) => onOpen(buildingId)}
      tools={<ViewSwitch url={list.url} />}
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
    </ListPage>
  );
}

/** Buildings as a list and on a map, the same under places and under fire resources, there with what a fire crew asks of them. @spec BLD-05 SHL-09 SHL-10 */
function BuildingListScreen({ route }: { readonly route: 'buildingList' | 'fireBuildings' }) {
  const t = useWords(routeWords);
  const [, navigate] = useLocation();
  const Shown = isMapShown(useUrlQuery()) ? BuildingsOnMap : BuildingsInList;
  return (
    <Shown
      isFire={route === 'fireBuildings'}
      title={t(`shell.route.${route}`)}
      onOpen={(buildingId) => navigate(pathTo('buildingDetail', { buildingId }))}
    />
  );
}

export const PlaceBuildingsScreen = () => <BuildingListScreen route="buildingList" />;
export const FireBuildingsScreen = () => <BuildingListScreen route="fireBuildings" />;
