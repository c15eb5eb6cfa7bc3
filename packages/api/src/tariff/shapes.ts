import { balanceHolderKinds, meteredResources, partyKinds, sellTypeNames } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { zBy } from '../lib/personalShapes.ts';
import { nothing } from '../lib/shapes.ts';

const zBalance = z.object({
  holderKind: z.enum(balanceHolderKinds),
  resource: z.enum(meteredResources),
  /** Units left; below zero where alarms overdrew it. */
  balance: z.number().int(),
});

export const tariffShapes = {
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
      records: z.array(
        z.object({
          recordId: z.number(),
          resource: z.enum(meteredResources),
          sellType: z.enum(sellTypeNames),
          amount: z.number().int(),
          before: z.number().int(),
          after: z.number().int(),
          orderId: z.number().nullable(),
          at: z.string(),
          by: zBy,
        }),
      ),
    }),
  },
} satisfies Shapes;
