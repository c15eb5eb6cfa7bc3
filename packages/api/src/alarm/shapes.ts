import {
  alarmCategories,
  alarmKindNames,
  alarmStates,
  closingChoices,
  closings,
  manualClosings,
} from '@fireline/domain/alarm';
import { deviceTypeNames, measurementNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import { nothing, page, paging, zId, zInstant, zList, zSearch, zAlarmLevel, zAlarmLevels } from '../lib/shapes.ts';
import { analysisShapes } from './analysis/shapes.ts';
import { drillShapes } from './drills/shapes.ts';
import { deskShapes, zRefusedAlarm } from './desk/shapes.ts';
import { dutyShapes } from './duty/shapes.ts';
import { hazardShapes } from './hazards/shapes.ts';
import { qualityShapes } from './quality/shapes.ts';
import { triggerShapes } from './triggers/shapes.ts';
import { soundShapes } from './sounds/shapes.ts';
import { silenceShapes } from './silences/shapes.ts';
import { ruleShapes, zRuleVersion } from './rules/shapes.ts';

/** One alarm, whole, as lists, details and push carry it. */
export const zAlarm = z.object({
  alarmId: z.number(),
  /** Grows with every change: of two copies the higher is the newer. */
  revision: z.number().int(),
  level: zAlarmLevel,
  category: z.enum(alarmCategories),
  kind: z.enum(alarmKindNames),
  state: z.enum(alarmStates),
  measurement: z.enum(measurementNames).nullable(),
  value: z.number().nullable(),
  /** How often it was reported while it stood; 1 the first time. */
  count: z.number().int(),
  /** When the device measured what raised it, by the server's clock. */
  alarmTime: z.string(),
  /** When the server received it: later than `alarmTime` where a device sends what it measured before. */
  receivedAt: z.string(),
  lastTime: z.string(),
  recoveredAt: z.string().nullable(),
  acknowledgedBy: zBy.nullable(),
  acknowledgedAt: z.string().nullable(),
  closing: z.enum(closings).nullable(),
  clearType: z.enum(['AUTO', 'manual']).nullable(),
  handledBy: zBy.nullable(),
  handledAt: z.string().nullable(),
  remark: z.string(),
  /** The drill that it was raised in; null: it is real. */
  drillId: z.number().nullable(),
  /** It neither pops up nor sounds before; null: nothing ever silenced it. @spec ALM-12 */
  silencedUntil: z.string().nullable(),
  deviceId: z.number(),
  deviceName: z.string(),
  deviceType: z.enum(deviceTypeNames),
  imei: z.string(),
  /** null: none; left out by a gateway that does not send it. */
  unitId: z.number().nullish(),
  unitName: z.string(),
  placeId: z.number().nullish(),
  placeName: z.string(),
  buildingId: z.number().nullish(),
  buildingName: z.string(),
  /** Above ground counts from 1, below ground from -1. */
  floor: z.number().int().nullable(),
  address: z.string(),
});

const filter = {
  /** Current = open or acknowledged; history = closed; all = both. */
  list: z.enum(['current', 'history', 'all']).default('current'),
  search: zSearch.optional(),
  level: zAlarmLevels.optional(),
  category: zList(z.enum(alarmCategories)).optional(),
  state: zList(z.enum(alarmStates)).optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  clearType: z.enum(['AUTO', 'manual']).optional(),
  kind: zList(z.enum(alarmKindNames)).optional(),
  closing: z.enum(closingChoices).optional(),
  deviceId: zId.optional(),
  /** Raised by a version of this rule. */
  ruleId: zId.optional(),
  /** Whether somebody has acknowledged it by now. */
  acknowledged: z.enum(['yes', 'no']).optional(),
  unitId: zList(zId).optional(),
  placeId: zList(zId).optional(),
  partnerId: zList(zId).optional(),
  buildingId: zId.optional(),
  /** Raised in a drill, or real. */
  drill: z.enum(['yes', 'no']).optional(),
  drillId: zId.optional(),
  from: zInstant.optional(),
  to: zInstant.optional(),
};

export const alarmShapes = {
  ...deskShapes,
  ...hazardShapes,
  ...ruleShapes,
  ...triggerShapes,
  ...drillShapes,
  ...dutyShapes,
  ...analysisShapes,
  ...qualityShapes,
  ...silenceShapes,
  ...soundShapes,
  list: {
    send: z.object({
      ...filter,
      /** Current alarms by `receivedAt`, past ones by `alarmTime`, unless said otherwise. */
      sort: z.enum(['receivedAt', 'alarmTime', 'level', 'handledAt']).optional(),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zAlarm),
  },
  summary: {
    send: nothing,
    reply: z.object({
      /** Current alarms by level, 1 to 5. */
      byLevel: z.record(z.string(), z.number().int()),
      unacknowledged: z.number().int(),
      current: z.number().int(),
    }),
  },
  detail: {
    send: z.object({ alarmId: zId }),
    reply: z.object({
      alarm: zAlarm,
      /** The version of the rule that raised it; null: the device itself named it. */
      rule: zRuleVersion.extend({ ruleId: z.number() }).nullable(),
      /** What silenced it, as long as `alarm.silencedUntil` says; null: nothing. */
      silence: z.object({ silenceId: z.number(), by: zBy, reason: z.string() }).nullable(),
      /** Oldest first. */
      track: z.array(
        z.object({
          at: z.string(),
          event: z.enum(['raised', 'repeatedReport', 'acknowledged', 'recovered', 'handled', 'reopened']),
          by: zBy.nullable(),
          closing: z.enum(closings).nullable(),
          remark: z.string(),
          value: z.number().nullable(),
        }),
      ),
    }),
  },
  acknowledge: {
    send: z.object({ alarmIds: zList(zId) }),
    reply: z.object({
      done: z.array(z.number()),
      refused: z.array(zRefusedAlarm),
    }),
  },
  handle: {
    send: z.object({ alarmId: zId, closing: z.enum(manualClosings), remark: z.string().max(4000).default('') }),
    reply: zAlarm,
  },
};
