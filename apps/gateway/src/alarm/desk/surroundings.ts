import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { mayCall } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import type { areaShapes } from '@fireline/api/shapes';
import { nearbyResourcesMax } from '@fireline/domain/alarm';
import { type OwnResource, ownResources } from '@fireline/domain/building';
import { ok, refuse } from '@fireline/domain/lib';
import { hasRight, type Scope } from '@fireline/domain/role';
import { resourceRoutes } from '@fireline/domain/shell';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import { findAlarm } from '../actions.ts';
import { notFound } from '../handling.ts';
import * as store from './store.ts';

type Reply = z.input<(typeof areaShapes.alarm)['surroundings']['reply']>;
interface LngLat {
  readonly lng: number;
  readonly lat: number;
}

/** What areas that know of alarms have around one. */
interface AroundAlarms {
  deviceOf(db: Db, scope: Scope, deviceId: number): Promise<Omit<Reply['device'], 'spot'> | undefined>;
  /** Plans on which the device is seen. */
  plansShowing(deviceId: number, asks: SignedInAsks): Promise<Reply['plans']>;
  /** The floors of a building from the top down; undefined: the caller does not see it. */
  floorsOf(buildingId: number, asks: SignedInAsks): Promise<NonNullable<Reply['stack']> | undefined>;
  /** The nearest first. */
  resourcesNear(
    lngLat: LngLat,
    asked: { readonly kind: readonly OwnResource[]; readonly count: number },
    asks: SignedInAsks,
  ): Promise<NonNullable<Reply['resources']>>;
}
declare module '../../lib/context.ts' {
  interface Deps {
    readonly aroundAlarms: AroundAlarms;
  }
}

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
async function resourcesNear(lngLat: LngLat | null, asks: SignedInAsks) {
  const kind = ownResources.filter((one) => hasRight(asks.rights.granted, [`${resourceRoutes[one]}:view`]));
  if (kind.length === 0) return null;
  return lngLat ? asks.deps.aroundAlarms.resourcesNear(lngLat, { kind, count: nearbyResourcesMax }, asks) : [];
}

/** The devices beside it for those who may open a page of devices; null for others. */
async function devicesBeside(deviceId: number, where: store.WhereRow, { deps, scope, rights }: SignedInAsks) {
  if (!mayCall(rights.granted, deviceCalls.list) && !hasRight(rights.granted, ['deviceDetail:view'])) return null;
  return where.placeId === null ? [] : store.devicesBeside(deps.database.db, scope, deviceId, where);
}

/**
 * Where a device hangs, who answers there, and the plans that show it to those who may open plans; the floors of its building where none does.
 * @spec ALM-11 DEV-13
 */
export async function whereaboutsOf(deviceId: number, asks: SignedInAsks) {
  const { deps, scope, rights } = asks;
  const where = await store.whereAbouts(deps.database.db, scope, deviceId);
  if (!where) return undefined;
  const { lng, lat, record, buildingId } = where;
  const plans = mayCall(rights.granted, planCalls.detail) ? await deps.aroundAlarms.plansShowing(deviceId, asks) : [];
  const mayLook = plans.length === 0 && buildingId !== null && mayCall(rights.granted, buildingCalls.detail);
  return {
    where,
    people: {
      place: personOf(where.manager, where.phone, ...(where.mobiles ?? []), ...(where.landlines ?? [])),
      building: personOf(record?.responsible, record?.phone),
      unit: personOf(where.unitContact, ...(where.unitMobiles ?? []), ...(where.unitLandlines ?? [])),
    },
    lngLat: lng === null || lat === null ? null : { lng, lat },
    plans,
    stack: mayLook ? ((await deps.aroundAlarms.floorsOf(buildingId, asks)) ?? null) : null,
  };
}

/** The rule that raised an alarm, as far as its reading goes. */
async function limitOf(db: Db, alarmId: number): Promise<Reply['limit']> {
  const settings = await store.settingsBehind(db, alarmId);
  return settings ? { raisesWhen: settings.raisesWhen, threshold: settings.threshold } : null;
}

/**
 * What a person at the desk needs besides the alarm itself: whom to call, where it is, and what is beside it. Plans, devices and fire
 * resources have pages of their own: a caller without those pages gets none of them.
 * @spec ALM-11 ROL-03
 */
export async function surroundings(alarmId: number, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const alarm = await findAlarm(db, scope, alarmId);
  if (!alarm) return refuse(notFound);
  const device = await deps.aroundAlarms.deviceOf(db, scope, alarm.deviceId);
  const there = await whereaboutsOf(alarm.deviceId, asks);
  if (!device || !there) return refuse({ code: 'device.notFound', field: 'alarmId' });
  const { where, people, lngLat, plans, stack } = there;
  return ok({
    device: { ...device, spot: where.spot },
    limit: alarm.measurement === null ? null : await limitOf(db, alarmId),
    ...people,
    lngLat,
    plans,
    stack,
    nearby: await devicesBeside(alarm.deviceId, where, asks),
    resources: await resourcesNear(lngLat, asks),
  });
}
