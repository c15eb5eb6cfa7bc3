import type { PlanChange } from '@fireline/api/plan';
import { floorsOf } from '@fireline/domain/building';
import { ok, refuse } from '@fireline/domain/lib';
import { seenOf } from '@fireline/domain/plan';
import type { Whereabouts } from '@fireline/domain/role';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { readerOf } from '../layer/access.ts';
import { buildingById } from '../layer/store.ts';
import * as store from './store.ts';

interface WatchQuery extends Paging {
  readonly search?: string | undefined;
}

const watchedOf = ({ isOpen, centerLng, centerLat, ...plan }: store.WatchedRow) => {
  const center = centerLng === null || centerLat === null ? null : { lng: centerLng, lat: centerLat };
  return seenOf({ ...plan, center }, isOpen);
};

/** Published plans with what goes on upon them, the worst first. @spec PLN-05 PLN-06 */
export async function monitor(query: WatchQuery, asks: SignedInAsks) {
  const { rows, ...page } = await store.watchedPage(asks.deps.database.db, readerOf(asks), query);
  return ok({ ...page, rows: rows.map(watchedOf) });
}

const nothing: store.Watched = { devices: 0, offline: 0, alarms: 0, unacknowledged: 0, alarmLevel: null };

/** The plans of a building's floors that the reader may see; one of the whole building lies on no floor. @spec BLD-04 PLN-05 */
export async function plansByFloor(buildingId: number, asks: SignedInAsks) {
  const found = await store.plansOfBuilding(asks.deps.database.db, readerOf(asks), buildingId);
  const plans = Map.groupBy(found, ({ floor }) => floor ?? 0);
  plans.delete(0);
  return new Map([...plans].map(([floor, some]) => [floor, some.map(({ floor: _floor, ...plan }) => plan)]));
}

/** For other areas: how many published plans of a floor the reader may look into. @spec BLD-05 PLN-05 */
export async function planCounts(buildingIds: readonly number[], asks: SignedInAsks) {
  const rows = await store.planCounts(asks.deps.database.db, readerOf(asks), buildingIds);
  const counts = new Map(rows.map(({ buildingId, floor, count }) => [`${buildingId} ${floor}`, count]));
  return (buildingId: number, floor: number): number => counts.get(`${buildingId} ${floor}`) ?? 0;
}

/** For other areas: plans on which a device is seen. @spec ALM-11 PLN-05 */
export const plansShowing = (deviceId: number, asks: SignedInAsks) =>
  store.plansShowing(asks.deps.database.db, readerOf(asks), deviceId);

/** The floors of a building from the top down, those with a plan or a device beyond its count among them. @spec BLD-04 PLN-05 */
export async function floors(buildingId: number, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const building = await buildingById(db, asks.scope, buildingId);
  if (!building) return refuse({ code: 'plan.bound.none', field: 'buildingId' });
  const reader = readerOf(asks);
  const counts = new Map((await store.floorCounts(db, reader, buildingId)).map((row) => [row.floor, row]));
  const plans = await plansByFloor(buildingId, asks);
  const all = new Set([...floorsOf(building), ...counts.keys(), ...plans.keys()]);
  const { name, placeId, placeName } = building;
  return ok({
    buildingId,
    buildingName: name,
    placeId,
    placeName,
    floors: [...all]
      .toSorted((a, b) => b - a)
      .map((floor) => ({
        ...nothing,
        ...counts.get(floor),
        floor,
        plans: plans.get(floor) ?? [],
      })),
  });
}

/** What is pushed of plans that changed: of a private one only that it did. @spec PLN-03 PLN-05 */
export async function changesOf(
  db: Db,
  rentId: string,
  layerIds: readonly number[],
): Promise<{ id: number; where: Whereabouts; data: PlanChange }[]> {
  const rows = await store.planChanges(db, rentId, layerIds);
  return rows.map(({ orgPath, partnerId, unitId, maintId, placeId, deletedAt, ...layer }) => {
    const { layerId, isPrivate, publishState, progressPercent, versionId, pointsRevision } = layer;
    const told = isPrivate
      ? { publishState: null, progressPercent: null, versionId: null, pointsRevision: null }
      : { publishState, progressPercent, versionId, pointsRevision };
    return {
      id: layerId,
      where: { rentId, orgPath, partnerId, unitId, maintId, placeId },
      data: { layerId, isPrivate, ...told, isDeleted: deletedAt !== null },
    };
  });
}
