import {
  boundKinds,
  orphanReasons,
  planDescriptionChars,
  planElsewhereMax,
  planNameChars,
  planPointsMax,
  planReplayStepsMax,
  planResourcesMax,
  publishStates,
} from '@fireline/domain/plan';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import { done, nothing, page, paging, zBool, zId, zInstant, zInt, zSearch, zUploadFile } from '../lib/shapes.ts';
import {
  marked,
  point,
  watched,
  zElsewhere,
  zHiddenPlan,
  zLngLat,
  zOrphan,
  zPlan,
  zPlanAlarm,
  zPlanDevice,
  zPublish,
  zRecord,
  zSeenPlan,
  zSketch,
  zVersion,
  zWatchedPlan,
} from './record/shapes.ts';

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
const searching = { search: zSearch.optional() };

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
      savedBy: zBy,
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
  resources: {
    send: ofLayer,
    reply: z.object({
      /** Grows with every save; goes back with the next save. */
      revision: z.number().int(),
      savedBy: zBy,
      resources: z.array(z.object({ ...marked, orphan: z.enum(orphanReasons).nullable() })),
    }),
  },
  saveResources: {
    send: z.object({ layerId: zId, revision: zInt, resources: z.array(z.object(marked)).max(planResourcesMax) }),
    reply: z.object({ revision: z.number().int() }),
  },
  alarms: {
    send: z.object({ layerId: zId, from: zInstant, to: zInstant }),
    reply: z.object({
      /** In the order in which they came, those that are over among them. */
      alarms: z.array(z.object({ deviceId: z.number(), ...zPlanAlarm.shape })).max(planReplayStepsMax),
      /** How many there were in all. */
      total: z.number().int(),
      /** What is on record of the period up to now. */
      record: zRecord,
      /** Devices around the plan that alarmed and are not on it, the first of them, and how many there were. */
      elsewhere: z.object({ devices: z.array(zElsewhere).max(planElsewhereMax), total: z.number().int() }),
    }),
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
          sketch: zSketch.nullable(),
        }),
      ),
    }),
  },
  sample: { send: z.object({ sampleId: z.string().max(40) }), reply: z.string() },
};
