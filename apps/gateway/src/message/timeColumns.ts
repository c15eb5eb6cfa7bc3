import { mendedBy, claim, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const messageTimes: TimeColumns = {
  announcement: { submittedAt: becomesNow, approvedAt: becomesNow },
  deviceBlock: { at: becomesNow },
  messageTemplate: { changedAt: becomesNow, deletedAt: becomesNow },
  phoneBlock: { at: becomesNow },
  receiveSetting: { changedAt: becomesNow },
  sandboxMessage: { at: becomesNow },
  sandboxReceipt: { dueAt: becomesNow },
  sendAccess: {
    failingSince: becomesNow,
    pausedUntil: mendedBy('dueAccesses: no pause is that long'),
    lastReceiptAt: becomesNow,
    deletedAt: becomesNow,
  },
  sendNotice: {
    dueAt: mendedBy('mendSending'),
    retryAt: mendedBy('dueNotices: no retry is that far'),
    failedAt: becomesNow,
  },
  sendRecord: {
    at: mendedBy('mendSending'),
    nextAt: mendedBy('isDue of messages: nothing waits that long'),
    claimedUntil: claim,
    passedAt: mendedBy('passedTimes: what passed ahead holds nothing back'),
    handedAt: becomesNow,
    endedAt: becomesNow,
  },
  siteLetter: { sentAt: becomesNow, readAt: becomesNow },
};
