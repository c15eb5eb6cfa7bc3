import { requestIdChars } from '@fireline/domain/finance';
import { deviceTypeNames } from '@fireline/domain/device';
import { expiryFilterNames, renewalReasons } from '@fireline/domain/renewal';
import { serviceModes } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { logShapes } from './logShapes.ts';
import { mealShapes } from './meals/shapes.ts';
import { page, paging, zId, zInt, zList, zProblem, zSearch } from '../lib/shapes.ts';

const zCents = z.number().int();
const zDay = z.iso.date();
/** More than can be renewed at once, so that the refusal names both numbers. */
const devicesSent = 1000;
const zDeviceIds = z.array(zId).max(devicesSent);
const zRequestId = z.string().min(requestIdChars.min).max(requestIdChars.max);
const zPlaced = z.object({ orderId: z.number(), payableCents: zCents });

const zRow = z.object({
  deviceId: z.number(),
  imei: z.string(),
  name: z.string(),
  deviceType: z.enum(deviceTypeNames),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  unitName: z.string(),
  placeName: z.string(),
  mode: z.enum(serviceModes),
  /** When its service began; null: it has not. */
  activatedAt: z.string().nullable(),
  isStarted: z.boolean(),
  /** null: nothing was bought for it yet. */
  expiresOn: zDay.nullable(),
  anchorDay: z.number().int().nullable(),
  /** Why it cannot be renewed; null: it can. */
  reason: z.enum(renewalReasons).nullable(),
  /** The order for it that waits to be paid, where the caller sees it. */
  openOrderId: z.number().nullable(),
  /** What a year of service costs the caller; null: not on sale. */
  yearCents: zCents.nullable(),
});
export type RenewalDevice = z.output<typeof zRow>;

const zFilter = {
  search: zSearch.optional(),
  expiry: z.enum(expiryFilterNames).optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  partnerId: zList(zId).optional(),
};

const zOpening = z.object({
  /** null: there is no such device for the caller. */
  deviceId: z.number().nullable(),
  name: z.string(),
  deviceType: z.enum(deviceTypeNames).nullable(),
  partnerName: z.string(),
  problem: zProblem.nullable(),
});
export type OpeningDevice = z.output<typeof zOpening>;

export const renewalShapes = {
  checkOpening: {
    send: z.object({ imeis: z.array(z.string()).max(devicesSent) }),
    reply: z.object({
      today: zDay,
      /** In the order of the IMEIs that were sent. */
      rows: z.array(zOpening),
      edition: z.object({
        devicesInUse: z.number().int(),
        devicesMax: z.number().int(),
        ordered: z.number().int(),
      }),
      /** Why they do not fit the edition. */
      room: zProblem.nullable(),
      /** What one device costs in each mode, by years. */
      modes: z.array(
        z.object({
          mode: z.enum(serviceModes),
          prices: z.array(z.object({ years: z.number().int(), cents: zCents })),
        }),
      ),
    }),
  },
  open: {
    send: z.object({
      requestId: zRequestId,
      imeis: z.array(z.string()).max(devicesSent),
      mode: z.enum(serviceModes),
      /** null: none was chosen. */
      years: z.number().nullable(),
      /** What the page showed for all. */
      cents: zInt,
    }),
    reply: zPlaced,
  },
  ...logShapes,
  ...mealShapes,
  giveDays: {
    send: z.object({
      requestId: zRequestId,
      deviceIds: zDeviceIds,
      days: zInt,
      remark: z.string(),
    }),
    reply: z.object({
      /** One for each device. */
      rows: z.array(
        z.object({
          deviceId: z.number(),
          dayBefore: zDay.nullable(),
          /** null: it got none. */
          dayAfter: zDay.nullable(),
          problem: zProblem.nullable(),
        }),
      ),
    }),
  },
  devices: {
    send: z.object({
      ...zFilter,
      sort: z.enum(['expiresOn', 'name']).default('expiresOn'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zRow).extend({
      today: zDay,
      /** How many devices each filter finds, under the other filters. */
      counts: z.record(z.enum(expiryFilterNames), z.number().int()),
    }),
  },
  quote: {
    send: z.object({ deviceIds: zDeviceIds }),
    reply: z.object({
      today: zDay,
      /** The devices in the order in which they were sent, each with what it costs by years. */
      rows: z.array(
        z.object({
          ...zRow.pick({ deviceId: true, name: true, mode: true, expiresOn: true, anchorDay: true }).shape,
          prices: z.array(z.object({ years: z.number().int(), cents: zCents })),
        }),
      ),
    }),
  },
  order: {
    send: z.object({
      requestId: zRequestId,
      deviceIds: zDeviceIds,
      /** null: none was chosen. */
      years: z.number().nullable(),
      /** What the page showed for all. */
      cents: zInt,
    }),
    reply: zPlaced,
  },
} satisfies Shapes;
