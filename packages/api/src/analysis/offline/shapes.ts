import { offlineBy, offlineRanges } from '@fireline/domain/analysis';
import { deviceTypeNames, offlineReasons } from '@fireline/domain/device';
import * as z from 'zod';
import { nothing, page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zReason = z.enum(offlineReasons);
const zCount = z.number().int();

/** @spec ANA-02 */
export const offlineShapes = {
  nbOffline: {
    send: z.object({
      /** Device, IMEI, place or address, any part. */
      search: zSearch.optional(),
      reason: zList(zReason).optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      partnerId: zList(zId).optional(),
      unitId: zList(zId).optional(),
      sort: z.enum(['since', 'lastSeenAt', 'name']).default('since'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(
      z.object({
        deviceId: z.number(),
        name: z.string(),
        imei: z.string(),
        deviceType: z.enum(deviceTypeNames),
        placeName: z.string(),
        partnerName: z.string(),
        address: z.string(),
        reason: zReason,
        /** Since when it is silent; null: it was silent before that was noted. */
        since: z.string().nullable(),
        signals: z.number().nullable(),
        batteryRatio: z.number().nullable(),
        lastSeenAt: z.string().nullable(),
      }),
    ),
  },
  offlineCount: {
    send: z.object({
      range: z.enum(offlineRanges).default('last7Days'),
      by: z.enum(offlineBy).default('unit'),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      partnerId: zList(zId).optional(),
      unitId: zList(zId).optional(),
      placeId: zList(zId).optional(),
    }),
    reply: z.object({
      /** Days of the tenants' time, both included: the list of records finds the same ones under them. */
      from: z.string(),
      to: z.string(),
      /** The instant up to which is counted: the last day still goes on. */
      until: z.string(),
      /** Devices in use, and of them those that are offline now. */
      inUse: zCount,
      offlineNow: zCount,
      /** Time lost in the range, in seconds, how often, and by how many devices. */
      offlineS: z.number(),
      silences: zCount,
      devices: zCount,
      /** Every day of the range, the oldest first. */
      days: z.array(z.object({ day: z.string(), offlineS: z.number(), devices: zCount })),
      /** The most time lost first, at most 200; those without any are left out. */
      rows: z.array(
        z.object({
          /** What the list of records is filtered by to hold just these; empty: those that have none. */
          key: z.string(),
          name: z.string(),
          /** Devices that are offline now, and all that were in the range. */
          offlineNow: zCount,
          devices: zCount,
          silences: zCount,
          offlineS: z.number(),
          /** Of the time lost by all, with one decimal. */
          percent: z.number(),
          /** Seconds lost on each day of the range. */
          days: z.array(z.number()),
        }),
      ),
      isCut: z.boolean(),
    }),
  },
  nbOfflineReasons: {
    send: nothing,
    reply: z.object({
      /** Devices on NB that are in use, and of them those that are offline. */
      inUse: z.number().int(),
      offline: z.number().int(),
      /** Every reason; percentages add up to 100. */
      reasons: z.array(z.object({ key: zReason, count: z.number().int(), percent: z.number() })),
    }),
  },
};
