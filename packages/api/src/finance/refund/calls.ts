import type { Who } from '../../lib/call.ts';

/** Buyers see theirs, finance those that it audits. */
const seeRefunds = ['ordersMine:view', 'refundAudit:view'] as const satisfies Who;

/** @spec FIN-08 FIN-09 FIN-10 */
export const refundCalls = {
  refundPreview: {
    method: 'GET',
    path: '/finance/orders/{orderId}/refund',
    who: ['ordersMine:pay'],
    summary: 'Whether an order can be refunded, every reason against it, and what is unused of each line',
  },
  applyRefund: {
    method: 'POST',
    logs: 'finance.applyRefund',
    path: '/finance/orders/{orderId}/refund',
    who: ['ordersMine:pay'],
    body: 'json',
    summary: 'Asks for a refund of an order of the own; finance of the payee decides over it',
  },
  uploadEvidence: {
    method: 'POST',
    logs: 'finance.uploadEvidence',
    path: '/finance/refunds/evidence',
    who: ['ordersMine:pay'],
    body: 'multipart',
    summary: 'Takes a picture that a refund is to name as its evidence',
  },
  evidence: {
    method: 'GET',
    path: '/finance/refunds/evidence/{imageId}',
    who: seeRefunds,
    answers: 'file',
    summary: 'A picture of the evidence of a refund',
  },
  refunds: {
    method: 'GET',
    path: '/finance/refunds',
    who: seeRefunds,
    summary: 'Refunds of orders that the caller sees, with what they come to',
  },
  refund: {
    method: 'GET',
    path: '/finance/refunds/{refundId}',
    who: seeRefunds,
    summary: 'A refund with its track; for the payee, with what each recipient of a split gives back',
  },
  approveRefund: {
    method: 'POST',
    logs: 'finance.approveRefund',
    path: '/finance/refunds/{refundId}/approve',
    who: ['refundAudit:audit'],
    body: 'json',
    summary:
      'Approves a refund: units are taken back, recipients give back their parts, then the provider pays the buyer',
  },
  refuseRefund: {
    method: 'POST',
    logs: 'finance.refuseRefund',
    path: '/finance/refunds/{refundId}/refuse',
    who: ['refundAudit:audit'],
    body: 'json',
    summary: 'Refuses a refund, for a reason that its buyer is told',
  },
  retryReturns: {
    method: 'POST',
    logs: 'finance.retryReturns',
    path: '/finance/refunds/{refundId}/retry',
    who: ['refundAudit:audit'],
    body: 'json',
    summary: 'Asks recipients that did not give back their parts again, under other numbers',
  },
  bearReturns: {
    method: 'POST',
    logs: 'finance.bearReturns',
    path: '/finance/refunds/{refundId}/bear',
    who: ['refundAudit:audit'],
    body: 'json',
    summary: 'Lets the merchant bear what recipients did not give back, for a reason, so that the buyer is paid',
  },
  settleCase: {
    method: 'POST',
    logs: 'finance.settleCase',
    path: '/finance/cases/{caseId}/settle',
    who: ['ordersMine:handle'],
    body: 'json',
    summary: 'Decides over a refund that did not arrive, or books one that was made at the provider',
  },
} as const;
