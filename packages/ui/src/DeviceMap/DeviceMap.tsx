import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { MapBase, type BaseMap, type MapView } from '../MapBase/index.ts';
import { useWords } from '../lib/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { AloneList } from './AloneList.tsx';
import { Scene } from './MapScene.tsx';
import type { MapContent, MapLayer, MapPoint } from './model.ts';
import type { Shown } from './points.ts';
import { deviceMapWords } from './words.ts';

interface DeviceMapOwnProps extends MapContent {
  /** What map this is. Default: 'Devices and alarms'. */
  readonly label?: string;
  /** Default: the outlines that come with the package. */
  readonly base?: BaseMap;
  readonly view?: MapView;
  /** Where it begins. Default: where all is seen that is given first. */
  readonly defaultView?: MapView;
  readonly onViewChange?: (change: { readonly value: MapView }) => void;
  /** The layers that are shown. */
  readonly layers?: readonly MapLayer[];
  /** Default: all. */
  readonly defaultLayers?: readonly MapLayer[];
  readonly onLayersChange?: (change: { readonly value: readonly MapLayer[] }) => void;
  /** Goes to a new alarm that is worse than all that were open, until the operator moves the map. */
  readonly isFollowing?: boolean;
  readonly defaultFollowing?: boolean;
  readonly onFollowingChange?: (change: { readonly value: boolean }) => void;
  /** Offers to play back in which order the detectors went. */
  readonly hasReplay?: boolean;
  /** 'Open' on the card of a point. Left out: there is nothing to open. */
  readonly onOpen?: (choice: { readonly point: MapPoint }) => void;
  /** Whether a point has something to open. Default: each has. */
  readonly canOpen?: (point: MapPoint) => boolean;
  readonly isLoading?: boolean;
  /** Why there are no points, in the reader's words. */
  readonly failure?: ReactNode;
  readonly onRetry?: () => void;
}

export type DeviceMapProps = DeviceMapOwnProps &
  Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | keyof DeviceMapOwnProps>;

const allLayers: readonly MapLayer[] = ['alarms', 'devices', 'places', 'resources'];
const every = (): boolean => true;

/**
 * Devices, places, fire resources and alarms on a map, live, from a few to a hundred thousand. What stands near together is one ring with
 * its total, its levels round it and the worst of them at its corner, never hidden. What stands on one spot opens as a list.
 *
 * Use it where people watch over an area. To build another map take `MapBase`; for shades by district `MapHeat`. Do give the same object
 * for what did not change: only what did is told to the worker. Don't give alarms a point of their own where their device has one.
 *
 * For those who hear it, everything in view is a list that is searched and read by keys; without WebGL that list stands in its place.
 * It does not announce alarms: `StatusBar` and `AlarmList` do.
 * @spec SIT-11 N08 N09 N10 N23 BLD-05
 * @example <DeviceMap devices={devices} alarms={alarms} onOpen={({ point }) => showPoint(point)} />
 */
export function DeviceMap(props: DeviceMapProps) {
  const t = useWords(deviceMapWords);
  const { devices, places, resources, alarms, label = t('DeviceMap.label'), ...others } = props;
  const { layers, defaultLayers = allLayers, onLayersChange, ...more } = others;
  const { isFollowing, defaultFollowing = false, onFollowingChange, ...last } = more;
  const { hasReplay = false, onOpen, canOpen = every, isLoading = false, failure, onRetry, ...rest } = last;
  const [shownLayers, setLayers] = useControlled(layers, defaultLayers, onLayersChange);
  const [follows, setFollows] = useControlled(isFollowing, defaultFollowing, onFollowingChange);
  const content = useMemo<MapContent>(
    () => ({
      ...(devices && { devices }),
      ...(places && { places }),
      ...(resources && { resources }),
      ...(alarms && { alarms }),
    }),
    [devices, places, resources, alarms],
  );
  const key = allLayers.filter((layer) => shownLayers.includes(layer)).join(' ');
  const shown = useMemo<Shown>(() => {
    const names = key.split(' ');
    return {
      alarms: names.includes('alarms'),
      devices: names.includes('devices'),
      places: names.includes('places'),
      resources: names.includes('resources'),
    };
  }, [key]);
  return (
    <MapBase {...rest} label={label} twin={<AloneList {...{ content, shown, onOpen, canOpen }} />}>
      <Scene
        {...{ content, shown, follows, hasReplay, onOpen, canOpen, isLoading, failure, onRetry }}
        isFree={rest.view === undefined && rest.defaultView === undefined}
        onLayer={(layer) =>
          setLayers(shownLayers.includes(layer) ? shownLayers.filter((one) => one !== layer) : [...shownLayers, layer])
        }
        onFollow={setFollows}
      />
    </MapBase>
  );
}
