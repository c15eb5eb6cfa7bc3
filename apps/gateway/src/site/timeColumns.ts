import { chosen, claim, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const siteTimes: TimeColumns = {
  importHeader: { at: becomesNow },
  importJob: { at: becomesNow, endedAt: becomesNow, claimedUntil: claim },
  inspector: { removedAt: becomesNow, changedAt: becomesNow },
  maint: { deletedAt: becomesNow, changedAt: becomesNow },
  org: { changedAt: becomesNow },
  partner: { disabledAt: becomesNow, deletedAt: becomesNow, changedAt: becomesNow },
  place: { deletedAt: becomesNow, changedAt: becomesNow },
  placeMember: { verifiedAt: becomesNow, changedAt: becomesNow },
  project: { startOn: chosen, endOn: chosen, changedAt: becomesNow },
  projectDevice: { addedAt: becomesNow },
  projectLabel: { printedAt: becomesNow, changedAt: becomesNow },
  siteMove: { at: becomesNow },
  unit: { deletedAt: becomesNow, changedAt: becomesNow },
};
