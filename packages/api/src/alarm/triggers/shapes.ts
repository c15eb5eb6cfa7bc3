import {
  alarmKindNames,
  triggerActions,
  triggerConditions,
  triggerMoments,
  triggerReceivers,
} from '@fireline/domain/alarm';
import { deviceTypeNames } from '@fireline/domain/device';
import { sendReasons, sentChannels } from '@fireline/domain/message';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zAlarmLevel, zBool, zId, zInt, zList, zSearch } from '../../lib/shapes.ts';

const zTrigger = z.object({
  triggerId: z.number(),
  name: z.string(),
  /** Whose alarms it looks at; null: all. */
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  isEnabled: z.boolean(),
  moment: z.enum(triggerMoments),
  /** How long an alarm stands unacknowledged; null for the other moments. */
  afterMinutes: z.number().int().nullable(),
  mildestLevel: zAlarmLevel,
  /** Empty: all. */
  kinds: z.array(z.enum(alarmKindNames)),
  deviceTypes: z.array(z.enum(deviceTypeNames)),
  /** `22:00`; null: always. */
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  actions: z.array(z.enum(triggerActions)),
  receivers: z.array(z.enum(triggerReceivers)),
  /** How often it acted in the last seven days, and when last within them. */
  firings: z.number().int(),
  lastAt: z.string().nullable(),
  /** Whether the caller may change it. */
  isOwn: z.boolean(),
  revision: z.number().int(),
  changedBy: zBy,
  changedAt: z.string(),
});

const zTrace = z.object({
  traceId: z.number(),
  alarmId: z.number(),
  at: z.string(),
  moment: z.enum(triggerMoments),
  outcome: z.enum(['fired', 'missed', 'failed']),
  /** The conditions that did not hold. */
  missed: z.array(z.enum(triggerConditions)),
  /** What was looked at. */
  level: zAlarmLevel,
  kind: z.enum(alarmKindNames),
  deviceType: z.enum(deviceTypeNames),
  placeName: z.string(),
});
const zTriggerDetail = z.object({
  trigger: zTrigger,
  /** The newest first, a hundred at most. */
  trace: z.array(zTrace),
});

/** What the domain's `triggerRuleForm` reads. */
const sentTrigger = {
  name: z.string(),
  isEnabled: zBool,
  moment: z.string(),
  afterMinutes: zInt.nullish(),
  mildestLevel: zInt,
  kinds: zList(z.string()).default([]),
  deviceTypes: zList(z.string()).default([]),
  fromTime: z.string().nullish(),
  toTime: z.string().nullish(),
  actions: zList(z.string()),
  receivers: zList(z.string()).default([]),
  partnerId: zId.nullish(),
};
/** A rule, saved or not, as it looks at a past alarm. */
const zTriggerTest = z.object({
  alarm: z.object({
    alarmId: z.number(),
    kind: z.enum(alarmKindNames),
    level: zAlarmLevel,
    deviceType: z.enum(deviceTypeNames),
    alarmTime: z.string(),
    deviceName: z.string(),
    placeName: z.string(),
    isDrill: z.boolean(),
  }),
  /** The moment at which the rule looks at it. */
  lookedAt: z.string(),
  /** Whether the rule looks at alarms of that partner at all. */
  isOfPartner: z.boolean(),
  conditions: z.array(z.object({ condition: z.enum(triggerConditions), holds: z.boolean() })),
  acts: z.boolean(),
  /** By the people and settings of now; with a reason: it would not be sent. */
  messages: z.array(z.object({ channel: z.enum(sentChannels), receiver: zBy, reason: z.enum(sendReasons).nullable() })),
  /** `exists`: one has been made of the alarm; `noPlace`: the alarm stands in no place. */
  hazard: z.enum(['none', 'made', 'exists', 'noPlace']),
});
const named = { triggerId: zId, revision: zInt };

export const triggerShapes = {
  triggers: {
    send: z.object({
      /** Name of the rule or of its partner, any part. */
      search: zSearch.optional(),
      moment: zList(z.enum(triggerMoments)).optional(),
      enabled: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['name', 'firings', 'changedAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zTrigger),
  },
  trigger: { send: z.object({ triggerId: zId }), reply: zTriggerDetail },
  testTrigger: {
    send: z.object({
      alarmId: zId,
      ...sentTrigger,
      /** Without a partner: whether the rule looks at all alarms, as one on record does, or at those that one of the caller's would. */
      isForAll: zBool.default(false),
    }),
    reply: zTriggerTest,
  },
  createTrigger: { send: z.object(sentTrigger), reply: zTriggerDetail },
  changeTrigger: { send: z.object({ ...named, ...sentTrigger }), reply: zTriggerDetail },
  switchTrigger: { send: z.object({ ...named, isEnabled: zBool }), reply: zTriggerDetail },
  deleteTrigger: { send: z.object(named), reply: done },
};
