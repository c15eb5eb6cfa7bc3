import { statisticsRanges, type StatisticsRange } from '@fireline/domain/analysis';
import {
  batteryBands,
  countedDeeds,
  deviceStatuses,
  deviceTypeNames,
  signalBands,
  statisticsBy,
} from '@fireline/domain/device';
import * as z from 'zod';
import { page, paging, zId, zInstant, zList } from '../../lib/shapes.ts';
import { deviceFilter } from '../filterShapes.ts';

const zCount = z.number().int();
const zByStatus = z.record(z.enum(deviceStatuses), zCount);
const rangeNames = Object.keys(statisticsRanges) as StatisticsRange[];

export const statisticsShapes = {
  statistics: {
    send: z.object({ ...deviceFilter, by: z.enum(statisticsBy).default('deviceType') }),
    reply: z.object({
      total: zCount,
      /** Each device once. */
      byStatus: zByStatus,
      /** On how many an alarm stands. */
      standing: zCount,
      late: zCount,
      lowBattery: zCount,
      /** At the end of the day so long ago; only where the filter keeps to partners, units and places, and that day is known. */
      before: z.array(z.object({ days: zCount, devices: zCount, online: zCount })),
      /** The largest first, at most 200. */
      rows: z.array(
        z.object({
          /** What the list is filtered by to hold just these; empty: those that have none. */
          key: z.string(),
          name: z.string(),
          /** Of a building: the place that it belongs to; otherwise empty. */
          placeName: z.string(),
          total: zCount,
          byStatus: zByStatus,
          standing: zCount,
          late: zCount,
          lowBattery: zCount,
        }),
      ),
      isCut: z.boolean(),
    }),
  },
  analysis: {
    send: z.object({
      /** What is kept reaches back over the months of a year. */
      range: z.enum(rangeNames).exclude(['last5Years']).default('last30Days'),
      partnerId: zList(zId).optional(),
      unitId: zList(zId).optional(),
      placeId: zList(zId).optional(),
    }),
    reply: z.object({
      /** Days of the tenants' time, both included. */
      from: z.string(),
      to: z.string(),
      /** Those that are kept, the oldest first. */
      days: z.array(
        z.object({
          day: z.string(),
          /** In use at the end of the day, and those of them that were not silent then. */
          devices: zCount,
          online: zCount,
          offlineS: zCount,
          silences: zCount,
        }),
      ),
      /** How many were activated and removed, of the days on which any was, the oldest first: as many as `lifeDeeds` lists. */
      lives: z.array(z.object({ day: z.string(), activated: zCount, removed: zCount })),
      /** The longest offline of the range, at most 20. */
      worst: z.array(
        z.object({
          deviceId: z.number(),
          name: z.string(),
          placeName: z.string(),
          offlineS: zCount,
          silences: zCount,
        }),
      ),
      /** Records of devices in scope of which a part lies in the range. */
      silences: zCount,
      /** Alarms of the range by type, those of drills left out. */
      alarms: z.array(z.object({ deviceType: z.enum(deviceTypeNames), alarms: zCount, falseAlarms: zCount })),
      /** Devices in use, as they are now. */
      signals: z.record(z.enum(signalBands), zCount),
      batteries: z.record(z.enum(batteryBands), zCount),
    }),
  },
  lifeDeeds: {
    send: z.object({
      event: zList(z.enum(countedDeeds)).optional(),
      partnerId: zList(zId).optional(),
      unitId: zList(zId).optional(),
      placeId: zList(zId).optional(),
      /** From the first instant on, before the second one. */
      from: zInstant,
      to: zInstant,
      ...paging,
    }),
    reply: page(
      z.object({
        lifeId: z.number(),
        at: z.string(),
        event: z.enum(countedDeeds),
        deviceId: z.number(),
        name: z.string(),
        imei: z.string(),
        deviceType: z.enum(deviceTypeNames),
        /** Where it hangs; of a removed one where it hung. */
        placeName: z.string(),
        /** It is not on record any more: it has no page. */
        isRemoved: z.boolean(),
      }),
    ),
  },
};
