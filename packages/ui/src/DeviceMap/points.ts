import type { Wgs84 } from '@fireline/domain/site';
import {
  type MapAlarm,
  type MapContent,
  type MapDevice,
  type MapLayer,
  type MapPlaceItem,
  type MapPoint,
  type MapResource,
  type Standing,
  standingOf,
  worstOf,
} from './model.ts';

const isSamePlace = (one: Wgs84, other: Wgs84): boolean =>
  one === other || (one.lng === other.lng && one.lat === other.lat);

/** The same things at the same points in the same order: then nothing has to be clustered anew. */
export const areSameSpots = (
  one: readonly { readonly id: number; readonly at: Wgs84 }[],
  other: readonly { readonly id: number; readonly at: Wgs84 }[],
): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((item, at) => {
      const twin = other[at];
      return item === twin || (twin !== undefined && item.id === twin.id && isSamePlace(item.at, twin.at));
    }));

const idsOf = (items: readonly { readonly id: number }[]): ReadonlyMap<number, number> => {
  const ids = new Map<number, number>();
  for (let at = 0; at < items.length; at += 1) ids.set((items[at] as { readonly id: number }).id, at);
  return ids;
};

/** Things and alarms as the columns that the worker takes, and the way back from a column to a thing. */
export interface PointTable {
  readonly size: number;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  pointAt(index: number): MapPoint | undefined;
  indexOfDevice(id: number): number | undefined;
  indexOfPlace(id: number): number | undefined;
  indexOfResource(id: number): number | undefined;
  indexOfAlarm(alarmId: number): number | undefined;
  readonly standing: Standing;
}

export type Shown = Readonly<Record<MapLayer, boolean>>;
const none: readonly never[] = [];

/** What stays while alarms come and go at known things. */
export function createSpots() {
  let [devices, places]: [readonly MapDevice[], readonly MapPlaceItem[]] = [none, none];
  let deviceIds: ReadonlyMap<number, number> = new Map();
  let placeIds: ReadonlyMap<number, number> = new Map();

  /** The table of what is shown. A hidden layer still shows what is in alarm, unless alarms are hidden too. */
  return function tableOf(content: MapContent, shown: Shown): PointTable {
    const { devices: newDevices = none, places: newPlaces = none, resources = none, alarms = none } = content;
    if (!areSameSpots(devices, newDevices)) deviceIds = idsOf(newDevices);
    if (!areSameSpots(places, newPlaces)) placeIds = idsOf(newPlaces);
    [devices, places] = [newDevices, newPlaces];
    const standing = standingOf(shown.alarms ? alarms : none, deviceIds, placeIds);
    const { byDevice, byPlace, loose } = standing;
    const shownDevices = shown.devices ? newDevices : newDevices.filter(({ id }) => byDevice.has(id));
    const shownPlaces = shown.places ? newPlaces : newPlaces.filter(({ id }) => byPlace.has(id));
    const parts: readonly [readonly MapDevice[], readonly MapPlaceItem[], readonly MapResource[], readonly MapAlarm[]] =
      [shownDevices, shownPlaces, shown.resources ? resources : none, loose];
    return table(parts, standing, {
      device: shown.devices ? deviceIds : idsOf(shownDevices),
      place: shown.places ? placeIds : idsOf(shownPlaces),
    });
  };
}

function table(
  [devices, places, resources, loose]: readonly [
    readonly MapDevice[],
    readonly MapPlaceItem[],
    readonly MapResource[],
    readonly MapAlarm[],
  ],
  standing: Standing,
  ids: Readonly<Record<'device' | 'place', ReadonlyMap<number, number>>>,
): PointTable {
  const [fromPlaces, fromResources] = [devices.length, devices.length + places.length];
  const fromLoose = fromResources + resources.length;
  const size = fromLoose + loose.length;
  const [lng, lat] = [new Float64Array(size), new Float64Array(size)];
  let at = 0;
  for (const list of [devices, places, resources, loose])
    for (const item of list) {
      lng[at] = item.at?.lng ?? NaN;
      lat[at] = item.at?.lat ?? NaN;
      at += 1;
    }
  const alarmAt = new Map(loose.map(({ alarmId }, index) => [alarmId, fromLoose + index]));
  const pointAt = (index: number): MapPoint | undefined => {
    const [device, place] = [devices[index], places[index - fromPlaces]];
    if (device) return { layer: 'devices', item: device, alarms: standing.byDevice.get(device.id) ?? none };
    if (place) return { layer: 'places', item: place, alarms: standing.byPlace.get(place.id) ?? none };
    const resource = resources[index - fromResources];
    if (resource) return { layer: 'resources', item: resource, alarms: none };
    const alarm = standing.loose[index - fromLoose];
    return alarm && { layer: 'alarms', item: alarm, alarms: [alarm] };
  };
  const shift = (found: number | undefined, by: number): number | undefined =>
    found === undefined ? undefined : found + by;
  return {
    size,
    lng,
    lat,
    pointAt,
    indexOfDevice: (id) => ids.device.get(id),
    indexOfPlace: (id) => shift(ids.place.get(id), fromPlaces),
    // asked for the one that is chosen
    indexOfResource: (id) => {
      const found = resources.findIndex((resource) => resource.id === id);
      return found === -1 ? undefined : found + fromResources;
    },
    indexOfAlarm: (alarmId) => alarmAt.get(alarmId),
    standing,
  };
}

/** The kinds of all points, 0 without an alarm, and which of them have news. */
export function kindsOf(
  { size, standing, indexOfDevice, indexOfPlace, indexOfAlarm }: PointTable,
  isNew: (alarm: MapAlarm) => boolean,
): { readonly kinds: Uint8Array; readonly isNews: Uint8Array } {
  const [kinds, isNews] = [new Uint8Array(size), new Uint8Array(size)];
  const put = (at: number | undefined, alarms: readonly MapAlarm[]): void => {
    if (at === undefined) return;
    kinds[at] = worstOf(alarms) ?? 0;
    isNews[at] = Number(alarms.some(isNew));
  };
  for (const [id, alarms] of standing.byDevice) put(indexOfDevice(id), alarms);
  for (const [id, alarms] of standing.byPlace) put(indexOfPlace(id), alarms);
  for (const alarm of standing.loose) put(indexOfAlarm(alarm.alarmId), [alarm]);
  return { kinds, isNews };
}
