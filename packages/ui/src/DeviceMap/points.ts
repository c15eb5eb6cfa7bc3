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

type LooseAlarm = Standing['loose'][number];
/** What is shown, in the order of the columns. */
type Lists = readonly [readonly MapDevice[], readonly MapPlaceItem[], readonly MapResource[], readonly LooseAlarm[]];
type Item = Lists[number][number];
const layerOrder: readonly MapLayer[] = ['devices', 'places', 'resources', 'alarms'];

const idOf = (item: Item): number => ('alarmId' in item ? item.alarmId : item.id);
const isSamePlace = (one: Wgs84, other: Wgs84): boolean =>
  one === other || (one.lng === other.lng && one.lat === other.lat);

/** The same things at the same points in the same order: then nothing has to be clustered anew. */
const areSameSpots = (one: readonly Item[], other: readonly Item[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((item, at) => {
      const twin = other[at];
      return item === twin || (twin !== undefined && idOf(item) === idOf(twin) && isSamePlace(item.at, twin.at));
    }));

type Indexes = ReadonlyMap<number, number>;

/** Where things stand, as the columns that the worker takes: kept while only alarms and states change. */
export interface Spots {
  readonly size: number;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Place in the columns; for an alarm with a point of its own by its `alarmId`. */
  indexOf(layer: MapLayer, id: number): number | undefined;
}

/** Things and alarms by their place in the columns, and the way back. */
export interface PointTable {
  readonly spots: Spots;
  readonly standing: Standing;
  pointAt(index: number): MapPoint | undefined;
}

export type Shown = Readonly<Record<MapLayer, boolean>>;
const none: readonly never[] = [];

function indexesOf(items: readonly Item[]): Indexes {
  const indexes = new Map<number, number>();
  // a plain loop: there may be a hundred thousand
  for (let at = 0; at < items.length; at += 1) indexes.set(idOf(items[at] as Item), at);
  return indexes;
}

function spotsOf(lists: Lists, [devices, places]: readonly [Indexes, Indexes]): Spots {
  const [columnsFrom, size] = startsOf(lists);
  const [lng, lat] = [new Float64Array(size), new Float64Array(size)];
  lists.forEach((list, which) => {
    const from = columnsFrom[which] ?? 0;
    for (let at = 0; at < list.length; at += 1) {
      const point = (list[at] as Item).at as Wgs84 | undefined;
      lng[from + at] = point?.lng ?? NaN;
      lat[from + at] = point?.lat ?? NaN;
    }
  });
  const indexes: readonly Indexes[] = [devices, places, indexesOf(lists[2]), indexesOf(lists[3])];
  return {
    size,
    lng,
    lat,
    indexOf: (layer, id) => {
      const which = layerOrder.indexOf(layer);
      const index = indexes[which]?.get(id);
      return index === undefined ? undefined : index + (columnsFrom[which] ?? 0);
    },
  };
}

/** Where each list begins in the columns, and how long they are. */
function startsOf(lists: Lists): readonly [readonly number[], number] {
  let size = 0;
  const starts = lists.map((list) => (size += list.length) - list.length);
  return [starts, size];
}

/** Keeps what is made of a list until another list is given: for those that are long. */
function keeping<Given, Made>(make: (given: Given) => Made, isSame: (one: Given, other: Given) => boolean) {
  let kept: { readonly given: Given; readonly made: Made } | undefined;
  return (given: Given): Made => {
    kept = { given, made: kept && isSame(kept.given, given) ? kept.made : make(given) };
    return kept.made;
  };
}

/**
 * Makes tables of what is shown. A hidden layer still shows what is in alarm, unless alarms are hidden too. Columns and ids are made anew
 * only when something came, went or moved: an alarm at a known thing costs no look at all the others.
 */
export function createSpots(): (content: MapContent, shown: Shown) => PointTable {
  const devicesOf = keeping((items: readonly MapDevice[]) => indexesOf(items), areSameSpots);
  const placesOf = keeping((items: readonly MapPlaceItem[]) => indexesOf(items), areSameSpots);
  const keptSpots = keeping(
    ({ lists, indexes }: { readonly lists: Lists; readonly indexes: () => readonly [Indexes, Indexes] }) =>
      spotsOf(lists, indexes()),
    (one, other) => one.lists.every((list, at) => areSameSpots(list, other.lists[at] ?? none)),
  );
  return (content, shown) => {
    const { devices = none, places = none, resources = none, alarms = none } = content;
    const [allDevices, allPlaces] = [devicesOf(devices), placesOf(places)];
    const standing = standingOf(shown.alarms ? alarms : none, allDevices, allPlaces);
    const { byDevice, byPlace, loose } = standing;
    const lists: Lists = [
      shown.devices ? devices : devices.filter(({ id }) => byDevice.has(id)),
      shown.places ? places : places.filter(({ id }) => byPlace.has(id)),
      shown.resources ? resources : none,
      loose,
    ];
    const indexes = (): readonly [Indexes, Indexes] => [
      shown.devices ? allDevices : indexesOf(lists[0]),
      shown.places ? allPlaces : indexesOf(lists[1]),
    ];
    return { spots: keptSpots({ lists, indexes }), standing, pointAt: pointsOf(lists, standing) };
  };
}

const pointsOf =
  ([devices, places, resources, loose]: Lists, { byDevice, byPlace }: Standing) =>
  (index: number): MapPoint | undefined => {
    const inPlaces = index - devices.length;
    const inResources = inPlaces - places.length;
    const [device, place] = [devices[index], places[inPlaces]];
    if (device) return { layer: 'devices', item: device, alarms: byDevice.get(device.id) ?? none };
    if (place) return { layer: 'places', item: place, alarms: byPlace.get(place.id) ?? none };
    const [resource, alarm] = [resources[inResources], loose[inResources - resources.length]];
    if (resource) return { layer: 'resources', item: resource, alarms: none };
    return alarm && { layer: 'alarms', item: alarm, alarms: [alarm] };
  };

/** Where a thing is in the columns now; it may have gone. */
export const indexOfPoint = ({ spots }: PointTable, { layer, item }: MapPoint): number | undefined =>
  spots.indexOf(layer, idOf(item));

/** The place in the columns of everything in alarm, with its alarms. */
export function* alarmedOf({ spots, standing }: PointTable): Generator<readonly [number, readonly MapAlarm[]]> {
  for (const [layer, alarmsOf] of [
    ['devices', standing.byDevice],
    ['places', standing.byPlace],
  ] as const)
    for (const [id, alarms] of alarmsOf) {
      const index = spots.indexOf(layer, id);
      if (index !== undefined) yield [index, alarms];
    }
  for (const alarm of standing.loose) {
    const index = spots.indexOf('alarms', alarm.alarmId);
    if (index !== undefined) yield [index, [alarm]];
  }
}

/** The kinds of all points: 0 without an alarm, else the worst level there. */
export function kindsOf(table: PointTable): Uint8Array {
  const kinds = new Uint8Array(table.spots.size);
  for (const [index, alarms] of alarmedOf(table)) kinds[index] = worstOf(alarms) ?? 0;
  return kinds;
}
