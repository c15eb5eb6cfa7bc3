import { becomesNow, changes, chosen, mendedBy, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const inspectionTimes: TimeColumns = {
  inspectionLine: changes,
  inspectionPoint: changes,
  inspectionPlan: {
    ...changes,
    validFrom: chosen,
    validTo: chosen,
    lastMadeTo: mendedBy('generationStart: what was made too far ahead is asked for again from today'),
    deletedAt: becomesNow,
  },
  inspectionTag: { ...changes, boundAt: becomesNow },
  inspectionResult: { at: becomesNow, receivedAt: becomesNow },
  inspectionScan: { at: becomesNow, receivedAt: becomesNow },
  inspectionFailure: { foundAt: becomesNow, decidedAt: becomesNow },
  inspectionTask: {
    fromDay: chosen,
    toDay: chosen,
    madeAt: becomesNow,
    completedAt: becomesNow,
    withdrawnAt: becomesNow,
    changedAt: becomesNow,
  },
};
