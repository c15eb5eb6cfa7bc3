import {
  acknowledgementWaitMin,
  armStatuses,
  commandBatchMax,
  commandReasonChars,
  commandStates,
  callNumberChars,
  contactNameChars,
  deviceCommands,
  devicesPerFetch,
  directCommands,
  phoneBookNumbers,
  pointDirections,
  switchKinds,
  switchStates,
  zoneStates,
} from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zBool, zId, zInt, zList, zProblem } from '../../lib/shapes.ts';

const zCount = z.number().int();
/** Read by the form of the command. */
const zArgs = z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())]));
const zImei = z.string().regex(/^\d{15}$/);

/** A command and what became of it. @spec DEV-24 */
export const zCommand = z.object({
  commandId: z.number(),
  deviceId: z.number(),
  command: z.enum(deviceCommands),
  args: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string()).readonly()])),
  state: z.enum(commandStates),
  waitMin: zCount,
  createdAt: z.string(),
  createdBy: zBy,
  reason: z.string(),
  /** The name of the scheduled task that sent it; empty: a person did. */
  taskName: z.string(),
  /** When the device fetched it: the wait for its answer counts from there. */
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it failed: the device's own words, or a code of the words. */
  failure: z.string(),
});

/** A command as its device gets it. @spec DEV-24 */
export const zDelivered = z.object({
  commandId: z.number(),
  imei: z.string(),
  command: z.enum(deviceCommands),
  args: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string()).readonly()])),
  waitMin: zCount,
});

const zAnswer = z.object({
  commandId: zId,
  imei: zImei,
  /** Whether the device did it. */
  isDone: z.boolean(),
  reason: z.string().max(commandReasonChars.max).optional(),
  /** Of a device that was sent its phone book, or asked for it: what it keeps, and the numbers that it refused. @spec DEV-21 */
  phoneBook: z
    .object({
      entries: z
        .array(
          z.object({
            name: z.string().max(contactNameChars.max).default(''),
            number: z.string().min(1).max(callNumberChars.max),
            isSos: z.boolean().default(false),
          }),
        )
        .max(phoneBookNumbers.max)
        .optional(),
      refused: z
        .array(
          z.object({
            number: z.string().min(1).max(callNumberChars.max),
            reason: z.string().max(commandReasonChars.max),
          }),
        )
        .max(phoneBookNumbers.max)
        .default([]),
    })
    .optional(),
});

const sent = {
  command: z.enum(directCommands),
  args: zArgs.default({}),
  waitMin: zInt.min(acknowledgementWaitMin.min).max(acknowledgementWaitMin.max),
  reason: z.string().default(''),
};

const zZone = z.object({
  zoneId: z.number(),
  number: zCount,
  name: z.string(),
  location: z.string(),
  /** Volts; null: it measures none. */
  voltage: z.number().nullable(),
  armStatus: z.enum(armStatuses),
  state: z.enum(zoneStates),
  heardAt: z.string().nullable(),
  revision: zCount,
});
const zPoint = z.object({
  pointId: z.number(),
  number: zCount,
  direction: z.enum(pointDirections),
  kind: z.enum(switchKinds),
  name: z.string(),
  /** Null: never reported. */
  state: z.enum(switchStates).nullable(),
  since: z.string().nullable(),
  revision: zCount,
});

export const downlinkShapes = {
  commands: {
    send: z.object({ deviceId: zId, state: zList(z.enum(commandStates)).optional(), ...paging }),
    /** The newest first. */
    reply: page(zCommand),
  },
  control: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      /** Those that wait for their device, or for its answer. */
      waiting: z.array(zCommand),
      armed: z.boolean(),
      /** When sending SMS and voice for it was limited; null: it is not. */
      sendLimitOnAt: z.string().nullable(),
      sendLimitBy: zBy,
    }),
  },
  sendCommand: { send: z.object({ deviceId: zId, ...sent }), reply: zCommand },
  sendCommands: {
    send: z.object({ deviceIds: z.array(zId).min(1).max(commandBatchMax), ...sent }),
    /** In the order sent; null: it was sent. */
    reply: z.object({
      sent: zCount,
      rows: z.array(z.object({ deviceId: z.number(), name: z.string(), problem: zProblem.nullable() })),
    }),
  },
  cancelCommand: { send: z.object({ commandId: zId }), reply: zCommand },
  limitSending: {
    send: z.object({ deviceId: zId, isOn: zBool }),
    reply: z.object({ sendLimitOnAt: z.string().nullable() }),
  },
  takeCommands: {
    send: z.object({ imeis: z.array(zImei).min(1).max(devicesPerFetch) }),
    reply: z.object({ commands: z.array(zDelivered) }),
  },
  acknowledge: {
    send: z.object({ acknowledgements: z.array(zAnswer).min(1).max(devicesPerFetch) }),
    reply: z.object({
      accepted: zCount,
      refused: z.array(z.object({ index: zCount, problem: zProblem })),
    }),
  },
  zones: {
    send: z.object({ deviceId: zId }),
    reply: z.object({ armed: z.boolean(), rows: z.array(zZone) }),
  },
  /** With a zone's id and revision it is changed, without it is new. A new one takes the arm status of its device. */
  saveZone: {
    send: z.object({
      deviceId: zId,
      zoneId: zId.optional(),
      revision: zInt.optional(),
      number: zInt,
      name: z.string(),
      location: z.string().optional(),
      voltage: z.coerce.number<number>().optional(),
    }),
    reply: zZone,
  },
  removeZone: { send: z.object({ deviceId: zId, zoneId: zId, revision: zInt }), reply: done },
  points: { send: z.object({ deviceId: zId }), reply: z.object({ rows: z.array(zPoint) }) },
  savePoint: {
    send: z.object({
      deviceId: zId,
      pointId: zId.optional(),
      revision: zInt.optional(),
      number: zInt,
      direction: z.enum(pointDirections),
      kind: z.enum(switchKinds),
      name: z.string(),
    }),
    reply: zPoint,
  },
  removePoint: { send: z.object({ deviceId: zId, pointId: zId, revision: zInt }), reply: done },
};
