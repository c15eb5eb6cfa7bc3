import { alarmLevelNumbers, alarmStates } from '@fireline/domain/alarm';
import { deviceStatuses, deviceTypeNames } from '@fireline/domain/device';
import { ok } from '@fireline/domain/lib';
import type { MapLayer } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import { pathOf } from './orgs.ts';
import * as store from './store.ts';

export type MapQuery = Omit<store.MapFilter, 'orgPath'> & {
  readonly orgId?: string | undefined;
  readonly layers: readonly MapLayer[];
};

const nothing = {
  devices: { deviceId: [], name: [], placeId: [], lng: [], lat: [], type: [], status: [], level: [] },
  places: { placeId: [], lng: [], lat: [], type: [], name: [], devices: [], level: [] },
  buildings: { buildingId: [], placeId: [], lng: [], lat: [], name: [], devices: [], level: [] },
  resources: { resourceId: [], lng: [], lat: [], kind: [], name: [], inService: [] },
  alarms: { alarmId: [], deviceId: [], revision: [], level: [], state: [], lng: [], lat: [] },
} as const;

/**
 * Everything that stands on the map within the scope, in columns. It tells the moment it was read: what is pushed later is newer.
 * @spec SIT-11 BLD-05
 */
export async function map({ layers, orgId, ...rest }: MapQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const org = await pathOf(db, scope, orgId);
  if (!org.ok) return org;
  const filter = { ...rest, orgPath: org.value };
  const at = isoNow(deps.clock);
  const wanted = (layer: MapLayer) => layers.includes(layer);
  return ok({
    at,
    deviceTypes: [...deviceTypeNames],
    statuses: [...deviceStatuses],
    alarmStates: [...alarmStates],
    devices: wanted('devices') ? await store.mappedDevices(db, scope, filter) : empty('devices'),
    places: wanted('places') ? await store.mappedPlaces(db, scope, filter) : empty('places'),
    buildings: wanted('buildings') ? await store.mappedBuildings(db, scope, filter) : empty('buildings'),
    resources: wanted('resources') ? await store.mappedResources(db, scope, filter) : empty('resources'),
    alarms: wanted('alarms') ? await store.mappedAlarms(db, scope, filter) : empty('alarms'),
    withoutPoint: await store.withoutPoint(db, scope, filter),
  });
}

type Empty<Layer extends MapLayer> = { readonly [K in keyof (typeof nothing)[Layer]]: never[] };
const empty = <Layer extends MapLayer>(layer: Layer): Empty<Layer> => structuredClone(nothing[layer]) as Empty<Layer>;

const sumBy = <K extends string, R extends { readonly count: number }>(
  rows: readonly R[],
  keyOf: (row: R) => K,
): Partial<Record<K, number>> => {
  const sums: Partial<Record<K, number>> = {};
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.count;
  return sums;
};
const total = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** @spec SIT-11 */
export async function counts({ orgId }: { readonly orgId?: string | undefined }, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const org = await pathOf(db, scope, orgId);
  if (!org.ok) return org;
  const found = await store.mapCounts(db, scope, org.value);
  return ok({
    devices: total(found.devices),
    byStatus: sumBy(found.devices, ({ status }) => status),
    byType: sumBy(found.devices, ({ deviceType }) => deviceType),
    places: total(found.places),
    byPlaceType: sumBy(found.places, ({ placeType }) => placeType),
    buildings: found.buildings,
    resources: sumBy(found.resources, ({ kind }) => kind),
    byLevel: Object.fromEntries(
      alarmLevelNumbers.map((level) => [String(level), total(found.alarms.filter((row) => row.level === level))]),
    ),
    unacknowledged: total(found.alarms.filter(({ state }) => state === 'open')),
  });
}
