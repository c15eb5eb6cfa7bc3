import { harmless, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const cityTimes: TimeColumns = {
  cityPlan: { now: harmless('the moment around which the demo city was built') },
};
