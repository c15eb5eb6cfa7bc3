import { deviceCalls } from '@fireline/api/device';
import { mayCall } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { nearbyResourcesMax } from '@fireline/domain/alarm';
import { ownResources } from '@fireline/domain/building';
import { ok, refuse } from '@fireline/domain/lib';
import { hasRight } from '@fireline/domain/role';
import { resourceRoutes } from '@fireline/domain/shell';
import { list as nearestResources } from '../../building/resources.ts';
import { findDevice } from '../../device/actions.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { plansShowing } from '../../plan/watch/actions.ts';
import { findAlarm } from '../actions.ts';
import { notFound } from '../handling.ts';
import * as store from './store.ts';

interface Person {
  readonly name: string;
  readonly phones: string[];
}

/** Somebody who can be called. */
function personOf(name: string | null | undefined, ...numbers: readonly (string | null | undefined)[]): Person | null {
  const phones = [...new Set(numbers)].filter((number) => number != null && number !== '') as string[];
  return phones.length > 0 ? { name: name ?? '', phones } : null;
}

/** The nearest ones of the kinds whose page the caller may open; null: of none. */
async function resourcesNear(lngLat: { readonly lng: number; readonly lat: number } | null, asks: SignedInAsks) {
  const kind = ownResources.filter((one) => hasRight(asks.rights.granted, [`${resourceRoutes[one]}:view`]));
  if (kind.length === 0) return null;
  if (!lngLat) return [];
  const near = `${lngLat.lng},${lngLat.lat}`;
  const asked = { kind, near, sort: 'name', order: 'asc', pageNo: 1, pageSize: nearbyResourcesMax } as const;
  const found = await nearestResources(asked, asks);
  return found.ok
    ? found.value.rows.map(({ resourceId, kind: of, name, state, phone, metres }) => ({
        resourceId,
        kind: of,
        name,
        state,
        phone,
        metres: metres ?? 0,
      }))
    : [];
}

/** The devices beside it for those who may open a page of devices; null for others. */
async function devicesBeside(deviceId: number, where: store.WhereRow, { deps, scope, rights }: SignedInAsks) {
  if (!mayCall(rights.granted, deviceCalls.list) && !hasRight(rights.granted, ['deviceDetail:view'])) return null;
  return where.placeId === null ? [] : store.devicesBeside(deps.database.db, scope, deviceId, where);
}

/**
 * What a person at the desk needs besides the alarm itself: whom to call, where it is, and what is beside it. Plans, devices and fire
 * resources have pages of their own: a caller without those pages gets none of them.
 * @spec ALM-11 ROL-03
 */
export async function surroundings(alarmId: number, asks: SignedInAsks) {
  const { deps, scope, rights } = asks;
  const { db } = deps.database;
  const alarm = await findAlarm(db, scope, alarmId);
  if (!alarm) return refuse(notFound);
  const device = await findDevice(db, scope, alarm.deviceId);
  const where = await store.whereAbouts(db, scope, alarm.deviceId);
  if (!device || !where) return refuse({ code: 'device.notFound', field: 'alarmId' });
  const { lng, lat, record } = where;
  const lngLat = lng === null || lat === null ? null : { lng, lat };
  return ok({
    device: { ...device, spot: where.spot },
    place: personOf(where.manager, where.phone, ...(where.mobiles ?? []), ...(where.landlines ?? [])),
    building: personOf(record?.responsible, record?.phone),
    unit: personOf(where.unitContact, ...(where.unitMobiles ?? []), ...(where.unitLandlines ?? [])),
    lngLat,
    plans: mayCall(rights.granted, planCalls.detail) ? await plansShowing(alarm.deviceId, asks) : [],
    nearby: await devicesBeside(alarm.deviceId, where, asks),
    resources: await resourcesNear(lngLat, asks),
  });
}
