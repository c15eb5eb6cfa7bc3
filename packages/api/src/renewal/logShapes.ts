import { deviceTypeNames } from '@fireline/domain/device';
import { orderLineKinds, paymentMethods } from '@fireline/domain/finance';
import {
  loggedServices,
  notedServices,
  rechargeResults,
  startStopMisfits,
  startStopReasons,
  startStops,
} from '@fireline/domain/renewal';
import { meteredResources, serviceModes, storageProducts } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { zBy } from '../lib/personalShapes.ts';
import { page, paging, zId, zInstant, zList, zSearch } from '../lib/shapes.ts';

const zEntry = z.object({
  logId: z.number(),
  at: z.string(),
  deviceId: z.number(),
  deviceName: z.string(),
  deviceType: z.enum(deviceTypeNames),
  /** Where its device stands; empty: in no place. */
  placeName: z.string(),
  partnerName: z.string(),
  unitName: z.string(),
  service: z.enum(loggedServices),
  type: z.enum(startStops),
  reason: z.enum(startStopReasons),
  /** Empty: the system. */
  by: zBy,
  /** The order that brought it, where the caller sees it. */
  orderId: z.number().nullable(),
  orderNo: z.string().nullable(),
  /** Why it cannot follow the entries before. */
  misfit: z.enum(startStopMisfits).nullable(),
});
export type StartStopRow = z.output<typeof zEntry>;

const zPurchase = z.object({
  lineId: z.number(),
  at: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  kind: z.enum(orderLineKinds),
  resource: z.enum([...meteredResources, ...serviceModes, ...storageProducts]),
  /** Whose balance or service it fills: a device, where the caller sees it, else its payer. */
  holderName: z.string(),
  /** Where that device stands; empty: it is of none, or in no place. */
  placeName: z.string(),
  deviceId: z.number().nullable(),
  /** Units; of service the days that it brings, or the years that were ordered while it is not delivered. */
  quantity: z.number().int(),
  /** Units or days left, before and after; null: nothing was delivered. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  amountCents: z.number().int(),
  method: z.enum(paymentMethods).nullable(),
  result: z.enum(rechargeResults),
  by: zBy,
  /** Before and what was bought do not make after. */
  isMisfit: z.boolean(),
});
export type RechargeRow = z.output<typeof zPurchase>;

export const logShapes = {
  startStops: {
    send: z.object({
      search: zSearch.optional(),
      type: z.enum(startStops).optional(),
      service: zList(z.enum(notedServices)).optional(),
      reason: zList(z.enum(startStopReasons)).optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      partnerId: zList(zId).optional(),
      deviceId: zId.optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      misfit: z.literal('yes').optional(),
      sort: z.enum(['at']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zEntry),
  },
  recharges: {
    send: z.object({
      search: zSearch.optional(),
      kind: zList(z.enum(orderLineKinds)).optional(),
      result: zList(z.enum(rechargeResults)).optional(),
      method: zList(z.enum(paymentMethods)).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['at', 'amountCents']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zPurchase).extend({
      /** Of what was paid, in the whole filter. */
      totals: z.object({ paid: z.number().int(), paidCents: z.number().int() }),
    }),
  },
} satisfies Shapes;
