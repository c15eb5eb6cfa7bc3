import { tenantIdChars } from '@fireline/domain/session';
import { bookLists, buyerKinds, chainLevels, pricedThings, pricesAtOnce, serviceModes } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../../lib/call.ts';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInt, zList, zRevision, zSearch } from '../../lib/shapes.ts';

const zCents = z.number().int();
const zDay = z.iso.date();
const zKey = { priced: z.enum(pricedThings), quantity: z.number().int() };
const zAskedKey = { priced: z.enum(pricedThings), quantity: zInt };

/** Which of the caller's own lists; with a partner or a tenant: the prices that are for it alone. */
const zOwnList = {
  list: z.enum(bookLists),
  buyer: z.enum(buyerKinds),
  partnerId: zId.optional(),
  /** Of the operator: prices for that tenant alone. */
  tenantId: z.string().min(tenantIdChars.min).max(tenantIdChars.max).optional(),
};

/** A price of the caller's own list today, with what the caller pays for the same. */
const zOwnPrice = z.object({
  priceId: z.number(),
  ...zKey,
  cents: zCents,
  from: zDay,
  by: zBy,
  /** What the caller pays; null: it is bought from nobody, or nobody above has a price. */
  costCents: zCents.nullable(),
  marginCents: zCents.nullable(),
  /** Of the price, two decimals; null where the price is 0 or the cost is not known. */
  marginPercent: z.number().nullable(),
  isBelowCost: z.boolean(),
  /** It is for the one partner that was asked for, and not for all. */
  isOwn: z.boolean(),
});

const zMode = z.object({
  mode: z.enum(serviceModes),
  name: z.string(),
  description: z.string(),
  freeMonths: z.number().int(),
});

const zPriceEntry = z.object({
  priceId: z.number(),
  list: z.enum(bookLists),
  buyer: z.enum(buyerKinds),
  /** The one buyer that it is for; empty: all. */
  buyerName: z.string(),
  ...zKey,
  cents: zCents,
  isEnd: z.boolean(),
  from: zDay,
  madeBy: zBy,
  madeAt: z.string(),
  /** `current`: it holds today; `past`: another one follows it. */
  state: z.enum(['coming', 'current', 'past', 'withdrawn']),
  withdrawnBy: zBy.nullable(),
  withdrawnAt: z.string().nullable(),
  /** Of its list, for a withdrawal. */
  revision: z.number().int(),
});
export type PriceEntry = z.output<typeof zPriceEntry>;

const zPriceList = z.object({
  today: zDay,
  /** The partner that was asked for; empty: the list is for all. */
  buyerName: z.string(),
  revision: z.number().int(),
  changedBy: zBy,
  changedAt: z.string().nullable(),
  rows: z.array(zOwnPrice),
  /** What the caller pays for everything that the list may have a price of. */
  costs: z.array(z.object({ ...zKey, cents: zCents })),
  coming: z.array(
    z.object({ priceId: z.number(), ...zKey, cents: zCents, isEnd: z.boolean(), from: zDay, by: zBy, at: z.string() }),
  ),
  modes: z.array(zMode),
});
export type OwnPriceList = z.output<typeof zPriceList>;

const zChange = {
  ...zOwnList,
  from: z.string(),
  /** Only what changes. */
  rows: z
    .array(z.object({ ...zAskedKey, cents: z.number().nullable(), isEnd: z.boolean().default(false) }))
    .max(pricesAtOnce.max + 1),
};

/** What a change brings to a line of sellers, over its units; figures of those above the caller never stand here. */
const zLineImpact = z.object({
  lineId: z.string(),
  name: z.string(),
  units: z.number().int(),
  ownCents: zCents,
  belowCents: zCents,
  customersCents: zCents,
  turnsBelowCost: z.boolean(),
});
const zKeyImpact = z.object({
  ...zKey,
  /** What it costs today; null: it is not sold yet. */
  beforeCents: zCents.nullable(),
  /** null: no longer sold. */
  afterCents: zCents.nullable(),
  costCents: zCents.nullable(),
  isBelowCost: z.boolean(),
  lines: z.array(zLineImpact),
});
export type PriceImpact = z.output<typeof zKeyImpact>;

const zBuying = z.object({
  list: z.enum(bookLists),
  ...zKey,
  modeName: z.string(),
  /** null: not on sale on that day. */
  cents: zCents.nullable(),
  from: zDay.nullable(),
  /** On the other day. */
  otherCents: zCents.nullable(),
  /** The next price to come, and its day. */
  nextCents: zCents.nullable(),
  nextFrom: zDay.nullable(),
});
export type BuyingPrice = z.output<typeof zBuying>;

const zDealerRow = z.object({
  partnerId: z.number(),
  name: z.string(),
  mode: z.enum(serviceModes),
  /** One to six years. */
  prices: z.array(
    z.object({ cents: zCents.nullable(), isOwn: z.boolean(), isBelowCost: z.boolean(), costCents: zCents.nullable() }),
  ),
  belowCost: z.number().int(),
  isOwn: z.boolean(),
});
export type DealerPrices = z.output<typeof zDealerRow>;

const zTenantRow = z.object({
  tenantId: z.string(),
  name: z.string(),
  /** Prices that hold today for it alone. */
  exceptions: z.number().int(),
  coming: z.number().int(),
});
/** A tenant with how many prices are for it alone, today and from a later day on. @spec TAR-04 */
export type TenantPrices = z.output<typeof zTenantRow>;

export const priceShapes = {
  tenantPrices: {
    send: z.object({
      search: zSearch.optional(),
      /** With prices of its own. */
      state: z.literal('own').optional(),
      ...paging,
    }),
    reply: page(zTenantRow),
  },
  prices: { send: z.object(zOwnList), reply: zPriceList },
  tryPrices: {
    send: z.object(zChange),
    reply: z.object({ onDay: zDay, keys: z.array(zKeyImpact) }),
  },
  savePrices: {
    send: z.object({
      ...zChange,
      revision: zRevision,
      /** Names and descriptions of service modes, where they change. */
      modes: z
        .array(z.object({ mode: z.enum(serviceModes), name: z.string(), description: z.string(), freeMonths: zInt }))
        .max(serviceModes.length)
        .default([]),
    }),
    reply: z.object({ revision: z.number().int(), saved: z.number().int() }),
  },
  withdrawPrice: {
    send: z.object({ priceId: zId, revision: zRevision }),
    reply: z.object({ revision: z.number().int() }),
  },
  priceEntries: {
    send: z.object({
      list: zList(z.enum(bookLists)).optional(),
      buyer: z.enum(buyerKinds).optional(),
      priced: zList(z.enum(pricedThings)).optional(),
      state: z.enum(['coming', 'current', 'past', 'withdrawn']).optional(),
      search: zSearch.optional(),
      sort: z.enum(['from', 'madeAt', 'cents']).default('from'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zPriceEntry).extend({
      totals: z.object({ coming: z.number().int(), current: z.number().int() }),
    }),
  },
  priceChain: {
    send: z.object({ list: z.enum(['deviceService', 'storage']), ...zAskedKey, partnerId: zId.optional() }),
    reply: z.object({
      today: zDay,
      /** As what the caller stands in the line, and the last who sells in it. */
      viewer: z.enum(chainLevels),
      last: z.enum(chainLevels),
      /** Of the operator what it pays itself; of others 0: what they pay is the price of the level above them. */
      costCents: zCents,
      /** False: nobody sells it to the caller, so that there is nothing to reckon from. */
      isBought: z.boolean(),
      revision: z.number().int(),
      prices: z.array(z.object({ level: z.enum(chainLevels), cents: zCents, from: zDay })),
      lines: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          units: z.number().int(),
          costCents: zCents,
          prices: z.array(z.object({ level: z.enum(chainLevels), cents: zCents, from: zDay })),
        }),
      ),
      /** Whom a line can be asked for: partners directly below the caller. */
      partners: z.array(z.object({ partnerId: z.number(), name: z.string() })),
    }),
  },
  buyingPrices: {
    send: z.object({
      list: zList(z.enum(bookLists)).optional(),
      priced: zList(z.enum(pricedThings)).optional(),
      /** Prices of that day; today unless said. */
      day: zDay.optional(),
      /** Beside them those of another day. */
      other: zDay.optional(),
      /** Only what costs more, or less, on the other day, or has a price to come. */
      changed: z.enum(['yes', 'coming']).optional(),
      ...paging,
    }),
    reply: page(zBuying).extend({ day: zDay, sellerName: z.string() }),
  },
  dealerPrices: {
    send: z.object({
      search: zSearch.optional(),
      mode: zList(z.enum(serviceModes)).optional(),
      /** `own`: with prices of its own; `belowCost`: with one below what the caller pays. */
      state: z.enum(['own', 'belowCost']).optional(),
      ...paging,
    }),
    reply: page(zDealerRow).extend({
      totals: z.object({ dealers: z.number().int(), own: z.number().int(), belowCost: z.number().int() }),
    }),
  },
} satisfies Shapes;
