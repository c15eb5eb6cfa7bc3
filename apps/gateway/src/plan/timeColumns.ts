import { by, claim, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const planTimes: TimeColumns = {
  planGrant: { expiresAt: by('mendGrants') },
  planKeyTry: { lastAt: row },
  planLayer: { publishedAt: row, fileAt: row, createdAt: row, updatedAt: row, deletedAt: row },
  planPublish: { at: row, endedAt: row, claimedUntil: claim },
  planVersion: { at: row },
};
