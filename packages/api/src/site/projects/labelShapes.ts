import { deviceTypeNames, expiryStages, imeiDigits } from '@fireline/domain/device';
import { labelColours, labelShapes as shapesOfLabels, projectLabelsMax } from '@fireline/domain/site';
import * as z from 'zod';
import { done, page, paging, zId, zList, zProblem, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const projectId = zId;

/** A label of a project, with how many of its devices the caller sees. @spec SIT-08 */
export const zProjectLabel = z.object({
  labelId: z.number(),
  name: z.string(),
  colour: z.enum(labelColours),
  shape: z.enum(shapesOfLabels),
  devices: zCount,
  /** Null: never. */
  printedAt: z.string().nullable(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
});

/** What a device of a project has used, and until when it is served. @spec SIT-08 DEV-14 */
export const zProjectResource = z.object({
  deviceId: z.number(),
  imei: z.string(),
  name: z.string(),
  deviceType: z.enum(deviceTypeNames),
  placeName: z.string(),
  labelName: z.string(),
  expiresOn: z.string().nullable(),
  /** Null: no service yet. */
  stage: z.enum(expiryStages).nullable(),
  /** Messages that a carrier took in 30 days. */
  sms: zCount,
  voice: zCount,
  /** Pictures and recordings that are kept, how large they are, and how many of them have a watermark. */
  files: zCount,
  bytes: z.number(),
  watermarked: zCount,
  /** Of a camera: until when its recordings are kept in the cloud, and its pictures have a watermark. */
  cloudUntil: z.string().nullable(),
  watermarkUntil: z.string().nullable(),
});

const sentLabel = { name: z.string(), colour: z.enum(labelColours), shape: z.enum(shapesOfLabels) };
const zLabelIds = z.array(zId).min(1).max(projectLabelsMax);

export const projectLabelShapes = {
  projectLabels: {
    send: z.object({
      projectId,
      search: zSearch.optional(),
      sort: z.enum(['name', 'devices', 'printedAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zProjectLabel),
  },
  createProjectLabel: { send: z.object({ projectId, ...sentLabel }), reply: zProjectLabel },
  changeProjectLabel: {
    send: z.object({ projectId, labelId: zId, revision: zCount, ...sentLabel }),
    reply: zProjectLabel,
  },
  deleteProjectLabel: { send: z.object({ projectId, labelId: zId }), reply: done },
  /** The devices of all of them come under the one; the others are gone then. */
  mergeProjectLabels: { send: z.object({ projectId, labelId: zId, labelIds: zLabelIds }), reply: zProjectLabel },
  labelProjectDevices: {
    send: z.object({
      projectId,
      /** Null: they lose their label. */
      labelId: zId.nullable(),
      imeis: zList(z.string().max(imeiDigits)),
    }),
    reply: z.object({ done: zCount, refused: z.array(z.object({ imei: z.string(), problem: zProblem })) }),
  },
  printProjectLabels: { send: z.object({ projectId, labelIds: zLabelIds }), reply: done },
  projectResources: {
    send: z.object({
      projectId,
      /** Name, IMEI, place or label, any part. */
      search: zSearch.optional(),
      stage: zList(z.enum(expiryStages)).optional(),
      labelId: zList(zId).optional(),
      sort: z.enum(['name', 'expiresOn', 'sms', 'voice', 'bytes']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zProjectResource),
  },
  projectUsage: {
    send: z.object({ projectId }),
    reply: z.object({
      /** How many devices are how near the end of their service; null: without service. */
      stages: z.array(z.object({ stage: z.enum(expiryStages).nullable(), devices: zCount })),
      /** Of the last 30 days, the oldest first. */
      days: z.array(z.object({ day: z.string(), sms: zCount, voice: zCount })),
      files: zCount,
      bytes: z.number(),
      watermarked: zCount,
    }),
  },
};
