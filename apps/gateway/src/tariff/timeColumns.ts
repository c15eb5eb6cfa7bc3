import { chosen, harmless, type TimeColumns } from '../lib/mending/columns.ts';

const recorded = harmless('a record is never changed, and records are ordered by their number');

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const tariffTimes: TimeColumns = {
  priceEntry: { fromDay: chosen, madeAt: recorded, revokedAt: recorded },
  resourceAccount: { lastAt: recorded },
  resourceRecord: { at: recorded },
};
