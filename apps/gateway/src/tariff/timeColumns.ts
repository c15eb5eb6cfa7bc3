import { becomesNow, chosen, harmless, type TimeColumns } from '../lib/mending/columns.ts';

const recorded = harmless('a record is never changed, and records are ordered by their number');

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const tariffTimes: TimeColumns = {
  priceEntry: { fromDay: chosen, madeAt: recorded, revokedAt: recorded },
  priceBook: { changedAt: becomesNow },
  resourceAccount: {
    lastAt: recorded,
    summedTo: harmless('its days are summed again by the first night of the right clock'),
  },
  resourceRecord: { at: recorded },
  consumptionControl: { changedAt: becomesNow },
  resourceDay: { day: recorded },
  registrationGrant: { fromDay: chosen, madeAt: recorded, revokedAt: recorded },
  deviceGrant: { at: recorded },
  dayGift: { dayBefore: recorded, dayAfter: recorded, at: recorded },
};
