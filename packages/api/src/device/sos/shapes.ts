import {
  acknowledgementWaitMin,
  callNumberChars,
  commandStates,
  phoneBookNumbers,
  sosGroups,
  sosRowsPerBatch,
} from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInt, zList, zProblem } from '../../lib/shapes.ts';
import { zCommand } from '../downlink/shapes.ts';

const zCount = z.number().int();
const outcomes = ['waiting', 'refused', ...commandStates] as const;

/** A batch of SOS numbers and how far it has come. @spec DEV-21 */
const zBatch = z.object({
  batchId: z.number(),
  createdBy: zBy,
  createdAt: z.string(),
  rows: zCount,
  /** Rows by what became of them. */
  waiting: zCount,
  refused: zCount,
  /** With their devices: to be fetched, or to be answered. */
  underWay: zCount,
  acknowledged: zCount,
  failed: zCount,
});

const zContact = z.object({ name: z.string(), number: z.string(), isSos: z.boolean() });
const zWait = zInt.min(acknowledgementWaitMin.min).max(acknowledgementWaitMin.max);

export const sosShapes = {
  phoneBook: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      /** In the order of calls, as the device last confirmed them. */
      entries: z.array(zContact),
      /** null: the device never confirmed any. */
      confirmedAt: z.string().nullable(),
      /** Of the numbers that were sent last. */
      refused: z.array(z.object({ number: z.string(), name: z.string(), reason: z.string() })),
      /** The newest command about it, whatever became of it. */
      last: zCommand.nullable(),
      /** The newest command that sets it, by its id; sent with a change: nobody overwrites another's unseen. 0: none. */
      revision: zCount,
    }),
  },
  // read entry by entry by the domain's form
  setPhoneBook: {
    send: z.object({
      deviceId: zId,
      revision: zInt,
      waitMin: zWait,
      entries: z
        .array(
          z.object({
            name: z.string(),
            number: z.string().max(2 * callNumberChars.max),
            isSos: z.boolean().default(false),
          }),
        )
        .max(2 * phoneBookNumbers.max),
    }),
    reply: zCommand,
  },
  readPhoneBook: { send: z.object({ deviceId: zId, waitMin: zWait }), reply: zCommand },
  sendSosBatch: {
    send: z.object({
      // read row by row by the domain's forms, which name each that is at fault
      rows: z
        .array(
          z.object({
            imei: z.string(),
            numbers: z.array(z.string().max(2 * callNumberChars.max)).max(2 * sosGroups),
          }),
        )
        .max(sosRowsPerBatch + 1),
    }),
    reply: zBatch,
  },
  sosBatches: { send: z.object(paging), reply: page(zBatch) },
  sosBatch: {
    send: z.object({ batchId: zId, outcome: zList(z.enum(outcomes)).optional(), ...paging }),
    reply: page(
      z.object({
        rowNo: zCount,
        imei: z.string(),
        deviceName: z.string(),
        numbers: z.array(z.string()).readonly(),
        outcome: z.enum(outcomes),
        /** Why it was not sent. */
        problem: zProblem.nullable(),
        failure: z.string(),
      }),
    ),
  },
};
