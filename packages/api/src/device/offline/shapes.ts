import { deviceTypeNames, type OfflineLength, offlineLengths, offlineStatuses } from '@fireline/domain/device';
import * as z from 'zod';
import { page, paging, zId, zInstant, zList, zSearch } from '../../lib/shapes.ts';

/** A time without a device. @spec DEV-14 */
export const zOfflineRecord = z.object({
  recordId: z.number(),
  deviceId: z.number(),
  name: z.string(),
  imei: z.string(),
  deviceType: z.enum(deviceTypeNames),
  /** When the first report was missed. */
  fromAt: z.string(),
  /** When its next report was received; null: it is still silent. */
  toAt: z.string().nullable(),
  /** Why it may have fallen silent, by its last report. */
  status: z.enum(offlineStatuses),
  signals: z.number().nullable(),
  batteryRatio: z.number().nullable(),
  lastSeenAt: z.string().nullable(),
  partnerName: z.string(),
  unitName: z.string(),
  placeName: z.string(),
  address: z.string(),
  /** How often the device fell silent in the last `offlineTimesDays`. */
  times: z.number().int(),
});

export const offlineShapes = {
  offlineRecords: {
    send: z.object({
      /** Name, IMEI, place or address, any part. */
      search: zSearch.optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      status: zList(z.enum(offlineStatuses)).optional(),
      partnerId: zList(zId).optional(),
      unitId: zList(zId).optional(),
      placeId: zList(zId).optional(),
      deviceId: zId.optional(),
      state: z.enum(['ongoing', 'ended']).optional(),
      atLeast: z.enum(Object.keys(offlineLengths) as [OfflineLength, ...OfflineLength[]]).optional(),
      /** Those of which a part lies between the two instants, the second one excluded. */
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['fromAt', 'toAt', 'duration', 'name']).default('fromAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zOfflineRecord),
  },
};
