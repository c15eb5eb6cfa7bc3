import { mediaUses } from '@fireline/domain/device';
import { orderTypeNames, requestIdChars } from '@fireline/domain/finance';
import { cameraReasons, mealKinds, mealLines, mediaTerms } from '@fireline/domain/renewal';
import { storageProducts } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../../lib/call.ts';
import { page, paging, zId, zInt, zList, zProblem, zSearch } from '../../lib/shapes.ts';

const zCents = z.number().int();
const zDay = z.iso.date();
/** More than can be ordered at once, so that the refusal names both numbers. */
const devicesSent = 1000;
const linesSent = 5 * mealLines.max;
const zDeviceIds = z.array(zId).max(devicesSent);
const zProduct = z.enum(storageProducts);
const zEnds = {
  /** null: never bought. */
  cloudUntil: zDay.nullable(),
  cloudAnchor: z.number().int().nullable(),
  watermarkUntil: zDay.nullable(),
  watermarkAnchor: z.number().int().nullable(),
};

const zCamera = z.object({
  deviceId: z.number(),
  imei: z.string(),
  name: z.string(),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  unitName: z.string(),
  placeName: z.string(),
  ...zEnds,
  /** Why nothing can be bought for it; null: something can. */
  reason: z.enum(cameraReasons).nullable(),
  /** What is on sale for it. */
  sold: z.array(zProduct),
  /** What is ordered and waits to be paid; the order where the caller sees it. */
  ordered: z.array(z.object({ product: zProduct, orderId: z.number().nullable() })),
  /** What cannot be done with it now, as services are over. */
  blocked: z.array(z.enum(mediaUses)),
});
/** A camera with the last days of its services, as YYYY-MM-DD, and why nothing can be bought for it. @spec REN-06 DEV-20 */
export type MediaCamera = z.output<typeof zCamera>;

const zMonths = z.array(z.object({ months: z.number().int(), cents: zCents }));

const zMealLine = z.object({
  kind: z.enum(mealKinds),
  /** Units of a package, years of service, months of storage. */
  quantity: zInt,
  count: zInt.default(1),
  /** For which devices; empty: for the own balance. */
  deviceIds: zDeviceIds.default([]),
});
const zMealLines = z.array(zMealLine).max(linesSent);

export const mealShapes = {
  media: {
    send: z.object({
      search: zSearch.optional(),
      term: z.enum(mediaTerms).optional(),
      partnerId: zList(zId).optional(),
      deviceId: zId.optional(),
      sort: z.enum(['cloudUntil', 'watermarkUntil', 'name']).default('cloudUntil'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zCamera).extend({ today: zDay }),
  },
  mediaQuote: {
    send: z.object({ deviceIds: zDeviceIds }),
    reply: z.object({
      today: zDay,
      /** In the order in which they were sent, each with what it costs by months. */
      rows: z.array(
        z.object({
          deviceId: z.number(),
          name: z.string(),
          ...zEnds,
          ordered: z.array(zProduct),
          cloudStorage: zMonths,
          watermark: zMonths,
        }),
      ),
    }),
  },
  quoteMeal: {
    send: z.object({ lines: zMealLines }),
    reply: z.object({
      today: zDay,
      /** The order that the basket makes. */
      type: z.enum(orderTypeNames),
      /** In the order in which they were sent. */
      lines: z.array(
        z.object({
          /** null: something stands against it. */
          cents: zCents.nullable(),
          devices: z.array(
            z.object({
              deviceId: z.number(),
              name: z.string(),
              dayBefore: zDay.nullable(),
              dayAfter: zDay,
              cents: zCents,
            }),
          ),
        }),
      ),
      /** What keeps the basket from being ordered, each at its line: `lines.2.deviceIds.0`. */
      problems: z.array(zProblem),
      /** null while something stands against it. */
      cents: zCents.nullable(),
    }),
  },
  orderMeal: {
    send: z.object({
      requestId: z.string().min(requestIdChars.min).max(requestIdChars.max),
      lines: zMealLines,
      /** What the page showed for all. */
      cents: zInt,
    }),
    reply: z.object({ orderId: z.number(), payableCents: zCents }),
  },
} satisfies Shapes;
