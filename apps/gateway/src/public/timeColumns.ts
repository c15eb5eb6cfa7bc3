import { mendedBy, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const publicTimes: TimeColumns = {
  embedKey: { createdAt: becomesNow, lastUsedAt: becomesNow, changedAt: becomesNow },
  publicLink: {
    createdAt: becomesNow,
    expiresAt: mendedBy('mendLinks'),
    revokedAt: becomesNow,
    lastOpenedAt: becomesNow,
  },
};
