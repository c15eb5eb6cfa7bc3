import '../lib/map/mapWorker.ts';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { DeviceMap, type MapLayer, type MapPoint } from '@fireline/ui/DeviceMap';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { HiddenHeading } from '../lib/list/ListScreen.styles.ts';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { useFailureText } from '../lib/page/failure.ts';
import { resourcePath } from '../lib/resourcePath.ts';
import { useBaseMap } from '../lib/map/useBaseMap.ts';
import { useMapView } from '../lib/map/useMapView.ts';
import { type UrlQuery, useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { MapFigures } from './MapFigures.tsx';
import { MapFilterBar, filterOf } from './MapFilterBar.tsx';
import { MapRoom, MonitorPage } from './Monitor.styles.ts';
import { filteredDevices } from './mapContent.ts';
import { useMapAlarms } from './useMapAlarms.ts';
import { useSiteMap } from './useSiteMap.ts';
import { monitorMapWords } from './words.ts';

const layers: readonly MapLayer[] = ['alarms', 'devices', 'places', 'resources'];
/** Shown until the reader chooses: so that what is counted at a spot are devices. */
const usualLayers: readonly MapLayer[] = ['alarms', 'devices'];
/** In the address in place of an empty list, which would mean that nothing was chosen. */
const noLayer = 'none';

function useLayers({ get, list, set }: UrlQuery) {
  const shown = useMemo(
    () => (get('layers') === '' ? usualLayers : layers.filter((layer) => list('layers').includes(layer))),
    [get, list],
  );
  const show = (next: readonly MapLayer[]): void => {
    const isUsual = next.length === usualLayers.length && usualLayers.every((layer) => next.includes(layer));
    set({ layers: isUsual ? '' : next.length === 0 ? noLayer : next });
  };
  return { shown, show };
}

/** The page of what was pressed; a place has its devices. */
function pageOf(point: MapPoint): string {
  switch (point.layer) {
    case 'devices':
      return pathTo('deviceDetail', { deviceId: point.item.id });
    case 'alarms':
      return pathTo('alarmDetail', { alarmId: point.item.alarmId, segment: 'current' });
    case 'places':
      return `${pathTo('deviceList')}?place=${point.item.id}`;
    case 'resources':
      return resourcePath(point.item.kind, point.item.id);
  }
}

/** Devices, places, fire resources and alarms on the map, live. @spec SIT-11 N08 N09 SHL-09 */
export function MonitorPageScreen() {
  const t = useWords(routeWords, monitorMapWords);
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const [typeText, levelText, hoursText] = [url.get('type'), url.get('level'), url.get('hours')];
  // the address, not the object made from it, says whether it is another filter
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const filter = useMemo(() => filterOf(url), [typeText, levelText, hoursText]);
  const { base, isPending } = useBaseMap();
  const map = useSiteMap();
  const alarms = useMapAlarms(filter);
  const devices = useMemo(() => filteredDevices(map.devices, filter, alarms), [map.devices, filter, alarms]);
  const view = useMapView(url);
  const { shown, show } = useLayers(url);
  return (
    <MonitorPage>
      <PageHeader title={t('shell.route.monitorPage')} />
      <MapFigures />
      <MapFilterBar
        {...{ url, filter }}
        withoutPoint={map.data?.withoutPoint}
        isEmpty={map.data !== undefined && map.devices.length + map.places.length === 0}
        onGo={view.go}
      />
      <MapRoom aria-busy={isPending || undefined}>
        <HiddenHeading>{t('site.map.map')}</HiddenHeading>
        {isPending ? (
          <Skeleton shape="block" lines={10} />
        ) : (
          <DeviceMap
            label={t('shell.route.monitorPage')}
            base={base}
            devices={devices}
            places={map.places}
            resources={map.resources}
            alarms={alarms}
            {...(view.view ? { view: view.view } : {})}
            onViewChange={view.moved}
            layers={shown}
            onLayersChange={({ value }) => show(value)}
            isFollowing={url.get('follow') === 'on'}
            onFollowingChange={({ value }) => url.set({ follow: value ? 'on' : '' })}
            hasReplay
            onOpen={({ point }) => navigate(pageOf(point))}
            isLoading={map.isPending}
            failure={map.error ? failureText('query', map.error) : undefined}
            onRetry={() => void map.refetch()}
          />
        )}
      </MapRoom>
    </MonitorPage>
  );
}
