import { alarmStates } from '@fireline/domain/alarm';
import { ownResources } from '@fireline/domain/building';
import { deviceStatuses, deviceTypeNames } from '@fireline/domain/device';
import { orgLevels } from '@fireline/domain/org';
import { datums, geocoderNames, mapLayers, placeTypeLetters, tileSizes } from '@fireline/domain/site';
import * as z from 'zod';
import { nothing, zAlarmLevels, zInstant, zList } from '../../lib/shapes.ts';

const zOrgId = z.string().min(1);
const zCount = z.number().int();

const zCounts = z.record(z.string(), zCount);
/** One entry per thing; all columns of a table are equally long. */
const zIds = z.array(zCount);
const zDegrees = z.array(z.number());
/** The worst level that stands on it, 1 to 5; 0 when all is well. */
const zLevels = z.array(zCount.min(0).max(5));

const mapFilter = {
  /** Of this organisation and all under it. */
  orgId: zOrgId.optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  status: zList(z.enum(deviceStatuses)).optional(),
  /** Devices and alarms of these levels only. */
  level: zAlarmLevels.optional(),
  placeType: zList(z.enum(placeTypeLetters)).optional(),
};

/** All of it in WGS 84. What has no point is counted, so that nothing is missing unsaid. */
const zMap = z.object({
  at: z.string(),
  /** What the numbers in `devices.type`, `devices.status` and `alarms.state` stand for. */
  deviceTypes: z.array(z.enum(deviceTypeNames)),
  statuses: z.array(z.enum(deviceStatuses)),
  alarmStates: z.array(z.enum(alarmStates)),
  devices: z.object({
    deviceId: zIds,
    name: z.array(z.string()),
    placeId: z.array(zCount.nullable()),
    lng: zDegrees,
    lat: zDegrees,
    type: z.array(zCount),
    status: z.array(zCount),
    level: zLevels,
  }),
  places: z.object({
    placeId: zIds,
    lng: zDegrees,
    lat: zDegrees,
    type: z.array(z.enum(placeTypeLetters)),
    name: z.array(z.string()),
    devices: z.array(zCount),
    level: zLevels,
  }),
  buildings: z.object({
    buildingId: zIds,
    placeId: zIds,
    lng: zDegrees,
    lat: zDegrees,
    name: z.array(z.string()),
    devices: z.array(zCount),
    level: zLevels,
  }),
  resources: z.object({
    resourceId: zIds,
    lng: zDegrees,
    lat: zDegrees,
    kind: z.array(z.enum(ownResources)),
    name: z.array(z.string()),
    inService: z.array(z.boolean()),
  }),
  /** Current ones; each stands where its device does. */
  alarms: z.object({
    alarmId: zIds,
    deviceId: zIds,
    revision: z.array(zCount),
    level: zLevels,
    state: z.array(zCount),
    lng: zDegrees,
    lat: zDegrees,
  }),
  withoutPoint: z.object({ devices: zCount, places: zCount, alarms: zCount }),
});
const zShown = { datum: z.enum(datums), attribution: z.string() };

/** What stands on the map, its heat and how it is shown. */
export const mapShapes = {
  map: {
    send: z.object({ ...mapFilter, layers: zList(z.enum(mapLayers)).default([...mapLayers]) }),
    reply: zMap,
  },
  counts: {
    send: z.object({ orgId: zOrgId.optional() }),
    reply: z.object({
      devices: zCount,
      byStatus: z.partialRecord(z.enum(deviceStatuses), zCount),
      byType: z.partialRecord(z.enum(deviceTypeNames), zCount),
      places: zCount,
      byPlaceType: z.partialRecord(z.enum(placeTypeLetters), zCount),
      buildings: zCount,
      resources: z.partialRecord(z.enum(ownResources), zCount),
      /** Current alarms by level, 1 to 5. */
      byLevel: zCounts,
      unacknowledged: zCount,
    }),
  },
  heat: {
    send: z.object({ orgId: zOrgId, from: zInstant, to: zInstant, level: zAlarmLevels.optional() }),
    reply: z.object({
      /** The organisation and all under it, widest first, each with everything under it. Those with nothing in them are left out. */
      rows: z.array(
        z.object({
          orgId: z.string(),
          orgName: z.string(),
          orgLevel: z.enum(orgLevels),
          parentId: z.string().nullable(),
          places: zCount,
          devices: zCount,
          /** Raised in the time asked for, by level. */
          alarms: zCounts,
          /** Amid its places; null where none has a point. */
          lng: z.number().nullable(),
          lat: z.number().nullable(),
        }),
      ),
    }),
  },
  heatChoices: {
    send: nothing,
    reply: z.array(
      z.object({
        orgId: z.string(),
        orgName: z.string(),
        orgLevel: z.enum(orgLevels),
        parentId: z.string().nullable(),
      }),
    ),
  },
  mapSettings: {
    send: nothing,
    reply: z.object({
      base: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('offline') }),
        z.object({ kind: z.literal('style'), url: z.string(), darkUrl: z.string().optional(), ...zShown }),
        z.object({ kind: z.literal('pmtiles'), url: z.string(), ...zShown }),
        z.object({
          kind: z.literal('raster'),
          template: z.string(),
          tileSize: z.literal(tileSizes),
          maxZoom: zCount,
          ...zShown,
        }),
      ]),
      areaZoom: z.number(),
      pointZoom: z.number(),
      /** Those that are asked, in order; none means that addresses come from the places on record and the offline districts. */
      geocoders: z.array(z.enum(geocoderNames)),
      /** Of the places in the reader's reach: where the map of a form begins. Null: none has a point. */
      middle: z.object({ lng: z.number(), lat: z.number() }).nullable(),
    }),
  },
};
