import { deviceBatchMax, deviceTypeNames, lifeDeeds } from '@fireline/domain/device';
import * as z from 'zod';
import { zId, zInt, zList, zProblem } from '../../lib/shapes.ts';
import { importSend } from '../../site/imports/shapes.ts';
import { deviceFilter } from '../filterShapes.ts';

const zRecord = z.object({
  deviceId: z.number(),
  imei: z.string(),
  deviceType: z.enum(deviceTypeNames),
  name: z.string(),
  placeId: z.number().nullable(),
  placeName: z.string(),
  buildingId: z.number().nullable(),
  buildingName: z.string(),
  floor: z.number().int().nullable(),
  spot: z.string(),
  iccid: z.string(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: z.number().int(),
});

/** Which devices: by id, or all that a filter finds but some. What may be chosen at once says the domain's `deviceBatchMax`. */
const chosen = {
  deviceIds: zList(zId).optional(),
  filter: z.object(deviceFilter).optional(),
  /** Found by the filter and left out. */
  except: z.array(zId).max(deviceBatchMax).readonly().default([]),
};
export const zRefusedDevices = z.array(z.object({ deviceId: z.number(), name: z.string(), problem: zProblem }));
const zMoved = z.object({
  done: z.number().int(),
  refused: zRefusedDevices,
  /** Takes the move back; null where nothing was moved. */
  moveId: z.string().nullable(),
});

export const registerShapes = {
  record: { send: z.object({ deviceId: zId }), reply: zRecord },
  /** What the fields have to hold, `newDeviceForm` of the domain says. */
  create: {
    send: z.object({
      imei: z.string(),
      deviceType: z.string(),
      name: z.string(),
      placeId: zId.optional(),
      buildingId: zId.optional(),
      floor: zInt.optional(),
      spot: z.string().optional(),
      iccid: z.string().optional(),
    }),
    reply: z.object({ record: zRecord, warnings: z.array(zProblem) }),
  },
  change: {
    send: z.object({
      deviceId: zId,
      revision: z.number().int(),
      name: z.string(),
      spot: z.string().optional(),
      iccid: z.string().optional(),
    }),
    reply: zRecord,
  },
  bind: {
    send: z.object({ ...chosen, placeId: zId, buildingId: zId.optional(), floor: zInt.optional() }),
    reply: zMoved,
  },
  unbind: { send: z.object(chosen), reply: zMoved },
  undoMove: {
    send: z.object({ moveId: z.string().regex(/^[\w-]{1,64}$/) }),
    reply: z.object({
      done: z.number().int(),
      refused: zRefusedDevices,
      /**
       * false: some of the timed tasks, waiting commands, bindings of cameras and SOS numbers that the move had ended are not put back, since it came
       * too late, a device takes no command now, or something was changed or is gone.
       */
      isPutBack: z.boolean(),
    }),
  },
  changeLives: {
    // one call, because an opening ends the session
    send: z.object({
      ...chosen,
      deviceIds: z.array(zId).max(deviceBatchMax).readonly().optional(),
      event: z.enum(lifeDeeds).exclude(['remove']),
    }),
    reply: z.object({
      /** To be taken back with the deed that undoes it. */
      done: z.array(z.number()),
      refused: zRefusedDevices,
    }),
  },
  removeDevices: {
    send: z.object(chosen),
    reply: z.object({ done: z.array(z.number()), refused: zRefusedDevices }),
  },
  importDevices: {
    send: importSend,
    reply: z.object({ importId: z.number(), fileName: z.string(), rows: z.number().int() }),
  },
};
