import { buildingChoices, floorContents, ownResources, resourceStates } from '@fireline/domain/building';
import { deviceStatuses, deviceTypeNames } from '@fireline/domain/device';
import { placeSearchChars } from '@fireline/domain/site';
import * as z from 'zod';
import { zPersonal } from '../lib/personalShapes.ts';
import { done, page, paging, zId, zList, zSearchOf, zUploadFile, zAlarmLevel } from '../lib/shapes.ts';
import { zPlan } from '../plan/record/shapes.ts';
import { zSentPoint } from '../site/pointShapes.ts';

const zCount = z.number().int();
const zOrgId = z.string().min(1);
const zSearch = zSearchOf(placeSearchChars.max);
const order = z.enum(['asc', 'desc']).default('asc');

/** What BLD-01 asks of a building. Its images are named by what `uploadImage` answered. */
const zRecord = z.object({
  number: z.string(),
  status: z.enum(buildingChoices.status),
  category: z.enum(buildingChoices.category),
  usage: z.enum(buildingChoices.usage),
  structure: z.enum(buildingChoices.structure),
  fireHazard: z.enum(buildingChoices.fireHazard),
  fireResistance: z.enum(buildingChoices.fireResistance),
  seismic: z.enum(buildingChoices.seismic),
  ownership: z.enum(buildingChoices.ownership),
  heightM: z.number().optional(),
  areaM2: z.number().optional(),
  safetyExits: zCount.optional(),
  fireElevators: zCount.optional(),
  evacuationStairs: zCount.optional(),
  responsible: z.string(),
  phone: zPersonal('phone').optional(),
  bimLink: z.string(),
  remarks: z.string(),
  images: z.array(z.string()).readonly(),
  evacuationDiagrams: z.array(z.string()).readonly(),
  exitPlans: z.array(z.string()).readonly(),
});

/** As `uploadImage` answers it; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
const zImages = z.array(zImageId).default([]);

/** What the domain's `buildingRecordForm` reads; it tells what is wrong, field by field, and of an empty choice which is missing. */
const sentBuilding = {
  name: z.string(),
  lnglat: zSentPoint.optional(),
  number: z.string(),
  status: z.enum([...buildingChoices.status, '']).default(''),
  category: z.enum([...buildingChoices.category, '']).default(''),
  usage: z.enum([...buildingChoices.usage, '']).default(''),
  structure: z.enum([...buildingChoices.structure, '']).default(''),
  fireHazard: z.enum([...buildingChoices.fireHazard, '']).default(''),
  fireResistance: z.enum([...buildingChoices.fireResistance, '']).default(''),
  seismic: z.enum([...buildingChoices.seismic, '']).default(''),
  ownership: z.enum([...buildingChoices.ownership, '']).default(''),
  heightM: z.number().optional(),
  areaM2: z.number().optional(),
  floorsAbove: z.number(),
  floorsUnder: z.number(),
  safetyExits: z.number().optional(),
  fireElevators: z.number().optional(),
  evacuationStairs: z.number().optional(),
  responsible: z.string().default(''),
  phone: z.string().optional(),
  bimLink: z.string().default(''),
  remarks: z.string().default(''),
  images: zImages,
  evacuationDiagrams: zImages,
  exitPlans: zImages,
};

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
  /** Otherwise it stands where its place does. */
  hasOwnPoint: z.boolean(),
  devices: zCount,
  /** Of them those that should report and do not. */
  offline: zCount,
  /** Alarms of its devices that are not closed. */
  alarms: zCount,
  /** The worst level standing in it; null when all is well. */
  alarmLevel: zAlarmLevel.nullable(),
  /** Null: nothing was ever put on record of it. */
  record: zRecord.nullable(),
  revision: zCount,
});

/** A floor with what hangs on it. Above ground counts from 1, below ground from -1. */
const floor = {
  floor: zCount,
  devices: zCount,
  /** Those whose service is not suspended. */
  byStatus: z.partialRecord(z.enum(deviceStatuses), zCount),
  alarms: zCount,
  alarmLevel: zAlarmLevel.nullable(),
};

const zResource = z.object({
  resourceId: z.number(),
  kind: z.enum(ownResources),
  name: z.string(),
  state: z.enum(resourceStates),
  address: z.string(),
  lng: z.number(),
  lat: z.number(),
  /** What the map picker knew of its point; empty where it knew nothing. */
  code: z.string(),
  adminPath: z.string(),
  adminName: z.string(),
  placeId: z.number().nullable(),
  placeName: z.string(),
  /** Cubic metres, litres a second or people, by kind. */
  amount: z.number().nullable(),
  contact: z.string(),
  phone: z.string(),
  remarks: z.string(),
  revision: zCount,
  /** From the point asked for; null when none was. */
  metres: z.number().nullable(),
  /** Whether who asks may change it and take it away. */
  canChange: z.boolean(),
});

/** What the domain's `fireResourceForm` reads; it tells what is wrong, field by field. */
const sentResource = {
  kind: z.enum(ownResources),
  name: z.string(),
  state: z.enum(resourceStates).default('inService'),
  address: z.string().default(''),
  lnglat: zSentPoint,
  code: z.string().optional(),
  adminPath: z.string().optional(),
  adminName: z.string().optional(),
  placeId: zId.optional(),
  amount: z.number().optional(),
  contact: z.string().default(''),
  phone: z.string().optional(),
  remarks: z.string().default(''),
};

export const buildingShapes = {
  list: {
    send: z.object({
      /** Any part of the name of the building, or of the name or address of its place; its phone number as a whole. */
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
  create: { send: z.object({ placeId: zId, ...sentBuilding }), reply: zBuilding },
  /** It stays at its place. `revision` is what the building had when its form opened. */
  change: { send: z.object({ buildingId: zId, revision: zCount, ...sentBuilding }), reply: zBuilding },
  /** The picture belongs to nobody until a building names it; after a day it is gone then. */
  uploadImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  image: { send: z.object({ imageId: zImageId }), reply: z.string() },
  floors: {
    send: z.object({
      /** Only floors with these on them, as far as the caller sees them; `any`: those with nothing too. */
      holds: z.enum([...floorContents, 'any']).default('any'),
      search: zSearch.optional(),
      orgId: zOrgId.optional(),
      buildingId: zList(zId).optional(),
      /** `alarmLevel` ascending: the worst first, of one level those with more unacknowledged alarms, then with more alarms. */
      sort: z.enum(['place', 'alarmLevel', 'alarms', 'devices']).default('place'),
      order,
      ...paging,
    }),
    reply: page(
      z.object({
        buildingId: z.number(),
        buildingName: z.string(),
        placeId: z.number(),
        placeName: z.string(),
        ...floor,
        /** Alarms that nobody has acknowledged. */
        unacknowledged: zCount,
        /** When the last of the alarms came that are not closed; null: there is none. */
        lastAlarmAt: z.string().nullable(),
        byType: z.partialRecord(z.enum(deviceTypeNames), zCount),
        /** Published plans of it that the caller may look into. */
        plans: zCount,
        /** What a fire crew asks of its building; null: nothing was ever put on record of it. */
        record: zRecord
          .pick({
            fireResistance: true,
            safetyExits: true,
            evacuationStairs: true,
            fireElevators: true,
            responsible: true,
            phone: true,
          })
          .nullable(),
      }),
    ).extend({
      /** Floors that the search finds and that have no device, listed or not. */
      withoutDevices: zCount,
    }),
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
  /** `revision` is what the resource had when its form opened. */
  changeResource: { send: z.object({ resourceId: zId, revision: zCount, ...sentResource }), reply: zResource },
  deleteResource: { send: z.object({ resourceId: zId }), reply: done },
};
