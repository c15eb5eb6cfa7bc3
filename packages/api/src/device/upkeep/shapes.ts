import { batteryUrgencies, deviceTypeNames, selfTestStates, upkeepKinds } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zList, zSearch, zUploadFile } from '../../lib/shapes.ts';

const zCount = z.number().int();
/** As the store of pictures names one; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
/** Which device, and where to find it. */
const device = {
  deviceId: z.number(),
  name: z.string(),
  imei: z.string(),
  deviceType: z.enum(deviceTypeNames),
  unitName: z.string(),
  placeName: z.string(),
  buildingName: z.string(),
  floor: z.number().int().nullable(),
  address: z.string(),
};
const filter = {
  /** Name, IMEI, place or address, any part. */
  search: zSearch.optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  unitId: zList(zId).optional(),
  placeId: zList(zId).optional(),
  buildingId: zList(zId).optional(),
};
const order = z.enum(['asc', 'desc']).default('asc');

/** Something that was done to a device. @spec DEV-13 */
const zUpkeep = z.object({
  upkeepId: z.number(),
  kind: z.enum(upkeepKinds),
  doneDay: z.string(),
  by: zBy,
  remark: z.string(),
  /** In the order in which they were entered. */
  photos: z.array(z.string()).readonly(),
  createdAt: z.string(),
});

export const upkeepShapes = {
  selfTests: {
    send: z.object({
      ...filter,
      state: z.enum(selfTestStates).optional(),
      sort: z.enum(['dueDay', 'name', 'place']).default('dueDay'),
      order,
      ...paging,
    }),
    reply: page(
      z.object({
        ...device,
        /** null: it was never tested. */
        lastDay: z.string().nullable(),
        dueDay: z.string(),
        state: z.enum(selfTestStates),
        /** Left until the due day, or passed since. */
        days: zCount,
      }),
    ),
  },
  batteries: {
    send: z.object({
      ...filter,
      urgency: zList(z.enum(batteryUrgencies)).optional(),
      sort: z.enum(['urgency', 'name', 'place', 'ratio']).default('urgency'),
      order,
      ...paging,
    }),
    reply: page(
      z.object({
        ...device,
        urgency: z.enum(batteryUrgencies),
        /** Percent; null: it never reported. */
        ratioPercent: z.number().nullable(),
        /** null: the readings do not tell. */
        daysLeft: zCount.nullable(),
        /** The device says itself that its power is low. */
        lowPower: z.boolean(),
        lastSeenAt: z.string().nullable(),
        /** When a new battery was last put in, as people noted it. */
        replacedDay: z.string().nullable(),
      }),
    ),
  },
  inspectionSummary: {
    send: z.object({}),
    reply: z.object({
      selfTest: z.record(z.enum(selfTestStates), zCount),
      battery: z.record(z.enum(batteryUrgencies), zCount),
    }),
  },
  inspectionOf: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      /** null: its type does not test itself, or it is not in use. */
      selfTest: z
        .object({ lastDay: z.string().nullable(), dueDay: z.string(), state: z.enum(selfTestStates), days: zCount })
        .nullable(),
      /** null: it has none, or it is not in use. */
      battery: z
        .object({
          urgency: z.enum(batteryUrgencies),
          ratioPercent: z.number().nullable(),
          daysLeft: zCount.nullable(),
          lowPower: z.boolean(),
          replacedDay: z.string().nullable(),
        })
        .nullable(),
      /** The newest first. */
      tests: z.array(
        z.object({
          day: z.string(),
          /** Who noted it; empty: the device reported it itself. */
          by: zBy,
          remark: z.string(),
        }),
      ),
    }),
  },
  upkeeps: { send: z.object({ deviceId: zId, ...paging }), reply: page(zUpkeep) },
  upkeepInspectors: {
    send: z.object({ deviceId: zId }),
    reply: z.object({ rows: z.array(z.object({ inspectorId: z.number(), realName: z.string() })) }),
  },
  recordUpkeep: {
    send: z.object({
      deviceId: zId,
      kind: z.string(),
      doneDay: z.string(),
      /** Who did it, of the inspectors of the unit; without: the caller. */
      inspectorId: zId.optional(),
      remark: z.string().default(''),
      photos: z.array(zImageId).default([]),
    }),
    reply: zUpkeep,
  },
  uploadUpkeepImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  upkeepImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
  removeUpkeepPhoto: { send: z.object({ upkeepId: zId, imageId: zImageId }), reply: zUpkeep },
};
