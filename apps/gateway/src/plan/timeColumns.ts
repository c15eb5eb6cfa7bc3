import { mendedBy, claim, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const planTimes: TimeColumns = {
  planGrant: { expiresAt: mendedBy('mendGrants') },
  planKeyTry: { lastAt: becomesNow },
  planLayer: {
    publishedAt: becomesNow,
    fileAt: becomesNow,
    createdAt: becomesNow,
    updatedAt: becomesNow,
    deletedAt: becomesNow,
  },
  planPublish: { at: becomesNow, endedAt: becomesNow, claimedUntil: claim },
  planVersion: { at: becomesNow },
};
