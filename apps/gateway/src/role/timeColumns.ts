import { becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const roleTimes: TimeColumns = {
  role: { changedAt: becomesNow },
};
