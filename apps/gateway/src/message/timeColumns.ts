import { by, claim, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const messageTimes: TimeColumns = {
  announcement: { submittedAt: row, approvedAt: row },
  deviceBlock: { at: row },
  messageTemplate: { changedAt: row, deletedAt: row },
  phoneBlock: { at: row },
  receiveSetting: { changedAt: row },
  sandboxMessage: { at: row },
  sandboxReceipt: { dueAt: row },
  sendAccess: {
    failingSince: row,
    pausedUntil: by('dueAccesses: no pause is that long'),
    lastReceiptAt: row,
    deletedAt: row,
  },
  sendNotice: { dueAt: by('mendSending'), retryAt: by('dueNotices: no retry is that far'), failedAt: row },
  sendRecord: {
    at: by('mendSending'),
    nextAt: by('isDue of messages: nothing waits that long'),
    claimedUntil: claim,
    passedAt: by('passedTimes: what passed ahead holds nothing back'),
    handedAt: row,
    endedAt: row,
  },
  siteLetter: { sentAt: row, readAt: row },
};
