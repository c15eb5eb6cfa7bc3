import { requestIdChars } from '@fireline/domain/finance';
import { balanceHolderKinds, meteredResources, partyKinds, sellTypeNames } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { zBy } from '../lib/personalShapes.ts';
import { nothing, zId, zInt } from '../lib/shapes.ts';
import { grantShapes } from './grants/shapes.ts';
import { priceShapes } from './prices/shapes.ts';
import { unitShapes } from './unitShapes.ts';

const zBalance = z.object({
  holderKind: z.enum(balanceHolderKinds),
  resource: z.enum(meteredResources),
  /** Units left; below zero where alarms overdrew it. */
  balance: z.number().int(),
  /** What was drawn in the days by which the pace is reckoned. */
  drawn: z.number().int(),
  /** null: nothing was drawn, so that nobody knows. */
  daysLeft: z.number().int().nullable(),
  /** The day until which it lasts at that pace; null: nobody knows, or it is too far ahead. */
  lastsUntil: z.iso.date().nullable(),
});

const zRecord = z.object({
  recordId: z.number(),
  /** Of whose balance it is. */
  holderKind: z.enum(balanceHolderKinds),
  resource: z.enum(meteredResources),
  sellType: z.enum(sellTypeNames),
  amount: z.number().int(),
  before: z.number().int(),
  after: z.number().int(),
  orderId: z.number().nullable(),
  at: z.string(),
  by: zBy,
});

const zDeviceUnits = z.object({
  holders: z.array(
    z.object({
      kind: z.enum(balanceHolderKinds),
      name: z.string(),
      /** What it has left; null: it is for those above to see. */
      sms: z.number().int().nullable(),
      voice: z.number().int().nullable(),
    }),
  ),
  /** The newest movements of the device's own balance, and what its messages drew from those that the caller sees. */
  records: z.array(zRecord),
});

export const tariffShapes = {
  ...unitShapes,
  ...priceShapes,
  ...grantShapes,
  deviceUnits: { send: z.object({ deviceId: zId }), reply: zDeviceUnits },
  giftUnits: {
    send: z.object({
      deviceId: zId,
      /** Of the press: sent again it gives once. */
      requestId: z.string().min(requestIdChars.min).max(requestIdChars.max),
      sms: zInt,
      voice: zInt,
      remark: z.string(),
    }),
    reply: zDeviceUnits,
  },
  /** What the caller may buy for its own balance. */
  packages: {
    send: nothing,
    reply: z.object({
      /** Whose balance a purchase fills; null: the caller has none. */
      holderKind: z.enum(balanceHolderKinds).nullable(),
      sellerKind: z.enum(partyKinds).nullable(),
      packages: z.array(
        z.object({
          priceId: z.number(),
          resource: z.enum(meteredResources),
          /** Units of one package. */
          quantity: z.number().int(),
          cents: z.number().int(),
          fromDay: z.string(),
        }),
      ),
    }),
  },
  /** Units of the caller's own balance, with its newest movements. */
  balances: {
    send: nothing,
    reply: z.object({
      balances: z.array(zBalance),
      records: z.array(zRecord),
    }),
  },
} satisfies Shapes;
