import { ownResources, resourceStates } from '@fireline/domain/building';
import { deviceStatuses } from '@fireline/domain/device';
import { placeSearchChars } from '@fireline/domain/site';
import * as z from 'zod';
import { done, page, paging, zId, zList } from '../lib/shapes.ts';
import { zPlan } from '../plan/shapes.ts';
import { zSentPoint } from '../site/shapes.ts';

const zCount = z.number().int();
const zOrgId = z.string().min(1);
const zSearch = z.string().max(placeSearchChars.max);
const order = z.enum(['asc', 'desc']).default('asc');

const zBuilding = z.object({
  buildingId: z.number(),
  name: z.string(),
  placeId: z.number(),
  placeName: z.string(),
  address: z.string(),
  floorsAbove: zCount,
  floorsUnder: zCount,
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  devices: zCount,
  /** The worst level standing in it; null when all is well. */
  alarmLevel: zCount.nullable(),
});

/** A floor with what hangs on it. Above ground counts from 1, below ground from -1. */
const floor = {
  floor: zCount,
  devices: zCount,
  byStatus: z.partialRecord(z.enum(deviceStatuses), zCount),
  alarms: zCount,
  alarmLevel: zCount.nullable(),
};

const zResource = z.object({
  resourceId: z.number(),
  kind: z.enum(ownResources),
  name: z.string(),
  state: z.enum(resourceStates),
  address: z.string(),
  lng: z.number(),
  lat: z.number(),
  placeId: z.number().nullable(),
  placeName: z.string(),
  /** Cubic metres, litres a second or people, by kind. */
  amount: z.number().nullable(),
  contact: z.string(),
  phone: z.string(),
  remarks: z.string(),
  /** From the point asked for; null when none was. */
  metres: z.number().nullable(),
});

/** What the domain's `fireResourceForm` reads; it tells what is wrong, field by field. */
const sentResource = {
  kind: z.enum(ownResources),
  name: z.string(),
  state: z.enum(resourceStates).default('inService'),
  address: z.string().default(''),
  lnglat: zSentPoint,
  placeId: zId.optional(),
  amount: z.number().optional(),
  contact: z.string().default(''),
  phone: z.string().optional(),
  remarks: z.string().default(''),
};

export const buildingShapes = {
  list: {
    send: z.object({
      /** Name of the building, name or address of its place, any part. */
      search: zSearch.optional(),
      orgId: zOrgId.optional(),
      placeId: zList(zId).optional(),
      sort: z.enum(['name', 'devices', 'alarmLevel']).default('name'),
      order,
      ...paging,
    }),
    reply: page(zBuilding),
  },
  detail: {
    send: z.object({ buildingId: zId }),
    reply: z.object({
      building: zBuilding,
      /** From the top down, those without devices too. */
      floors: z.array(
        z.object({
          ...floor,
          /** Those that may be seen; private ones without their key are not told of. */
          plans: z.array(
            zPlan.pick({ layerId: true, isPrivate: true, name: true, publishState: true, versionId: true }),
          ),
        }),
      ),
    }),
  },
  floors: {
    send: z.object({
      search: zSearch.optional(),
      orgId: zOrgId.optional(),
      buildingId: zList(zId).optional(),
      ...paging,
    }),
    reply: page(
      z.object({
        buildingId: z.number(),
        buildingName: z.string(),
        placeId: z.number(),
        placeName: z.string(),
        ...floor,
      }),
    ),
  },
  resources: {
    send: z.object({
      kind: zList(z.enum(ownResources)).optional(),
      state: zList(z.enum(resourceStates)).optional(),
      /** Name, address or contact, any part. */
      search: zSearch.optional(),
      orgId: zOrgId.optional(),
      placeId: zList(zId).optional(),
      /** `lng,lat`: the nearest first. */
      near: z.string().optional(),
      sort: z.enum(['name', 'kind', 'amount']).default('name'),
      order,
      ...paging,
    }),
    reply: page(zResource),
  },
  resource: { send: z.object({ resourceId: zId }), reply: zResource },
  createResource: { send: z.object(sentResource), reply: zResource },
  changeResource: { send: z.object({ resourceId: zId, ...sentResource }), reply: zResource },
  deleteResource: { send: z.object({ resourceId: zId }), reply: done },
};
