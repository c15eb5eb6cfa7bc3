import { becomesNow, chosen, claim, harmless, mendedBy, type TimeColumns } from '../lib/mending/columns.ts';

const posted = harmless('the ledger and what it rests on are never changed');

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const financeTimes: TimeColumns = {
  tradeOrder: {
    createdAt: becomesNow,
    paidAt: becomesNow,
    expiresAt: harmless('an order that lives too long is cancelled by its payer'),
    endedAt: becomesNow,
  },
  orderLine: { fulfilledAt: becomesNow, dayBefore: chosen, dayAfter: chosen },
  orderTrack: { at: { back: 'orderId' } },
  payment: {
    createdAt: becomesNow,
    expiresAt: harmless('the provider ends it by its own clock'),
    endedAt: becomesNow,
    nextAskAt: becomesNow,
  },
  providerEvent: { at: posted },
  providerTask: { runAt: becomesNow, claimedUntil: claim, doneAt: becomesNow },
  ledgerTransfer: { at: posted },
  payAccess: { changedAt: becomesNow, refundsAskedOn: mendedBy('daysToAsk: a day that lies ahead counts as none') },
  merchant: { stoppedAt: becomesNow, changedAt: becomesNow },
  recipient: { endedAt: becomesNow, changedAt: becomesNow },
  splitRule: { endedAt: becomesNow, changedAt: becomesNow },
  splitRuleVersion: { savedAt: becomesNow },
  splitTrigger: { firedAt: becomesNow, changedAt: becomesNow },
  splitRecord: { createdAt: becomesNow, completedAt: becomesNow },
  payCode: { issuedAt: becomesNow, endedAt: becomesNow },
  payCodeTry: { at: becomesNow },
  refund: {
    askedAt: becomesNow,
    decidedAt: becomesNow,
    plannedAt: becomesNow,
    endedAt: becomesNow,
    changedAt: becomesNow,
  },
  moneyCase: { happenedAt: posted, foundAt: becomesNow, settledAt: becomesNow, bouncedAt: becomesNow },
  refundReturn: { createdAt: becomesNow, endedAt: becomesNow },
  sandboxReturn: { at: posted },
  sandboxSplit: { at: posted, settlesAt: becomesNow },
  sandboxTrade: { createdAt: posted, expiresAt: posted, paidAt: posted, freedAt: posted },
  sandboxRefund: { at: posted, failedAt: posted },
  sandboxNotice: { dueAt: becomesNow },
};
