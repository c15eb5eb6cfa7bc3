import { callNumberChars, commandStates, sosGroups, sosRowsPerBatch } from '@fireline/domain/device';
import * as z from 'zod';
import { page, paging, zId, zList, zProblem } from '../../lib/shapes.ts';

const zCount = z.number().int();
const outcomes = ['waiting', 'refused', ...commandStates] as const;

/** A batch of SOS numbers and how far it has come. @spec DEV-21 */
const zBatch = z.object({
  batchId: z.number(),
  createdBy: z.string(),
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

export const sosShapes = {
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
