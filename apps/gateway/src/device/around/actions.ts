import { ok, refuse } from '@fireline/domain/lib';
import { whereaboutsOf } from '../../alarm/desk/surroundings.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import * as store from './store.ts';

/** Where a device hangs, whom to call there, and what explains its silence. @spec DEV-13 N13 */
export async function around(deviceId: number, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const there = await whereaboutsOf(deviceId, asks);
  const facts = await store.silenceFacts(db, scope, deviceId);
  if (!there || !facts) return refuse({ code: 'device.notFound', field: 'deviceId' });
  const { where, people, lngLat, plans, stack } = there;
  const { buildingId, placeId } = where;
  return ok({
    ...facts,
    buildingId,
    people: (['place', 'building', 'unit'] as const).flatMap((of) => (people[of] ? [{ of, ...people[of] }] : [])),
    lngLat,
    plans,
    stack,
    offlineBeside: await store.offlineBeside(db, scope, { deviceId, buildingId, placeId }),
  });
}
