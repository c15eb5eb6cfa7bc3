import { alarmKindNames, rehearsalStates, ruleStates } from '@fireline/domain/alarm';
import { deviceTypeNames, measurementNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zAlarmLevel, zBool, zId, zInt, zList, zSearch } from '../../lib/shapes.ts';

const settings = {
  kind: z.enum(alarmKindNames),
  deviceTypes: z.array(z.enum(deviceTypeNames)),
  measurement: z.enum(measurementNames),
  raisesWhen: z.enum(['atLeast', 'atMost']),
  threshold: z.number(),
  recoversAt: z.number(),
  alarmTimeMinutes: z.number(),
  autoRecovery: z.boolean(),
  armingEnable: z.boolean(),
  /** Null: that of the kind. */
  level: zAlarmLevel.nullable(),
};

/** What a rule said from one time to another. @spec ALM-05 */
export const zRuleVersion = z.object({
  versionId: z.number(),
  /** From 1 within its rule. */
  no: z.number().int(),
  isEnabled: z.boolean(),
  ...settings,
  /** Empty: it came with the tenant. */
  savedBy: zBy,
  savedAt: z.string(),
  /** Before `savedAt` where it held at once. */
  inEffectFrom: z.string(),
  withdrawnBy: zBy.nullable(),
  withdrawnAt: z.string().nullable(),
});

/** @spec ALM-05 */
export const zAlarmRule = z.object({
  ruleId: z.number(),
  /** Whose devices it is about; null: all. */
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  state: z.enum(ruleStates),
  /** What judges now; null: nothing does yet. */
  current: zRuleVersion.nullable(),
  /** What is to come. */
  pending: zRuleVersion.nullable(),
  /** What is shown of it: the one to come, the one in effect, or the last that was withdrawn. */
  version: zRuleVersion,
  /** What its versions raised in the last seven days, today among them, of what the caller sees; drills are left out. */
  alarms: z.number().int(),
  /** Whether the caller may change it. */
  isOwn: z.boolean(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: z.number().int(),
});

const zRuleDetail = z.object({
  rule: zAlarmRule,
  /** The newest first, fifty at most. */
  versions: z.array(zRuleVersion),
});

/** What the domain's `alarmRuleForm` reads. */
export const sentRule = {
  kind: z.string(),
  deviceTypes: zList(z.string()),
  measurement: z.string(),
  raisesWhen: z.string(),
  threshold: z.coerce.number<number>(),
  recoversAt: z.coerce.number<number>(),
  alarmTimeMinutes: z.coerce.number<number>(),
  autoRecovery: zBool,
  armingEnable: zBool,
  partnerId: zId.nullish(),
  level: zInt.nullish(),
};

const zCount = z.number().int();
const zResult = z.object({
  alarms: zCount,
  byKind: z.partialRecord(z.enum(alarmKindNames), zCount),
  devices: zCount,
  repeated: zCount,
  standing: zCount,
  sms: zCount,
  voice: zCount,
  cents: zCount,
});
/** @spec N14 */
const zRehearsal = z.object({
  rehearsalId: z.number(),
  ruleId: z.number().nullable(),
  askedBy: zBy,
  askedAt: z.string(),
  days: zCount,
  kind: z.enum(alarmKindNames),
  threshold: z.number(),
  recoversAt: z.number(),
  alarmTimeMinutes: z.number(),
  state: z.enum(rehearsalStates),
  devicesDone: zCount,
  devicesAll: zCount,
  /** Of the draft so far, and of what is in effect now; null: nothing was looked at, or nothing is in effect. */
  draft: zResult.nullable(),
  current: zResult.nullable(),
});

export const ruleShapes = {
  rehearse: {
    send: z.object({
      ...sentRule,
      /** The rule that the draft would change: its version in effect is rehearsed as well. */
      ruleId: zId.nullish(),
      /** What the domain's `rehearsalForm` reads: yuan as people write them. */
      days: zInt,
      smsReceivers: zInt,
      voiceReceivers: zInt,
      smsCents: z.string(),
      voiceCents: z.string(),
    }),
    reply: zRehearsal,
  },
  /** The caller's own, the newest first, ten at most. */
  rehearsals: { send: z.object({}), reply: z.object({ rows: z.array(zRehearsal) }) },
  cancelRehearsal: { send: z.object({ rehearsalId: zId }), reply: zRehearsal },
  rules: {
    send: z.object({
      /** Kind of alarm, device type, reading or partner in the reader's language, any part. */
      search: zSearch.optional(),
      state: zList(z.enum(ruleStates)).optional(),
      kind: zList(z.enum(alarmKindNames)).optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      sort: z.enum(['kind', 'savedAt', 'inEffectFrom']).default('kind'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zAlarmRule),
  },
  rule: { send: z.object({ ruleId: zId }), reply: zRuleDetail },
  createRule: { send: z.object(sentRule), reply: zRuleDetail },
  changeRule: { send: z.object({ ruleId: zId, revision: zInt, ...sentRule }), reply: zRuleDetail },
  switchRule: { send: z.object({ ruleId: zId, revision: zInt, isEnabled: zBool }), reply: zRuleDetail },
  restoreRule: { send: z.object({ ruleId: zId, revision: zInt, versionId: zId }), reply: zRuleDetail },
  withdrawRule: { send: z.object({ ruleId: zId, versionId: zId }), reply: zRuleDetail },
};
