import { alarmCategories, alarmKindNames, alarmStates } from '@fireline/domain/alarm';
import {
  boundKinds,
  markedKinds,
  orphanReasons,
  planNameChars,
  planSilentMax,
  publishStates,
} from '@fireline/domain/plan';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { zDevice } from '../../device/shapes.ts';
import { zId, zProblem, zAlarmLevel } from '../../lib/shapes.ts';

export const zLngLat = z.object({ lng: z.number(), lat: z.number() });

/** What is told of a private plan to those who have not given its key: that it is there. @spec PLN-05 */
export const zHiddenPlan = z.object({ layerId: z.number(), isPrivate: z.literal(true) });

/** A few strokes in a box, as an SVG path. @spec PLN-01 */
export const zSketch = z.object({ width: z.number().int(), height: z.number().int(), path: z.string() });

/** A plan with all that its list and its page show. @spec PLN-01 */
export const zPlan = z.object({
  layerId: z.number(),
  isPrivate: z.boolean(),
  /** Until when the reader has a private plan open; null of an open one. */
  opensUntil: z.string().nullable(),
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
  file: z.object({ name: z.string(), sizeBytes: z.number(), uploadedBy: zBy, uploadedAt: z.string() }).nullable(),
  /** Where the file as it was uploaded is got, below the API base. */
  originalUrl: z.string().nullable(),
  /** The version that is shown. */
  versionId: z.number().nullable(),
  versionNo: z.number().int().nullable(),
  /** What the shown version looks like; null: none is published, or nothing is to be seen. */
  sketch: zSketch.nullable(),
  points: z.number().int(),
  /** Devices of what it is bound to that it does not show; null: it is bound to nothing; left out where only its page is asked for. */
  unplaced: z.number().int().nullish(),
  updatedBy: zBy,
  updatedAt: z.string(),
});
export const zSeenPlan = z.union([zPlan, zHiddenPlan]);

/** A device on a plan, in the drawing file's own coordinates: less the drawing's origin they are the canvas's. @spec PLN-04 */
export const point = {
  deviceId: zId,
  /** Of the drawing; empty: none in particular. */
  layer: z.string().max(255).default(''),
  x: z.number(),
  y: z.number(),
  /** Counter-clockwise from the x axis: where a camera looks. */
  rotationDeg: z.number().min(-360).max(360).default(0),
};
export const zOrphan = z.object({ ...point, deviceName: z.string(), reason: z.enum(orphanReasons) });

/** A way out, stair, hydrant or extinguisher on a plan, in the drawing file's own coordinates. @spec N07 PLN-04 */
export const marked = {
  resourceId: z.number().int().positive(),
  kind: z.enum(markedKinds),
  /** Empty: called by its kind alone. */
  name: z
    .string()
    .max(planNameChars.max * 2)
    .default(''),
  layer: z.string().max(255).default(''),
  x: z.number(),
  y: z.number(),
};

export const zPlanDevice = zDevice.pick({
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
export const zPlanAlarm = z.object({
  alarmId: z.number(),
  level: zAlarmLevel,
  category: z.enum(alarmCategories),
  kind: z.enum(alarmKindNames),
  state: z.enum(alarmStates),
  alarmTime: z.string(),
});

const span = { from: z.string(), to: z.string() };
/** What is on record of a period, and what it cannot tell. @spec N08 */
export const zRecord = z.object({
  ...span,
  /** When the first report of all came, be it before the period; null: none ever did. */
  firstAt: z.string().nullable(),
  /** Times without any report, oldest first. */
  gaps: z.array(z.object(span)),
  /** Devices that were silent while others reported, the longest silent; null: too many devices or days to look at each. */
  silent: z
    .object({
      devices: z.array(z.object({ deviceId: z.number(), gaps: z.array(z.object(span)) })).max(planSilentMax),
      total: z.number().int(),
    })
    .nullable(),
});

/** A device that alarmed near a plan and is not on it, by its first alarm, with its worst level. @spec N08 */
export const zElsewhere = z.object({
  deviceId: z.number(),
  name: z.string(),
  floor: z.number().int().nullable(),
  /** Empty: it stands in none. */
  buildingName: z.string(),
  level: zAlarmLevel,
  alarmTime: z.string(),
});

/** What a reader watches of a plan: its devices and current alarms, counted. */
export const watched = {
  devices: z.number().int(),
  offline: z.number().int(),
  /** Current alarms. */
  alarms: z.number().int(),
  unacknowledged: z.number().int(),
  /** The worst level of them; null when all is well. */
  alarmLevel: zAlarmLevel.nullable(),
};
export const zWatchedPlan = z.object({
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
    sketch: true,
  }).shape,
  ...watched,
});

export const zVersion = z.object({
  versionId: z.number(),
  /** 1 for the first of the plan. */
  versionNo: z.number().int(),
  at: z.string(),
  by: zBy,
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

export const zPublish = z.object({
  publishId: z.number(),
  layerId: z.number(),
  layerName: z.string(),
  kind: z.enum(['publish', 'rollBack']),
  state: z.enum(publishStates),
  progressPercent: z.number().int(),
  by: zBy,
  at: z.string(),
  endedAt: z.string().nullable(),
  fileName: z.string(),
  fileBytes: z.number(),
  versionId: z.number().nullable(),
  versionNo: z.number().int().nullable(),
  problem: zProblem.nullable(),
});

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
