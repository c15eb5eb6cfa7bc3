import {
  accuracyMetres,
  deviceStatuses,
  deviceTypeNames,
  expiryTerms,
  measurementNames,
} from '@fireline/domain/device';
import { alarmKindNames } from '@fireline/domain/alarm';
import { floorsAbove, floorsUnder } from '@fireline/domain/building';
import { latDegrees, lngDegrees } from '@fireline/domain/site';
import * as z from 'zod';
import { page, paging, zId, zInstant, zInt, zList, zSearch, zAlarmLevel } from '../lib/shapes.ts';
import { lifeShapes } from './life/shapes.ts';
import { offlineShapes } from './offline/shapes.ts';

const zReadings = z.partialRecord(z.enum(measurementNames), z.number());

/** What the status tag reads, raw. */
const statusFields = {
  online: z.boolean(),
  dStatus: z.number().int(),
  expired: z.boolean(),
  open: z.boolean(),
  lowPower: z.boolean(),
  signals: z.number().int().nullable(),
};

export const zDevice = z.object({
  deviceId: z.number(),
  imei: z.string(),
  name: z.string(),
  deviceType: z.enum(deviceTypeNames),
  ...statusFields,
  /** Percent; null for mains devices. */
  batteryRatio: z.number().nullable(),
  readings: zReadings,
  /** null: never heard of. */
  lastSeenAt: z.string().nullable(),
  heartbeatS: z.number().int(),
  expiresOn: z.string().nullable(),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  unitName: z.string(),
  placeId: z.number().nullable(),
  placeName: z.string(),
  buildingName: z.string(),
  floor: z.number().int().nullable(),
  address: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  /** The worst level standing on it; null when all is well. */
  alarmLevel: zAlarmLevel.nullable(),
});

const filter = {
  /** Name, IMEI, place or address, any part. */
  search: zSearch.optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  status: zList(z.enum(deviceStatuses)).optional(),
  partnerId: zList(zId).optional(),
  unitId: zList(zId).optional(),
  placeId: zList(zId).optional(),
  buildingId: zList(zId).optional(),
  /** Above ground from 1, below from -1. */
  floor: zInt.min(-floorsUnder.max).max(floorsAbove.max).optional(),
  /** Those whose service ends within so many days, today included, or is over. */
  expiry: z.enum(expiryTerms).optional(),
};
const sort = z
  .enum(['name', 'imei', 'deviceType', 'status', 'signals', 'batteryRatio', 'lastSeenAt', 'placeName', 'expiresOn'])
  .default('name');

/** One report of one device. @spec DEV-09 */
export const zReport = z.object({
  imei: z.string().regex(/^\d{15}$/),
  /** When the device measured; the gateway's clock when absent. */
  at: zInstant.optional(),
  readings: zReadings.default({}),
  /** Reports that no reading tells: a call button, a fault of the device itself. */
  kinds: z.array(z.enum(alarmKindNames)).max(8).default([]),
  /** Kinds that ended. */
  cleared: z.array(z.enum(alarmKindNames)).max(8).default([]),
  open: z.boolean().optional(),
  /** Where it was, of devices that move: degrees in WGS 84, and how far off they may be. */
  position: z
    .object({
      lng: z.number().min(lngDegrees.min).max(lngDegrees.max),
      lat: z.number().min(latDegrees.min).max(latDegrees.max),
      accuracyM: z.number().min(accuracyMetres.min).max(accuracyMetres.max),
    })
    .optional(),
});

export const deviceShapes = {
  ingest: {
    send: z.object({ reports: z.array(zReport).min(1).max(1000) }),
    reply: z.object({
      accepted: z.number().int(),
      /** By position in the batch; the rest was taken. */
      refused: z.array(
        z.object({
          index: z.number().int(),
          imei: z.string(),
          code: z.string(),
          field: z.string(),
          args: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
      raised: z.number().int(),
    }),
  },
  list: {
    send: z.object({ ...filter, sort, order: z.enum(['asc', 'desc']).default('asc'), ...paging }),
    reply: page(zDevice),
  },
  /** Everything the filter lets through in one reply, for the windowed table. At most 20 000 rows. */
  all: {
    send: z.object({ ...filter, sort, order: z.enum(['asc', 'desc']).default('asc') }),
    reply: z.object({ total: z.number().int(), rows: z.array(zDevice) }),
  },
  /** Each count follows every filter but its own, so that it says how long the list would be. */
  filters: {
    send: z.object(filter),
    reply: z.object({
      byStatus: z.partialRecord(z.enum(deviceStatuses), z.number().int()),
      byType: z.partialRecord(z.enum(deviceTypeNames), z.number().int()),
    }),
  },
  /** How long the list would be for each term, under the other filters. */
  expiry: { send: z.object(filter), reply: z.record(z.enum(expiryTerms), z.number().int()) },
  detail: { send: z.object({ deviceId: zId }), reply: zDevice },
  readings: {
    send: z.object({ deviceId: zId, measurement: z.enum(measurementNames), from: zInstant, to: zInstant }),
    /** Oldest first, at most 5 000 points. */
    reply: z.object({ points: z.array(z.object({ at: z.string(), value: z.number() })), truncated: z.boolean() }),
  },
  trajectory: {
    send: z.object({ deviceId: zId, from: zInstant, to: zInstant }),
    /** As the device told it, oldest first, in WGS 84; the domain's `trackOf` makes the way to draw of it. */
    reply: z.object({
      fixes: z.array(
        z.object({
          at: z.string(),
          lng: z.number(),
          lat: z.number(),
          /** Metres it may be off. */ accuracyM: z.number(),
        }),
      ),
      truncated: z.boolean(),
    }),
  },
  ...offlineShapes,
  ...lifeShapes,
};

/** Only what changed about a device since the last message. */
export const zDeviceChange = z.object({
  deviceId: z.number(),
  ...statusFields,
  batteryRatio: z.number().nullable(),
  readings: zReadings,
  lastSeenAt: z.string().nullable(),
  alarmLevel: zAlarmLevel.nullable(),
});
