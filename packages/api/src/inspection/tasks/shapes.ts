import {
  failureStates,
  homeDays,
  inspectionBatchCount,
  itemOutcomes,
  resultsPerSync,
  scanWays,
  taskStandings,
} from '@fireline/domain/inspection';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInstant, zInt, zList, zProblem, zSearch, zUploadFile } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zImageId = z.string().regex(/^[\w-]{1,64}$/);

/** A task of a patrol. @spec INS-05 */
const zTask = z.object({
  taskId: z.number(),
  planId: z.number(),
  planName: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  /** Null: the line was deleted. */
  lineId: z.number().nullable(),
  lineName: z.string(),
  /** Null: the inspector has left. */
  inspectorId: z.number().nullable(),
  inspectorName: zBy,
  /** Days, both of the task. */
  fromDay: z.string(),
  toDay: z.string(),
  standing: z.enum(taskStandings),
  /** It was over before it was made. */
  isMadeLate: z.boolean(),
  pointCount: zCount,
  donePoints: zCount,
  itemCount: zCount,
  passed: zCount,
  failed: zCount,
  /** Failed items that wait for a decision. */
  undecided: zCount,
  completedAt: z.string().nullable(),
  withdrawnBy: zBy,
  withdrawnAt: z.string().nullable(),
  revision: zCount,
  changedBy: zBy,
  changedAt: z.string().nullable(),
});

/** What somebody found at an item. */
const zResult = z.object({
  key: z.string(),
  pointId: z.number(),
  itemId: z.number(),
  outcome: z.enum(itemOutcomes),
  description: z.string(),
  images: z.array(z.string()),
  /** When it was looked at by the gateway's clock, and when it arrived. */
  at: z.string(),
  receivedAt: z.string(),
  /** What the sender's clock differed by, in milliseconds, and whether that is so much that the report says so. */
  skewMs: z.number(),
  isClockWrong: z.boolean(),
  corrects: z.string().nullable(),
  isCorrected: z.boolean(),
  /** The account that sent it, and who looked. */
  recordedBy: zBy,
  inspectorName: zBy,
});
/** A failed item and what became of it. */
const zFailure = z.object({
  failureId: z.number(),
  taskId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  lineName: z.string(),
  pointId: z.number(),
  itemId: z.number(),
  pointName: z.string(),
  itemContent: z.string(),
  description: z.string(),
  foundAt: z.string(),
  foundBy: zBy,
  state: z.enum(failureStates),
  hazardId: z.number().nullable(),
  orderId: z.number().nullable(),
  decidedBy: zBy,
  decidedAt: z.string().nullable(),
  reason: z.string(),
  revision: zCount,
});
/** That somebody came to a point, and how that was shown. */
const zScan = z.object({
  way: z.enum(scanWays),
  reason: z.string(),
  at: z.string(),
  inspectorName: zBy,
  isClockWrong: z.boolean(),
});
const zTaskDetail = zTask.extend({
  /** Points and words are those of the day on which it began; before, those that its line has now. */
  hasBegun: z.boolean(),
  /** The caller may record its results at a desk: it is the caller's own, or the caller stands for no inspector, or gives tasks out. */
  mayRecord: z.boolean(),
  points: z.array(
    z.object({
      pointId: z.number(),
      name: z.string(),
      location: z.string(),
      buildingName: z.string(),
      floor: z.number().nullable(),
      categoryName: z.string(),
      /** In the order in which they were made. */
      scans: z.array(zScan),
      items: z.array(
        z.object({
          itemId: z.number(),
          content: z.string(),
          requirement: z.string(),
          guideUrl: z.string().nullable(),
          /** The worst that was found; null: nobody looked. */
          outcome: z.enum(itemOutcomes).nullable(),
          /** All that was found, in the order of its arrival. */
          results: z.array(zResult),
          failure: zFailure.nullable(),
        }),
      ),
    }),
  ),
});

/** What the domain's `resultForm` reads; who looked is one of the unit's inspectors, or else the account. */
export const zSentResult = z.object({
  key: z.string(),
  taskId: zId,
  pointId: zId,
  itemId: zId,
  outcome: z.string(),
  description: z.string().default(''),
  images: z.array(z.string()).default([]),
  /** By the sender's clock, in milliseconds since 1970. */
  atMs: z.number(),
  corrects: z.string().optional(),
  inspectorId: zId.optional(),
});

const zFigures = z.object({
  total: zCount,
  completed: zCount,
  incomplete: zCount,
  late: zCount,
  overdue: zCount,
  /** Ratios are 0 to 1; null where there is nothing to divide. */
  completedRatio: z.number().nullable(),
  inTimeRatio: z.number().nullable(),
  pointRatio: z.number().nullable(),
  failedItems: zCount,
  failedRatio: z.number().nullable(),
});
const zNamedFigures = zFigures.extend({ id: z.number().nullable(), name: zBy });

export const taskShapes = {
  tasks: {
    send: z.object({
      /** Plan, line, inspector or unit, any part. */
      search: zSearch.optional(),
      unitId: zList(zId).optional(),
      planId: zList(zId).optional(),
      lineId: zList(zId).optional(),
      inspectorId: zList(zId).optional(),
      standing: zList(z.enum(taskStandings)).optional(),
      failed: z.literal('yes').optional(),
      /** Those that run until the end of this day. */
      due: z.literal('today').optional(),
      /** Tasks with a day in these, the second instant excluded. */
      from: zInstant.optional(),
      to: zInstant.optional(),
      /** By due time those that run against one stand first, then those to come, then the others, newest first. */
      sort: z.enum(['from', 'to', 'due', 'plan', 'unit', 'inspector', 'failed']).default('from'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zTask).extend({
      /** What somebody has to see to, under the other filters; those due today run as well. */
      counts: z.object({ overdue: zCount, dueToday: zCount, running: zCount }),
    }),
  },
  task: { send: z.object({ taskId: zId }), reply: zTaskDetail },
  sync: {
    send: z.object({
      /** What the sender's clock says, in milliseconds since 1970. */
      sentAtMs: z.number().min(0).max(8.64e15),
      rows: z.array(zSentResult).min(resultsPerSync.min).max(resultsPerSync.max),
    }),
    reply: z.object({
      rows: z.array(
        z.object({
          key: z.string(),
          outcome: z.enum(['added', 'repeated', 'refused']),
          problem: zProblem.optional(),
        }),
      ),
    }),
  },
  reassignTasks: {
    send: z.object({
      taskIds: z.array(zId).min(inspectionBatchCount.min).max(inspectionBatchCount.max),
      inspectorId: zId,
    }),
    reply: z.object({
      rows: z.array(z.object({ taskId: z.number(), isDone: z.boolean(), problem: zProblem.optional() })),
    }),
  },
  undecided: { send: z.object({ ...paging }), reply: page(zFailure) },
  decideFailure: {
    send: z.object({
      failureId: zId,
      decision: z.string(),
      hazardLevel: zInt.optional(),
      dueDays: zInt.optional(),
      orderLevel: z.string().optional(),
      methods: z.array(z.string()).max(10).default([]),
      reason: z.string().default(''),
    }),
    reply: zFailure,
  },
  home: {
    /** Days before today that are counted, and as many before those. */
    send: z.object({ days: zInt.min(homeDays.min).max(homeDays.max).default(30) }),
    reply: z.object({
      today: z.string(),
      from: z.string(),
      to: z.string(),
      todayDone: zCount,
      todayTotal: zCount,
      overdueTotal: zCount,
      overdue: z.array(zTask),
      undecidedTotal: zCount,
      undecided: z.array(zFailure),
      figures: zFigures,
      former: zFigures,
      perDay: z.array(
        z.object({ day: z.string(), total: zCount, completed: zCount, overdue: zCount, failedItems: zCount }),
      ),
      byInspector: z.array(zNamedFigures),
      byLine: z.array(zNamedFigures),
    }),
  },
  uploadResultImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  resultImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
};
