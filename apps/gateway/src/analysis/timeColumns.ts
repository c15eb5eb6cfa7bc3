import { by, harmless, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const analysisTimes: TimeColumns = {
  deviceStorage: { firstAt: row, countedAt: row },
  placeDay: { day: 'remove' },
  presenceDay: { day: 'remove' },
  readingMonth: { month: harmless('a month that has not begun is shown nowhere; it is summed again when it comes') },
  safetyReport: { fromOn: by('mendReports'), toOn: by('mendReports'), madeAt: by('mendReports'), lateAt: row },
  storageDay: { day: 'remove' },
};
