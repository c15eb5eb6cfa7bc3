import { alarmKindNames } from '@fireline/domain/alarm';
import { bucketSteps } from '@fireline/domain/analysis';
import * as z from 'zod';
import { page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zFigure = z.number().nullable();
/** What the domain's `electricityWindows` names. */
const zWindow = z.enum(['days', 'year']).default('days');
const of = { window: zWindow, unitId: zList(zId).optional(), partnerId: zList(zId).optional() };
const zUse = {
  /** kWh. */
  used: z.number(),
  /** A; null: not measured. */
  maxCurrent: zFigure,
  /** mA; null: not measured. */
  maxLeakage: zFigure,
};

/** @spec ANA-03 */
export const electricityShapes = {
  electricity: {
    send: z.object({
      ...of,
      search: zSearch.optional(),
      sort: z.enum(['used', 'maxCurrent', 'maxLeakage', 'name']).default('used'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(
      z.object({
        placeId: z.number(),
        name: z.string(),
        unitName: z.string(),
        devices: zCount,
        ...zUse,
        /** Above these an alarm rule of today raises an alarm; null: none does. */
        currentLimit: zFigure,
        leakageLimit: zFigure,
      }),
    ),
  },
  electricityCurve: {
    send: z.object({ ...of, placeId: zId.optional() }),
    reply: z.object({
      from: z.string(),
      to: z.string(),
      step: z.enum(bucketSteps),
      total: z.number(),
      /** Every day or month of the time, oldest first. */
      rows: z.array(z.object({ key: z.string(), ...zUse })),
      /** Of one place: its meters, those that used most first; 100 at most. */
      devices: z.array(z.object({ deviceId: z.number(), name: z.string(), ...zUse })),
      /** Alarms of electrical detectors in the time, drills left out. */
      alarms: z.array(z.object({ kind: z.enum(alarmKindNames), count: zCount })),
    }),
  },
  humidity: {
    send: z.object({ placeId: zId, window: z.enum(['days', 'hours']).default('days') }),
    reply: z.object({
      step: z.enum(bucketSteps),
      /** Every hour or day of the time; null: nothing was measured. */
      rows: z.array(z.object({ key: z.string(), atMs: z.number(), mean: zFigure, min: zFigure, max: zFigure })),
    }),
  },
};
