import { deviceStatuses, deviceTypeNames, expiryStages, imeiDigits } from '@fireline/domain/device';
import { projectDevicesAtOnce, projectEndsWithin, projectStates } from '@fireline/domain/site';
import * as z from 'zod';
import { zDevice } from '../../device/shapes.ts';
import { zPersonal } from '../../lib/personalShapes.ts';
import { done, page, paging, zId, zInt, zList, zProblem, zSearch, zUploadFile } from '../../lib/shapes.ts';
import { projectLabelShapes } from './labelShapes.ts';

const zCount = z.number().int();
/** As the store of pictures names one; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
const zDay = z.string();

/** A project, with what it has. Counted is what the caller sees of it. @spec SIT-08 */
export const zProject = z.object({
  projectId: z.number(),
  name: z.string(),
  partnerId: z.number(),
  partnerName: z.string(),
  /** Null: for several units of the partner. */
  unitId: z.number().nullable(),
  unitName: z.string(),
  start: zDay,
  end: zDay,
  state: z.enum(projectStates),
  /** Days after today until the last one; negative when it is over. */
  daysLeft: zCount,
  contact: z.string(),
  phone: zPersonal('phone'),
  address: z.string(),
  remarks: z.string(),
  photos: z.array(z.string()),
  devices: zCount,
  online: zCount,
  /** Devices whose service is over, or ends within 30 days. */
  expiring: zCount,
  /** Raised by its devices in 30 days. */
  alarms: zCount,
  labels: zCount,
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
});

/** A device as lists of devices show it. */
const zShownDevice = zDevice.pick({
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
  expiresOn: true,
  unitName: true,
  placeName: true,
  buildingName: true,
  floor: true,
  alarmLevel: true,
});

/** A device of a project. @spec SIT-08 */
export const zProjectDevice = zShownDevice.extend({
  /** How near the end of its service is; null: it has none yet. */
  stage: z.enum(expiryStages).nullable(),
  labelId: z.number().nullable(),
  labelName: z.string(),
  addedAt: z.string(),
});

const zImei = z.string().max(imeiDigits);
/** How many went through, and of each that did not, why. */
const zByImei = z.object({
  done: zCount,
  refused: z.array(z.object({ imei: z.string(), problem: zProblem })),
});

/** What the domain's `projectForm` reads. */
const sentProject = {
  name: z.string(),
  partnerId: zId.optional(),
  unitId: zId.optional(),
  start: zDay,
  end: zDay,
  contact: z.string().default(''),
  phone: z.string().optional(),
  address: z.string().optional(),
  remarks: z.string().default(''),
  photos: z.array(zImageId).default([]),
};

export const projectShapes = {
  ...projectLabelShapes,
  projects: {
    send: z.object({
      /** Any part of name, contact, address, partner or unit; the phone number as a whole. */
      search: zSearch.optional(),
      state: zList(z.enum(projectStates)).optional(),
      partnerId: zList(zId).optional(),
      unitId: zList(zId).optional(),
      /** Those with a device in these places. */
      placeId: zList(zId).optional(),
      /** Not over, and over within so many days. */
      endsWithin: zInt.pipe(z.literal(projectEndsWithin)).optional(),
      sort: z.enum(['name', 'start', 'end', 'devices', 'alarms']).default('end'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zProject),
  },
  /** The picture belongs to nobody until a project names it; after a day it is gone then. */
  uploadProjectImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  projectImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
  project: { send: z.object({ projectId: zId }), reply: zProject },
  createProject: { send: z.object(sentProject), reply: zProject },
  changeProject: { send: z.object({ projectId: zId, revision: zCount, ...sentProject }), reply: zProject },
  deleteProject: { send: z.object({ projectId: zId }), reply: done },
  projectDevices: {
    send: z.object({
      projectId: zId,
      /** Name, IMEI, place or label, any part. */
      search: zSearch.optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      status: zList(z.enum(deviceStatuses)).optional(),
      stage: zList(z.enum(expiryStages)).optional(),
      labelId: zList(zId).optional(),
      /** Only those with a label, or without. */
      labelled: z.enum(['yes', 'no']).optional(),
      /** Only those on which an alarm stands, or none. */
      alarms: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['name', 'status', 'label', 'place', 'expiresOn', 'addedAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zProjectDevice),
  },
  projectCandidates: {
    send: z.object({ projectId: zId, search: zSearch.optional(), ...paging }),
    reply: page(zShownDevice),
  },
  addProjectDevices: { send: z.object({ projectId: zId, imeis: zList(zImei) }), reply: zByImei },
  removeProjectDevices: {
    send: z.object({ projectId: zId, deviceIds: z.array(zId).max(projectDevicesAtOnce) }),
    reply: z.object({ removed: zCount }),
  },
};
