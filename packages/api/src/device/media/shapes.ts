import { alarmKindNames } from '@fireline/domain/alarm';
import {
  deviceStatuses,
  mediaKinds,
  mediaServiceNames,
  mediaStates,
  mediaUses,
  watermarkChoices,
} from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zId, zInt, zProblem } from '../../lib/shapes.ts';

const zKinds = z.array(z.enum(alarmKindNames));
const zBinding = z.object({
  cameraId: z.number(),
  cameraName: z.string(),
  snapshotKinds: zKinds,
  recordingKinds: zKinds,
  captureWatermark: z.enum(watermarkChoices),
  recordingWatermark: z.enum(watermarkChoices),
  recordingMin: z.number().int(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: z.number().int(),
  changedBy: zBy,
});
/** A day each, that day included; null: never bought. */
const zServices = z.object({ cloudUntil: z.string().nullable(), watermarkUntil: z.string().nullable() });
const zCameraBinding = z.object({
  binding: zBinding.nullable(),
  /** The cameras of the place, with what runs for each. */
  cameras: z.array(zServices.extend({ deviceId: z.number(), name: z.string(), status: z.enum(deviceStatuses) })),
});

/** A snapshot or a recording. @spec DEV-19 DEV-20 */
const zMedia = z.object({
  mediaId: z.number(),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  cameraId: z.number(),
  cameraName: z.string(),
  /** null: a person asked for it. */
  alarmId: z.number().nullable(),
  alarmKind: z.enum(alarmKindNames).nullable(),
  by: zBy,
  askedAt: z.string(),
  startedAt: z.string().nullable(),
  /** When the gateway ends it. */
  endsAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  hasWatermark: z.boolean(),
  /** Why it was not made, or carries no watermark. */
  problems: z.array(zProblem),
  bytes: z.number().int().nullable(),
});

export const mediaShapes = {
  cameraBinding: { send: z.object({ deviceId: zId }), reply: zCameraBinding },
  /** What the domain's `cameraBindingForm` reads. */
  saveCameraBinding: {
    send: z.object({
      deviceId: zId,
      /** 0: there is none yet. */
      revision: z.number().int(),
      cameraId: z.number().nullish(),
      snapshotKinds: z.array(z.string()).default([]),
      recordingKinds: z.array(z.string()).default([]),
      captureWatermark: z.string().nullish(),
      recordingWatermark: z.string().nullish(),
      recordingMin: z.number().nullish(),
    }),
    reply: zCameraBinding,
  },
  removeCameraBinding: { send: z.object({ deviceId: zId, revision: z.number().int() }), reply: done },
  media: { send: z.object({ deviceId: zId, alarmId: zId.optional(), ...paging }), reply: page(zMedia) },
  mediaFile: { send: z.object({ mediaId: zId }), reply: z.string() },
  cameraFrame: { send: z.object({ deviceId: zId }), reply: z.string() },
  takeSnapshot: { send: z.object({ deviceId: zId, watermark: z.enum(watermarkChoices) }), reply: zMedia },
  startRecording: {
    send: z.object({ deviceId: zId, watermark: z.enum(watermarkChoices), minutes: zInt }),
    reply: zMedia,
  },
  stopRecording: { send: z.object({ mediaId: zId }), reply: zMedia },
  deleteMedia: { send: z.object({ mediaId: zId }), reply: done },
  mediaServices: {
    send: z.object({ deviceId: zId }),
    reply: zServices.extend({
      refusals: z.partialRecord(z.enum(mediaUses as readonly [string, ...string[]]), zProblem),
    }),
  },
  renewMedia: {
    /** What the domain's `mediaGiftForm` reads. */
    send: z.object({ deviceId: zId, service: z.enum(mediaServiceNames), years: zInt, remark: z.string() }),
    reply: zServices,
  },
};
