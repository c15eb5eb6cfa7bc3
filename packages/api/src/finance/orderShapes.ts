import {
  caseKinds,
  ledgerKinds,
  orderLineKinds,
  orderStates,
  orderTrackEvents,
  orderTypeNames,
  paymentMethods,
  paymentStates,
  transferKinds,
} from '@fireline/domain/finance';
import { meteredResources, partyKinds, serviceModes, storageProducts } from '@fireline/domain/tariff';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';

export const zCents = z.number().int();

export const zOrderLine = z.object({
  kind: z.enum(orderLineKinds),
  /** Messages or calls; of service its mode; of a camera what is kept. */
  resource: z.enum([...meteredResources, ...serviceModes, ...storageProducts]),
  /** Units of one package; of service years; of what a camera keeps months. */
  quantity: z.number().int(),
  /** Of packages; of service devices. */
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
  /** It is paid by a code that its payee hands out. @spec TAR-05 */
  isByCode: z.boolean(),
  /** The caller pays it; others only look at it. */
  isPayer: z.boolean(),
  /** The caller is of those who are paid, and did not order it. */
  maySettle: z.boolean(),
  /** Somebody cancels it, and its provider has not said yet that nothing can be paid any more. */
  isBeingCancelled: z.boolean(),
  /** A refund of it is under review or on its way. */
  hasPendingRefund: z.boolean(),
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
      /** What of money that pays nothing went back. */
      givenBackCents: zCents,
      /** The rest is on its way back. */
      isGoingBack: z.boolean(),
      createdAt: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
  /** To which it brings service, of those that the caller sees; nothing is delivered yet where the days lie ahead. */
  devices: z.array(
    z.object({
      deviceId: z.number(),
      name: z.string(),
      resource: z.enum([...meteredResources, ...serviceModes, ...storageProducts]),
      amountCents: zCents,
      dayBefore: z.string().nullable(),
      dayAfter: z.string(),
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
  /** Money that waits for a decision, beside payments of another amount; for the payee alone. */
  cases: z.array(
    z.object({
      caseId: z.number(),
      kind: z.enum(caseKinds),
      refundNo: z.string(),
      /** null: it could not be read, and stands in `said` as it came. */
      cents: zCents.nullable(),
      said: z.string().nullable(),
      /** The words of the provider. */
      code: z.string().nullable(),
      message: z.string().nullable(),
      happenedAt: z.string(),
      maySettle: z.boolean(),
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
