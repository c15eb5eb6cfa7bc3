import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { cycleNames, failureWays, planStates } from '@fireline/domain/inspection';
import { notificationMethods, orderLevels } from '@fireline/domain/service';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { changes } from '../../lib/record/shapes.ts';
import { page, paging, zBool, zId, zInt, zList, zRevision, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zDays = z.object({ from: z.string(), to: z.string() });

/** A plan of patrols. @spec INS-04 */
const zPlan = z.object({
  planId: z.number(),
  name: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  /** Null: the line was deleted, and the plan makes no more tasks. */
  lineId: z.number().nullable(),
  lineName: z.string(),
  /** Null: the inspector has left. */
  inspectorId: z.number().nullable(),
  inspectorName: zBy,
  cycle: z.enum(cycleNames),
  /** Of a cycle of its own. */
  cycleDays: zCount.nullable(),
  validFrom: z.string(),
  validTo: z.string(),
  route: z.string(),
  state: z.enum(planStates),
  /** The day from which it is disabled. */
  pausedFrom: z.string().nullable(),
  /** What a failed item becomes, and with what. */
  onFailure: z.enum(failureWays),
  hazardLevel: z.literal(alarmLevelNumbers).nullable(),
  dueDays: zCount.nullable(),
  orderLevel: z.enum(orderLevels).nullable(),
  methods: z.array(z.enum(notificationMethods)),
  /** Its present task, or else the next, by its first and last day. */
  nextTask: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Tasks that ended in the last 30 days, and those of them that were completed in time. */
  endedTasks: zCount,
  doneTasks: zCount,
  /** Of a deleted one. */
  deletedBy: zBy,
  deletedAt: z.string().nullable(),
  ...changes,
});
const zPlanDetail = zPlan.extend({
  /** Open tasks that are taken back when the plan is disabled, deleted or planned otherwise now, and those that stay. */
  withdraws: zCount,
  stays: zCount,
  open: z.array(zDays.extend({ stays: z.boolean() })),
  /** Days on which it was disabled, both ends among them; open while it is. */
  pauses: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
  /** Tasks that the generator makes next. */
  next: z.array(zDays),
});

/** What the domain's `inspectionPlanForm` reads; what is missing is its to tell. */
const sentPlan = {
  name: z.string().optional(),
  cycle: z.string().optional(),
  cycleDays: zInt.optional(),
  lineId: zId.optional(),
  inspectorId: zId.optional(),
  validFrom: z.string().optional(),
  validTo: z.string().optional(),
  route: z.string().default(''),
  onFailure: z.string().optional(),
  hazardLevel: zInt.optional(),
  dueDays: zInt.optional(),
  orderLevel: z.string().optional(),
  methods: z.array(z.string()).max(10).default([]),
};
const named = { planId: zId, revision: zRevision };
const confirmed = { ...named, isConfirmed: zBool.default(false) };
const order = z.enum(['asc', 'desc']).default('asc');
const found = {
  /** Name, line, inspector or unit, any part. */
  search: zSearch.optional(),
  unitId: zList(zId).optional(),
  lineId: zList(zId).optional(),
  order,
  ...paging,
};
const zStepped = zPlanDetail.extend({ withdrawn: zCount });

export const planShapes = {
  plans: {
    send: z.object({
      ...found,
      state: z.enum(['enabled', 'disabled', 'over']).optional(),
      sort: z.enum(['name', 'unit', 'inspector', 'line', 'validTo', 'changedAt']).default('name'),
    }),
    reply: page(zPlan),
  },
  deletedPlans: {
    send: z.object({ ...found, sort: z.enum(['name', 'unit', 'deletedAt']).default('deletedAt') }),
    reply: page(zPlan),
  },
  plan: { send: z.object({ planId: zId }), reply: zPlanDetail },
  planChoices: {
    send: z.object({ unitId: zId }),
    reply: z.object({
      lines: z.array(z.object({ lineId: z.number(), name: z.string(), points: zCount })),
      inspectors: z.array(z.object({ inspectorId: z.number(), name: zBy })),
    }),
  },
  createPlan: { send: z.object({ ...sentPlan, status: z.string().optional() }), reply: zPlanDetail },
  changePlan: { send: z.object({ ...named, ...sentPlan }), reply: zPlanDetail },
  switchPlan: { send: z.object({ ...confirmed, event: z.enum(['enable', 'disable']) }), reply: zStepped },
  deletePlan: { send: z.object(confirmed), reply: zStepped },
};
