import {
  ledgerKinds,
  orderLines,
  orderStates,
  orderTrackEvents,
  orderTypeNames,
  paymentMethods,
  paymentStates,
  requestIdChars,
  sandboxActs,
  settleWays,
  transferKinds,
} from '@fireline/domain/finance';
import { meteredResources, partyKinds, purchasePackages } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { zBy } from '../lib/personalShapes.ts';
import { nothing, page, paging, zBool, zId, zInstant, zInt, zList, zSearch } from '../lib/shapes.ts';

const zCents = z.number().int();

const zOrderLine = z.object({
  resource: z.enum(meteredResources),
  /** Units of one package. */
  quantity: z.number().int(),
  count: z.number().int(),
  amountCents: zCents,
  isFulfilled: z.boolean(),
});

/** An order. @spec FIN-01 */
export const zOrder = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  revision: z.number().int(),
  createdBy: zBy,
  createdAt: z.string(),
  payerKind: z.enum(partyKinds),
  payerName: z.string(),
  payeeKind: z.enum(partyKinds),
  payeeName: z.string(),
  type: z.enum(orderTypeNames),
  state: z.enum(orderStates),
  payableCents: zCents,
  paidCents: zCents,
  refundedCents: zCents,
  method: z.enum(paymentMethods).nullable(),
  paidAt: z.string().nullable(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  lines: z.array(zOrderLine),
  /** The caller pays it; others only look at it. */
  isPayer: z.boolean(),
  /** The caller is of those who are paid, and did not order it. */
  maySettle: z.boolean(),
  /** Somebody cancels it, and its provider has not said yet that nothing can be paid any more. */
  isBeingCancelled: z.boolean(),
});
export type Order = z.output<typeof zOrder>;

export const zOrderDetail = zOrder.extend({
  /** The time by the gateway: the page counts down from there. */
  now: z.string(),
  /** What the QR code of the attempt holds that can be paid now; null: none can. */
  code: z.string().nullable(),
  attempts: z.array(
    z.object({
      attemptNo: z.number().int(),
      method: z.enum(paymentMethods),
      state: z.enum(paymentStates),
      cents: zCents,
      paidCents: zCents.nullable(),
      createdAt: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
  track: z.array(
    z.object({
      trackId: z.number(),
      at: z.string(),
      by: zBy,
      event: z.enum(orderTrackEvents),
      stateBefore: z.enum(orderStates).nullable(),
      stateAfter: z.enum(orderStates).nullable(),
      attemptNo: z.number().int().nullable(),
      cents: zCents.nullable(),
    }),
  ),
  transfers: z.array(
    z.object({
      transferId: z.number(),
      kind: z.enum(transferKinds),
      cents: zCents,
      debit: z.enum(ledgerKinds),
      credit: z.enum(ledgerKinds),
      at: z.string(),
    }),
  ),
});
export type OrderDetail = z.output<typeof zOrderDetail>;

const ofOrder = { send: z.object({ orderId: zId }), reply: zOrderDetail };

const zRef = z.string().regex(/^[\w-]{1,80}$/);
const zTrade = z.object({
  ref: z.string(),
  outNo: z.string(),
  subject: z.string(),
  cents: zCents,
  state: z.enum(['open', 'paid', 'failed', 'closed']),
  expiresAt: z.string(),
  now: z.string(),
});

/** The bytes of a notice. */
const zRaw = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' });

export const financeShapes = {
  orders: {
    send: z.object({
      search: zSearch.optional(),
      type: z.enum(orderTypeNames).optional(),
      states: zList(z.enum(orderStates)).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      /** Only those that the caller placed. */
      isMine: zBool.optional(),
      /** Only those for which money of another amount waits for a decision. */
      misfit: z.literal('yes').optional(),
      sort: z.enum(['createdAt', 'payableCents', 'expiresAt']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zOrder).extend({ totals: z.object({ payableCents: zCents, paidCents: zCents }) }),
  },
  order: ofOrder,
  placeOrder: {
    send: z.object({
      requestId: z.string().min(requestIdChars.min).max(requestIdChars.max),
      lines: z
        .array(z.object({ priceId: zId, count: zInt.min(purchasePackages.min).max(purchasePackages.max), cents: zInt }))
        .min(orderLines.min)
        .max(orderLines.max),
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
    send: z.object({ orderId: zId, attemptNo: zInt.min(1), how: z.enum(settleWays), remark: z.string() }),
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
  actAtSandbox: { send: z.object({ ref: zRef, act: z.enum(sandboxActs) }), reply: zTrade },
} satisfies Shapes;
