import { mendedBy, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const sessionTimes: TimeColumns = {
  appUser: { lastLoginAt: becomesNow, createdAt: becomesNow, deletedAt: becomesNow, changedAt: becomesNow },
  endedSession: { expiresAt: mendedBy('mendSessions') },
  loginNonce: { expiresAt: mendedBy('mendSessions') },
  oneTimeCode: { sentAt: 'remove', endedAt: becomesNow },
  passwordTry: { lockedUntil: mendedBy('isLocked: no lock is that long'), lastTryAt: becomesNow, openedAt: becomesNow },
  session: { createdAt: becomesNow, expiresAt: mendedBy('mendSessions') },
  userLog: { at: becomesNow },
};
