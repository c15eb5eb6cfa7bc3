import { seenOf } from '@fireline/domain/plan';
import { planCalls } from '@fireline/api/plan';
import type { Plan, SeenPlan } from '@fireline/api/plan';
import type { PlanRow } from './store.ts';

const originalPath = planCalls.original.path;

/** A plan as it goes over the wire. @spec PLN-01 */
export function planOf(row: PlanRow & Pick<Plan, 'unplaced'>): Plan {
  const { isOpen: _, centerLng, centerLat, fileName, fileBytes, fileBy, fileAt, ...rest } = row;
  return {
    ...rest,
    points: row.points ?? 0,
    center: centerLng === null || centerLat === null ? null : { lng: centerLng, lat: centerLat },
    file:
      fileName === null
        ? null
        : { name: fileName, sizeBytes: fileBytes ?? 0, uploadedBy: fileBy ?? '', uploadedAt: fileAt ?? '' },
    originalUrl: fileName === null ? null : originalPath.replace('{layerId}', String(row.layerId)),
  };
}

/** The same for a reader who may not have given its key. @spec PLN-05 */
export const seenPlanOf = (row: PlanRow & Pick<Plan, 'unplaced'>): SeenPlan => seenOf(planOf(row), row.isOpen);
