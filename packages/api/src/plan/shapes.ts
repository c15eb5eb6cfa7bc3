import { alarmCategories, alarmKindNames, alarmStates } from '@fireline/domain/alarm';
import {
  boundKinds,
  orphanReasons,
  planDescriptionChars,
  planNameChars,
  planPointsMax,
  publishStates,
} from '@fireline/domain/plan';
import * as z from 'zod';
import { zDevice } from '../device/shapes.ts';
import { done, nothing, page, paging, zBool, zId, zInstant, zInt, zUploadFile } from '../lib/shapes.ts';

const zLevel = z.number().int().min(1).max(5);
const zLngLat = z.object({ lng: z.number(), lat: z.number() });

/** Why something failed, as data; the words are the domain's. */
const zProblem = z.object({
  code: z.string(),
  field: z.string().optional(),
  args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** What is told of a private plan to those who have not given its key: that it is there. @spec PLN-05 */
export const zHiddenPlan = z.object({ layerId: z.number(), isPrivate: z.literal(true) });

/** A plan with all that its list and its page show. @spec PLN-01 */
export const zPlan = z.object({
  layerId: z.number(),
  isPrivate: z.boolean(),
  /** Grows with every change of what people enter; goes back with the next change. */
  revision: z.number().int(),
  name: z.string(),
  description: z.string(),
  boundKind: z.enum(boundKinds).nullable(),
  boundId: z.number().nullable(),
  /** Of the place or building; empty while unbound. */
  boundName: z.string(),
  /** Of the place that the building stands in, or the place itself. */
  placeName: z.string(),
  floor: z.number().int().nullable(),
  /** WGS84. */
  center: zLngLat.nullable(),
  publishState: z.enum(publishStates),
  progressPercent: z.number().int(),
  /** Why the last publish failed. */
  problem: zProblem.nullable(),
  publisher: z.string(),
  publishedAt: z.string().nullable(),
  file: z
    .object({ name: z.string(), sizeBytes: z.number(), uploadedBy: z.string(), uploadedAt: z.string() })
    .nullable(),
  /** Where the file as it was uploaded is got, below the API base. */
  originalUrl: z.string().nullable(),
  /** The version that is shown. */
  versionId: z.number().nullable(),
  versionNo: z.number().int().nullable(),
  points: z.number().int(),
  updatedBy: z.string(),
  updatedAt: z.string(),
});
const zSeenPlan = z.union([zPlan, zHiddenPlan]);

/** A device on a plan, in the drawing file's own coordinates: less the drawing's origin they are the canvas's. @spec PLN-04 */
const point = {
  deviceId: zId,
  /** Of the drawing; empty: none in particular. */
  layer: z.string().max(255).default(''),
  x: z.number(),
  y: z.number(),
  /** Counter-clockwise from the x axis: where a camera looks. */
  rotationDeg: z.number().min(-360).max(360).default(0),
};
const zOrphan = z.object({ ...point, deviceName: z.string(), reason: z.enum(orphanReasons) });

const zPlanDevice = zDevice.pick({
  deviceId: true,
  imei: true,
  name: true,
  deviceType: true,
  online: true,
  dStatus: true,
  expired: true,
  open: true,
  lowPower: true,
  signals: true,
  batteryRatio: true,
  readings: true,
  lastSeenAt: true,
  buildingName: true,
  floor: true,
  alarmLevel: true,
});
const zPlanAlarm = z.object({
  alarmId: z.number(),
  level: zLevel,
  category: z.enum(alarmCategories),
  kind: z.enum(alarmKindNames),
  state: z.enum(alarmStates),
  alarmTime: z.string(),
});

/** What a reader watches of a plan: its devices and current alarms, counted. */
const watched = {
  devices: z.number().int(),
  offline: z.number().int(),
  /** Current alarms. */
  alarms: z.number().int(),
  unacknowledged: z.number().int(),
  /** The worst level of them; null when all is well. */
  alarmLevel: zLevel.nullable(),
};
const zWatchedPlan = z.object({
  ...zPlan.pick({
    layerId: true,
    isPrivate: true,
    name: true,
    boundKind: true,
    boundId: true,
    boundName: true,
    placeName: true,
    floor: true,
    center: true,
    versionId: true,
  }).shape,
  ...watched,
});

const zVersion = z.object({
  versionId: z.number(),
  /** 1 for the first of the plan. */
  versionNo: z.number().int(),
  at: z.string(),
  by: z.string(),
  fileName: z.string(),
  /** Of the drawing as it is downloaded. */
  sizeBytes: z.number(),
  isShown: z.boolean(),
  /** The version that it brings back. */
  rolledBackFrom: z.number().nullable(),
  layers: z.number().int(),
  entities: z.number().int(),
  /** Device points that found their place on it. */
  carried: z.number().int(),
  orphans: z.array(zOrphan),
});

const zPublish = z.object({
  publishId: z.number(),
  layerId: z.number(),
  layerName: z.string(),
  kind: z.enum(['publish', 'rollBack']),
  state: z.enum(publishStates),
  progressPercent: z.number().int(),
  by: z.string(),
  at: z.string(),
  endedAt: z.string().nullable(),
  fileName: z.string(),
  fileBytes: z.number(),
  versionId: z.number().nullable(),
  versionNo: z.number().int().nullable(),
  problem: zProblem.nullable(),
});

const ofLayer = z.object({ layerId: zId });
const form = {
  name: z.string().max(planNameChars.max * 2),
  description: z
    .string()
    .max(planDescriptionChars.max * 2)
    .default(''),
  boundKind: z.enum(boundKinds).nullish(),
  boundId: zId.nullish(),
  floor: zInt.nullish(),
  isPrivate: zBool.default(false),
  /** Of a private plan; on a change, none given keeps the one it has. */
  accessKey: z.string().max(64).nullish(),
  center: zLngLat.nullish(),
};
const searching = { search: z.string().max(100).optional() };

export const planShapes = {
  list: {
    send: z.object({
      ...searching,
      binding: z.enum(['bound', 'unbound']).optional(),
      publishState: z.enum(publishStates).optional(),
      isPrivate: zBool.optional(),
      placeId: zId.optional(),
      buildingId: zId.optional(),
      sort: z.enum(['name', 'publishedAt', 'updatedAt', 'publishState']).default('updatedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zSeenPlan),
  },
  detail: { send: ofLayer, reply: zSeenPlan },
  create: { send: z.object(form), reply: zPlan },
  change: { send: z.object({ layerId: zId, revision: zInt, ...form }), reply: zPlan },
  delete: { send: ofLayer, reply: done },
  restore: { send: ofLayer, reply: zSeenPlan },
  unlock: {
    send: z.object({ layerId: zId, accessKey: z.string().max(200) }),
    reply: z.object({ plan: zPlan, opensUntil: z.string() }),
  },
  upload: { send: z.object({ layerId: zId, file: zUploadFile }), reply: zPlan },
  publish: { send: ofLayer, reply: zPlan },
  publishes: {
    send: z.object({
      ...searching,
      layerId: zId.optional(),
      state: z.enum(publishStates).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      ...paging,
    }),
    reply: page(zPublish),
  },
  versions: { send: ofLayer, reply: z.object({ versions: z.array(zVersion) }) },
  compare: {
    send: z.object({ layerId: zId, from: zId, to: zId }),
    reply: z.object({
      /** Layers of the drawing. */
      layers: z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
      /** Devices, as they stood when each version became the shown one. */
      points: z.object({ added: z.array(z.number()), removed: z.array(z.number()), moved: z.array(z.number()) }),
    }),
  },
  rollBack: { send: z.object({ layerId: zId, versionId: zId }), reply: zPlan },
  report: {
    send: z.object({ layerId: zId, versionId: zId.optional() }),
    reply: z.object({
      versionId: z.number(),
      origin: z.object({ x: z.number(), y: z.number() }),
      /** In the file's own coordinates. */
      extent: z.object({ minX: z.number(), minY: z.number(), maxX: z.number(), maxY: z.number() }).nullable(),
      metresPerUnit: z.number().nullable(),
      /** Entities by layer of the drawing. */
      layers: z.record(z.string(), z.number().int()),
      /** The reader's own report. */
      report: z.record(z.string(), z.unknown()),
    }),
  },
  drawing: { send: z.object({ layerId: zId, versionId: zId.optional() }), reply: z.string() },
  original: { send: ofLayer, reply: z.string() },
  points: {
    send: ofLayer,
    reply: z.object({
      versionId: z.number().nullable(),
      /** Grows with every save; goes back with the next save. */
      revision: z.number().int(),
      savedBy: z.string(),
      points: z.array(
        z.object({
          ...point,
          /** Why it has no place on the version that is shown. */
          orphan: z.enum(orphanReasons).nullable(),
          device: zPlanDevice,
          alarms: z.array(zPlanAlarm),
        }),
      ),
    }),
  },
  savePoints: {
    send: z.object({ layerId: zId, revision: zInt, points: z.array(z.object(point)).max(planPointsMax) }),
    reply: z.object({ revision: z.number().int(), orphans: z.array(zOrphan) }),
  },
  candidates: {
    send: z.object({ layerId: zId, ...searching, ...paging }),
    reply: page(zPlanDevice),
  },
  monitor: { send: z.object({ ...searching, ...paging }), reply: page(z.union([zWatchedPlan, zHiddenPlan])) },
  floors: {
    send: z.object({ buildingId: zId }),
    reply: z.object({
      buildingId: z.number(),
      buildingName: z.string(),
      placeId: z.number(),
      placeName: z.string(),
      /** From the top down. */
      floors: z.array(
        z.object({
          floor: z.number().int(),
          ...watched,
          /** Those that may be seen; private ones without their key are not told of. */
          plans: z.array(
            zPlan.pick({ layerId: true, isPrivate: true, name: true, publishState: true, versionId: true }),
          ),
        }),
      ),
    }),
  },
  targets: {
    send: z.object({ kind: z.enum(boundKinds), ...searching, ...paging }),
    reply: page(
      z.object({
        kind: z.enum(boundKinds),
        id: z.number(),
        name: z.string(),
        placeName: z.string(),
        floorsAbove: z.number().int(),
        floorsUnder: z.number().int(),
        center: zLngLat.nullable(),
      }),
    ),
  },
  samples: {
    send: nothing,
    reply: z.object({
      samples: z.array(
        z.object({
          sampleId: z.string(),
          name: z.string(),
          description: z.string(),
          fileName: z.string(),
          sizeBytes: z.number().int(),
        }),
      ),
    }),
  },
  sample: { send: z.object({ sampleId: z.string().max(40) }), reply: z.string() },
};

/** What is pushed when a plan changes or comes along; of a private one only that it did. */
export const zPlanChange = z.object({
  layerId: z.number(),
  isPrivate: z.boolean(),
  /** Null of a private plan: ask for it. */
  publishState: z.enum(publishStates).nullable(),
  progressPercent: z.number().int().nullable(),
  versionId: z.number().nullable(),
  pointsRevision: z.number().int().nullable(),
  isDeleted: z.boolean(),
});
