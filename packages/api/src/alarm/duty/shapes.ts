import { alarmKindNames, alarmStates, dutyCheckStates, handoverStates } from '@fireline/domain/alarm';
import { sendReasons, sendStates, sentChannels } from '@fireline/domain/message';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { nothing, page, paging, zAlarmLevel, zBool, zId, zInstant, zInt, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zOrder = z.enum(['asc', 'desc']);
const handoverEvents = ['sign', 'accept', 'sendBack'] as const;

/** When the next check comes is nobody's to know. @spec N16 */
const zPlan = z.object({
  planId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  everyMinutes: zCount,
  answerMinutes: zCount,
  isOn: z.boolean(),
  revision: zCount,
  changedBy: zBy,
  changedAt: z.string(),
  /** In the last seven days. */
  present: zCount,
  missed: zCount,
  /** The shift that is not accepted yet; null: none runs. */
  handoverId: z.number().nullable(),
  handoverState: z.enum(handoverStates).nullable(),
  onDuty: z.string(),
  since: z.string().nullable(),
});
const zCheck = z.object({
  checkId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  askedAt: z.string(),
  answerMinutes: zCount,
  state: z.enum(dutyCheckStates),
  answeredAt: z.string().nullable(),
  answeredBy: zBy,
  /** What went out because nobody answered, and what did not, with the reason. */
  messages: z.array(
    z.object({
      channel: z.enum(sentChannels),
      receiver: zBy,
      state: z.enum(sendStates),
      reason: z.enum(sendReasons).nullable(),
    }),
  ),
});
const zHandover = z.object({
  handoverId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  state: z.enum(handoverStates),
  outgoingId: z.number(),
  outgoingName: zBy,
  fromAt: z.string(),
  /** When who leaves signed. */
  toAt: z.string().nullable(),
  remark: z.string(),
  incomingId: z.number().nullable(),
  incomingName: zBy,
  acceptedAt: z.string().nullable(),
  returnedBy: zBy,
  reason: z.string(),
  revision: zCount,
});
const zSheetAlarm = z.object({
  alarmId: z.number(),
  kind: z.enum(alarmKindNames),
  level: zAlarmLevel,
  state: z.enum(alarmStates),
  raisedAtMs: z.number(),
  isDrill: z.boolean(),
  unitName: z.string(),
  buildingName: z.string(),
  floor: z.number().int().nullable(),
  placeName: z.string(),
});
const zHandoverDetail = z.object({
  handover: zHandover,
  sheet: z.object({
    open: z.array(zSheetAlarm),
    unacknowledged: zCount,
    byLevel: z.record(z.string(), zCount),
    raisedInShift: zCount,
    checks: z.object({ asked: zCount, present: zCount, missed: zCount }),
    /** What was kept quiet in the shift, earliest first; missing on sheets that were signed before it was noted. */
    silences: z
      .array(
        z.object({
          name: z.string(),
          reason: z.string(),
          fromAt: z.string(),
          toAt: z.string(),
          by: zBy,
        }),
      )
      .optional(),
  }),
});

export const dutyShapes = {
  dutyPlans: {
    send: z.object({
      search: zSearch.optional(),
      state: z.enum(['on', 'off']).optional(),
      planId: zId.optional(),
      sort: z.enum(['unit', 'missed']).default('unit'),
      order: zOrder.default('asc'),
      ...paging,
    }),
    reply: page(zPlan),
  },
  /** What the domain's `dutyPlanForm` reads, and the revision that was changed; without, it is a new one. */
  saveDutyPlan: {
    send: z.object({
      unitId: zId,
      everyMinutes: zInt,
      answerMinutes: zInt,
      isOn: zBool.default(true),
      revision: zCount.optional(),
    }),
    reply: zPlan,
  },
  dutyChecks: {
    send: z.object({
      unitId: zList(zId).optional(),
      state: z.enum(dutyCheckStates).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      ...paging,
    }),
    reply: page(zCheck),
  },
  dutyAsked: { send: nothing, reply: z.object({ checks: z.array(zCheck) }) },
  answerDutyCheck: { send: z.object({ checkId: zId }), reply: zCheck },
  handovers: {
    send: z.object({
      unitId: zList(zId).optional(),
      state: z.enum(handoverStates).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      ...paging,
    }),
    reply: page(zHandover),
  },
  handover: { send: z.object({ handoverId: zId }), reply: zHandoverDetail },
  beginShift: { send: z.object({ unitId: zId }), reply: zHandoverDetail },
  stepHandover: {
    send: z.object({
      handoverId: zId,
      revision: zCount,
      event: z.enum(handoverEvents),
      remark: z.string().max(4000).default(''),
    }),
    reply: zHandoverDetail,
  },
};
