import { hasFloor } from '@fireline/domain/building';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { Scope, Whereabouts } from '@fireline/domain/role';
import type { Tx } from '../../lib/db/schema.ts';
import * as store from './store.ts';

export interface Spot {
  readonly placeId: number;
  readonly buildingId?: number | undefined;
  readonly floor?: number | undefined;
}

/** Whatever hangs in a place stands where the place does. */
const whereOf = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: store.HeldPlace): Whereabouts => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/** Where something hangs in a place in scope, with the place and the building held. @spec DEV-12 BLD-04 */
export async function spotIn(tx: Tx, scope: Scope, { placeId, buildingId, floor }: Spot): Promise<Result<store.Hung>> {
  const [place] = await store.holdPlaces(tx, scope, [placeId]);
  if (!place) return refuse({ code: 'site.place.notFound', field: 'placeId' });
  const nowhere = { buildingId: null, floor: null, lng: null, lat: null };
  if (buildingId === undefined) return ok({ ...whereOf(place), ...nowhere });
  const building = await store.holdBuilding(tx, buildingId);
  if (building?.placeId !== placeId) return refuse({ code: 'device.register.buildingElsewhere', field: 'buildingId' });
  const counts = { floorsAbove: building.floorsAbove, floorsUnder: building.floorsBelow };
  if (floor !== undefined && !hasFloor(counts, floor))
    return refuse({
      code: 'device.register.noFloor',
      field: 'floor',
      args: { 0: building.floorsAbove, 1: building.floorsBelow },
    });
  return ok({ ...whereOf(place), buildingId, floor: floor ?? null, lng: building.lng, lat: building.lat });
}
