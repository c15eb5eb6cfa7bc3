import { by, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const publicTimes: TimeColumns = {
  embedKey: { createdAt: row, lastUsedAt: row, changedAt: row },
  publicLink: { createdAt: row, expiresAt: by('mendLinks'), revokedAt: row, lastOpenedAt: row },
};
