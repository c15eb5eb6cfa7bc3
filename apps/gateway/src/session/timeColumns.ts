import { by, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const sessionTimes: TimeColumns = {
  appUser: { lastLoginAt: row, createdAt: row, deletedAt: row, changedAt: row },
  endedSession: { expiresAt: by('mendSessions') },
  loginNonce: { expiresAt: by('mendSessions') },
  oneTimeCode: { sentAt: 'remove', endedAt: row },
  passwordTry: { lockedUntil: by('isLocked: no lock is that long'), lastTryAt: row, openedAt: row },
  session: { createdAt: row, expiresAt: by('mendSessions') },
  userLog: { at: row },
};
