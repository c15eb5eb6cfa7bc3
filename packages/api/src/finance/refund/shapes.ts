import {
  caseWays,
  orderTypeNames,
  paymentMethods,
  refundedThings,
  refundEvidenceImages,
  refundStates,
  refundTrackSteps,
  refundWaits,
  returnStates,
  rollbackUnits,
} from '@fireline/domain/finance';
import * as z from 'zod';
import type { Shapes } from '../../lib/call.ts';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import {
  page,
  paging,
  zBool,
  zId,
  zInstant,
  zInt,
  zList,
  zProblem,
  zRevision,
  zSearch,
  zUploadFile,
} from '../../lib/shapes.ts';
import { zCents, zOrderDetail } from '../orderShapes.ts';

const zUnits = z.number().int();
/** The forms of the domain say what is wrong with a field. */
const zText = z.string();
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
const zSeenUnits = zInt.min(rollbackUnits.min).max(rollbackUnits.max);

/** What was bought and paid, refunded and taken back before, and is unused now. */
const zSold = z.object({
  units: zUnits,
  paidCents: zCents,
  refundedCents: zCents,
  takenUnits: zUnits,
  unitsLeft: zUnits,
});
const zLine = z.object({
  lineId: z.number(),
  resource: z.enum(refundedThings),
  units: zUnits,
  amountCents: zCents,
  refundedCents: zCents,
  takenUnits: zUnits,
});
const zPreview = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  /** Of the order: sent back with the request, so that nobody asks by an order that has changed. */
  revision: z.number().int(),
  /** Empty: a refund may be asked for. */
  reasons: z.array(zProblem),
  /** What is unused is worth. */
  refundableCents: zCents,
  sold: zSold,
  lines: z.array(zLine),
});
export type RefundPreview = z.output<typeof zPreview>;

export const zRefund = z.object({
  refundId: z.number(),
  refundNo: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  orderType: z.enum(orderTypeNames),
  method: z.enum(paymentMethods).nullable(),
  payerName: z.string(),
  payeeName: z.string(),
  state: z.enum(refundStates),
  cents: zCents,
  /** Units taken back; while it is under review, those that would be. */
  units: zUnits,
  resource: z.enum(refundedThings).nullable(),
  paidCents: zCents,
  /** Of the order, by all refunds that succeeded. */
  refundedCents: zCents,
  reason: z.string(),
  askedBy: zBy,
  askedAt: z.string(),
  decidedBy: zBy.nullable(),
  decidedAt: z.string().nullable(),
  /** Why it was refused. */
  refusal: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Of the payee, and did not ask for it. */
  mayAudit: z.boolean(),
  /** The caller asked for it. */
  isOwn: z.boolean(),
  /** Whom it waits for since it was approved; null: for nobody. */
  waits: z.enum(refundWaits).nullable(),
  revision: z.number().int(),
  changedBy: zBy,
  changedAt: z.string(),
});
export type RefundRow = z.output<typeof zRefund>;

const zPart = z.object({
  recipientName: z.string(),
  /** What it holds of the order, gives back, and is left with. */
  heldCents: zCents,
  cents: zCents,
  /** null: it is not asked yet. */
  state: z.enum(returnStates).nullable(),
  /** Why it gives back nothing. */
  problem: zProblem.nullable(),
  /** The words of the provider. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  borneCents: zCents,
});
const zDetail = zRefund.extend({
  contact: zPersonal('text'),
  remark: z.string(),
  evidence: z.array(z.string()),
  track: z.array(z.enum(refundTrackSteps)),
  lines: z.array(z.object({ lineId: z.number(), resource: z.enum(refundedThings), cents: zCents, units: zUnits })),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /** For the payee alone. */
  desk: z
    .object({
      sold: zSold,
      /** Why it cannot be approved as it was asked for. */
      problem: zProblem.nullable(),
      parts: z.array(zPart),
      /** With what it bears for others. */
      merchantCents: zCents,
      bearReason: z.string().nullable(),
      /** Other refunds of the buyer, the newest first. */
      earlier: z.array(
        z.object({
          refundId: z.number(),
          orderNo: z.string(),
          cents: zCents,
          state: z.enum(refundStates),
          askedAt: z.string(),
        }),
      ),
    })
    .nullable(),
});
export type RefundDetail = z.output<typeof zDetail>;

const ofRefund = { refundId: zId, revision: zRevision };

export const refundShapes = {
  refundPreview: { send: z.object({ orderId: zId }), reply: zPreview },
  applyRefund: {
    send: z.object({
      orderId: zId,
      revision: zRevision,
      /** In yuan. */
      amount: zText,
      reason: zText,
      contact: zText,
      remark: zText,
      /** Pictures that were sent before. */
      evidence: z.array(zImageId).max(refundEvidenceImages.max).default([]),
      /** Units that the page said would be taken back. */
      seenUnits: zSeenUnits,
    }),
    reply: zDetail,
  },
  uploadEvidence: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  evidence: { send: z.object({ imageId: zImageId }), reply: z.string() },
  refunds: {
    send: z.object({
      search: zSearch.optional(),
      states: zList(z.enum(refundStates)).optional(),
      orderId: zId.optional(),
      /** Only those that the caller asked for. */
      isMine: zBool.optional(),
      /** Only those that the caller may audit, or that are paid back by its tenant. */
      isPayee: zBool.optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      /** `queue`: those that wait first, the oldest of them at the top. */
      sort: z.enum(['askedAt', 'cents', 'queue']).default('askedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zRefund).extend({
      totals: z.object({
        waitingCents: zCents,
        waiting: z.number().int(),
        oldestAt: z.string().nullable(),
        refundingCents: zCents,
        successCents: zCents,
        refusedCents: zCents,
        failedCents: zCents,
      }),
    }),
  },
  refund: { send: z.object({ refundId: zId }), reply: zDetail },
  approveRefund: { send: z.object({ ...ofRefund, seenUnits: zSeenUnits }), reply: zDetail },
  refuseRefund: { send: z.object({ ...ofRefund, reason: zText }), reply: zDetail },
  retryReturns: { send: z.object(ofRefund), reply: zDetail },
  settleCase: {
    /** The amount, in yuan, where it could not be read. */
    send: z.object({ caseId: zId, how: z.enum(caseWays), remark: zText, amount: zText.optional() }),
    reply: zOrderDetail,
  },
  bearReturns: { send: z.object({ ...ofRefund, reason: zText }), reply: zDetail },
} satisfies Shapes;
