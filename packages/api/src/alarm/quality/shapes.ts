import { alarmKindNames, alarmLoads } from '@fireline/domain/alarm';
import { operatorsMax } from '@fireline/domain/analysis';
import { deviceTypeNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zId, zInt } from '../../lib/shapes.ts';
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

/** @spec N17 */
export const qualityShapes = {
  quality: {
    send: z.object({
      /** Days, both counted. */
      ...zDays,
      unitId: zId.optional(),
      partnerId: zId.optional(),
      /** How many watched at once. */
      operators: zInt.min(1).max(operatorsMax).default(1),
    }),
    reply: z.object({
      alarms: zCount,
      /** In milliseconds; null: none was. */
      acknowledgedAfterMs: zWaits.nullable(),
      /** Of those that are closed. */
      closedAfterMs: zWaits.nullable(),
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
      chattering: z.array(z.object({ ...zDevice, kind: z.enum(alarmKindNames) })),
      nuisance: z.array(z.object({ ...zDevice, percent: z.number() })),
    }),
  },
};
