import { alarmKindNames, hazardMeasureNames, hazardSources, rectificationStates } from '@fireline/domain/alarm';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import {
  nothing,
  page,
  paging,
  zAlarmLevel,
  zAlarmLevels,
  zBool,
  zId,
  zInt,
  zList,
  zSearch,
  zUploadFile,
} from '../../lib/shapes.ts';

const zCount = z.number().int();
/** As the store of pictures names one; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
/** What a measure is called: a name of the words, or a text of the tenant. */
const measureName = { code: z.enum(hazardMeasureNames).nullable(), name: z.string() };
/** A measure of a hazard, called as it was when the hazard was given it. */
const zGiven = z.object({ measureId: z.number(), ...measureName });

/** A measure of the catalogue. @spec ALM-13 */
export const zHazardMeasure = z.object({
  measureId: z.number(),
  ...measureName,
  kinds: z.array(z.enum(alarmKindNames)),
  /** By the words, or a text of the tenant; neither: none. */
  basisCode: z.enum(['law16', 'law27', 'law28', 'highRise37']).nullable(),
  basis: z.string(),
  /** Days that it usually takes. */
  days: zCount,
  /** Whether it is offered to new hazards. */
  isEnabled: z.boolean(),
  revision: zCount,
  changedBy: zBy,
  changedAt: z.string(),
  /** Hazards in the caller's scope that use it, how many of those are rectified and in how many days on average. */
  used: zCount,
  completed: zCount,
  meanDays: z.number().nullable(),
});
const zCatalogue = z.object({ measures: z.array(zHazardMeasure) });

/** What the domain's `hazardMeasureForm` reads. */
const sentMeasure = {
  name: z.string(),
  kinds: z.array(z.string()).default([]),
  basis: z.string().optional(),
  days: zInt,
};
const namedMeasure = { measureId: zId, revision: zInt };

/** A hazard, with the days left or passed. @spec ALM-13 */
export const zHazard = z.object({
  hazardId: z.number(),
  title: z.string(),
  description: z.string(),
  level: zAlarmLevel,
  source: z.enum(hazardSources),
  /** The alarm that it was made from. */
  alarmId: z.number().nullable(),
  /** The task of a patrol in which it was found. */
  taskId: z.number().nullable(),
  alarmKind: z.enum(alarmKindNames).nullable(),
  placeId: z.number().nullable(),
  placeName: z.string(),
  unitName: z.string(),
  address: z.string(),
  foundDay: z.string(),
  dueDay: z.string(),
  responsible: z.string(),
  measures: z.array(zGiven),
  state: z.enum(rectificationStates),
  /** Who took it over; empty: nobody. */
  receiver: zBy,
  /** The day on which it was rectified or handed over; null: in progress. */
  endedDay: z.string().nullable(),
  /** By today, or by the day on which it ended. */
  due: z.enum(['remaining', 'today', 'overdue']),
  days: zCount,
  photos: z.array(z.string()),
  /** Of what was rectified. */
  donePhotos: z.array(z.string()),
  createdBy: zBy,
  createdAt: z.string(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
});

const zTrackEntry = z.object({
  at: z.string(),
  event: z.enum(['found', 'changed', 'complete', 'handOver', 'reminded']),
  /** Empty: it was reminded of. */
  by: zBy,
  /** Who took it over, or was reminded. */
  receiver: zBy,
  /** The due day as it was set then; null: it stayed. */
  dueDay: z.string().nullable(),
  /** What was said with it; of another due day the reason. */
  remark: z.string(),
});
const zHazardDetail = z.object({
  hazard: zHazard,
  /** Oldest first. */
  track: z.array(zTrackEntry),
});

/** What the domain's `hazardChangeForm` reads. */
const sentHazard = {
  title: z.string(),
  description: z.string().optional(),
  level: zInt,
  foundDay: z.string(),
  dueDay: z.string(),
  responsible: z.string(),
  /** Ids of the catalogue. */
  measures: z.array(zId).default([]),
  photos: z.array(zImageId).default([]),
};

export const hazardShapes = {
  hazards: {
    send: z.object({
      /** Title, description, responsible, place or unit, any part. */
      search: zSearch.optional(),
      state: zList(z.enum(rectificationStates)).optional(),
      /** Of those in progress: over the due day, on it, or within seven days. */
      due: z.enum(['overdue', 'today', 'week']).optional(),
      level: zAlarmLevels.optional(),
      source: z.enum(hazardSources).optional(),
      measure: zId.optional(),
      unitId: zList(zId).optional(),
      placeId: zList(zId).optional(),
      alarmId: zId.optional(),
      sort: z.enum(['dueDay', 'foundDay', 'level', 'title']).default('dueDay'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zHazard),
  },
  hazardSummary: {
    send: nothing,
    reply: z.object({
      byState: z.object({ inProgress: zCount, completed: zCount, handedOver: zCount }),
      /** Of those in progress. */
      overdue: zCount,
      today: zCount,
      week: zCount,
    }),
  },
  hazardMeasures: { send: nothing, reply: zCatalogue },
  createHazardMeasure: { send: z.object(sentMeasure), reply: zHazardMeasure },
  changeHazardMeasure: { send: z.object({ ...namedMeasure, ...sentMeasure }), reply: zHazardMeasure },
  switchHazardMeasure: { send: z.object({ ...namedMeasure, isEnabled: zBool }), reply: zHazardMeasure },
  orderHazardMeasures: { send: z.object({ measureIds: z.array(zId) }), reply: zCatalogue },
  removeHazardMeasure: { send: z.object(namedMeasure), reply: zHazardMeasure },
  restoreHazardMeasure: { send: z.object(namedMeasure), reply: zHazardMeasure },
  /** The picture belongs to nobody until a hazard names it; after a day it is gone then. */
  uploadHazardImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  hazardImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
  hazard: { send: z.object({ hazardId: zId }), reply: zHazardDetail },
  createHazard: {
    send: z.object({ ...sentHazard, placeId: zId.optional(), alarmId: zId.optional() }),
    reply: zHazardDetail,
  },
  changeHazard: {
    send: z.object({
      hazardId: zId,
      revision: zCount,
      ...sentHazard,
      /** Why the due day is another one; asked for with it. */
      dueReason: z.string().optional(),
    }),
    reply: zHazardDetail,
  },
  completeHazard: {
    send: z.object({ hazardId: zId, remark: z.string().default(''), photos: z.array(zImageId).default([]) }),
    reply: zHazardDetail,
  },
  handOverHazard: {
    send: z.object({ hazardId: zId, receiver: z.string(), remark: z.string().default('') }),
    reply: zHazardDetail,
  },
};
