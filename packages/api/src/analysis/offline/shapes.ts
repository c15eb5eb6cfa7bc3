import { offlineReasons } from '@fireline/domain/analysis';
import { deviceTypeNames } from '@fireline/domain/device';
import * as z from 'zod';
import { nothing, page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zReason = z.enum(offlineReasons);

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
