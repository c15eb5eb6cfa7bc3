import { codeParts, orderStates, orderTypeNames } from '@fireline/domain/finance';
import { payCodesAtOnce, payCodeStates } from '@fireline/domain/tariff';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInstant, zInt, zProblem, zSearch } from '../../lib/shapes.ts';
import { zOrderDetail, zOrderLine } from '../orderShapes.ts';

const zCodedOrder = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  payerName: z.string(),
  createdBy: zBy,
  createdAt: z.string(),
  /** Until then a code of it can be entered. */
  expiresAt: z.string(),
  type: z.enum(orderTypeNames),
  state: z.enum(orderStates),
  payableCents: z.number().int(),
  lines: z.array(zOrderLine),
  part: z.enum(codeParts),
  /** Why the caller hands out no code for it; null: a code can be handed out. */
  blocked: z.string().nullable(),
  /** The newest; null: none was handed out. */
  code: z
    .object({
      lastFour: z.string(),
      state: z.enum(payCodeStates),
      issuedBy: zBy,
      issuedAt: z.string(),
      endedAt: z.string().nullable(),
    })
    .nullable(),
});
export type CodedOrderRow = z.output<typeof zCodedOrder>;

const zIssued = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  payerName: z.string(),
  cents: z.number().int(),
  /** In clear, here and never again. */
  code: z.string(),
  expiresAt: z.string(),
});
export type IssuedPayCode = z.output<typeof zIssued>;

export const codeShapes = {
  payCodes: {
    send: z.object({
      search: zSearch.optional(),
      part: z.enum(codeParts).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['createdAt', 'payableCents', 'expiresAt']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zCodedOrder).extend({
      totals: z.object({ waitingCents: z.number().int(), usedCents: z.number().int() }),
    }),
  },
  issuePayCodes: {
    send: z.object({ orderIds: z.array(zId).min(payCodesAtOnce.min).max(payCodesAtOnce.max) }),
    reply: z.object({
      issued: z.array(zIssued),
      /** Those that got none, each with why. */
      refused: z.array(z.object({ orderId: z.number(), orderNo: z.string(), problem: zProblem })),
    }),
  },
  payWithCode: {
    send: z.object({ orderId: zId, code: z.string().max(80), cents: zInt }),
    reply: zOrderDetail,
  },
};
