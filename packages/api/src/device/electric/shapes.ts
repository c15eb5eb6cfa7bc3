import { alarmKindNames, alarmStates, closings } from '@fireline/domain/alarm';
import { electricityWindows, type ElectricityWindow } from '@fireline/domain/analysis';
import { acknowledgementWaitMin, type ElectricCode, electricCodes, measurementNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zCommand } from '../downlink/shapes.ts';
import { page, paging, zAlarmLevel, zId, zInt } from '../../lib/shapes.ts';

const zCode = z.literal(Object.keys(electricCodes).map(Number) as ElectricCode[]);
const zReadings = z.partialRecord(z.enum(measurementNames), z.number());

/** A report by code. @spec DEV-11 */
const zElectricEvent = z.object({
  alarmId: z.number(),
  code: zCode,
  kind: z.enum(alarmKindNames),
  level: zAlarmLevel,
  state: z.enum(alarmStates),
  closing: z.enum(closings).nullable(),
  alarmTime: z.string(),
  /** The reading that came with it; null: none did. */
  value: z.number().nullable(),
  count: z.number().int(),
});
const events = { send: z.object({ deviceId: zId, ...paging }), reply: page(zElectricEvent) };

/** What the domain's `thresholdsForm` reads: what is not named stays as it is. */
const zThresholds = z.object({
  leakageMa: z.number().optional(),
  cableCelsius: z.number().optional(),
  currentA: z.number().optional(),
  overVoltage: z.number().optional(),
  underVoltage: z.number().optional(),
});
const zWaitMin = zInt
  .min(acknowledgementWaitMin.min)
  .max(acknowledgementWaitMin.max)
  .default(acknowledgementWaitMin.max);

export const electricShapes = {
  electricReadings: {
    send: z.object({ deviceId: zId.optional(), ...paging }),
    reply: page(
      z.object({
        deviceId: z.number(),
        name: z.string(),
        placeName: z.string(),
        /** null: never heard of. */
        lastSeenAt: z.string().nullable(),
        heartbeatS: z.number().int(),
        readings: zReadings,
        standing: z.array(zCode),
      }),
    ),
  },
  electricThresholds: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      confirmed: zThresholds,
      confirmedAt: z.string().nullable(),
      /** Sent and not answered yet. */
      waiting: zThresholds.nullable(),
    }),
  },
  configureElectric: { send: zThresholds.extend({ deviceId: zId, waitMin: zWaitMin }), reply: zCommand },
  resetElectric: { send: z.object({ deviceId: zId, waitMin: zWaitMin }), reply: zCommand },
  electricAlarms: events,
  electricFaults: events,
  electricStatistics: {
    send: z.object({
      deviceId: zId,
      window: z.enum(Object.keys(electricityWindows) as [ElectricityWindow, ...ElectricityWindow[]]).default('days'),
    }),
    reply: z.object({
      codes: z.array(z.object({ code: zCode, count: z.number().int(), lastAt: z.string().nullable() })),
      /** The highest of each day, or of each month of the year, oldest first; those without a report are left out. */
      highest: z.array(
        z.object({
          /** `2026-11-21`, or `2026-11` */
          key: z.string(),
          leakage: z.number().nullable(),
          current: z.number().nullable(),
          temperature: z.number().nullable(),
        }),
      ),
    }),
  },
};
