import { alarmKindNames, alarmLoads } from '@fireline/domain/alarm';
import { operatorsMax } from '@fireline/domain/analysis';
import { deviceTypeNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zId, zInt, zList } from '../../lib/shapes.ts';
import { zDays } from '../analysis/shapes.ts';

const zCount = z.number().int();
const zDevice = {
  deviceId: z.number(),
  deviceName: z.string(),
  deviceType: z.enum(deviceTypeNames),
  placeName: z.string(),
  alarms: zCount,
};
const zWaits = z.object({ p50: z.number(), p90: z.number(), p95: z.number() });

const narrowed = {
  unitId: zList(zId).optional(),
  partnerId: zList(zId).optional(),
  /** How many watched at once. */
  operators: zInt.min(1).max(operatorsMax).default(1),
};
/** What raised most of the alarms of a device. */
const zCause = {
  kind: z.enum(alarmKindNames),
  /** The rule that raised the last of them; null: the device itself names it. */
  ruleId: z.number().nullable(),
};

/** @spec N17 */
export const qualityShapes = {
  qualityTrend: {
    /** The last day of the last week that is shown. */
    send: z.object({ to: z.string(), ...narrowed }),
    reply: z.object({
      /** From Monday to Sunday, oldest first; of the running week what there is so far. */
      weeks: z.array(
        z.object({
          key: z.string(),
          from: z.string(),
          to: z.string(),
          alarms: zCount,
          /** In milliseconds; null: none was acknowledged. */
          acknowledgedAfterMs: z.object({ p50: z.number(), p90: z.number() }).nullable(),
          /** Of those that are closed; null: none is. */
          falseAlarmPercent: z.number().nullable(),
          /** Alarms of one operator in ten minutes, on average. */
          perTenMinutes: z.number(),
        }),
      ),
    }),
  },
  quality: {
    /** Days, both counted. */
    send: z.object({ ...zDays, ...narrowed }),
    reply: z.object({
      alarms: zCount,
      /** In milliseconds; null: none was. */
      acknowledgedAfterMs: zWaits.nullable(),
      /** Of those that are closed. */
      closedAfterMs: zWaits.nullable(),
      closed: zCount,
      unacknowledged: zCount,
      falseAlarms: zCount,
      /** Of those that are closed; null: none is. */
      falseAlarmPercent: z.number().nullable(),
      perTenMinutes: z.object({
        mean: z.number(),
        peak: z.number(),
        floodPercent: z.number(),
        load: z.enum(alarmLoads),
      }),
      standing: zCount,
      chattering: z.array(z.object({ ...zDevice, ...zCause })),
      nuisance: z.array(z.object({ ...zDevice, ...zCause, percent: z.number() })),
    }),
  },
};
