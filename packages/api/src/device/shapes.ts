import {
  accuracyMetres,
  deviceStatuses,
  deviceTypeNames,
  expiryTerms,
  measurementNames,
  sleepStages,
  sleepStagesPerReport,
  pointDirections,
  pointNumbers,
  problemsPerReply,
  switchStates,
  voltageV,
  versionPattern,
  zoneNumbers,
} from '@fireline/domain/device';
import { alarmKindNames } from '@fireline/domain/alarm';
import { latDegrees, lngDegrees } from '@fireline/domain/site';
import * as z from 'zod';
import { page, paging, zId, zInstant, zAlarmLevel, zList } from '../lib/shapes.ts';
import { aroundShapes } from './around/shapes.ts';
import { deviceFilter } from './filterShapes.ts';
import { downlinkShapes, zDelivered } from './downlink/shapes.ts';
import { sosShapes } from './sos/shapes.ts';
import { taskShapes } from './tasks/shapes.ts';
import { electricShapes } from './electric/shapes.ts';
import { keyShapes } from './keys/shapes.ts';
import { lifeShapes } from './life/shapes.ts';
import { mediaShapes } from './media/shapes.ts';
import { offlineShapes } from './offline/shapes.ts';
import { registerShapes } from './register/shapes.ts';
import { resourceShapes } from './resources/shapes.ts';
import { sleepShapes } from './sleep/shapes.ts';
import { upgradeShapes } from './upgrade/shapes.ts';
import { upkeepShapes } from './upkeep/shapes.ts';
import { statisticsShapes } from './statistics/shapes.ts';

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
  /** Its service was stopped by a person: it is silent by intent. */
  isSuspended: z.boolean().optional(),
  /** Percent; null for mains devices. */
  batteryRatio: z.number().nullable(),
  readings: zReadings,
  /** null: never heard of. */
  lastSeenAt: z.string().nullable(),
  heartbeatS: z.number().int(),
  expiresOn: z.string().nullable(),
  /** The day of the last reminder of that. */
  remindedOn: z.string().nullable().optional(),
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
  /** Of one device alone: where on its floor it hangs, the number of its card, and its software; empty: not known. */
  spot: z.string().optional(),
  iccid: z.string().optional(),
  firmware: z.string().optional(),
  /** Counts what people change of it. */
  revision: z.number().int(),
});

const sort = z
  .enum([
    'name',
    'imei',
    'deviceType',
    'status',
    'signals',
    'batteryRatio',
    'lastSeenAt',
    'placeName',
    'expiresOn',
    /** What somebody has to look at first, as the domain's `deviceRank` says. */
    'rank',
  ])
  .default('name');

/**
 * One report of one device, as it is meant. The gateway reads each field by itself (`reportReader` of the domain): only a report without a readable IMEI
 * is refused, and what cannot be read of another one is left out and named in the reply.
 * @spec DEV-09
 */
export const zReport = z.object({
  imei: z.string().regex(/^\d{15}$/),
  /** When the device measured; the gateway's clock when absent. One that cannot be used: as of its receipt, and it ends nothing. */
  at: zInstant.optional(),
  readings: zReadings.default({}),
  /** Reports that no reading tells: a call button, a fault of the device itself. */
  kinds: z.array(z.enum(alarmKindNames)).default([]),
  /** What an electrical detector reports by number; one that no detector knows is left out. */
  code: z.number().int().optional(),
  /** Kinds that ended. */
  cleared: z.array(z.enum(alarmKindNames)).default([]),
  open: z.boolean().optional(),
  /** The version of its software, such as `V1.1`. @spec DEV-18 */
  firmware: z.string().regex(versionPattern).optional(),
  /** How its wearer slept since the last report, by stages. */
  sleep: z
    .array(z.object({ stage: z.enum(sleepStages), from: zInstant, to: zInstant }))
    .max(sleepStagesPerReport)
    .default([]),
  /** Whether it is armed, of devices that can be disarmed. */
  armed: z.boolean().optional(),
  /** What its defence zones say, by number. */
  zones: z
    .array(
      z.object({
        number: z.number().int().min(zoneNumbers.min).max(zoneNumbers.max),
        inAlarm: z.boolean().optional(),
        voltage: z.number().min(voltageV.min).max(voltageV.max).optional(),
      }),
    )
    .max(zoneNumbers.max)
    .default([]),
  /** How its contacts stand: open or closed, or 0 and 1 as the kind of the point reads them. */
  points: z
    .array(
      z.object({
        number: z.number().int().min(pointNumbers.min).max(pointNumbers.max),
        direction: z.enum(pointDirections).default('in'),
        state: z.union([z.enum(switchStates), z.literal([0, 1])]),
      }),
    )
    .max(2 * pointNumbers.max)
    .default([]),
  /** Where it was, of devices that move: degrees in WGS 84, and how far off they may be. */
  position: z
    .object({
      lng: z.number().min(lngDegrees.min).max(lngDegrees.max),
      lat: z.number().min(latDegrees.min).max(latDegrees.max),
      accuracyM: z.number().min(accuracyMetres.min).max(accuracyMetres.max),
    })
    .optional(),
});

/** What is wrong with a report, by its position in the batch. */
const zOfReport = z.object({
  index: z.number().int(),
  imei: z.string(),
  code: z.string(),
  field: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const deviceShapes = {
  ingest: {
    /** As many as 1 MB holds; a thousand at a time are kept together. */
    send: z.object({ reports: z.array(zReport).min(1) }),
    reply: z.object({
      accepted: z.number().int(),
      /** The reports of which nothing was taken. With what was left out a thousand are named; the others are counted. */
      refused: z.array(zOfReport).max(problemsPerReply),
      /** How many reports were refused, named or not. */
      refusedCount: z.number().int(),
      /** The fields that were left out of reports that were taken. */
      leftOut: z.array(zOfReport).max(problemsPerReply),
      /** How many fields were left out, named or not; of one report twenty count. */
      leftOutCount: z.number().int(),
      raised: z.number().int(),
      /** What waits for the devices of the reports that were taken, each once. @spec DEV-24 */
      commands: z.array(zDelivered),
    }),
  },
  list: {
    send: z.object({ ...deviceFilter, sort, order: z.enum(['asc', 'desc']).default('asc'), ...paging }),
    reply: page(zDevice),
  },
  /** Everything the filter lets through in one reply, for the windowed table. At most 20 000 rows. */
  all: {
    send: z.object({
      ...deviceFilter,
      /** Of these devices alone. */
      deviceId: zList(zId).optional(),
      sort,
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    reply: z.object({
      total: z.number().int(),
      rows: z.array(zDevice),
      /**
       * Where the filter asks how old values are: the devices that it finds, or no longer finds, next by time alone, in the list or not, the
       * soonest first. Left out: time changes nothing.
       */
      turns: z.array(z.object({ deviceId: z.number(), inMs: z.number().int() })).optional(),
    }),
  },
  /** Each count follows every filter but its own, so that it says how long the list would be. */
  filters: {
    send: z.object(deviceFilter),
    reply: z.object({
      byStatus: z.partialRecord(z.enum(deviceStatuses), z.number().int()),
      byType: z.partialRecord(z.enum(deviceTypeNames), z.number().int()),
    }),
  },
  /** How long the list would be for each term, under the other filters. */
  expiry: { send: z.object(deviceFilter), reply: z.record(z.enum(expiryTerms), z.number().int()) },
  detail: { send: z.object({ deviceId: zId }), reply: zDevice },
  readings: {
    send: z.object({ deviceId: zId, measurement: z.enum(measurementNames), from: zInstant, to: zInstant }),
    /** Oldest first, at most 5 000 points. */
    reply: z.object({
      points: z.array(z.object({ at: z.string(), value: z.number() })),
      truncated: z.boolean(),
      /** What raises nothing by the rules that hold for the device now; null: any value does. */
      band: z.object({ min: z.number().optional(), max: z.number().optional() }).nullable(),
    }),
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
  ...aroundShapes,
  ...offlineShapes,
  ...electricShapes,
  ...mediaShapes,
  ...downlinkShapes,
  ...taskShapes,
  ...sosShapes,
  ...upgradeShapes,
  ...upkeepShapes,
  ...sleepShapes,
  ...resourceShapes,
  ...lifeShapes,
  ...keyShapes,
  ...registerShapes,
  ...statisticsShapes,
};

/** Only what changed about a device since the last message. */
export const zDeviceChange = z.object({
  deviceId: z.number(),
  ...statusFields,
  batteryRatio: z.number().nullable(),
  readings: zReadings,
  lastSeenAt: z.string().nullable(),
  alarmLevel: zAlarmLevel.nullable(),
  /** Another one than the reader has: what people keep of the device was changed, and is asked for again. */
  revision: z.number().int(),
});
