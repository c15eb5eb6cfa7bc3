import { itemOutcomes, resultKeyChars, resultsPerSync, taskStandings } from '@fireline/domain/inspection';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { zId, zProblem, zUploadFile } from '../../lib/shapes.ts';
import { zSentResult } from '../tasks/shapes.ts';

/** What somebody found at an item, as the phone shows it. */
const zFound = z.object({
  key: z.string(),
  outcome: z.enum(itemOutcomes),
  description: z.string(),
  at: z.string(),
  inspectorName: zBy,
  corrects: z.string().nullable(),
});
const zPhonePoint = z.object({
  pointId: z.number(),
  name: z.string(),
  location: z.string(),
  buildingName: z.string(),
  floor: z.number().nullable(),
  categoryName: z.string(),
  /** How often its label was printed. */
  edition: z.number(),
  /** Serial numbers of its tags. */
  tags: z.array(z.string()),
  items: z.array(
    z.object({
      itemId: z.number(),
      content: z.string(),
      requirement: z.string(),
      guideUrl: z.string().nullable(),
      results: z.array(zFound),
    }),
  ),
});
const zPhoneTask = z.object({
  taskId: z.number(),
  planName: z.string(),
  unitName: z.string(),
  lineName: z.string(),
  inspectorName: zBy,
  /** Days, both of the task. */
  fromDay: z.string(),
  toDay: z.string(),
  standing: z.enum(taskStandings),
  points: z.array(zPhonePoint),
});
const zSentScan = z.object({
  key: z.string(),
  taskId: zId,
  pointId: zId,
  way: z.string(),
  code: z.string().optional(),
  reason: z.string().default(''),
  /** By the sender's clock, in milliseconds since 1970. */
  atMs: z.number(),
});
const zAnswer = z.object({
  key: z.string(),
  outcome: z.enum(['added', 'repeated', 'refused']),
  problem: zProblem.optional(),
});

export const phoneShapes = {
  myTasks: {
    send: z.object({}),
    reply: z.object({
      /** What the gateway's clock says: a phone that differs says so. */
      now: z.string(),
      today: z.string(),
      /** Whether any inspector is bound to the account. */
      isBound: z.boolean(),
      /** There are more than a phone takes along. */
      isCut: z.boolean(),
      tasks: z.array(zPhoneTask),
    }),
  },
  recordMine: {
    send: z.object({
      /** What the sender's clock says, in milliseconds since 1970. */
      sentAtMs: z.number().min(0).max(8.64e15),
      scans: z.array(zSentScan).max(resultsPerSync.max).default([]),
      rows: z
        .array(zSentResult.omit({ inspectorId: true }))
        .max(resultsPerSync.max)
        .default([]),
    }),
    reply: z.object({ scans: z.array(zAnswer), rows: z.array(zAnswer) }),
  },
  uploadMyImage: {
    send: z.object({
      /** Given once by the phone. */
      key: z.string().min(resultKeyChars.min).max(resultKeyChars.max),
      file: zUploadFile,
    }),
    reply: z.object({ imageId: z.string() }),
  },
};
