import { chosen, claim, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const siteTimes: TimeColumns = {
  importHeader: { at: row },
  importJob: { at: row, endedAt: row, claimedUntil: claim },
  inspector: { removedAt: row, changedAt: row },
  maint: { deletedAt: row, changedAt: row },
  org: { changedAt: row },
  partner: { disabledAt: row, deletedAt: row, changedAt: row },
  place: { deletedAt: row, changedAt: row },
  placeMember: { verifiedAt: row, changedAt: row },
  project: { startOn: chosen, endOn: chosen, changedAt: row },
  projectDevice: { addedAt: row },
  projectLabel: { printedAt: row, changedAt: row },
  siteMove: { at: row },
  unit: { deletedAt: row, changedAt: row },
};
