import { mendedBy, harmless, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const analysisTimes: TimeColumns = {
  deviceStorage: { firstAt: becomesNow, countedAt: becomesNow },
  placeDay: { day: 'remove' },
  presenceDay: { day: 'remove' },
  readingMonth: { month: harmless('a month that has not begun is shown nowhere; it is summed again when it comes') },
  safetyReport: {
    fromOn: mendedBy('mendReports'),
    toOn: mendedBy('mendReports'),
    madeAt: mendedBy('mendReports'),
    lateAt: becomesNow,
  },
  storageDay: { day: 'remove' },
};
