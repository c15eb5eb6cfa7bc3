import {
  orderedWays,
  orderLines,
  orderSides,
  orderStates,
  orderTypeNames,
  paymentMethods,
  requestIdChars,
  sandboxActs,
  settleWays,
  transferKinds,
} from '@fireline/domain/finance';
import { purchasePackages } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { nothing, page, paging, zBool, zId, zInstant, zInt, zList, zSearch } from '../lib/shapes.ts';
import { codeShapes } from './codes/shapes.ts';
import { zCents, zOrder, zOrderDetail } from './orderShapes.ts';
import { refundShapes } from './refund/shapes.ts';
import { splitShapes } from './split/shapes.ts';

const ofOrder = { send: z.object({ orderId: zId }), reply: zOrderDetail };

const zTotals = z.object({ payableCents: zCents, paidCents: zCents, refundedCents: zCents });

const zRef = z.string().regex(/^[\w-]{1,80}$/);
const zTrade = z.object({
  ref: z.string(),
  outNo: z.string(),
  subject: z.string(),
  cents: zCents,
  state: z.enum(['open', 'paid', 'failed', 'closed']),
  expiresAt: z.string(),
  now: z.string(),
  /** What was paid back of it. */
  refunds: z.array(
    z.object({ refundNo: z.string(), cents: zCents, /** It came back. */ isBack: z.boolean(), at: z.string() }),
  ),
});

/** The bytes of a notice. */
const zRaw = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' });

export const financeShapes = {
  ...codeShapes,
  ...refundShapes,
  ...splitShapes,
  orders: {
    send: z.object({
      search: zSearch.optional(),
      type: z.enum(orderTypeNames).optional(),
      states: zList(z.enum(orderStates)).optional(),
      side: z.enum(orderSides).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      /** Only those that the caller placed. */
      isMine: zBool.optional(),
      /** Only those for which money of another amount waits for a decision. */
      misfit: z.literal('yes').optional(),
      /** Only those that are paid by a code of their payee. */
      byCode: z.literal('yes').optional(),
      sort: z.enum(['createdAt', 'payableCents', 'expiresAt']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zOrder).extend({
      totals: zTotals,
      /** How many orders of each side there are, and what they come to, under the other filters. */
      sides: z.record(z.enum(orderSides), zTotals.extend({ count: z.number().int() })),
    }),
  },
  order: ofOrder,
  placeOrder: {
    send: z.object({
      requestId: z.string().min(requestIdChars.min).max(requestIdChars.max),
      lines: z
        .array(z.object({ priceId: zId, count: zInt.min(purchasePackages.min).max(purchasePackages.max), cents: zInt }))
        .min(orderLines.min)
        .max(orderLines.max),
      way: z.enum(orderedWays).default('online'),
    }),
    reply: zOrderDetail,
  },
  pay: {
    send: z.object({ orderId: zId, method: z.enum(paymentMethods), cents: zInt }),
    reply: zOrderDetail,
  },
  topUp: {
    send: z.object({
      requestId: z.string().min(requestIdChars.min).max(requestIdChars.max),
      /** In yuan. */
      amount: z.string(),
    }),
    reply: zOrderDetail,
  },
  wallet: {
    send: nothing,
    reply: z.object({
      /** null: the caller pays for nobody. */
      payeeName: z.string().nullable(),
      balanceCents: zCents,
      entries: z.array(
        z.object({
          transferId: z.number(),
          kind: z.enum(transferKinds),
          /** Below 0: it left the balance. */
          cents: zCents,
          orderId: z.number().nullable(),
          at: z.string(),
        }),
      ),
    }),
  },
  settle: {
    send: z.object({
      orderId: zId,
      attemptNo: zInt.min(1),
      /** What of the money is left, as it was shown. */
      cents: zCents,
      how: z.enum(settleWays),
      remark: z.string(),
    }),
    reply: zOrderDetail,
  },
  checkPaid: ofOrder,
  abandon: ofOrder,
  cancel: ofOrder,
  notice: {
    send: z.object({ accessId: zId, raw: zRaw, headers: z.record(z.string(), z.string()) }),
    /** Empty: thanks. */
    reply: z.string(),
  },
  sandboxTrade: { send: z.object({ ref: zRef }), reply: zTrade },
  /** The amount is in yuan. */
  refundAtSandbox: { send: z.object({ ref: zRef, amount: z.string() }), reply: zTrade },
  bounceAtSandbox: { send: z.object({ ref: zRef, refundNo: z.string().max(80) }), reply: zTrade },
  actAtSandbox: { send: z.object({ ref: zRef, act: z.enum(sandboxActs) }), reply: zTrade },
} satisfies Shapes;
